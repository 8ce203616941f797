"""`make clean`: away with everything that can be made again; `instance/` is data and stays."""

import shutil

from tools.paths import BUILD, PWA, ROOT, VENV

CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")


def clean() -> None:
    """Remove the environment, the packages, the build and the caches."""
    made = [BUILD, VENV, PWA / "node_modules", PWA / "dist", *(ROOT / name for name in CACHES)]
    for folder in made:
        shutil.rmtree(folder, ignore_errors=True)

"""`make check`: every check runs, whatever the ones before it found; the exit code tells."""

import os
import subprocess
from pathlib import Path

from tools.node import node_environment, packages
from tools.paths import PWA, PYTHON, ROOT
from tools.say import say
from tools.venv import environment

CHECKS: list[tuple[str, Path, list[str]]] = [
    ("ruff", ROOT, [str(PYTHON), "-m", "ruff", "check", "--quiet"]),
    ("ruff format", ROOT, [str(PYTHON), "-m", "ruff", "format", "--check", "--quiet"]),
    ("mypy", ROOT, [str(PYTHON), "-m", "mypy", "--no-error-summary"]),
    ("biome", PWA, ["npx", "--no-install", "biome", "check", "--reporter=summary"]),
    ("catalogue", ROOT, [str(PYTHON), "-m", "tools.catalogue"]),
    ("glossary", ROOT, [str(PYTHON), "-m", "tools.glossary"]),
    ("dialect", ROOT, [str(PYTHON), "-m", "tools.dialect"]),
    ("house", ROOT, [str(PYTHON), "-m", "tools.house"]),
]


def check() -> int:
    """Run all checks and name the ones that found something."""
    environment()
    environment(development=True)
    node = node_environment()
    packages(node)
    env = {**os.environ, **node, "PYTHONUTF8": "1"}
    failed = [
        name
        for name, folder, command in CHECKS
        if subprocess.run(command, cwd=folder, env=env).returncode
    ]
    if failed:
        print(say("setup-check-failed", names=", ".join(failed)))
    else:
        print(say("setup-check-passed", count=len(CHECKS)))
    return bool(failed)

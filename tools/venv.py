"""The virtual environment and the packages in it, installed only when their pins changed."""

import importlib.util
import subprocess
import sys
from pathlib import Path

from tools.fault import Fault
from tools.paths import PYTHON, ROOT, VENV
from tools.stamp import fingerprint, once
from tools.step import step

CONSTRAINTS = ROOT / "constraints.txt"
QUIETLY = ["--quiet", "--disable-pip-version-check", "--retries", "2"]
PIP: list[str | Path] = [PYTHON, "-m", "pip", "install", *QUIETLY, "--constraint", CONSTRAINTS]
REQUIREMENTS = [ROOT / "requirements.txt", CONSTRAINTS]
DEVELOPMENT = [ROOT / "requirements-dev.txt", *REQUIREMENTS]


def environment(development: bool = False) -> None:
    """Make `.venv` and bring in what the server needs, and what the tests need where asked."""
    _virtual_environment()
    wanted = DEVELOPMENT if development else REQUIREMENTS
    key = "setup-dev-packages" if development else "setup-packages"
    once(
        VENV / f"{wanted[0].stem}.sha256",
        fingerprint(wanted),
        lambda: step(key, [*PIP, "-r", wanted[0]]),
    )


def _virtual_environment() -> None:
    if _works(PYTHON):
        return
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise Fault("setup-no-venv", package="python3-venv")
    step("setup-venv", [sys.executable, "-m", "venv", "--clear", VENV])


def _works(python: object) -> bool:
    """Whether this environment's Python starts and has pip: a set-up may have been cut off."""
    try:
        return (
            subprocess.run([str(python), "-c", "import pip"], capture_output=True).returncode == 0
        )
    except OSError:
        return False

"""Where things are; everything that is made by the set-up lies in one of these folders."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PWA = ROOT / "pwa"
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
INSTANCE = ROOT / "instance"

"""A Chromium for the tests: the system's, else the distribution's, else Playwright's download."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tools.fault import Fault
from tools.paths import PYTHON
from tools.step import step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHT_SAYS = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


def chromium() -> str:
    """The path of a Chromium that the tests may drive, installed if need be.

    Raises `Fault("setup-no-chromium")`, which says how to get one, when every way failed.
    """
    for install in (lambda: None, _from_apt, _from_playwright):
        _attempt(install)
        found = installed()
        if found:
            return found
    raise Fault("setup-no-chromium")


def installed() -> str | None:
    """The first Chromium on `PATH`, else Playwright's if it was downloaded before."""
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    said = subprocess.run([PYTHON, "-c", PLAYWRIGHT_SAYS], capture_output=True, text=True).stdout
    path = said.strip()
    return path if path and Path(path).exists() else None


def _attempt(install: Callable[[], None]) -> None:
    """A way that fails is no fault yet: there are others."""
    try:
        install()
    except Fault:
        return


def _from_apt() -> None:
    if shutil.which("apt-get") is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if as_root and shutil.which("sudo") is None:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    step("setup-apt-lists", [*as_root, "apt-get", "update", "--quiet"], env=quiet)
    step(
        "setup-apt-chromium",
        [*as_root, "apt-get", "install", "--yes", "--quiet", "chromium"],
        env=quiet,
    )


def _from_playwright() -> None:
    step("setup-playwright", [PYTHON, "-m", "playwright", "install", "chromium"])

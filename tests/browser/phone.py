"""A phone for the tests: a real Chromium with a profile of its own, that can be killed like one."""

import os
import signal
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.chromium import chromium

SMALL = {"width": 360, "height": 740}
ARGUMENTS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUICK_MS = 10_000


class Phone:
    """One profile folder, and at most one Chromium on it at a time."""

    def __init__(self, playwright: Playwright, folder: Path, **options: Any):
        self.playwright = playwright
        self.folder = folder
        self.options = {"viewport": SMALL, "locale": "en-GB", **options}
        self.scripts: list[str] = []
        self.errors: list[str] = []
        self.context: BrowserContext
        self.page: Page

    def before_each_page(self, script: str) -> "Phone":
        """Run `script` in every page before the app's own."""
        self.scripts.append(script)
        return self

    def start(self) -> "Phone":
        """Switch on: a second start finds what the first one stored."""
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder,
            executable_path=os.environ.get("MATSIDE_CHROMIUM") or chromium(),
            args=ARGUMENTS,
            **self.options,
        )
        self.context.set_default_timeout(QUICK_MS)
        for script in self.scripts:
            self.context.add_init_script(script)
        self.page = self.context.pages[0]
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self

    def close(self) -> None:
        """Switch off in good order."""
        self.context.close()

    def kill(self) -> None:
        """SIGKILL every process of this Chromium at once: no handler runs, nothing is flushed."""
        groups = {os.getpgid(process) for process in processes_with(str(self.folder))}
        assert groups, "no Chromium runs on this profile"
        assert os.getpgid(0) not in groups
        with self.context.expect_event("close"):
            for group in groups:
                os.killpg(group, signal.SIGKILL)


def processes_with(argument: str) -> list[int]:
    """The processes whose command line holds `argument`."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=", "-o", "args="], capture_output=True, text=True, check=True
    ).stdout
    rows = (line.split(None, 1) for line in listed.splitlines())
    return [
        int(row[0]) for row in rows if len(row) == 2 and f"--user-data-dir={argument}" in row[1]
    ]

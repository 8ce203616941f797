"""A phone for the tests: a real Chromium with a profile of its own, that can be killed like one."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from tools.chromium import chromium

SMALL = {"width": 360, "height": 740}
ARGUMENTS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
STORED_TOKEN = """async () => {
  const request = indexedDB.open('matside');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const seats = request.result.transaction('seats').objectStore('seats').getAll();
  await new Promise((resolve) => seats.addEventListener('success', resolve));
  request.result.close();
  return seats.result[0].token;
}"""
UNDER_CONTROL = """async () => {
  await navigator.serviceWorker.ready;
  const controlled = () => Boolean(navigator.serviceWorker.controller);
  while (!controlled()) await new Promise((resolve) => setTimeout(resolve, 20));
}"""


class Phone:
    """One profile folder, and at most one Chromium on it at a time."""

    def __init__(
        self,
        playwright: Playwright,
        folder: Path,
        scripts: Iterable[str] = (),
        arguments: Iterable[str] = (),
        **options: Any,
    ):
        """`scripts` run in every page before the app's own; `arguments` are for this phone's
        Chromium beside `ARGUMENTS`; `options` are Playwright's."""
        self.playwright = playwright
        self.folder = folder
        self.scripts = list(scripts)
        self.arguments = [*ARGUMENTS, *arguments]
        self.options = {"viewport": SMALL, "locale": "en-GB", **options}
        self.errors: list[str] = []
        self.context: BrowserContext
        self.page: Page

    def start(self) -> "Phone":
        """Switch on: a second start finds what the first one stored."""
        self.context = self._context()
        self.context.set_default_timeout(PATIENCE_MS)
        for script in self.scripts:
            self.context.add_init_script(script)
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self

    def _context(self) -> BrowserContext:
        return self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=executable(), args=self.arguments, **self.options
        )

    def close(self) -> None:
        """Switch off in good order; no error may have gone unnoticed."""
        self.context.close()
        assert self.errors == []

    def kill(self) -> None:
        """SIGKILL every process of this Chromium at once: no handler runs, nothing is flushed."""
        groups = {os.getpgid(process) for process in processes_on(self.folder)}
        assert groups, "no Chromium runs on this profile"
        assert os.getpgid(0) not in groups
        with self.context.expect_event("close"):
            for group in groups:
                os.killpg(group, signal.SIGKILL)

    def wait_until_offline_ready(self) -> None:
        """The service worker serves this page, and the rules run on the phone."""
        self.page.evaluate(UNDER_CONTROL)
        self.wait_for("globalThis.matside?.rulesHost() === 'phone'")

    def wait_for(self, condition: str, within_ms: int = PATIENCE_MS) -> None:
        """Wait for a JavaScript expression to be true, in a page whose policy forbids `eval`."""
        self.page.evaluate(
            f"""async () => {{
              const end = performance.now() + {within_ms};
              while (!({condition})) {{
                if (performance.now() > end) throw new Error({condition!r} + ' is not so');
                await new Promise((resolve) => setTimeout(resolve, 20));
              }}
            }}"""
        )

    def at(self, testid: str) -> Locator:
        """The element of that test id."""
        return self.page.get_by_test_id(testid)

    def tap(self, *testids: str) -> None:
        """Tap one after the other."""
        for testid in testids:
            self.at(testid).click()

    def type(self, testid: str, text: str) -> None:
        """Fill a field."""
        self.at(testid).fill(text)

    def sees_unsent(self, count: int) -> None:
        """The header says how many entries the server has not got yet."""
        expect(self.at("unsent")).to_have_attribute("data-count", str(count))

    def pick(self, person: int) -> None:
        """Type a competitor's number and go to the card."""
        self.type("person-search", str(person))
        self.at("person-search").press("Enter")
        expect(self.at("slot-1")).to_be_visible()

    def key_in(self, digits: str) -> None:
        """Tap a time on the keypad and save it; the competitor then sees it."""
        self.tap(*(f"keypad-{digit}" for digit in digits), "save")
        expect(self.at("confirm")).to_be_visible()

    def enter(self, person: int, *times: str) -> None:
        """Enter attempts of one competitor, each confirmed by the competitor."""
        self.pick(person)
        for place, digits in enumerate(times, 1):
            self.key_in(digits)
            self.tap("confirm")
            self.tap("next-attempt" if place < len(times) else "next")

    def confirms_opening(self, stream: str) -> None:
        """Confirm the sheet that opens a round, and see that it is open and told to the server."""
        self.tap("confirm-open")
        expect(self.at("confirm-open")).to_have_count(0)
        self.wait_for(f"globalThis.matside?.board({stream!r})?.round.status === 'open'")
        self.sees_unsent(0)

    def board(self, stream: str) -> dict[str, Any]:
        """The round as this phone folds it, of all that it knows by now."""
        self.wait_for(f"globalThis.matside?.board({stream!r}) && matside.isFolded({stream!r})")
        board: dict[str, Any] = self.page.evaluate("(stream) => matside.board(stream)", stream)
        return board

    def token(self) -> str:
        """The secret by which the server knows this phone, from the phone's own memory."""
        token: str = self.page.evaluate(STORED_TOKEN)
        return token


class BorrowedPhone(Phone):
    """A profile of its own in a Chromium that runs already: quick to start, gone when it closes."""

    def __init__(
        self, playwright: Playwright, browser: Browser, scripts: Iterable[str] = (), **options: Any
    ):
        super().__init__(playwright, Path(), scripts, **options)
        self.browser = browser

    def _context(self) -> BrowserContext:
        return self.browser.new_context(**self.options)


def becomes(read: Callable[[], Any], wanted: Any) -> None:
    """What is read is so in the end: as `expect` does it, for what is no element of a page."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while (found := read()) != wanted and time.monotonic() < end:
        time.sleep(0.05)
    assert found == wanted


def executable() -> str:
    """The Chromium that the set-up found."""
    return os.environ.get("MATSIDE_CHROMIUM") or chromium()


def processes_on(folder: Path) -> list[int]:
    """The processes of the Chromium whose profile is that folder."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=", "-o", "args="], capture_output=True, text=True, check=True
    ).stdout
    profile = re.compile(rf"^\s*(\d+) .*--user-data-dir={re.escape(str(folder))}(?:\s|$)")
    return [int(found[1]) for found in map(profile.match, listed.splitlines()) if found]

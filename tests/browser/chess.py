"""A match of ChessCubing at a table: opened by taps, played on a clock that the test sets."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone

MATCH = "chess-r0-m1"
CHECKS = ("cubes", "covers", "scrambles", "board", "format")
START = 1_900_000_000_000
"""What the page's clock says when a match is opened."""


@dataclass
class Table:
    """An arbiter's device, whose clock stands still but for `wait`."""

    phone: Phone
    path: str
    match: str = MATCH
    at_ms: int = 0
    """Milliseconds since the match was opened."""

    def comes(self) -> None:
        """The console's address, with the clock at the beginning."""
        self.phone.page.goto(f"{self.path}/chess/match/{self.match}")
        self.phone.page.evaluate("(at) => machine.hold(at)", START)

    def names(self, one: str, other: str) -> None:
        self.phone.type("name-1", one)
        self.phone.type("name-2", other)

    def sets(self, **settings: str) -> None:
        """What is typed in the folded part of the settings."""
        self.phone.tap("more-settings")
        for name, value in settings.items():
            self.phone.type(name, value)

    def checks(self) -> None:
        """Everything that comes before the draw."""
        for check in CHECKS:
            self.phone.at(f"check-{check}").check()

    def draws_by_hand(self, white: int = 1) -> None:
        self.phone.tap("draw-by-hand", f"white-{white}")
        self.phone.at("check-draw").check()

    def opens(self, rules: str = "twic", format_: str = "FAST", **settings: str) -> None:
        """A friendly match of Ada (White) and Bo."""
        self.comes()
        self.phone.tap(f"rules-{rules}", f"format-{format_}")
        if settings:
            self.sets(**settings)
        self.names("Ada", "Bo")
        self.checks()
        self.draws_by_hand()
        self.phone.tap("open-match")
        self.sees("READY")

    def sees(self, state: str) -> None:
        expect(self.phone.at("console")).to_have_attribute("data-state", state)

    def wait(self, ms: int) -> None:
        """Let so much time go by on the device's clock, and the page notice."""
        self.at_ms += ms
        self.phone.page.evaluate(
            "(at) => { machine.hold(at); return machine.frames(3); }", START + self.at_ms
        )

    def starts(self) -> None:
        self.phone.tap("start-part")
        self.sees("PLAY")

    def moves(self, side: str, ms: int = 5_000) -> None:
        """A move so long after what was before; ends when the console shows it."""
        self.wait(ms)
        count = self.phone.at(f"zone-{side}").get_by_test_id("count")
        before = count.inner_text()
        self.phone.at(f"zone-{side}").click()
        expect(count).not_to_have_text(before)

    def plays(self, first: str = "white", counts: int = 6) -> None:
        """A whole part without anything special: both quotas, then the board is looked at."""
        second = "black" if first == "white" else "white"
        for number in range(counts):
            self.moves(first)
            if number < counts - 1:
                self.moves(second)
        self.wait(5_000)
        self.phone.at(f"zone-{second}").click()
        self.sees("CLOSED")

    def clock(self, name: str) -> int:
        """Milliseconds that a running time shows."""
        return int(self.phone.at(name).get_attribute("data-ms") or "")

    def events(self) -> list[dict[str, Any]]:
        """What this device has entered, in order."""
        found: list[dict[str, Any]] = self.phone.page.evaluate(EVENTS, self.match)
        return found


EVENTS = """async (stream) => {
  const request = indexedDB.open('matside');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const rows = request.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => rows.addEventListener('success', resolve));
  request.result.close();
  return rows.result.map(({ raw }) => JSON.parse(raw))
    .filter((op) => op.stream === stream)
    .sort((one, other) => one.n - other.n)
    .map(({ kind, body }) => ({ kind, ...body }));
}"""

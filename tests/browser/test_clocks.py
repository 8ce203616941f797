"""A phone's clock informs people and decides nothing."""

import json

from tests.browser.venue import ROUND, Venue, half_a_round
from tools.paths import PWA

A_YEAR_AHEAD = """
const RealDate = Date;
const ahead = 366 * 86_400_000;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length) super(...given);
    else super(RealDate.now() + ahead);
  }
  static now() { return RealDate.now() + ahead; }
};
"""
MEASURES_TIME = ("Date.now(", "new Date(", "performance.now(")


def test_a_reading_is_the_typed_digits_whatever_the_phones_clock_says(venue: Venue):
    """I6, I9: an entry by a phone that lives in next year counts like any other."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", A_YEAR_AHEAD)
    phone.tap(f"round-{ROUND}")
    phone.enter(4, "1234")
    phone.sees_unsent(0)
    ops = [json.loads(envelope["raw"]) for envelope in venue.sync(phone.token())["ops"]]
    [entry] = [op for op in ops if op["kind"] == "attempt.record" and op["subject"]["person"] == 4]
    years = {int(op["at"][:4]) for op in ops if op["device"] != entry["device"]}
    assert entry["body"]["reading_ms"] == 12_340
    assert int(entry["at"][:4]) not in years
    [card] = [card for card in phone.board(ROUND)["cards"] if card["person"] == 4]
    assert card["slots"][0]["status"] == "recorded"


def test_nothing_between_keypad_and_entry_looks_at_a_clock():
    """I9: what the judge's screens do not ask for cannot become a result."""
    folders = (PWA / "screens" / "judge" / "entry", PWA / "parts" / "keypad")
    sources = {file: file.read_text() for folder in folders for file in folder.glob("*.js*")}
    code = {file: text for file, text in sources.items() if ".test." not in file.name}
    assert len(code) > 5
    for file, text in code.items():
        assert not any(clock in text for clock in MEASURES_TIME), file

"""Where the phone's figures are taken: four hundred people, their first round half done."""

from typing import Any

from tests.bench.browser import PATIENCE_MS, WATCH_THE_PAD
from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue, document
from tests.server.exchange.documents import person
from tests.support.scripted_phone import id_of

PEOPLE = range(1, 401)
DONE = (1, 2)
"""Everybody has these attempts of five."""
BATCH = 100


def full() -> dict[str, Any]:
    """The browser tests' competition with four hundred competitors."""
    people = [person(number, f"Person {number}", events=["333"]) for number in PEOPLE]
    return {**document(), "persons": people}


def half_done(venue: Venue) -> None:
    """The round is open, and a judge at another table has handed in the first attempts."""
    delegate, judge = venue.paper_phone("delegate", "Dana"), venue.paper_phone("judge", "Bo")
    opening = delegate.pen.open(PEOPLE)
    delegate.hand_in(opening)
    entries = [
        judge.pen.record(number, slot, reading(number, slot), [id_of(opening)])
        for slot in DONE
        for number in PEOPLE
    ]
    for first in range(0, len(entries), BATCH):
        judge.hand_in(*entries[first : first + BATCH])


def reading(number: int, slot: int) -> int:
    """Milliseconds on a timer, all different."""
    return 9000 + (number * 7919 + slot * 104_729) % 50_000


def judge(venue: Venue, *scripts: str) -> Phone:
    """A phone that has joined at that table and has all of the round."""
    phone = venue.joined("judge", "Ann", WATCH_THE_PAD, *scripts)
    phone.page.goto(card(venue, PEOPLE[0]))
    last = f"globalThis.matside?.board({ROUND!r})?.cards[0]?.slots[{DONE[-1] - 1}].op"
    phone.wait_for(last, PATIENCE_MS)
    return phone


def card(venue: Venue, number: int) -> str:
    """The address of a competitor's card."""
    return f"{venue.path}/judge/{ROUND}?person={number}"

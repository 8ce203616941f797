"""A table of Rummikub for the browser tests: an event that is drawn, a thumb at the page."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import PaperPhone, Venue
from tests.support.scripted_phone import id_of

EVENT = "rummikub"
TABLE = "rummikub-r1-t1"
PLAN = {
    "game": "rummikub",
    "name": "Rummikub Open",
    "role": "single",
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {"pool_empty": "difference"},
    "tie_breaks": ["drawn"],
    "draw": "tile",
    "stages": [{"rounds": [2], "advance": None}],
    "day": [],
}


class Writer:
    """A device without a screen whose operations each have seen all that it wrote before."""

    def __init__(self, paper: PaperPhone) -> None:
        self.paper = paper
        self.last: dict[str, list[str]] = {}

    def says(self, stream: str, kind: str, body: Any, person: int | None = None) -> str:
        """Hands one operation in; its id."""
        subject = None if person is None else {"person": person}
        base = self.last.get(stream, [])
        made = self.paper.pen.make(kind, body, subject, base, stream=stream)
        self.paper.hand_in(made)
        self.last[stream] = [id_of(made)]
        return id_of(made)


def drawn(venue: Venue) -> Writer:
    """Competitors 1 to 4 sit at table 1 in the order of their numbers; the organizer's device."""
    olga = Writer(venue.paper_phone("organizer", "Olga"))
    olga.says(EVENT, "side.plan", PLAN)
    for person in (1, 2, 3, 4):
        olga.says(EVENT, "entrant.add", {"age_seen": True, "in_person": True}, person)
    opening = {"round": 1, "how": "tile", "people": [1, 2, 3, 4], "sizes": [4]}
    draw = olga.says(EVENT, "draw.open", opening)
    for person in (1, 2, 3, 4):
        seat = {"round": 1, "draw": draw, "table": 1, "seat": person - 1}
        olga.says(EVENT, "draw.seat", seat, person)
    olga.says(EVENT, "draw.publish", {"round": 1})
    return olga


def at_table(venue: Venue, role: str, name: str, view: str = "") -> Phone:
    """A phone that looks at the table's page and knows who sits there."""
    phone = venue.joined(role, name)
    phone.page.goto(f"{venue.path}/rummikub/table/{TABLE}{view}")
    expect(phone.at("sheet")).to_be_visible()
    return phone


def counts(phone: Phone, person: int, digits: str) -> None:
    """Choose a line and type its sum."""
    phone.tap(f"line-{person}")
    phone.tap(*(f"keypad-{digit}" for digit in digits))


def enters(phone: Phone, game: int, winner: int, sums: dict[int, str]) -> None:
    """The next game, from the question until it counts on the sheet."""
    phone.tap("enter-game", f"called-{winner}")
    for person, digits in sums.items():
        counts(phone, person, digits)
    expect(phone.at("check")).to_have_attribute("data-check", "0")
    phone.tap("entry-save")
    expect(phone.at(f"game-{game}")).to_have_attribute("data-state", "counted")


def sees_scores(phone: Phone, game: int, *scores: str) -> None:
    """What the sheet says of a game, in the order of the seats."""
    for person, score in enumerate(scores, 1):
        expect(phone.at(f"score-{game}-{person}")).to_contain_text(score)

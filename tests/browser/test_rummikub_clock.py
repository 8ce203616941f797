"""The clock of a Rummikub table's turns on a clock that the test sets, and the rack helper."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess import EVENTS
from tests.browser.chess_hall import write
from tests.browser.phone import Phone
from tests.browser.time_machine import EARS, TIME_MACHINE
from tests.browser.venue import Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

EVENT, TABLE = "rummikub", "rummikub-r1-t1"
PEOPLE = (1, 2, 3, 4)
START = 1_900_000_000_000
"""What the page's clock says when the clock is opened."""
PLAN = {
    "game": "rummikub",
    "name": "Busan",
    "role": "single",
    "date": "2017-06-17",
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {},
    "tie_breaks": [],
    "draw": "tile",
    "stages": [{"rounds": [2], "advance": None}],
    "day": [],
}


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    wcif = small(
        id="Turns2026",
        name="Turns 2026",
        shortName="Turns",
        persons=[person(number, f"Player {number}", events=["333"]) for number in PEOPLE],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(tmp_path_factory.mktemp("turns"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    seated(made)
    yield made
    made.close()


def seated(hall: Venue) -> None:
    """All four at table 1 of round 1, by number."""
    desk = hall.paper_phone("organizer", "Olga")
    opening = {"round": 1, "how": "tile", "people": [*PEOPLE], "sizes": [4]}
    begun = write(
        desk,
        EVENT,
        {"kind": "side.plan", "body": PLAN},
        *(
            {"kind": "entrant.add", "subject": {"person": number}, "body": {"age_seen": True}}
            for number in PEOPLE
        ),
        {"kind": "draw.open", "body": opening},
    )
    draw = id_of(begun[-1])
    seen = [draw]
    for seat, number in enumerate(PEOPLE):
        body = {"round": 1, "draw": draw, "table": 1, "seat": seat}
        made = desk.pen.make("draw.seat", body, {"person": number}, seen, stream=EVENT)
        desk.hand_in(made)
        seen = [id_of(made)]
    desk.hand_in(desk.pen.make("draw.publish", {"round": 1}, None, seen, stream=EVENT))


@dataclass
class Clock:
    """A phone beside the table, whose own clock stands still but for `wait`."""

    phone: Phone
    path: str
    at_ms: int = 0

    def comes(self) -> None:
        self.phone.page.goto(f"{self.path}/rummikub/table/{TABLE}/clock")
        self.wait(0)
        self.stands_at("start")

    def wait(self, ms: int) -> None:
        """Let so much time go by, and the page notice."""
        self.at_ms += ms
        self.phone.page.evaluate(
            "(at) => { machine.hold(at); return machine.frames(3); }", START + self.at_ms
        )

    def stands_at(self, stage: str) -> None:
        expect(self.phone.at("turns")).to_have_attribute("data-stage", stage)

    def turn_of(self, number: int) -> None:
        expect(self.phone.at("on-turn")).to_have_attribute("data-person", str(number))

    def left(self, ms: int) -> None:
        expect(self.phone.at("left")).to_have_attribute("data-ms", str(ms))

    def heard(self) -> list[str]:
        """What was said aloud since the page was loaded."""
        found: list[str] = self.phone.page.evaluate("heard.said.map(([, words]) => words)")
        return found

    def notes(self) -> list[tuple[Any, ...]]:
        """What this phone has noted in the table's log, in order."""
        found = self.phone.page.evaluate(EVENTS, TABLE)
        return [(one["game"], one["what"], one.get("words")) for one in found]


def test_a_game_from_the_draw_to_the_last_turn_with_a_reload_a_penalty_and_another_phone(
    hall: Venue,
):
    clock = Clock(hall.joined("judge", "Ann", TIME_MACHINE, EARS), hall.path)
    phone = clock.phone
    clock.comes()
    for number in (13, 4, 13, 2):
        phone.tap(f"drawn-{number}")
    expect(phone.at("start-says")).to_contain_text("Player 1 · Player 3")
    phone.tap("drawn-5", "drawn-9")
    expect(phone.at("starter")).to_contain_text("Player 3")
    phone.tap("redeal", "redeal-4")
    clock.stands_at("start")
    phone.tap("start-known", "starts-2", "go")
    clock.turn_of(2)

    clock.wait(45_000)
    clock.left(15_000)
    expect(phone.at("said")).not_to_contain_text("seconds")
    clock.wait(5_000)
    expect(phone.at("said")).to_contain_text("10 seconds")
    assert clock.heard() == ["10 seconds"]
    clock.wait(3_000)
    phone.page.reload()
    clock.left(7_000)
    clock.wait(7_000)
    expect(phone.at("time-over")).to_contain_text("Player 2")
    expect(phone.at("pause")).to_have_count(0)
    assert clock.heard() == ["Time is over"]
    phone.tap("uncombined-more", "uncombined-more")
    expect(phone.at("penalty-steps")).to_have_attribute("data-drawn", "5")
    clock.wait(90_000)
    phone.tap("penalty-done")
    clock.turn_of(3)
    clock.left(60_000)

    clock.wait(20_000)
    phone.tap("pause")
    clock.stands_at("paused")
    clock.wait(600_000)
    clock.left(40_000)
    phone.tap("resume")
    clock.wait(1_000)
    clock.left(39_000)
    phone.tap("turn-over")
    clock.turn_of(4)
    clock.wait(2_000)
    phone.tap("undo")
    clock.turn_of(3)
    clock.left(37_000)
    phone.tap("turn-over")
    phone.sees_unsent(0)

    other = Clock(hall.joined("judge", "Ben", TIME_MACHINE), hall.path, clock.at_ms)
    other.comes()
    expect(other.phone.at("elsewhere")).to_be_visible()
    other.phone.tap("take-over", "start-known", "starts-1")
    other.stands_at("ready")

    phone.tap("act-last-tile", "last-tile-4")
    for turns, number in ((4, 1), (3, 2), (2, 3), (1, 4)):
        clock.turn_of(number)
        expect(phone.at("last-turns")).to_have_attribute("data-left", str(turns))
        phone.tap("turn-over")
    expect(phone.at("game-ended")).to_have_attribute("data-how", "pool")
    assert clock.notes() == [
        (1, "redeal", None),
        (1, "starts", None),
        (1, "clock", "Time over: 2 under the pool, 5 drawn"),
        (1, "clock", "Drew the last tile"),
    ]
    phone.tap("next-game")
    clock.stands_at("start")


def test_a_rack_says_whether_a_first_meld_was_there_and_its_numbers_go_into_the_game(hall: Venue):
    phone = hall.joined("judge", "Ann")
    phone.page.goto(f"{hall.path}/rummikub/table/{TABLE}/rack")
    phone.tap("tile-K9", "tile-K10", "colour-R", "tile-R7", "tile-R7", "tile-R7")
    expect(phone.at("rack-refused")).to_have_attribute("data-code", "tile")
    expect(phone.at("rack-found")).to_have_attribute("data-meld", "false")
    phone.tap("tile-J")
    expect(phone.at("rack-refused")).to_have_count(0)
    expect(phone.at("rack-found")).to_have_attribute("data-meld", "true")
    expect(phone.at("rack-found")).to_have_attribute("data-value", "30")
    phone.page.reload()
    expect(phone.at("rack-tiles")).to_have_attribute("data-tiles", "K9 K10 R7 R7 J")
    phone.tap("whose-3", "rack-use")
    phone.page.wait_for_url(f"**/rummikub/table/{TABLE}/game-1")
    phone.tap("called-1")
    line = phone.at("line-3")
    expect(line).to_contain_text("33")

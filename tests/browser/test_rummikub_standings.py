"""A tie across the cut asks, and is settled by a tile or a decision; a series fills its final."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess_hall import write
from tests.browser.phone import Phone
from tests.browser.venue import Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

BUSAN, SUWAN, FINAL = "rummikub", "rummikub2", "rummikub3"
TIE_BREAKS = ["on-purpose", "no-meld", "last-round", "drawn"]
PLAN = {
    "game": "rummikub",
    "role": "qualifier",
    "date": "2017-06-17",
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {},
    "tie_breaks": TIE_BREAKS,
    "draw": "tile",
    "stages": [{"rounds": [1], "advance": 3}],
    "day": [],
}
TABLES = ((1, 2, 3, 4), (5, 6, 7, 8))
LEFT = (0, 10, 20, 30)
"""What each at a table has left: the first wins with +60, and 2 and 6 are level behind 1 and 5."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    wcif = small(
        id="Tables2026",
        name="Tables 2026",
        shortName="Tables",
        persons=[person(number, f"Player {number}", events=["333"]) for number in range(1, 9)],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(tmp_path_factory.mktemp("tables"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


def about(kind: str, number: int, **body: Any) -> dict[str, Any]:
    return {"kind": kind, "subject": {"person": number}, "body": body}


def played(hall: Venue, event: str, place: str) -> None:
    """A qualifier of two tables, drawn and played: 2 and 6 are tied for the last place."""
    people = [number for table in TABLES for number in table]
    desk, judge = hall.paper_phone("organizer", "Olga"), hall.paper_phone("judge", "Jin")
    plan = {"kind": "side.plan", "body": {**PLAN, "name": place, "place": place}}
    opening = {"round": 1, "how": "tile", "people": people, "sizes": [4, 4]}
    begun = write(
        desk,
        event,
        plan,
        *(about("entrant.add", number, age_seen=True) for number in people),
        {"kind": "draw.open", "body": opening},
    )
    draw = id_of(begun[-1])
    seen = [draw]
    for table, group in enumerate(TABLES, 1):
        for seat, number in enumerate(group):
            body = {"round": 1, "draw": draw, "table": table, "seat": seat}
            made = desk.pen.make("draw.seat", body, {"person": number}, seen, stream=event)
            desk.hand_in(made)
            seen = [id_of(made)]
    desk.hand_in(desk.pen.make("draw.publish", {"round": 1}, None, seen, stream=event))
    for table, group in enumerate(TABLES, 1):
        players: list[dict[str, Any]] = [{"person": group[0], "out": True}]
        players += [
            {"person": one, "sum": left} for one, left in zip(group[1:], LEFT[1:], strict=True)
        ]
        score = {"kind": "game.score", "body": {"game": 1, "players": players}}
        write(judge, f"{event}-r1-t{table}", score)


def page(hall: Venue, event: str, view: str) -> str:
    return f"{hall.path}/rummikub/event/{event}/{view}"


def the_cut_is(phone: Phone, state: str) -> None:
    expect(phone.at("cut-notice")).to_have_attribute("data-state", state)


def marked(phone: Phone, number: int, mark: str) -> None:
    expect(phone.at(f"standing-{number}")).to_have_attribute("data-mark", mark)


def test_a_tie_at_the_cut_asks_and_is_settled_by_a_tile_or_by_a_decision_that_everybody_reads(
    hall: Venue,
):
    played(hall, BUSAN, "Busan")
    guest = hall.phone()
    guest.page.goto(page(hall, BUSAN, "standings"))
    the_cut_is(guest, "tied")
    for number, mark in ((1, "on"), (5, "on"), (2, "tied"), (6, "tied"), (3, "none")):
        marked(guest, number, mark)
    guest.tap("open-tie")
    expect(guest.at("tie-sure")).to_contain_text("Player 5")
    expect(guest.at("level-6")).to_have_attribute("data-stands", "tied")
    expect(guest.at("cut-decide")).to_have_count(0)

    referee = hall.joined("delegate", "Dana")
    referee.page.goto(page(hall, BUSAN, "standings"))
    the_cut_is(referee, "tied")
    referee.tap("open-tie", "drawn-4")
    expect(referee.at("draw-for-2")).to_contain_text("4")
    referee.tap("draw-for-6", "drawn-9")
    expect(referee.at("level-6")).to_have_attribute("data-stands", "on")
    expect(referee.at("level-2")).to_have_attribute("data-stands", "out")
    referee.page.keyboard.press("Escape")
    the_cut_is(referee, "cut")
    the_cut_is(guest, "cut")
    expect(guest.at("level-6")).to_contain_text("9")

    played(hall, SUWAN, "Suwan")
    referee.page.goto(page(hall, SUWAN, "standings"))
    the_cut_is(referee, "tied")
    referee.tap("open-tie", "tie-by-decide")
    expect(referee.at("cut-decide")).to_be_disabled()
    referee.tap("pick-2")
    referee.type("cut-reason-field", "They played one more game")
    referee.tap("cut-decide")
    the_cut_is(referee, "decided")
    guest.page.goto(page(hall, SUWAN, "standings"))
    the_cut_is(guest, "decided")
    expect(guest.at("cut-reason")).to_contain_text("They played one more game")
    marked(guest, 2, "on")
    marked(guest, 6, "none")


def test_who_declines_is_followed_and_only_those_who_qualified_enter_the_final(hall: Venue):
    played(hall, BUSAN, "Busan")
    desk = hall.paper_phone("organizer", "Olga")
    final = {**PLAN, "name": "Final", "role": "final", "from": [BUSAN], "stages": [{"rounds": [1]}]}
    write(desk, FINAL, {"kind": "side.plan", "body": final})
    referee = hall.joined("delegate", "Dana")
    referee.page.goto(page(hall, BUSAN, "standings"))
    referee.tap("open-tie", "tie-by-decide", "pick-6")
    referee.type("cut-reason-field", "A tile was drawn")
    referee.tap("cut-decide")
    the_cut_is(referee, "decided")

    referee.page.goto(page(hall, BUSAN, "series"))
    referee.tap("decline-1")
    referee.type("decline-reason", "Abroad in July")
    referee.tap("confirm-decline")
    expect(referee.at("qualified-1")).to_have_attribute("data-state", "declined")
    expect(referee.at("qualified-2")).to_have_attribute("data-state", "follows")

    referee.page.goto(page(hall, FINAL, "series"))
    expect(referee.at("series-goes")).to_have_attribute("data-count", "3")
    referee.tap("enter-all", "confirm-enter")
    expect(referee.at("series-entered")).to_have_attribute("data-count", "3")
    for number in (2, 5, 6):
        expect(referee.at(f"qualified-{number}")).to_have_attribute("data-state", "entered")
    expect(referee.at("enter-all")).to_have_count(0)
    referee.sees_unsent(0)

    guest = hall.phone()
    guest.page.goto(page(hall, FINAL, "series"))
    expect(guest.at("qualified-2")).to_have_attribute("data-state", "entered")
    expect(guest.at("qualified-1")).to_have_attribute("data-state", "declined")
    expect(guest.at("qualified-1")).not_to_contain_text("Abroad in July")
    expect(guest.at("decline-5")).to_have_count(0)

"""The draw of a round: tiles tapped in at a desk without a network, and tables from a seed."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess_hall import write
from tests.browser.phone import Phone
from tests.browser.venue import PaperPhone, Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small

EVENT = "rummikub"
PEOPLE = range(1, 11)
LATE = 8
PLAN = {
    "game": "rummikub",
    "name": "Busan",
    "role": "single",
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {},
    "tie_breaks": [],
    "draw": "tile",
    "stages": [{"rounds": [4, 4]}],
    "day": [],
}
Seats = dict[int, list[int]]
"""Who sits at each table, in the order of the seats."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    wcif = small(
        id="Bag2026",
        name="Bag 2026",
        shortName="Bag",
        persons=[person(number, f"Player {number}", events=["333"]) for number in PEOPLE],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(tmp_path_factory.mktemp("bag"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


def planned(hall: Venue, people: Iterable[int]) -> PaperPhone:
    """The event and who has come, by the device that is answered."""
    desk = hall.paper_phone("organizer", "Olga")
    entries = [{"kind": "entrant.add", "subject": {"person": one}, "body": {}} for one in people]
    write(desk, EVENT, {"kind": "side.plan", "body": PLAN}, *entries)
    return desk


def page(hall: Venue, view: str) -> str:
    return f"{hall.path}/rummikub/event/{EVENT}/{view}"


def seated(phone: Phone) -> Seats:
    """As the phone folds it."""
    tables: Seats = {}
    for one in sorted(phone.board(EVENT)["draws"][0]["seats"], key=lambda one: one["seat"]):
        tables.setdefault(one["table"], []).append(one["person"])
    return tables


def tap_in(phone: Phone, number: int, table: int, seat: int) -> None:
    phone.tap(f"draws-{number}", f"number-{table}", f"colour-{seat}")


def test_tiles_are_tapped_in_without_a_network_a_duplicate_is_refused_and_a_latecomer_is_seated(
    hall: Venue,
):
    door = planned(hall, range(1, 8))
    desk = hall.joined("organizer", "Otto")
    desk.page.goto(page(hall, "draw"))
    expect(desk.at("draw-sizes")).to_have_attribute("data-sizes", "4,3")
    desk.tap("present-6", "present-7")
    expect(desk.at("draw-no-sizes").locator("li")).to_have_count(2)
    desk.tap("present-6", "present-7", "draw-open")
    expect(desk.at("draw-count")).to_have_text("0 of 7 have drawn")
    desk.sees_unsent(0)

    desk.page.context.set_offline(True)
    tap_in(desk, 1, 1, 0)
    expect(desk.at("draw-said")).to_have_text("Player 1: 1 black. Saved.")
    tap_in(desk, 2, 1, 0)
    expect(desk.at("draw-said")).to_contain_text("1 black was drawn by Player 1 already.")
    desk.tap("colour-1")
    expect(desk.at("draw-said")).to_have_text("Player 2: 1 blue. Saved.")
    tap_in(desk, 3, 2, 3)
    expect(desk.at("draw-said")).to_contain_text("2 orange is not in the bag")
    desk.tap("colour-2")
    for number, table, seat in ((4, 2, 0), (5, 1, 3), (6, 2, 1), (7, 1, 2)):
        expect(desk.at("draw-publish")).to_be_disabled()
        tap_in(desk, number, table, seat)
    expect(desk.at("draw-waiting")).to_have_count(0)
    desk.page.context.set_offline(False)
    desk.sees_unsent(0)
    assert seated(desk) == {1: [1, 2, 7, 5], 2: [4, 6, 3]}

    guest = hall.phone()
    guest.page.goto(page(hall, "lists"))
    expect(guest.at("lists-none")).to_be_visible()
    desk.tap("draw-publish")
    expect(desk.at("draw-state")).to_have_attribute("data-published", "true")
    expect(guest.at("where-3")).to_have_attribute("data-table", "2")

    door.hand_in(door.pen.make("entrant.add", {}, {"person": LATE}, stream=EVENT))
    desk.tap(f"late-{LATE}")
    expect(desk.at("repair-moved")).to_have_attribute("data-moved", "0")
    expect(desk.at(f"change-{LATE}")).to_contain_text("2 orange")
    desk.tap("confirm-repair")
    expect(desk.at("seat-2-3")).to_contain_text(f"Player {LATE}")
    expect(guest.at(f"where-{LATE}")).to_have_attribute("data-table", "2")


def test_a_draw_from_a_number_said_aloud_is_the_same_on_two_phones_and_by_another_calculation(
    hall: Venue,
):
    planned(hall, PEOPLE)
    desk, other = hall.joined("organizer", "Otto"), hall.joined("delegate", "Dana")
    desk.page.goto(page(hall, "draw"))
    desk.tap("draw-how-seed")
    expect(desk.at("draw-open")).to_be_disabled()
    desk.type("draw-number", "417")
    seed = f"Bag2026/{EVENT}|R1|417"
    expect(desk.at("draw-seed")).to_have_text(seed)
    desk.tap("draw-open")

    order = sorted(PEOPLE, key=lambda one: sha256(f"{seed}|{one}".encode()).hexdigest())
    tables = {1: order[:4], 2: order[4:7], 3: order[7:]}
    for table, people in tables.items():
        for seat, number in enumerate(people):
            expect(desk.at(f"seat-{table}-{seat}")).to_contain_text(f"Player {number}")
    other.page.goto(page(hall, "draw"))
    expect(other.at("draw-seed")).to_have_text(seed)
    mark = desk.at("draw-mark").inner_text()
    expect(other.at("draw-mark")).to_have_text(mark)
    assert seated(desk) == seated(other) == tables

    other.tap("draw-publish")
    expect(desk.at("draw-state")).to_have_attribute("data-published", "true")
    desk.tap("to-cards")
    expect(desk.at("card-3")).to_contain_text("Table")
    code = desk.page.get_by_role("img").last
    expect(code).to_have_attribute(
        "data-address", f"{desk.page.url.split('/c/')[0]}{hall.path}/rummikub/table/{EVENT}-r1-t3"
    )

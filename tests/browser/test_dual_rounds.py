"""Dual Rounds: both open at once, nobody out between, the better result leads on (2026 9v)."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.venue import Prepared, Venue, document, prepare
from tests.server.exchange.documents import planned_round

PAIR = ["333-r1", "333-r2"]
FIRST = {1: 9000, 2: 10000, 3: 13000}
SECOND = {1: 12000, 2: 11000, 3: 8000, 4: 14000}
"""Person 3 is better in the second; person 4 was not there in the first (9v5a)."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    wcif = document()
    two = {"type": "ranking", "level": 2}
    rounds = [
        {**planned_round(), "id": PAIR[0], "linkedRounds": PAIR},
        {**planned_round(), "id": PAIR[1], "linkedRounds": PAIR, "advancementCondition": two},
        {**planned_round(), "id": "333-r3", "linkedRounds": None},
    ]
    wcif["events"][0]["rounds"] = rounds
    return prepare(tmp_path_factory.mktemp("dual"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


def open_round(organizer, name, people):
    """Open it on the screen, and see for how many."""
    organizer.tap(f"open-round-{name}")
    expect(organizer.at("look-open")).to_contain_text(str(people))
    organizer.tap("look-open")
    organizer.confirms_opening(name)


def opening_of(phone, stream):
    """The id of the opening, which the server has by now."""
    ops = phone.venue.sync(phone.token, streams=[stream])["ops"]
    made = [json.loads(envelope["raw"]) for envelope in ops]
    return next(op["id"] for op in made if op["kind"] == "round.open")


def enter(judge, stream, times):
    judge.pen.stream = stream
    opening = opening_of(judge, stream)
    cards = [
        judge.pen.record(who, slot, ms, [opening])
        for who, ms in times.items()
        for slot in range(1, 6)
    ]
    judge.hand_in(*cards)


def test_both_open_at_once_the_better_counts_and_leads_on(hall: Venue):
    """9l2, 9v4, 9v5, 9v5a."""
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer")
    open_round(organizer, PAIR[0], 4)
    open_round(organizer, PAIR[1], 4)
    expect(organizer.at("open-round-333-r3")).to_have_count(0)

    judge = hall.paper_phone("judge", "Ann")
    enter(judge, PAIR[0], FIRST)
    enter(judge, PAIR[1], SECOND)

    organizer.page.goto(f"{hall.path}/organizer/rounds/{PAIR[0]}")
    pair = organizer.at("pair-standings")
    ranked = pair.locator("[data-testid^=person-]")
    expect(ranked).to_have_count(4)
    expect(ranked.nth(0)).to_contain_text("counts: round 2")
    expect(ranked.nth(0)).to_contain_text("8.00")
    expect(ranked.nth(1)).to_contain_text("9.00")
    expect(ranked.nth(3)).to_contain_text("counts: round 2")

    crowd = hall.phone()
    crowd.page.goto(f"{hall.path}/r/{PAIR[1]}")
    expect(crowd.at("pair-3")).to_contain_text("counts: round 2")
    expect(crowd.at("pair-1")).to_contain_text("counts: round 1")

    delegate = hall.paper_phone("delegate", "Dana")
    for name in PAIR:
        delegate.pen.stream = name
        delegate.hand_in(
            delegate.pen.make("round.close", {"seen": {}}, base=[opening_of(delegate, name)])
        )
    organizer.page.goto(f"{hall.path}/organizer")
    open_round(organizer, "333-r3", 2)
    assert sorted(card["person"] for card in organizer.board("333-r3")["cards"]) == [1, 3]

"""A cutoff by result is decided on the card at once, in each edition's way (9g, 9g2)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import NAMES, ROUND, Venue, document, prepare
from tests.server.exchange.documents import person, planned_round

CUTOFF = {"attempts": 2, "result": 1500}
SAYS = {"wca-2008": "Better than 15.00", "wca-2010": "15.00 or better", "wca-2026": "Better than"}
EQUAL_IS_THROUGH = {"wca-2008": False, "wca-2010": True, "wca-2026": False}
"""2008 9g2: under x; 2010 9g2: within x; 2026 9g: strictly better."""


def with_a_cutoff() -> dict[str, Any]:
    """Average of five, of which two attempts are the cutoff phase."""
    cutoff = {"numberOfAttempts": CUTOFF["attempts"], "attemptResult": CUTOFF["result"]}
    rounds = [{**planned_round(), "id": ROUND, "cutoff": cutoff}]
    people = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    events = [{"id": "333", "rounds": rounds, "extensions": []}]
    return {**document(), "persons": people, "events": events}


@pytest.fixture(params=sorted(EQUAL_IS_THROUGH))
def edition(request: pytest.FixtureRequest) -> str:
    named: str = request.param
    return named


@pytest.fixture
def venue(
    playwright: Playwright,
    edition: str,
    tmp_path_factory: pytest.TempPathFactory,
    tmp_path: Path,
) -> Iterator[Venue]:
    prepared = prepare(tmp_path_factory.mktemp(edition), with_a_cutoff(), edition)
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


def test_equal_to_the_cutoff_and_one_hundredth_better(venue: Venue, edition: str):
    """2008 9g2 and 2026 9g: strictly better; 2010 9g2: equal is through."""
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open([1, 2], edition=edition, cutoff=CUTOFF))
    judge = venue.joined("judge", "Ann")

    two_attempts(venue, judge, 1, "1600", "1500", says=SAYS[edition])
    third_attempt(venue, judge, 1, is_there=EQUAL_IS_THROUGH[edition])

    two_attempts(venue, judge, 2, "1600", "1499", says=SAYS[edition])
    third_attempt(venue, judge, 2, is_there=True)


def two_attempts(venue: Venue, judge: Phone, number: int, *times: str, says: str) -> None:
    """By taps, each confirmed; what the cutoff asks for is said before the second."""
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person={number}")
    first, second = times
    judge.key_in(first)
    judge.tap("confirm", "next-attempt")
    expect(judge.page.locator("main")).to_contain_text(says)
    judge.key_in(second)
    judge.tap("confirm")


def third_attempt(venue: Venue, judge: Phone, number: int, is_there: bool) -> None:
    """At once, and whenever the card is looked at again."""
    expect(judge.at("next-attempt" if is_there else "next")).to_be_visible()
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person={number}")
    if is_there:
        expect(judge.at("keypad-1")).to_be_visible()
        expect(judge.at("card-notice")).to_have_count(0)
    else:
        expect(judge.at("card-notice")).to_contain_text("Cutoff not met")
        expect(judge.at("keypad-1")).to_have_count(0)
    board = judge.board(ROUND)
    [card] = [card for card in board["cards"] if card["person"] == number]
    assert card["closed"] is not is_there
    assert [line["status"] for line in card["slots"][2:]] == ["empty"] * 3

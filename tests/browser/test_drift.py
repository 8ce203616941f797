"""A phone comes late with a result of the round before: both lists, and the delegate's choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.rounds_in_a_row import SECOND, second_round_opened, two_rounds
from tests.browser.venue import Venue

BESTS = {1: 1000, 2: 1100, 3: 1200}
WINS = 950


@pytest.fixture
def venue(playwright: Playwright, tmp_path: Path) -> Iterator[Venue]:
    with two_rounds(playwright, tmp_path) as made:
        yield made


def a_late_result(venue: Venue, person: int = 4, best: int = WINS) -> None:
    """Entered before the round was over, on a phone that had no network until now."""
    late = venue.paper_phone("judge", "Late Lee")
    late.hand_in(late.pen.record(person, 1, 10 * best))


def at_the_page(phone: Phone, venue: Venue) -> None:
    phone.page.goto(f"{venue.path}/organizer/rounds/{SECOND}")


def sees_drift(phone: Phone) -> None:
    expect(phone.at(f"drift-{SECOND}")).to_be_visible()


def sees_none(phone: Phone) -> None:
    expect(phone.at(f"drift-{SECOND}")).to_have_count(0)


def test_nothing_moves_by_itself_and_each_is_taken_in_and_let_go_by_name(venue: Venue):
    """9p: who was in the second round has begun there; the results stay."""
    _, judge, _ = second_round_opened(venue, BESTS, [1, 2])
    judge.hand_in(judge.pen.record(2, 1, 11_500, stream=SECOND))
    delegate = venue.joined("delegate", "Dee")
    delegate.page.goto(f"{venue.path}/delegate")
    expect(delegate.page.locator("h1")).to_be_visible()
    assert [card["person"] for card in delegate.board(SECOND)["cards"]] == [1, 2]
    sees_none(delegate)

    a_late_result(venue)
    sees_drift(delegate)
    there, now = delegate.at("drift-there"), delegate.at("drift-now")
    expect(there).to_contain_text("Qing Zhang")
    expect(there.locator(".drift-marked")).to_contain_text("Ada Haddad")
    expect(now.locator(".drift-marked")).to_contain_text("Noa Levi")
    expect(delegate.at(f"drift-{SECOND}")).to_contain_text("1 competitor has results in it")
    expect(delegate.at("drift-changed")).to_be_visible()
    assert [card["person"] for card in delegate.board(SECOND)["cards"]] == [1, 2]

    delegate.tap("drift-enter-4", "confirm-drift")
    expect(delegate.at("drift-enter-4")).to_have_count(0)
    sees_drift(delegate)
    expect(delegate.page.get_by_text("1 result stays")).to_be_visible()
    delegate.tap("drift-quit-2", "confirm-drift")
    sees_none(delegate)
    board = delegate.board(SECOND)
    assert [card["person"] for card in board["cards"]] == [1, 2, 4]
    assert (board["round"]["quit"], [row["person"] for row in board["standings"]]) == ([2], [2])


def test_the_round_stands_as_it_is_with_a_reason_until_the_standings_change_again(venue: Venue):
    second_round_opened(venue, BESTS, [1, 2])
    a_late_result(venue)
    delegate = venue.joined("delegate", "Dee")
    at_the_page(delegate, venue)
    sees_drift(delegate)
    delegate.tap("drift-keep")
    expect(delegate.at("confirm-keep")).to_be_disabled()
    delegate.type("reason", "The round was half done")
    delegate.tap("confirm-keep")
    sees_none(delegate)
    board = delegate.board(SECOND)
    assert [card["person"] for card in board["cards"]] == [1, 2]
    assert len(board["round"]["kept"]) == 1

    other = venue.paper_phone("judge", "Bo")
    other.hand_in(other.pen.record(3, 2, 9_000))
    sees_drift(delegate)


def test_an_organizer_sees_both_lists_and_that_the_delegate_decides(venue: Venue):
    second_round_opened(venue, BESTS, [1, 2])
    a_late_result(venue)
    organizer = venue.joined("organizer", "Olu")
    at_the_page(organizer, venue)
    sees_drift(organizer)
    expect(
        organizer.page.get_by_text("The Delegate decides. Until then nothing changes.")
    ).to_be_visible()
    expect(organizer.at("drift-keep")).to_have_count(0)


def test_a_free_place_goes_to_the_best_of_the_standings_as_they_are_now(venue: Venue):
    """9p3; thewca/wca-live#221: who had quit stood elsewhere by then, the wrong one was named."""
    paper, _, opening = second_round_opened(venue, BESTS, [1, 2])
    a_late_result(venue, 4, 1150)  # between the second and the third
    quitting = paper.pen.make("round.quit", {}, {"person": 2}, [opening], stream=SECOND)
    paper.hand_in(quitting)
    delegate = venue.joined("delegate", "Dee")
    at_the_page(delegate, venue)
    sees_drift(delegate)
    expect(delegate.at("drift-changed")).to_be_visible()
    expect(delegate.at("drift-enter-4")).to_be_visible()
    expect(delegate.at("drift-enter-3")).to_have_count(0)
    delegate.tap("drift-enter-4", "confirm-drift")
    sees_none(delegate)
    assert [card["person"] for card in delegate.board(SECOND)["cards"]] == [1, 2, 4]

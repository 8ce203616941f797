"""The opening of a round: who is in it, who takes a free place, and what nobody does by mistake.

Reports of the public that are tests here: thewca/worldcubeassociation.org#14816 (everybody was
withdrawn by one wrong tap, and nobody could be taken in again), thewca/wca-live#300 (no list of
those who were withdrawn), thewca/wca-live#221 (the wrong reserve was proposed).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import PaperPhone, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person, planned_round
from tests.support.scripted_phone import id_of

FIRST, SECOND = "333-r1", "333-r2"
NAMES = ("Qing", "Ada", "Minjun", "Noa", "Ines", "Tariq", "Lena", "Hugo")
AFTER_ANOTHER = {number: 900 + 100 * number for number in range(1, 9)}
"""Hundredths of each attempt, by competitor: person 1 is the fastest, person 8 the slowest."""


@pytest.fixture(scope="module")
def two_rounds(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """Eight competitors, and two rounds of 3x3x3: the best four advance, at most three quarters."""
    first = {
        **planned_round(),
        "id": FIRST,
        "advancementCondition": {"type": "ranking", "level": 4},
    }
    wcif = document()
    wcif["persons"] = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    wcif["events"] = [{"id": "333", "rounds": [first, planned_round()], "extensions": []}]
    return prepare(tmp_path_factory.mktemp("two-rounds"), wcif)


@pytest.fixture
def hall(playwright: Playwright, two_rounds: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, two_rounds, tmp_path)
    yield made
    made.close()


def played(hall: Venue, times: dict[int, int]) -> PaperPhone:
    """Round 1 is over: everybody named had five attempts of that time."""
    delegate, judge = hall.paper_phone("delegate", "Dana"), hall.paper_phone("judge", "Ann")
    opening = delegate.pen.open(times, advancement={"type": "ranking", "level": 4})
    delegate.hand_in(opening)
    base = [id_of(opening)]
    judge.hand_in(
        *(
            judge.pen.record(number, slot, 10 * time, base)
            for number, time in times.items()
            for slot in range(1, 6)
        )
    )
    seen = {str(judge.pen.device): judge.pen.n}
    delegate.hand_in(delegate.pen.make("round.close", {"seen": seen}, base=base))
    return delegate


def opening(hall: Venue, times: dict[int, int]) -> Phone:
    """The organizer's phone, with the sheet of the second round's opening."""
    played(hall, times)
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer")
    organizer.at(f"open-round-{SECOND}").click()
    expect(organizer.at("person-1")).to_be_visible()
    return organizer


def opened(organizer: Phone) -> list[int]:
    """Look again, confirm, and say who is in the second round."""
    organizer.tap("look-open")
    expect(organizer.at("look-count")).to_be_visible()
    organizer.confirms_opening(SECOND)
    return in_the_round(organizer)


def in_the_round(phone: Phone) -> list[int]:
    return [card["person"] for card in phone.board(SECOND)["cards"]]


def comes_to_have(phone: Phone, people: list[int]) -> None:
    """The phone folds the round so that these are in it."""
    found = f"matside.board('{SECOND}').cards.map((card) => card.person).join() === "
    phone.wait_for(found + repr(",".join(map(str, people))))


def comes_to_have_quit(phone: Phone, people: list[int]) -> None:
    found = f"matside.board('{SECOND}').round.quit.join() === "
    phone.wait_for(found + repr(",".join(map(str, people))))


def open_for(delegate: PaperPhone, people: list[int]) -> None:
    """The second round is opened at another desk."""
    delegate.pen.stream = SECOND
    delegate.hand_in(delegate.pen.open(people))


def running(hall: Venue, people: list[int]) -> Phone:
    """The organizer's phone on the page of the second round, which is open for these people."""
    open_for(played(hall, AFTER_ANOTHER), people)
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer/rounds/{SECOND}")
    organizer.at(f"quit-round-{SECOND}").click()
    return organizer


def withdraw(phone: Phone, number: int) -> None:
    """Find, look, look again, confirm."""
    phone.type("quit-search", str(number))
    phone.tap(f"quit-{number}", "look-quit")
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.get_by_test_id(f"person-{number}")).to_be_visible()
    phone.at("confirm-quit").click()
    expect(phone.at(f"withdrawn-{number}")).to_be_visible()
    phone.sees_unsent(0)


def said(hall: Venue, phone: Phone, kind: str) -> list[dict[str, Any]]:
    """The operations of that kind about the second round, as the server has them."""
    envelopes = hall.sync(phone.token(), streams=(SECOND,))["ops"]
    ops = [json.loads(envelope["raw"]) for envelope in envelopes]
    return [op for op in ops if op["kind"] == kind]


def test_a_tie_at_the_cut_without_the_cap_in_the_way_takes_all_tied_along(hall: Venue):
    organizer = opening(hall, {**AFTER_ANOTHER, 5: AFTER_ANOTHER[4]})
    expect(organizer.at("at-the-cut")).to_contain_text("all of them advance")
    expect(organizer.at("at-the-cut")).to_contain_text("At most 6 may advance (9p1)")
    assert opened(organizer) == [1, 2, 3, 4, 5]


def test_a_tie_with_the_cap_in_the_way_asks_a_person_who_ticks(hall: Venue):
    """Six have a result, so four may advance: of the two who share the fourth place, none does."""
    times = {number: AFTER_ANOTHER[number] for number in range(1, 7)}
    organizer = opening(hall, {**times, 5: times[4]})
    expect(organizer.at("at-the-cut")).to_contain_text("none of them advances unless you tick")
    expect(organizer.at("look-open")).to_contain_text("3 names")
    organizer.tap("tick-5", "tick-4")
    expect(organizer.at("warning-9p1")).to_be_visible()
    organizer.tap("tick-4")
    expect(organizer.at("warning-9p1")).to_have_count(0)
    assert opened(organizer) == [1, 2, 3, 5]


def test_who_withdraws_before_the_opening_is_named_and_the_best_reserve_takes_the_place(
    hall: Venue,
):
    organizer = opening(hall, AFTER_ANOTHER)
    organizer.tap("withdraw-2")
    expect(organizer.at("instead")).to_contain_text("Ines")
    expect(organizer.at("instead")).to_contain_text("9p3")
    expect(organizer.at("withdraw-2")).to_have_text("Undo the withdrawal")

    organizer.tap("withdraw-2")
    expect(organizer.at("instead")).to_have_count(0)
    organizer.tap("withdraw-2")
    expect(organizer.at("instead")).to_be_visible()

    assert opened(organizer) == [1, 3, 4, 5]
    body = said(hall, organizer, "round.open")[-1]["body"]
    assert body["withdrawn"] == [2]
    assert body["from"]["round"] == FIRST


def test_who_withdraws_after_the_opening_is_listed_and_the_best_reserve_comes_in_by_one_tap(
    hall: Venue,
):
    organizer = running(hall, [1, 2, 3, 4])
    withdraw(organizer, 3)
    comes_to_have_quit(organizer, [3])
    expect(organizer.at("withdrawn-3")).to_contain_text("Olu")
    expect(organizer.at("replacing")).to_contain_text("Ines")
    expect(organizer.at("replacing")).to_contain_text("9p3")

    organizer.tap("replace-5")
    expect(organizer.at("replacing")).to_have_count(0)
    organizer.sees_unsent(0)
    comes_to_have(organizer, [1, 2, 3, 4, 5])

    organizer.tap("undo-withdrawal-3")
    expect(organizer.at("withdrawn-3")).to_have_count(0)
    organizer.sees_unsent(0)
    comes_to_have_quit(organizer, [])


def test_who_has_begun_is_not_replaced_and_the_results_stay(hall: Venue):
    """2026 9p3 is about who has not competed in the round."""
    organizer = running(hall, [1, 2, 3, 4])
    judge = hall.paper_phone("judge", "Bo")
    base = [said(hall, organizer, "round.open")[-1]["id"]]
    judge.hand_in(judge.pen.record(2, 1, 12_340, base, stream=SECOND))
    organizer.wait_for(f"matside.board('{SECOND}').standings.length === 1")
    withdraw(organizer, 2)
    expect(organizer.at("withdrawn-2")).to_contain_text("results stay")
    expect(organizer.at("replacing")).to_have_count(0)
    assert organizer.board(SECOND)["standings"][0]["best"] == 1234


def test_nobody_withdraws_everybody_by_a_wrong_tap_before_the_opening(hall: Venue):
    """thewca/worldcubeassociation.org#14816: one wrong tap, and all eleven were out for good."""
    organizer = opening(hall, AFTER_ANOTHER)
    buttons = organizer.page.locator("[data-testid^=withdraw-]")
    expect(buttons).to_have_count(8)
    for number in range(1, 9):
        organizer.tap(f"withdraw-{number}")
        expect(organizer.at(f"withdraw-{number}")).to_have_text("Undo the withdrawal")
    expect(organizer.at("look-open")).to_be_disabled()
    for number in range(1, 9):
        organizer.tap(f"withdraw-{number}")
    expect(organizer.at("look-open")).to_contain_text("4 names")

    organizer.at("look-open").dblclick()
    expect(organizer.at("look-count")).to_contain_text("4 competitors")
    assert said(hall, organizer, "round.open") == []


def test_no_tap_is_about_more_than_one_competitor_of_an_open_round_and_all_come_back(hall: Venue):
    """thewca/worldcubeassociation.org#14816: nor could they be taken in again."""
    organizer = running(hall, [1, 2])
    organizer.type("quit-search", "1")
    expect(organizer.at("look-quit")).to_be_disabled()
    organizer.tap("quit-1")
    organizer.at("look-quit").dblclick()
    expect(organizer.at("back-quit")).to_be_visible()
    assert said(hall, organizer, "round.quit") == []
    organizer.tap("back-quit")
    withdraw(organizer, 1)
    organizer.tap(f"quit-round-{SECOND}")
    withdraw(organizer, 2)
    comes_to_have_quit(organizer, [1, 2])

    for number in (1, 2):
        organizer.tap(f"undo-withdrawal-{number}")
        expect(organizer.at(f"withdrawn-{number}")).to_have_count(0)
    organizer.sees_unsent(0)
    assert [op["subject"] for op in said(hall, organizer, "round.quit")] == [
        {"person": 1},
        {"person": 2},
    ]
    comes_to_have_quit(organizer, [])


def test_a_late_competitor_is_let_in_by_whoever_knows_that_they_would_not_have_advanced(
    hall: Venue,
):
    """2026 2u and 9p: a warning by name, never a wall."""
    organizer = running(hall, [1, 2, 3, 4])
    organizer.page.keyboard.press("Escape")
    organizer.tap(f"enter-round-{SECOND}")
    organizer.type("enter-search", "7")
    organizer.tap("enter-7")
    expect(organizer.at("would-advance")).to_contain_text("Lena did not")
    expect(organizer.at("would-advance")).to_contain_text("Ines and Tariq")
    expect(organizer.at("late-rules")).to_contain_text("2u")
    organizer.tap("confirm-enter")
    expect(organizer.at("confirm-enter")).to_have_count(0)
    organizer.sees_unsent(0)
    comes_to_have(organizer, [1, 2, 3, 4, 7])


def test_an_opening_made_meanwhile_by_another_shows_in_the_sheet(hall: Venue):
    delegate = played(hall, AFTER_ANOTHER)
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer")
    organizer.at(f"open-round-{SECOND}").click()
    organizer.at("look-open").click()
    expect(organizer.at("look-count")).to_be_visible()
    open_for(delegate, [1, 2, 3])
    expect(organizer.at("opened-meanwhile")).to_contain_text("Dana")
    expect(organizer.at("look-open")).to_be_disabled()
    assert len(said(hall, organizer, "round.open")) == 1

"""The score table: scorecards typed from paper on a laptop, by the keyboard alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Playwright, expect

from tests.browser.phone import Phone
from tests.browser.score_table import (
    SKIP,
    expect_saved,
    expect_warning,
    go_on_with,
    score_taker,
    type_card,
)
from tests.browser.venue import ROUND, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person, planned_round
from tests.support.scripted_phone import id_of

CARDS = range(1, 101)
MULTI = "333mbf-r1"
MOVES = "333fm-r1"
CUTOFF = {"attempts": 2, "result": 2000}
MISTAKES: dict[int, tuple[tuple[str, ...], str]] = {
    8: (("1180", "10200", "1210"), "Attempt 2: The time limit of 1:00.00"),
    25: (("1350", "135", "1390"), "Attempt 2 is more than four times off"),
    50: (("1600", SKIP, "1640"), "Attempt 2 is empty, but a later one is not"),
    73: (("1430", "s", "1460"), "Attempt 3 has a result after a DNS"),
    91: (("2100", "2190", "2205"), "The cutoff was missed"),
}
"""Five cards with something on them that cannot well be, by what the screen says."""


@pytest.fixture(scope="module")
def hundred(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A hundred competitors, a round with a cutoff, and two events that are not timed."""
    known = ["333", "333mbf", "333fm"]
    people = [person(number, f"Competitor {number}", events=known) for number in CARDS]
    planned = {
        **planned_round(),
        "id": ROUND,
        "format": "m",
        "timeLimit": {"centiseconds": 6000, "cumulativeRoundIds": []},
        "cutoff": {"numberOfAttempts": CUTOFF["attempts"], "attemptResult": CUTOFF["result"]},
    }
    untimed = {**planned_round(), "timeLimit": None}
    rounds = {
        "333": planned,
        "333mbf": {**untimed, "id": MULTI, "format": "3"},
        "333fm": {**untimed, "id": MOVES, "format": "m"},
    }
    events = [{"id": name, "rounds": [one], "extensions": []} for name, one in rounds.items()]
    wcif = {**document(), "persons": people, "events": events}
    return prepare(tmp_path_factory.mktemp("hundred"), wcif)


@pytest.fixture
def full_venue(playwright: Playwright, hundred: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, hundred, tmp_path)
    delegate = made.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open(CARDS, format="m", cutoff=CUTOFF, limit_cs=6000))
    for stream, event, form in ((MULTI, "333mbf", "3"), (MOVES, "333fm", "m")):
        delegate.pen.stream = stream
        delegate.hand_in(delegate.pen.open(CARDS, event=event, format=form, limit_cs=None))
    yield made
    made.close()


def usual(card: int) -> tuple[str, ...]:
    """The attempts of a card without a mistake; every tenth misses the cutoff and ends there."""
    if card % 10 == 0 and card not in MISTAKES:
        return (str(2400 + card), str(2500 + card), "")
    return tuple(str(1000 + 7 * card + 11 * attempt) for attempt in range(3))


def test_a_hundred_cards_by_keyboard_and_five_mistakes_are_warned_of_in_words(full_venue: Venue):
    """Without a network. Nothing is blocked: Enter again saves every one of the five."""
    laptop = score_taker(full_venue)
    full_venue.server.kill()
    for card in CARDS:
        keys, words = MISTAKES.get(card, (usual(card), ""))
        type_card(laptop, card, *keys)
        if words:
            expect_warning(laptop, words)
            laptop.page.keyboard.press("Enter")
        expect_saved(laptop, card)

    expect(laptop.at("table-progress")).to_have_text("99 of 100 cards complete")
    expect(state_of(laptop, 100)).to_have_attribute("data-state", "saved")
    full_venue.server.start()
    laptop.tap("sync-now")
    laptop.sees_unsent(0)
    expect(state_of(laptop, 100)).to_have_attribute("data-state", "accepted")
    cards = {card["person"]: card for card in laptop.board(ROUND)["cards"]}
    assert [slot["value"] for slot in cards[8]["slots"]] == [1180, -1, 1210]
    assert [slot["value"] for slot in cards[50]["slots"]] == [1600, 0, 1640]
    assert cards[99]["average"] == 1000 + 7 * 99 + 11


def state_of(laptop: Phone, card: int) -> Locator:
    """The mark of a card in the list of those typed last."""
    return laptop.at(f"typed-{card}").locator("[data-state]")


def test_a_card_that_is_there_already_is_changed_by_the_rules_of_sign_off(venue: Venue):
    """I8: what nobody has signed is recorded anew; what is signed, proposed with a reason."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(range(1, 5))
    ann = venue.paper_phone("judge", "Ann")
    delegate.hand_in(opening)
    entries = [ann.pen.record(2, slot, 9000 + 370 * slot, [id_of(opening)]) for slot in (1, 2)]
    subject = {"person": 2, "slot": 1}
    first = id_of(entries[0])
    ann.hand_in(*entries, ann.pen.make("attempt.confirm", {"op": first}, subject, [first]))

    laptop = score_taker(venue)
    keys = laptop.page.keyboard
    keys.type("had\n")  # by a part of the name
    expect(laptop.page.get_by_label("Attempt 1, so far 9.37")).to_have_attribute(
        "placeholder", "9.37"
    )
    laptop.at("attempt-2").focus()
    keys.type("975\n1012\n1034+\nd\n")
    expect_saved(laptop, 2)
    expect(laptop.at("typed-2")).to_contain_text("DNF")
    card = laptop.board(ROUND)["cards"][1]
    assert [slot["value"] for slot in card["slots"]] == [937, 975, 1012, 1234, -1]

    type_card(laptop, 2)
    laptop.at("attempt-1").focus()
    keys.type("973")
    laptop.at("attempt-5").focus()
    keys.press("Enter")
    expect(laptop.at("reason")).to_be_focused()
    keys.type("The paper says 9.73\n")
    expect_saved(laptop, 2)
    expect(state_of(laptop, 2)).to_have_attribute("data-state", "proposed")
    board = laptop.board(ROUND)
    assert [one["slot"] for one in board["proposals"]] == [1]
    assert board["cards"][1]["slots"][0]["value"] == 937


def test_what_is_typed_is_neither_lost_nor_saved_by_a_slip_of_the_keys(venue: Venue):
    """Esc asks first, digits after a warning change nothing, and a number is exact."""
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open(range(1, 5)))
    laptop = score_taker(venue)
    keys = laptop.page.keyboard
    type_card(laptop, 44)
    expect(laptop.page.get_by_text("Nobody with that number or name")).to_be_visible()
    keys.press("Escape")

    type_card(laptop, 1, "1012", "1123", "998", "1045", "1101")
    expect_saved(laptop, 1)
    type_card(laptop, 3, "1012", "1123", "998", "1045", "1101")
    expect_warning(laptop, "The same results as on the card before")
    keys.type("4\n")  # the next number, by somebody who does not look up
    expect(laptop.at("table-save")).to_be_focused()
    keys.press("Escape")
    expect(laptop.at("attempt-1")).to_have_value("10.12")
    keys.press("Escape")
    expect(laptop.at("table-leaving")).to_contain_text("Esc again throws it away")
    keys.press("Escape")
    expect(laptop.at("table-number")).to_be_focused()
    assert laptop.board(ROUND)["cards"][2]["slots"][0]["value"] == 0


def test_multi_blind_and_fewest_moves_are_typed_in_their_own_way(full_venue: Venue):
    """Cubes and time in a row, with Enter between or without; what cannot be is not taken."""
    laptop = score_taker(full_venue)
    go_on_with(laptop, full_venue, MULTI)
    type_card(laptop, 7, "9", "10", "5834", "12135834", "d")
    expect_saved(laptop, 7)
    type_card(laptop, 8, "2", "1", "100", "")
    expect(laptop.at("table-told")).to_contain_text("Attempt 1: These numbers do not fit together")
    expect(laptop.at("attempt-1-solved")).to_be_focused()

    go_on_with(laptop, full_venue, MOVES)
    type_card(laptop, 7, "28", "30", "6")
    expect_warning(laptop, "Attempt 3 is more than four times off")
    laptop.page.keyboard.press("Enter")
    expect_saved(laptop, 7)
    expect(laptop.at("typed-7")).to_contain_text("6")
    typed = laptop.board(MOVES)["cards"][6]
    assert [slot["text"] for slot in typed["slots"]] == ["28", "30", "6"]
    go_on_with(laptop, full_venue, MULTI)
    expect(laptop.at("typed-7")).to_contain_text("DNF")
    typed = laptop.board(MULTI)["cards"][6]
    assert [slot["text"] for slot in typed["slots"]] == ["9/10 58:34", "12/13 58:34", "DNF"]


def test_the_judges_pad_says_the_same_and_saves_all_the_same(venue: Venue):
    """One rule of doubt for both: attempt 2 without attempt 1, far from what others do."""
    delegate, bo = venue.paper_phone("delegate", "Dana"), venue.paper_phone("judge", "Bo")
    opening = delegate.pen.open(range(1, 5))
    delegate.hand_in(opening)
    bo.hand_in(*(bo.pen.record(person, 1, 11_000, [id_of(opening)]) for person in (1, 2, 3)))
    judge = venue.joined("judge", "Ann")
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    judge.tap("slot-2", "keypad-9", "keypad-8")
    pad = judge.page.get_by_role("region", name="Enter the result")
    expect(pad).to_contain_text("Attempt 1 is empty, but a later one is not")
    expect(pad).to_contain_text("Attempt 2 is more than four times off everybody else")
    judge.tap("save")
    expect(judge.at("confirm")).to_be_visible()

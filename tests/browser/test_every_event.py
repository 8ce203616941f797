"""An attempt of every event of every edition, from the empty card to the competitor's word.

The tables come from the editions' own data; what differs between them is told row by row, as in
`docs/editions/notes.md`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from server.rules.editions import EDITIONS
from tests.browser.editions import Halls, ask, rounds_of, rules_of
from tests.browser.phone import Phone

SOLVER, TRIER = 1, 2
"""Who does the plain attempts, and who does the odd ones."""
EVERY = [(edition, event) for edition in EDITIONS for event in rounds_of(edition)]
TYPED = {"time": ("1234", "12.34"), "moves": ("28", "28"), "multi": ("12135834", "12/13 58:34")}
"""What thumbs type on the pad of each metric, and what it counts; nobody is at a limit with it."""

GoTo = Callable[[str, str, int], Phone]


@pytest.fixture(scope="module")
def go_to(halls: Halls) -> GoTo:
    """Brings a judge's phone, one for each edition, to a competitor's card."""
    phones: dict[str, Phone] = {}

    def go(edition: str, event: str, number: int) -> Phone:
        if edition not in phones:
            phones[edition] = halls.joined(edition)
        phone = phones[edition]
        phone.page.goto(halls.card(edition, event, number))
        phone.board(f"{event}-r1")
        return phone

    return go


def keys(digits: str) -> tuple[str, ...]:
    """Digits as keys of the pad."""
    return tuple(f"keypad-{digit}" for digit in digits)


@pytest.mark.parametrize(("edition", "event"), EVERY)
def test_an_attempt_goes_from_the_empty_card_to_confirmed(go_to: GoTo, edition: str, event: str):
    metric = rules_of(edition, event)["metric"]
    typed, result = TYPED[metric]
    phone = go_to(edition, event, SOLVER)
    card = card_of(phone, event, SOLVER)
    assert [slot["status"] for slot in card["slots"]] == ["empty"] * len(card["slots"])
    phone.at("keypad-1").wait_for()
    phone.tap(*keys(typed), "save")
    expect(phone.at("handover-result")).to_have_text(result)
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm")
    expect(phone.at("next-attempt")).to_be_visible()
    stream = f"{event}-r1"
    mine = f"matside.board({stream!r}).cards.find(({{ person }}) => person === {SOLVER}).slots[0]"
    phone.wait_for(f"{mine}.confirmed")
    slot = card_of(phone, event, SOLVER)["slots"][0]
    assert (slot["status"], slot["text"]) == ("recorded", result)


def card_of(phone: Phone, event: str, person: int) -> dict[str, Any]:
    """The card as this phone folds it."""
    cards = phone.board(f"{event}-r1")["cards"]
    found: dict[str, Any] = next(card for card in cards if card["person"] == person)
    return found


def cubes(solved: str, attempted: str, time: str) -> tuple[str, ...]:
    """The three numbers of a multi-blind attempt, each in its field."""
    return (*keys(solved), "multi-attempted", *keys(attempted), "multi-time", *keys(time))


class Difference(NamedTuple):
    """Taps on the pad, and by edition what stands there: a text, or one with a warning's words."""

    what: str
    event: str
    taps: tuple[str, ...]
    says: dict[str, str]
    warns: dict[str, str]


OVER = "Over the time limit"
REACHED = "has been reached"
DIFFERENCES = (
    Difference(
        "a result equal to the limit (8e, 9s; A1a4)",
        "333",
        keys("100000"),
        {"wca-2008": "10:00", "wca-2010": "10:00", "wca-2026": "DNF (10:00)"},
        {"wca-2026": REACHED},
    ),
    Difference(
        "more than the limit: the main judge rules, or it is a DNF",
        "333",
        keys("100100"),
        {"wca-2008": "10:01", "wca-2010": "10:01", "wca-2026": "DNF (10:01)"},
        {"wca-2008": OVER, "wca-2010": OVER, "wca-2026": REACHED},
    ),
    Difference(
        "whether a +2 counts towards the limit (A1a5)",
        "333",
        (*keys("95900"), "key-plus2"),
        {
            "wca-2008": "9:59.00 + 2 = 10:01",
            "wca-2010": "9:59.00 + 2 = 10:01",
            "wca-2026": "DNF (9:59.00)",
        },
        {"wca-2026": REACHED},
    ),
    Difference(
        "how a single from ten minutes up becomes whole seconds (9f2)",
        "sq1",
        keys("101550"),
        {"wca-2008": "10:16", "wca-2010": "10:16", "wca-2026": "10:15"},
        {},
    ),
    Difference(
        "one of two cubes in multi-blind (9f12c)",
        "333mbf",
        cubes("1", "2", "1000"),
        {"wca-2008": "1/2 10:00", "wca-2010": "1/2 10:00", "wca-2026": "DNF"},
        {},
    ),
    Difference(
        "two of four cubes in multi-blind",
        "333mbf",
        cubes("2", "4", "2000"),
        {"wca-2008": "2/4 20:00", "wca-2010": "2/4 20:00", "wca-2026": "2/4 20:00"},
        {},
    ),
    Difference(
        "a multi-blind attempt beyond an hour (H1b, H1c)",
        "333mbf",
        cubes("7", "8", "10500"),
        {"wca-2008": "7/8 1:05:00", "wca-2010": "7/8 1:00:00", "wca-2026": "7/8 1:00:00"},
        {},
    ),
    Difference(
        "a timer that stopped at once (A6b1)",
        "333",
        keys("5"),
        {"wca-2008": "0.05", "wca-2010": "0.05", "wca-2026": "0.05"},
        {"wca-2008": "half a second", "wca-2010": "malfunction", "wca-2026": "malfunction"},
    ),
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda one: one.what)
def test_the_editions_differ_where_their_notes_say(
    go_to: GoTo, edition: str, difference: Difference
):
    phone = go_to(edition, difference.event, TRIER)
    phone.at("keypad-1").wait_for()
    phone.tap(*difference.taps)
    shown = phone.at("reading" if difference.event == "333mbf" else "result")
    says = difference.says[edition]
    if shown_as_typed(difference, says):
        expect(phone.at("reading")).to_have_text(says)
    else:
        expect(shown).to_contain_text(says)
    warnings = phone.page.locator(".mat-warnings")
    if edition in difference.warns:
        expect(warnings).to_contain_text(difference.warns[edition])
    else:
        expect(warnings).not_to_contain_text(REACHED)
        expect(warnings).not_to_contain_text(OVER)


def shown_as_typed(difference: Difference, says: str) -> bool:
    """Whether the digits are the whole result."""
    return difference.event == "333mbf" or says == "0.05"


def test_nothing_is_left_out_of_the_tables():
    """Every event of `editions.json` is among the rows, and every row of an edition's own."""
    for edition in EDITIONS:
        asked = {event for one, event in EVERY if one == edition}
        assert asked == set(EDITIONS[edition]["events"])
        kinds = {ask("event.rules", edition=edition, event=event)["kind"] for event in asked}
        assert {"speed", "blind", "one-hand", "fmc", "multi"} <= kinds

"""Article 10 at the table: what a judge taps on a drawing gives the verdict of the regulations."""

import pytest
from playwright.sync_api import expect

from server.rules.editions import EDITIONS
from tests.browser.editions import Halls
from tests.browser.phone import Phone

SOLVED, PLUS2, DNF = ("Solved", "10e2"), ("+2", "10e3"), ("DNF", "10e4")
WORDS = {"Solved, no penalty": SOLVED, "Solved, with penalty": PLUS2, "Not solved": DNF}
WITHIN, BEYOND = 1, 2
"""Taps on a part."""

CAPTIONS = (
    ("Solved, no penalty", "Misalignment < 45°", "333", {"seam-1": WITHIN}),
    (
        "Solved, with penalty",
        "Only 2 adjacent parts misaligned > 45°",
        "444",
        {"seam-2": BEYOND},
    ),
    ("Not solved", "2 misalignments > 45°", "333", {"seam-1": BEYOND, "seam-2": BEYOND}),
    ("Solved, with penalty", "1 misalignment > 45°", "333", {"seam-2": BEYOND}),
    ("Solved, no penalty", "All misalignments < 45°", "333", {"seam-1": WITHIN, "seam-2": WITHIN}),
    ("Solved, no penalty", "Misalignment < 45°", "444", {"seam-3": WITHIN}),
    (
        "Not solved",
        "2 misalignments > 45°",
        "444",
        {"seam-1": BEYOND, "seam-2": WITHIN, "seam-3": BEYOND},
    ),
    (
        "Solved, no penalty",
        "All misalignments < 45°",
        "444",
        {"seam-1": WITHIN, "seam-2": WITHIN, "seam-3": WITHIN},
    ),
    ("Solved, with penalty", "1 misalignment > 45°", "444", {"seam-1": WITHIN, "seam-3": BEYOND}),
)
"""The examples under 10f of source 004, in their order."""

EVERY = tuple(EDITIONS)
LIMITS = (
    (EVERY, "minx", {"part-face-upper": WITHIN, "part-face-left": WITHIN}, SOLVED),
    (EVERY, "minx", {"part-face-front": BEYOND}, PLUS2),
    (EVERY, "minx", {"part-face-upper": BEYOND, "part-face-lower-left": BEYOND}, DNF),
    (EVERY, "pyram", {"part-layer": WITHIN, "part-tip-left": WITHIN}, SOLVED),
    (EVERY, "pyram", {"part-tip-upper": BEYOND}, PLUS2),
    (EVERY, "pyram", {"part-layer": BEYOND, "part-tip-front": BEYOND}, DNF),
    (EVERY, "sq1", {"part-upper": WITHIN, "part-lower": WITHIN, "part-slash": WITHIN}, SOLVED),
    (EVERY, "sq1", {"part-slash": BEYOND}, PLUS2),
    (EVERY, "sq1", {"part-upper": BEYOND, "part-lower": BEYOND}, DNF),
    (EVERY, "333", {"moves-1": 1}, PLUS2),
    (EVERY, "333", {"moves-1": 1, "part-seam-1": BEYOND}, DNF),
    (EVERY, "333", {"moves-2": 1}, DNF),
    (("wca-2026",), "skewb", {"part-half": WITHIN}, SOLVED),
    (("wca-2026",), "skewb", {"part-half": BEYOND}, PLUS2),
    (("wca-2026",), "777", {"part-seam-3": BEYOND, "part-seam-4": BEYOND}, DNF),
    (("wca-2026",), "333", {"loose-5b5c": 1}, ("DNF", "5b5c")),
    (("wca-2026",), "333", {"loose-5b5d": 1, "part-seam-1": WITHIN}, ("DNF", "5b5d")),
    (("wca-2008",), "magic", {"part-tile-1-1": WITHIN}, ("Solved", "10g")),
    (("wca-2008",), "magic", {"part-tile-1-1": BEYOND, "part-tile-1-2": BEYOND}, ("+2", "10a1")),
    (("wca-2008",), "magic", {"part-tile-1-1": BEYOND, "part-tile-2-2": BEYOND}, ("DNF", "10a1")),
    (("wca-2010",), "magic", {"part-fold-1-1-1-2": WITHIN}, ("Solved", "10g")),
    (
        ("wca-2010",),
        "magic",
        {"part-fold-1-1-1-2": BEYOND, "part-fold-2-1-3-1": BEYOND},
        ("+2", "10g1"),
    ),
    (("wca-2010",), "magic", {"otherwise-no": 1}, ("DNF", "10g1")),
)


def at_the_card(phone: Phone, halls: Halls, edition: str, event: str) -> None:
    phone.page.goto(halls.card(edition, event, 1))
    phone.at("tool-solved").wait_for()


def look(phone: Phone, taps: dict[str, int]) -> None:
    """Take the drawing up anew and tap."""
    if phone.page.get_by_role("dialog").count():
        phone.page.keyboard.press("Escape")
    phone.tap("tool-solved")
    for testid, count in taps.items():
        for _ in range(count):
            phone.tap(testid)


def expect_verdict(phone: Phone, word: str, regulation: str) -> None:
    verdict = phone.at("verdict")
    expect(verdict.locator("strong")).to_have_text(word)
    expect(verdict).to_contain_text(regulation)


@pytest.mark.parametrize("edition", EVERY)
def test_the_examples_of_source_004_tapped_on_the_drawings_give_its_captions(
    halls: Halls, edition: str
):
    """10e1, 10e2, 10e3, 10e4, 10f."""
    phone = halls.joined(edition)
    for event in ("333", "444"):
        at_the_card(phone, halls, edition, event)
        for said, _, of, parts in CAPTIONS:
            if of == event:
                look(phone, {f"part-{part}": taps for part, taps in parts.items()})
                expect_verdict(phone, *WORDS[said])


@pytest.mark.parametrize("edition", EVERY)
def test_every_puzzle_is_judged_by_its_own_limits(halls: Halls, edition: str):
    """10e1, 10e2, 10e3, 10e4, 10f, 10g, 2008 10a1, 2010 10g1, 2026 5b5c, 5b5d."""
    phone = halls.joined(edition)
    before = None
    for those, event, taps, verdict in LIMITS:
        if edition in those:
            if event != before:
                at_the_card(phone, halls, edition, event)
            before = event
            look(phone, taps)
            expect_verdict(phone, *verdict)


def test_where_nothing_is_measured_the_regulation_that_decides_is_said(halls: Halls):
    """10h; 2008 prints no limit for Square-1; 2026 10i."""
    for edition, event, hint, said in (
        ("wca-2008", "sq1", "10h", "main judge"),
        ("wca-2010", "clock", "10h", "main judge"),
        ("wca-2026", "clock", "10i", "12 o’clock"),
    ):
        phone = halls.joined(edition)
        at_the_card(phone, halls, edition, event)
        phone.tap("tool-solved")
        expect(phone.at(f"hint-{hint}")).to_contain_text(said)
        expect(phone.at("verdict")).to_have_count(1 if event == "sq1" else 0)


def test_what_was_found_becomes_the_entrys_penalty_and_a_second_look_replaces_it(halls: Halls):
    """10e2, 10e3, 10e4."""
    phone = halls.joined("wca-2026")
    at_the_card(phone, halls, "wca-2026", "333")
    phone.tap(*(f"keypad-{digit}" for digit in "1765"))
    for taps, pressed, result in (
        ({"part-seam-1": BEYOND}, "true", "19.65"),
        ({"part-seam-1": BEYOND, "part-seam-2": BEYOND}, "false", "DNF"),
        ({"part-seam-1": WITHIN}, "false", "17.65"),
        ({"moves-1": 1}, "true", "19.65"),
    ):
        look(phone, taps)
        phone.tap("use-verdict")
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
        expect(phone.at("key-plus2")).to_have_attribute("aria-pressed", pressed)
        expect(phone.at("result")).to_contain_text(result)


def test_the_drawing_is_worked_by_the_keyboard_and_by_a_thumb_that_misses_the_mark(halls: Halls):
    """A name for every part, and its state after each press; 10f."""
    phone = halls.joined("wca-2010")
    at_the_card(phone, halls, "wca-2010", "pyram")
    phone.tap("tool-solved")
    upper = phone.page.get_by_role("button", name="Upper tip: in place")
    upper.focus()
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("button", name="Upper tip: within the limit")).to_be_focused()
    phone.page.keyboard.press("Space")
    expect(phone.page.get_by_role("button", name="Upper tip: beyond the limit")).to_be_focused()
    expect_verdict(phone, *PLUS2)
    beside = {"x": 160, "y": 78}  # of the upper tip
    phone.page.locator("dialog svg.solid").click(position=beside)
    expect(upper).to_be_visible()
    expect_verdict(phone, *SOLVED)

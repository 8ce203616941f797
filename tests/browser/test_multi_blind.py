"""Multi-blind: cubes told before the attempt, sealed, and in their place afterwards (H1a)."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.written import MULTI, Hall, halls

SLOW_MS = 20_000
CUBES = 47
"""A number that nothing else on these screens has."""
ITSELF = re.compile(rf"(?<![\d:]){CUBES}(?![\d:])")


@pytest.fixture(scope="module")
def hall(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Hall]]:
    """A competition of an edition each, on one server."""
    with halls(playwright, tmp_path_factory.mktemp("told"), "wca-2010", "wca-2026") as made:
        yield made


def card(hall: Hall, phone: Phone, person: int) -> None:
    phone.page.goto(f"{hall.path}/judge/{MULTI}?person={person}")
    phone.board(MULTI)
    expect(phone.at("tool-told")).to_be_visible(timeout=SLOW_MS)


def tell(phone: Phone, cubes: int) -> None:
    """Take the number down and seal it."""
    phone.tap("tool-told")
    phone.at("told-number").wait_for(timeout=SLOW_MS)
    phone.type("told-number", f"{cubes}")
    phone.tap("told-seal")
    expect(phone.at("told-sealed")).to_be_visible(timeout=SLOW_MS)


def says_nothing(phone: Phone) -> None:
    expect(phone.page.locator("body")).not_to_contain_text(ITSELF)


def test_cubes_told_are_sealed_until_the_start_and_then_stand_as_attempted(hall: dict[str, Hall]):
    """2026 H1a, H1a1, H1a2: told once, shown on demand alone, filled in after the start."""
    here = hall["wca-2026"]
    ann, bo = here.joined("judge", "Ann"), here.joined("judge", "Bo")
    card(here, ann, 1)
    ann.tap("tool-told")
    ann.at("told-number").wait_for(timeout=SLOW_MS)
    ann.type("told-number", "1")
    expect(ann.at("told-seal")).to_be_disabled()
    ann.page.keyboard.press("Escape")
    tell(ann, CUBES)
    expect(ann.at("told-stays")).to_contain_text("H1a1")
    expect(ann.at("told-change")).to_have_count(0)
    says_nothing(ann)
    ann.tap("told-show")
    expect(ann.at("told-shown")).to_have_text(f"{CUBES}")
    ann.page.keyboard.press("Escape")
    says_nothing(ann)
    ann.sees_unsent(0)

    card(here, bo, 1)
    bo.tap("tool-told")
    expect(bo.at("told-sealed")).to_be_visible(timeout=SLOW_MS)
    says_nothing(bo)
    for path in (f"judge/{MULTI}", f"r/{MULTI}", f"check/{MULTI}"):
        bo.page.goto(f"{here.path}/{path}")
        expect(bo.page.locator("main")).not_to_be_empty(timeout=SLOW_MS)
        says_nothing(bo)

    ann.tap("start", "enter-time")
    expect(ann.at("multi-attempted")).to_contain_text(f"{CUBES}", timeout=SLOW_MS)
    ann.tap(*(f"keypad-{digit}" for digit in "40"))
    expect(ann.at("multi-time")).to_have_attribute("aria-pressed", "true")
    ann.tap(*(f"keypad-{digit}" for digit in "5834"))
    expect(ann.at("result")).not_to_contain_text("told")
    ann.tap("save")
    expect(ann.at("handover-result")).to_have_text(f"40/{CUBES} 58:34", timeout=SLOW_MS)


def test_another_number_than_was_told_is_warned_of(hall: dict[str, Hall]):
    """2026 H1a1: the number stays, so one of the two is wrong."""
    here = hall["wca-2026"]
    phone = here.joined("judge", "Cy")
    card(here, phone, 2)
    tell(phone, 9)
    phone.page.keyboard.press("Escape")
    phone.tap("keypad-8", "multi-attempted", "keypad-1", "keypad-0", "multi-time")
    phone.tap(*(f"keypad-{digit}" for digit in "4500"))
    expect(
        phone.page.get_by_text("9 cubes were told before the attempt, 10 are typed.")
    ).to_be_visible(timeout=SLOW_MS)
    phone.tap("save")
    expect(phone.at("handover-result")).to_have_text("8/10 45:00", timeout=SLOW_MS)


def test_a_number_may_change_until_the_event_begins_where_the_edition_says_so(
    hall: dict[str, Hall],
):
    """2010 H1a, H1a1, H1a2: another number before anybody has begun, none after."""
    here = hall["wca-2010"]
    phone = here.joined("judge", "Di")
    card(here, phone, 1)
    tell(phone, 9)
    phone.tap("told-change")
    phone.type("told-number", "12")
    phone.tap("told-seal")
    phone.tap("told-show")
    expect(phone.at("told-shown")).to_have_text("12", timeout=SLOW_MS)
    phone.page.keyboard.press("Escape")

    judge = here.paper("judge", "Ed", MULTI)
    body = {"attempted": 3, "solved": 3, "seconds": 900, "penalties": []}
    judge.hand_in(
        judge.pen.make("attempt.record", body, {"person": 2, "slot": 1}, here.base(MULTI))
    )
    phone.wait_for(
        f"matside.board({MULTI!r}).cards.some((card) => card.slots[0].value > 0)", SLOW_MS
    )
    phone.tap("tool-told")
    expect(phone.at("told-stays")).to_contain_text("H1a1", timeout=SLOW_MS)
    expect(phone.at("told-change")).to_have_count(0)

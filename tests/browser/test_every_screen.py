"""What holds on every screen: three languages in one tap, and nothing that shuts somebody out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.screens import SCREENS, SHEETS, Screen
from tests.browser.venue import Prepared, Venue, half_a_round
from tools.paths import PWA

AXE = (PWA / "node_modules" / "axe-core" / "axe.min.js").read_text()
CALM = {"reduced_motion": "reduce"}
"""Colours are measured when they have arrived, not on their way."""
THEMES = ("light", "dark", "sun")
SCRIPTS = {"ko": re.compile("[가-힣]"), "zh": re.compile("[一-鿿]")}
RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}"""


@pytest.fixture(scope="module")
def hall(
    playwright: Playwright, prepared: Prepared, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Venue]:
    """One venue for all screens: they only look."""
    venue = Venue(playwright, prepared, tmp_path_factory.mktemp("hall"))
    half_a_round(venue)
    yield venue
    venue.close()


@pytest.fixture(scope="module")
def phones(hall: Venue) -> dict[str | None, Phone]:
    """A phone a role, and one that has joined nothing."""
    joined: dict[str | None, Phone] = {
        role: hall.joined(role, "Ann", AXE, **CALM) for role in ("judge", "organizer", "delegate")
    }
    return {None: hall.phone(AXE, **CALM), **joined}


@pytest.fixture(params=SCREENS, ids=lambda screen: screen.name)
def phone(request: Any, hall: Venue, phones: dict[str | None, Phone]) -> Phone:
    """The phone that shows the screen."""
    return show(phones[request.param.role], request.param, hall)


def show(phone: Phone, screen: Screen, hall: Venue) -> Phone:
    """Go there and wait until it is there."""
    phone.page.goto(screen.path.format(c=hall.path))
    expect(phone.at(screen.ready) if screen.ready else phone.page.locator("h1")).to_be_visible()
    return phone


def choose(phone: Phone, choice: str) -> None:
    """A language or a theme from the menu that every screen has."""
    phone.tap("lang-menu", choice)
    if choice.startswith("theme"):
        phone.page.keyboard.press("Escape")


def test_every_screen_speaks_three_languages_in_one_tap(phone: Phone):
    """I10."""
    said = {}
    for language in ("ko", "zh", "en"):
        choose(phone, f"language-{language}")
        expect(phone.page.locator("html")).to_have_attribute("lang", language)
        said[language] = phone.page.locator("main").inner_text()
    for language, script in SCRIPTS.items():
        assert len(script.findall(said[language])) > len(script.findall(said["en"])) + 5
    assert not re.search(
        r"\b(app|join|judge|organizer|delegate|public|home|state)-[a-z]", said["en"]
    )


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_has_a_serious_fault_of_access(phone: Phone, theme: str):
    choose(phone, f"theme-{theme}")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", theme)
    assert phone.page.evaluate(RUN_AXE) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_sheet_has_a_serious_fault_of_access(
    hall: Venue, phones: dict[str | None, Phone], sheet: Screen, theme: str
):
    phone = show(phones[sheet.role], sheet, hall)
    choose(phone, f"theme-{theme}")
    phone.tap(*sheet.taps)
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    assert phone.page.evaluate(RUN_AXE) == []


def test_no_screen_is_wider_than_the_phone(phone: Phone):
    for language in ("ko", "zh", "en"):
        choose(phone, f"language-{language}")
        wide = phone.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360

"""Language, light and size of type: chosen in one sheet, remembered, in step with the device."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.phone import ARGUMENTS, Phone, executable
from tests.browser.venue import Venue

LIGHT, DARK, SUN = "#23282c", "#0b0d0f", "#fff"
"""The header's colours, which the browser's own bars take."""
DOUBLE = "--blink-settings=defaultFontSize=32"
"""As somebody sets it who needs letters twice as large."""
ROOT_SIZE = "getComputedStyle(document.documentElement).fontSize"


def choose(phone: Phone, choice: str) -> None:
    phone.tap("lang-menu", choice)
    phone.page.keyboard.press("Escape")


def root(phone: Phone) -> str:
    size: str = phone.page.evaluate(ROOT_SIZE)
    return size


def the_bars_are(page: Page, colour: str) -> None:
    expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", colour)


def test_what_is_chosen_is_there_after_a_reload(venue: Venue):
    phone = venue.phone()
    phone.page.goto("/join")
    before = root(phone)
    choose(phone, "theme-sun")
    choose(phone, "type-largest")
    the_bars_are(phone.page, SUN)
    phone.page.reload()
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "sun")
    assert (before, root(phone)) == ("16px", "24px")
    the_bars_are(phone.page, SUN)


def test_without_a_choice_the_device_decides_and_may_change_its_mind(venue: Venue):
    phone = venue.phone(color_scheme="light")
    phone.page.goto("/join")
    the_bars_are(phone.page, LIGHT)
    phone.page.emulate_media(color_scheme="dark")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    the_bars_are(phone.page, DARK)
    choose(phone, "theme-light")
    the_bars_are(phone.page, LIGHT)


@pytest.fixture
def far_sighted(playwright: Playwright, venue: Venue) -> Iterator[Page]:
    """A browser whose owner has doubled its font size."""
    browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS, DOUBLE])
    yield browser.new_page(base_url=venue.server.base_url, viewport={"width": 360, "height": 740})
    browser.close()


def test_the_browsers_own_font_size_counts(far_sighted: Page):
    far_sighted.goto("/join")
    button = far_sighted.get_by_test_id("join-code-go")
    expect(button).to_be_visible()
    assert far_sighted.evaluate(ROOT_SIZE) == "32px"
    letters = "getComputedStyle(document.querySelector('[data-testid=join-code-go]')).fontSize"
    assert far_sighted.evaluate(letters) == "36px"
    assert far_sighted.evaluate("document.documentElement.scrollWidth") == 360


def test_forced_colours_leave_the_mark_and_what_is_chosen_to_be_seen(venue: Venue):
    phone = venue.phone()
    phone.page.emulate_media(forced_colors="active")
    phone.page.goto("/join")
    phone.tap("lang-menu")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    ground = "(one) => getComputedStyle(document.querySelector(one)).backgroundColor"
    chosen, other = ('[data-testid="language-en"]', '[data-testid="language-ko"]')
    assert phone.page.evaluate(ground, chosen) != phone.page.evaluate(ground, other)
    mark = "getComputedStyle(document.querySelector('.mark-hand')).fill"
    header = "getComputedStyle(document.querySelector('.header')).backgroundColor"
    assert phone.page.evaluate(mark) != phone.page.evaluate(header)

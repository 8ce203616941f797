"""How a screen is waited for, and how a sheet is opened."""

from playwright.sync_api import expect

from tests.browser.demo import CLOSED, OPEN, SCORED
from tests.browser.phone import Phone
from tests.browser.screens.screen import Doing


def see(testid: str) -> Doing:
    """Wait until that is on the screen."""
    return lambda phone: expect(phone.at(testid).first).to_be_visible()


def tap(*testids: str, then: str | None = None) -> Doing:
    """Tap one after the other; see `then`, else a sheet."""

    def do(phone: Phone) -> None:
        phone.at(testids[0]).first.wait_for()
        phone.tap(*testids)
        if then:
            see(then)(phone)
        else:
            expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def tap_the_first(testid: str, *then: str) -> Doing:
    """A sheet behind the first of several, whose ids begin alike."""

    def do(phone: Phone) -> None:
        phone.page.locator(f"[data-testid^={testid}]:enabled").first.click()
        phone.tap(*then)
        expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def a_heading(phone: Phone) -> None:
    expect(phone.page.locator("h1").first).to_be_visible()


def every_round(testid: str) -> Doing:
    """Wait until the phone has folded the demo's rounds, too."""

    def do(phone: Phone) -> None:
        see(testid)(phone)
        for stream in (OPEN, CLOSED, SCORED):
            phone.board(stream)

    return do

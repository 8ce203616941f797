"""The scramblers' screen of a chess event, as an organizer and as a judge."""

from playwright.sync_api import expect

from tests.browser import chess_hall
from tests.browser.demo import CHESS, CHESS_DESK
from tests.browser.phone import Phone
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Screen

PATH = f"{{chess}}/chess/scrambles/{chess_hall.EVENT}"


def offer(phone: Phone) -> None:
    """This phone is a scrambler's from now on."""
    phone.page.locator("[data-testid^=scrambler-]").first.wait_for()
    if phone.at("scrambler-offer").count():
        phone.tap("scrambler-offer")
    see("scrambler-here")(phone)


def make(phone: Phone) -> None:
    """The organizer's own phone is the scrambler's, and opens a set."""
    offer(phone)
    box = phone.page.locator("[data-testid^=scrambler-][type=checkbox]").first
    box.check()
    if phone.at("scrambles-make").count():
        phone.tap("scrambles-make")
    expect(phone.at("scrambles-all-made")).to_be_visible(timeout=60_000)
    phone.at(f"open-{chess_hall.PLAYING}-1").click()
    see("scramble-of-cover-1")(phone)
    expect(phone.page.locator(".scramble-cover .cube-net")).to_be_visible()


SCREENS = (
    Screen("chess-scramble-offer", CHESS, PATH, see("scrambler-offer")),
    Screen("chess-scramble-set", CHESS_DESK, PATH, make),
)

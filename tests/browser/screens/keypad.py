"""A card's keypad: what several screens at the mat begin with."""

from playwright.sync_api import expect

from tests.browser.demo import SCORED
from tests.browser.phone import Phone
from tests.browser.screens.doing import see

DIGITS = "1765"
CARD = f"{{c}}/judge/{SCORED}?person="


def at_the_keypad(phone: Phone) -> None:
    """A card's keypad; an attempt that is under way at this phone has its end first."""
    see("slot-1")(phone)
    if phone.at("in-progress").count():
        phone.tap("enter-time")
    see("keypad-1")(phone)


def take_up(phone: Phone, tool: str) -> None:
    """A tool beside the keypad."""
    at_the_keypad(phone)
    phone.at(tool).click()


def read_the_timer(phone: Phone) -> None:
    """Digits on the keypad and a penalty."""
    at_the_keypad(phone)
    phone.board(SCORED)
    phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2")
    expect(phone.at("result")).to_contain_text("19.65")


def report_a_defect(phone: Phone) -> None:
    """Beside the keypad, with what happened chosen."""
    take_up(phone, "tool-report")
    phone.at("incident-defect").click()
    expect(phone.at("incident-extra")).to_be_enabled()

"""One entry by somebody who does not see the screen, and by somebody who has only keys."""

from playwright.sync_api import Page, expect

from tests.browser.ear import LISTEN, Ear, Focus
from tests.browser.phone import Phone, becomes
from tests.browser.venue import ROUND, Venue, half_a_round

FAR = 30
"""Nothing on a screen is further away than so many presses of Tab."""


def keys(page: Page, *pressed: str) -> None:
    """Press one key after the other, wherever the focus is."""
    for key in pressed:
        page.keyboard.press(key)


def tab_to(ear: Ear, name: str) -> Focus:
    """Go on by Tab until the button, link or field of that name has the focus."""
    for _ in range(FAR):
        keys(ear.phone.page, "Tab")
        focus = ear.focus()
        if focus.name.startswith(name):
            return focus
    raise AssertionError(f"Tab does not come to {name!r}")


def awake(phone: Phone) -> None:
    """The button that signs sleeps for half a second, so that nobody signs by a double tap."""
    expect(phone.page.get_by_role("button", name="I have checked my result")).to_be_enabled()


def test_one_entry_is_told_to_somebody_who_only_hears(venue: Venue):
    """By roles, names and live regions; the keys are Tab, Enter and digits. A7c: confirmed too."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", LISTEN)
    page = phone.page
    ear = Ear(phone)

    assert tab_to(ear, "3x3x3 Cube").role == "link"
    keys(page, "Enter")
    expect(page.get_by_role("region", name="Choose a competitor")).to_be_visible()
    becomes(lambda: ear.focus()[:2], ("searchbox", "Number or name"))
    keys(page, "4", "Enter")

    expect(page.get_by_role("region", name="Noa Levi, Attempt 1 of 5")).to_be_focused()
    becomes(lambda: ("status", "Timer shows") in ear.live(), True)
    keys(page, "1", "2", "3", "4")
    ear.waits_for("12.34")
    ear.waits_for("Result 12.34")

    keys(page, "Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    check = (
        "dialog",
        "Please check your result 4 Noa Levi",
        "3x3x3 Cube, round 1, attempt 1 of 5 12.34",
    )
    becomes(ear.focus, check)
    ear.waits_for("Noa Levi, attempt 1, 12.34: saved here")
    ear.waits_for("Noa Levi, attempt 1, 12.34: not confirmed")
    awake(phone)
    assert tab_to(ear, "I have checked my result").role == "button"
    keys(page, "Enter")

    ear.waits_for("Noa Levi, attempt 1, 12.34: Signed off")
    becomes(lambda: ear.focus()[:2], ("dialog", "Signed off"))
    assert tab_to(ear, "Next competitor").role == "button"
    keys(page, "Enter")
    expect(page.get_by_label("Number or name")).to_be_focused()
    row = page.get_by_role("button", name="4 Noa Levi 1 of 5", exact=True)
    expect(row).to_be_visible()


def test_one_entry_is_made_by_digits_enter_and_arrows_alone(venue: Venue):
    """What is under way is called so, and no Enter does what it should not."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", LISTEN)
    page = phone.page
    ear = Ear(phone)
    page.goto(f"{venue.path}/judge/{ROUND}")
    expect(page.get_by_label("Number or name")).to_be_focused()

    keys(page, "4", "Enter")
    card = page.get_by_role("region", name="Noa Levi, Attempt 1 of 5")
    expect(card).to_be_focused()
    assert not phone.page.evaluate("matside.typing()")
    keys(page, "ArrowRight")
    expect(page.get_by_role("region", name="Noa Levi, Attempt 2 of 5")).to_be_visible()
    keys(page, "ArrowLeft")
    expect(card).to_be_visible()

    keys(page, "9", "Backspace")
    tab_to(ear, "7")
    keys(page, "Enter", "Tab", "Enter")
    reading = page.get_by_role("status", name="Timer shows")
    expect(reading).to_have_text("0.78")
    phone.wait_for("matside.typing()")
    keys(page, "5")
    expect(reading).to_have_text("7.85")

    keys(page, "Enter")
    awake(phone)
    assert phone.page.evaluate("matside.typing()"), "saved, and the competitor has not confirmed"
    expect(page.get_by_role("dialog").get_by_text("7.85", exact=True)).to_be_visible()
    keys(page, "Enter")
    ear.waits_for("Noa Levi, attempt 1, 7.85: Signed off")
    phone.wait_for("!matside.typing()")
    keys(page, "Enter")
    expect(page.get_by_label("Number or name")).to_be_focused()
    keys(page, "4", "Enter")
    expect(page.get_by_role("region", name="Noa Levi, Attempt 2 of 5")).to_be_focused()
    keys(page, "ArrowLeft")
    expect(card).to_be_visible()
    slot = page.get_by_role("button", name="Attempt 1 7.85 signed off Entered by Ann")
    expect(slot).to_have_attribute("aria-current", "step")

"""What a plain solve costs in taps, and a newcomer in seconds until the first result is kept."""

from playwright.sync_api import expect

from tests.browser.thumb import CHARACTER_S, COUNT_TOUCHES, READING_S, TAP_S, TOUCH, Thumb
from tests.browser.venue import ROUND, Venue, half_a_round

MOST_TAPS = 9
MOST_S = 30
TIME = "1234"


def a_solve(thumb: Thumb) -> None:
    """From the keypad to signed off."""
    thumb.tap(*TIME, "Save", "I have checked my result")


def test_a_plain_solve_takes_nine_taps_at_most_from_the_keypad(venue: Venue):
    """From picking the competitor to the next one: 8 from the list, and 7 where a station calls.

    1e1, A7c: entered by the judge, confirmed by the competitor.
    """
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", COUNT_TOUCHES, **TOUCH)
    phone.tap(f"round-{ROUND}")
    thumb = Thumb(phone)
    before = thumb.touches()

    thumb.tap(phone.page.get_by_role("button", name="Noa Levi"))
    a_solve(thumb)
    thumb.tap("Next competitor")
    expect(phone.page.get_by_label("Number or name")).to_be_visible()
    from_the_list = thumb.touches() - before

    thumb.tap("Set a station", phone.page.get_by_label("Station: number or name"))
    thumb.type("1")
    thumb.tap("Use this station", phone.at("offered"))
    before = thumb.touches()
    a_solve(thumb)
    thumb.tap(phone.page.get_by_role("button", name="Next: "))
    expect(phone.at("keypad-1")).to_be_visible()
    at_a_station = thumb.touches() - before

    print(f"a plain solve: {from_the_list} taps from the list, {at_a_station} at a station")
    assert 0 < at_a_station < from_the_list <= MOST_TAPS
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    expect(phone.at("slot-1")).to_contain_text("12.34")
    expect(phone.at("entry-state-1")).to_have_text("signed off")


def test_from_the_scanned_code_to_the_first_result_takes_half_a_minute_at_most(venue: Venue):
    """Somebody who has never seen the app opens the link of the code and enters a time."""
    half_a_round(venue)
    phone = venue.phone(COUNT_TOUCHES, **TOUCH)
    page = phone.page
    thumb = Thumb(phone)

    page.goto(f"/join#{venue.secret('judge')}")
    thumb.read()
    thumb.tap(page.get_by_label("Name"))
    thumb.type("Ann Lee")
    thumb.tap("Join")
    thumb.read()
    thumb.tap(page.get_by_role("link", name="3x3x3 Cube"))
    thumb.read()
    thumb.tap(page.get_by_role("button", name="Noa Levi"))
    thumb.read()
    thumb.tap(*TIME, "Save")
    expect(page.get_by_role("dialog").get_by_test_id("entry-state")).to_be_visible()
    machine_s = thumb.machine_s

    print(
        f"code to first result: {thumb.pace_s:.1f} s of a person ({TAP_S} s a tap, {CHARACTER_S} s "
        f"a character, {READING_S} s a new screen) + {machine_s:.1f} s of the machine"
    )
    assert thumb.touches() == 9
    assert thumb.pace_s + machine_s <= MOST_S
    expect(page.get_by_role("dialog")).to_contain_text("12.34")

"""A GAN timer by Web Bluetooth: the server has what its one checked frame said."""

from playwright.sync_api import expect

from tests.browser.bluetooth import TIMER, Gan, fake_bluetooth, frame
from tests.browser.phone import Phone
from tests.browser.saved_entry import saved_entry
from tests.browser.venue import ROUND, Venue, half_a_round

PERSON = 4


def at_the_mat(venue: Venue, script: str) -> tuple[Phone, Gan]:
    """A judge's phone on the card of somebody who has no time yet, and a device beside it."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", script)
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person={PERSON}")
    expect(phone.at("keypad-1")).to_be_visible()
    return phone, Gan(phone)


def connected(venue: Venue, offers: str = "timer") -> tuple[Phone, Gan]:
    """The same with a timer that is heard, and at zero."""
    phone, gan = at_the_mat(venue, fake_bluetooth(offers))
    gan.connect()
    gan.tells("reset")
    gan.shows("idle")
    return phone, gan


def test_the_entry_is_the_time_of_one_checked_frame_and_a_damaged_one_does_no_harm(venue: Venue):
    """9f1, A7b2: whole milliseconds are kept, hundredths count; the frame travels along."""
    phone, gan = connected(venue)
    gan.tells("hands")
    gan.shows("hands")
    gan.tells("armed")
    gan.shows("armed")
    gan.tells("running")
    expect(phone.at("timer-night")).to_have_attribute("data-state", "running")
    damaged = frame("stopped", 9999)[:-1] + "0"
    assert damaged != frame("stopped", 9999)
    gan.sends(damaged, frame("stopped", 9999)[:10])
    gan.stops(12_678)
    expect(phone.at("timer-whole")).to_have_text("12.678")

    entry = saved_entry(venue, phone, PERSON)
    assert entry["reading_ms"] == 12_678
    assert entry["timer"]["source"] == "gan"
    assert entry["timer"]["flags"] == []
    assert entry["timer"]["packets"][-1] == "FE080104000CA6024D20"
    assert damaged not in entry["timer"]["packets"]


def test_a_timer_that_went_off_comes_back_by_itself_and_needs_no_stored_times(venue: Venue):
    phone, gan = connected(venue, "timer without stored times")
    gan.power(on=False)
    expect(phone.at("timer")).to_contain_text("off or out of reach")
    gan.power(on=True)
    gan.is_heard()
    gan.tells("reset", "hands", "armed", "running")
    gan.stops(8_765)
    assert saved_entry(venue, phone, PERSON)["reading_ms"] == 8_765


def test_after_a_reload_it_is_heard_again_without_a_tap(venue: Venue):
    phone, gan = connected(venue)
    phone.page.reload()
    gan.is_heard()
    gan.tells("hands", "armed", "running")
    gan.stops(8_001)
    entry = saved_entry(venue, phone, PERSON)
    assert entry["reading_ms"] == 8_001
    assert entry["timer"]["source"] == "gan"


def test_out_of_reach_during_a_solve_the_display_is_read(venue: Venue):
    """No time is offered that no frame said (I9); one that comes late is still the timer's own."""
    phone, gan = connected(venue)
    gan.tells("hands", "armed", "running")
    expect(phone.at("timer-night")).to_have_attribute("data-state", "running")
    gan.power(on=False)
    expect(phone.at("timer-night")).to_contain_text("read the display")
    phone.tap("enter-time")
    gan.shows("lost")
    expect(phone.at("timer-whole")).to_have_count(0)
    phone.key_in("1311")
    phone.tap("confirm")
    expect(phone.at("next-attempt")).to_be_visible()


def test_a_cube_is_no_timer_and_the_keypad_goes_on(venue: Venue):
    phone, _ = at_the_mat(venue, fake_bluetooth("cube", "GAN-Cube-77"))
    phone.tap("tool-timer", "timer-way-gan")
    expect(phone.at("timer-trouble")).to_contain_text("This is not a timer")
    phone.page.keyboard.press("Escape")
    phone.key_in("1234")
    phone.tap("confirm")
    expect(phone.at("next-attempt")).to_be_visible()


def test_the_judge_names_the_timer_and_reads_what_the_edition_says_of_it(venue: Venue):
    """7f1a, A3b: nothing is refused; what is not known is the Delegate's to say."""
    phone, gan = connected(venue)
    phone.tap("tool-timer")
    expect(phone.at("timer-sheet")).to_contain_text(TIMER)
    choose = phone.at("timer-list").get_by_role("combobox")
    choose.select_option(label="GAN Halo")
    said = phone.at("timer-list-said")
    expect(said).to_have_attribute("data-allowed", "ask")
    expect(said).to_contain_text("ask the Delegate")
    choose.select_option(label="StackMat Generation 5 Pro")
    expect(said).to_have_attribute("data-allowed", "yes")
    expect(said).to_contain_text("2-pad mode")
    phone.page.keyboard.press("Escape")
    phone.tap("tool-timer")
    expect(choose).to_have_value("speed-stacks-5-pro")
    expect(phone.at("timer-now")).to_contain_text(f"StackMat Generation 5 Pro · {TIMER}")
    phone.page.keyboard.press("Escape")
    gan.tells("hands")
    gan.shows("hands")

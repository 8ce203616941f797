"""A timer by WebUSB, through an FTDI chip: what its packets said reaches bench, card and server."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.saved_entry import saved_entry
from tests.browser.usb import Adapter, fake_usb
from tests.browser.venue import ROUND, Venue, half_a_round

PERSON = 4
STOPPED_2678 = "53303032363738570A0D"


def at_the_mat(venue: Venue) -> tuple[Phone, Adapter]:
    """The card of somebody who has no time yet, and an adapter that is plugged in."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", fake_usb())
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person={PERSON}")
    expect(phone.at("keypad-1")).to_be_visible()
    adapter = Adapter(phone)
    adapter.plug()
    return phone, adapter


def connected(venue: Venue) -> tuple[Phone, Adapter]:
    """The same with a timer that is on and read."""
    phone, adapter = at_the_mat(venue)
    adapter.switch_on()
    phone.tap("tool-timer", "timer-way-usb")
    expect(phone.at("timer-now")).to_have_attribute("data-state", "idle")
    phone.tap("timer-done")
    return phone, adapter


def test_the_entry_on_the_server_is_what_the_packets_said(venue: Venue):
    """9f1, A7b2: the whole milliseconds are kept, hundredths count; the packets travel along."""
    phone, adapter = connected(venue)
    adapter.timer("hands")
    expect(phone.at("timer")).to_have_attribute("data-state", "hands")
    adapter.timer("armed")
    expect(phone.at("timer")).to_have_attribute("data-state", "armed")
    adapter.timer("solve", 2678)
    expect(phone.at("timer-whole")).to_have_text("2.678")

    entry = saved_entry(venue, phone, PERSON)
    assert entry["reading_ms"] == 2678
    assert entry["timer"]["source"] == "usb"
    assert entry["timer"]["flags"] == []
    assert entry["timer"]["packets"][-2:] == [STOPPED_2678] * 2


def test_an_adapter_that_the_phone_itself_holds_says_so_and_can_be_read_once_it_is_free(
    venue: Venue,
):
    phone, adapter = at_the_mat(venue)
    adapter.desk("hold", True)
    phone.tap("tool-timer", "timer-way-usb")
    expect(phone.at("timer-trouble")).to_contain_text("or the phone itself holds the adapter")
    adapter.desk("hold", False)
    adapter.switch_on()
    phone.tap("timer-way-usb")
    expect(phone.at("timer-now")).to_have_attribute("data-state", "idle")


def test_on_the_bench_an_adapter_is_read_again_after_it_was_pulled_out_and_after_a_reload(
    venue: Venue,
):
    venue.open_round()
    phone = venue.joined("judge", "Ann", fake_usb())
    phone.page.goto(f"{venue.path}/timers")
    adapter = Adapter(phone)
    expect(phone.at("bench-source")).to_be_visible()
    adapter.plug()
    adapter.switch_on()
    phone.at("bench-source").select_option("usb")
    phone.tap("bench-connect")
    expect(phone.at("bench-state")).to_have_attribute("data-state", "idle")
    assert adapter.desk("rate") == 1200
    adapter.timer("solve", 2678)
    expect(phone.at("bench-state")).to_have_attribute("data-state", "stopped")
    expect(phone.at("bench-digits")).to_have_text("2.678")
    adapter.desk("unplug")
    expect(phone.at("bench-link")).to_have_attribute("data-link", "down")
    adapter.desk("plug")
    expect(phone.at("bench-link")).to_have_attribute("data-link", "up")
    phone.page.reload()
    adapter.switch_on()
    expect(phone.at("bench-state")).to_have_attribute("data-state", "idle")

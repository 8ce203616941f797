"""A timer by WebUSB, through an FTDI chip."""

from playwright.sync_api import expect

from tests.browser.usb import Adapter, fake_usb
from tests.browser.venue import Venue


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

"""The app without a server, and without its worker."""

from playwright.sync_api import expect

from tests.browser.phone import UNDER_CONTROL
from tests.browser.venue import ROUND, Venue, half_a_round

RULES_OFF = "try { localStorage.setItem('matsideRules', 'off'); } catch { /* about:blank */ }"


def test_from_the_second_visit_on_the_app_starts_without_a_server(venue: Venue):
    phone = venue.phone()
    phone.page.goto("/")
    phone.page.evaluate(UNDER_CONTROL)
    phone.close()
    venue.server.kill()
    phone.start()
    phone.page.goto("/join")
    expect(phone.at("join-code")).to_be_visible()


def test_a_joined_phone_starts_at_its_table_without_a_server(venue: Venue):
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    expect(phone.at("person-1")).to_be_visible()
    phone.close()
    venue.server.kill()
    phone.start()
    phone.page.goto(f"{venue.path}/judge/{ROUND}")
    phone.enter(4, "1234")
    phone.sees_unsent(2)


def test_without_the_worker_the_server_computes_and_the_screen_says_so(venue: Venue):
    half_a_round(venue)
    phone = venue.phone(RULES_OFF)
    venue.join(phone, "judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    phone.tap(*(f"keypad-{digit}" for digit in "1765"), "key-plus2")
    expect(phone.at("result")).to_contain_text("19.65")
    phone.tap("connection")
    expect(phone.page.get_by_role("dialog")).to_contain_text("on the server")
    assert phone.page.workers == []


def test_without_worker_and_server_keypad_and_saving_still_work(venue: Venue):
    """I1: nothing that saves an entry waits for the rules."""
    half_a_round(venue)
    phone = venue.phone(RULES_OFF)
    venue.join(phone, "judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    venue.server.kill()
    phone.tap(*(f"keypad-{digit}" for digit in "1234"))
    expect(phone.at("result")).to_contain_text("saving works")
    phone.tap("save")
    dialog = phone.page.get_by_role("dialog")
    expect(dialog.get_by_test_id("entry-state")).to_have_attribute("data-state", "saved")
    phone.sees_unsent(1)

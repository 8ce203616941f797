"""A recording of a timer, played on the bench."""

from playwright.sync_api import expect

from tests.browser.venue import Venue
from tools.paths import ROOT


def test_a_recording_is_played_as_if_its_timer_were_there(venue: Venue):
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    phone.page.goto(f"{venue.path}/timers")
    phone.at("bench-source").select_option("file")
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("bench-connect")
    chooser.value.set_files(ROOT / "tests" / "captures" / "gen4-i-only.jsonl")
    expect(phone.at("bench-digits")).to_have_text("5.543")
    expect(phone.at("bench-means")).to_contain_text("for practice")


def test_a_file_of_another_kind_says_so(venue: Venue):
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    phone.page.goto(f"{venue.path}/timers")
    phone.at("bench-source").select_option("file")
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("bench-connect")
    chooser.value.set_files(ROOT / "README.md")
    expect(phone.at("bench-means")).to_contain_text("not a recording of a timer")

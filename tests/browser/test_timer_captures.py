"""A recording of a timer, played on the bench: to look at and to practise, never to enter."""

import json

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue, half_a_round
from tools.paths import ROOT

PERSON = 4


def play(phone: Phone, name: str) -> None:
    """On the bench: choose that file and play it."""
    phone.at("bench-source").select_option("file")
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("bench-connect")
    chooser.value.set_files(ROOT / name)


def test_a_recording_is_played_as_if_its_timer_were_there(venue: Venue):
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    phone.page.goto(f"{venue.path}/timers")
    play(phone, "tests/captures/gen4-i-only.jsonl")
    expect(phone.at("bench-digits")).to_have_text("5.543")
    expect(phone.at("bench-means")).to_contain_text("for practice")


def test_a_file_of_another_kind_says_so(venue: Venue):
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    phone.page.goto(f"{venue.path}/timers")
    play(phone, "README.md")
    expect(phone.at("bench-means")).to_contain_text("not a recording of a timer")


def test_no_card_takes_a_time_from_a_recording(venue: Venue):
    """Played while a card is open, it fills nothing and travels nowhere."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person={PERSON}")
    phone.tap("tool-timer", "timer-bench")
    play(phone, "tests/captures/gen5-full.jsonl")
    expect(phone.at("bench-state")).to_have_attribute("data-state", "stopped")
    phone.page.go_back()
    expect(phone.at("keypad-1")).to_be_visible()
    expect(phone.at("timer-whole")).to_have_count(0)
    expect(phone.at("timer-take")).to_have_count(0)
    phone.key_in("1234")
    phone.tap("confirm")
    expect(phone.at("next-attempt")).to_be_visible()
    phone.sees_unsent(0)
    ops = [json.loads(envelope["raw"]) for envelope in venue.sync(phone.token())["ops"]]
    [entry] = [
        op["body"]
        for op in ops
        if op["kind"] == "attempt.record" and op["subject"]["person"] == PERSON
    ]
    assert entry["reading_ms"] == 12_340
    assert "timer" not in entry

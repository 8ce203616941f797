"""A StackMat in the microphone socket: its sound through the real AudioWorklet of the built app."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.sound import hearing
from tests.browser.venue import ROUND, Venue, half_a_round

SOLVE = {"letters": "i-only", "ms": 5_678, "after": 120_000}
"""A Gen 4, whose letters tell nothing; its time stands there as long as a slow machine needs."""
HEARD = {"polarity": -1, "clock": 0.01, "highPass": 20, "snr": 20, "lead": 10}
STOPPED = "49303035363738"
"""`I005678`, what the packets of that time begin with."""
UNTIL_STOPPED_MS = 90_000


def at_the_bench(venue: Venue, folder: Path) -> Phone:
    """The organizer's phone at the bench, into which the timer is plugged."""
    phone = venue.joined("organizer", "Ola", arguments=plugged(folder))
    phone.page.goto(f"{venue.path}/timers")
    expect(phone.at("bench-connect")).to_be_visible()
    return phone


def plugged(folder: Path) -> list[str]:
    """Arguments for a phone into which the timer is plugged."""
    return hearing(folder / "solve.wav", SOLVE, HEARD)


def connect(phone: Phone) -> None:
    """Choose sound and connect."""
    phone.at("bench-source").select_option("audio")
    phone.tap("bench-connect")


def test_the_bench_hears_a_solve_without_network(venue: Venue, tmp_path: Path):
    """The worklet is a file of its own, and comes from the cache like the rest of the app."""
    phone = at_the_bench(venue, tmp_path)
    phone.context.set_offline(True)
    connect(phone)
    expect(phone.at("bench-digits")).to_have_text("5.678", timeout=UNTIL_STOPPED_MS)
    expect(phone.at("bench-link")).to_have_attribute("data-link", "up")


def test_a_solve_is_heard_from_the_start_to_the_entry(venue: Venue, tmp_path: Path):
    """I9: what the server has are the timer's own milliseconds, and the packets that said them."""
    half_a_round(venue)
    judge = venue.joined("judge", "Ann", arguments=plugged(tmp_path))
    judge.tap(f"round-{ROUND}")
    judge.pick(4)
    judge.tap("tool-timer", "timer-way-audio")
    expect(judge.at("timer-level")).to_have_attribute("data-word", "clean")
    expect(judge.at("timer-input")).to_be_visible()
    judge.tap("timer-done")
    expect(judge.at("timer-whole")).to_have_text("5.678", timeout=UNTIL_STOPPED_MS)
    judge.tap("save", "confirm")
    judge.sees_unsent(0)
    body = recorded(venue, judge)
    assert body["reading_ms"] == 5_678
    assert body["timer"]["source"] == "audio"
    assert body["timer"]["packets"][-1].startswith(STOPPED)


def recorded(venue: Venue, phone: Phone) -> dict[str, Any]:
    """What stands in the entry of that phone, as the server has it."""
    ops = [json.loads(envelope["raw"]) for envelope in venue.sync(phone.token())["ops"]]
    records = [op["body"] for op in ops if op["kind"] == "attempt.record"]
    body: dict[str, Any] = next(record for record in records if "timer" in record)
    return body


def test_another_input_may_be_chosen(venue: Venue, tmp_path: Path):
    phone = at_the_bench(venue, tmp_path)
    connect(phone)
    choice = phone.at("timer-input")
    expect(choice).to_be_visible()
    choice.select_option(label="Fake Audio Input 2")
    expect(phone.at("bench-link")).to_contain_text("Fake Audio Input 2")
    expect(phone.at("bench-digits")).to_have_text("5.678", timeout=UNTIL_STOPPED_MS)

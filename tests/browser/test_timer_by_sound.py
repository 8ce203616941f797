"""A StackMat in the microphone socket: its sound through the real AudioWorklet of the built app."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.sound import hearing
from tests.browser.venue import Venue

SOLVE = {"letters": "i-only", "ms": 5_678, "after": 120_000}
"""A Gen 4, whose letters tell nothing; its time stands there as long as a slow machine needs."""
HEARD = {"polarity": -1, "clock": 0.01, "highPass": 20, "snr": 20, "lead": 3}


def listening(venue: Venue, folder: Path) -> Phone:
    """The organizer's phone at the bench, to which the timer is connected by its sound."""
    arguments = hearing(folder / "solve.wav", SOLVE, HEARD)
    phone = venue.joined("organizer", "Ola", arguments=arguments)
    phone.page.goto(f"{venue.path}/timers")
    expect(phone.at("bench-connect")).to_be_visible()
    return phone


def connect(phone: Phone) -> None:
    """Choose sound and connect."""
    phone.at("bench-source").select_option("audio")
    phone.tap("bench-connect")


def test_the_bench_hears_a_solve_without_network(venue: Venue, tmp_path: Path):
    """The worklet is a file of its own, and comes from the cache like the rest of the app."""
    phone = listening(venue, tmp_path)
    phone.context.set_offline(True)
    connect(phone)
    expect(phone.at("bench-digits")).to_have_text("5.678")
    expect(phone.at("bench-link")).to_have_attribute("data-link", "up")


def test_another_input_may_be_chosen(venue: Venue, tmp_path: Path):
    phone = listening(venue, tmp_path)
    connect(phone)
    choice = phone.at("timer-input")
    expect(choice).to_be_visible()
    choice.select_option(label="Fake Audio Input 2")
    expect(phone.at("bench-link")).to_contain_text("Fake Audio Input 2")
    expect(phone.at("bench-digits")).to_have_text("5.678")

"""A timer by Web Serial: the server has what its packets said, whatever happens to the cable."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.cable import FORGET, NO_WAY, Cable, fake_serial
from tests.browser.phone import Phone, becomes
from tests.browser.thumb import COUNT_TOUCHES, TOUCH, Thumb
from tests.browser.venue import ROUND, Venue, document, prepare
from tests.server.exchange.documents import person

PEOPLE = 15
"""One for each test: nobody has a time before."""
MOST_TAPS = 5


class Mat:
    """One judge's phone, the cable beside it, and the competitor of this test."""

    def __init__(self, venue: Venue, phone: Phone):
        self.venue = venue
        self.phone = phone
        self.cable = Cable(phone)
        self.person = 0

    def next_person(self) -> None:
        """The pad of somebody without a time, on a phone that knows no timer."""
        self.person += 1
        self.phone.page.goto(f"{self.venue.path}/judge/{ROUND}")
        self.phone.page.evaluate(FORGET)
        self.open_pad()

    def open_pad(self) -> None:
        self.phone.page.goto(f"{self.venue.path}/judge/{ROUND}?person={self.person}")
        expect(self.phone.at("keypad-1")).to_be_visible()

    def connect(self) -> None:
        """A timer is plugged in, switched on and read."""
        self.cable.plug()
        self.cable.switch_on()
        self.cable.connect()

    def save_and_confirm(self) -> None:
        self.phone.tap("save", "confirm")
        expect(self.phone.at("next-attempt")).to_be_visible()

    def types(self, digits: str) -> None:
        self.phone.key_in(digits)
        self.phone.tap("confirm")
        expect(self.phone.at("next-attempt")).to_be_visible()

    def entry(self) -> dict[str, Any]:
        """The one entry that the server has of this competitor."""
        self.phone.sees_unsent(0)
        envelopes = self.venue.sync(self.phone.token())["ops"]
        ops = [json.loads(envelope["raw"]) for envelope in envelopes]
        recorded = [op for op in ops if op["kind"] == "attempt.record"]
        [body] = [op["body"] for op in recorded if op["subject"]["person"] == self.person]
        return body


@pytest.fixture(scope="module")
def one_mat(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mat]:
    people = [person(n, f"Competitor {n:02}", events=["333"]) for n in range(1, PEOPLE + 1)]
    prepared = prepare(tmp_path_factory.mktemp("prepared"), {**document(), "persons": people})
    venue = Venue(playwright, prepared, tmp_path_factory.mktemp("cable"))
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open(range(1, PEOPLE + 1)))
    yield Mat(venue, venue.joined("judge", "Ann", COUNT_TOUCHES, fake_serial(), **TOUCH))
    venue.close()


@pytest.fixture
def mat(one_mat: Mat) -> Mat:
    one_mat.next_person()
    return one_mat


def stopped(ms: int) -> str:
    """The packet of a timer that stands at that time."""
    digits = f"{ms // 60_000}{ms % 60_000:05}"
    return bytes([*f"S{digits}".encode(), 64 + sum(map(int, digits)), 10, 13]).hex().upper()


def test_the_entry_on_the_server_is_what_the_packets_said(mat: Mat):
    """9f1, A7b2: the whole milliseconds are kept, hundredths count; the packets travel along."""
    mat.connect()
    mat.cable.timer("hands")
    mat.cable.shows("hands")
    mat.cable.timer("armed")
    mat.cable.shows("armed")
    mat.cable.timer("solve", 2678)
    expect(mat.phone.at("timer-whole")).to_have_text("2.678")
    mat.save_and_confirm()

    entry = mat.entry()
    assert entry["reading_ms"] == 2678
    assert entry["timer"]["source"] == "serial"
    assert entry["timer"]["flags"] == []
    assert entry["timer"]["packets"][-2:] == [stopped(2678)] * 2
    expect(mat.phone.at("slot-1")).to_contain_text("2.67")


def test_a_plain_solve_takes_five_taps_at_most_from_a_timer(mat: Mat):
    """From picking the competitor to the next one; the timer's own start and stop are no taps."""
    mat.connect()
    mat.phone.page.goto(f"{mat.venue.path}/judge/{ROUND}")
    mat.cable.switch_on()
    thumb = Thumb(mat.phone)
    before = thumb.touches()
    thumb.tap(mat.phone.page.get_by_role("button", name=f"Competitor {mat.person:02}"))
    mat.cable.shows("idle")
    mat.cable.timer("solve", 1234)
    expect(mat.phone.at("timer-whole")).to_have_text("1.234")
    thumb.tap("Save", "I have checked my result", "Next competitor")
    expect(mat.phone.page.get_by_label("Number or name")).to_be_visible()
    taps = thumb.touches() - before
    print(f"a plain solve from a timer: {taps} taps")
    assert 0 < taps <= MOST_TAPS


def test_pulled_out_during_a_solve_the_display_is_read_and_typed(mat: Mat):
    """No time is offered that no packet said (I9): the keypad is there, and the entry says why."""
    mat.connect()
    mat.cable.timer("start")
    expect(mat.phone.at("timer-night")).to_have_attribute("data-state", "running")
    mat.cable.desk("unplug")
    expect(mat.phone.at("timer-night")).to_contain_text("read the display")
    mat.phone.tap("enter-time")
    mat.cable.shows("lost")
    expect(mat.phone.at("timer-whole")).to_have_count(0)
    mat.types("1311")

    entry = mat.entry()
    assert entry["reading_ms"] == 13_110
    assert entry["timer"]["packets"] == []
    assert "signal-lost" in entry["timer"]["flags"]


def test_plugged_in_again_the_next_solve_is_read_without_a_tap(mat: Mat):
    mat.connect()
    mat.cable.desk("unplug")
    expect(mat.phone.at("timer")).to_contain_text("The cable is out")
    mat.cable.desk("plug")
    mat.cable.shows("idle")
    mat.cable.timer("solve", 1500)
    mat.save_and_confirm()
    entry = mat.entry()
    assert entry["reading_ms"] == 1500
    assert entry["timer"]["packets"][-1] == stopped(1500)


def test_after_a_reload_the_timer_is_read_again_and_an_old_time_goes_into_no_entry(mat: Mat):
    """Nobody saw the timer stop: whose time it is, only the judge can tell, by the display."""
    mat.connect()
    mat.phone.page.reload()
    mat.cable.switch_on("S", 7654)
    mat.cable.shows("stale")
    expect(mat.phone.at("timer")).to_contain_text("read the display")
    expect(mat.phone.at("timer-whole")).to_have_count(0)
    mat.cable.timer("reset")
    mat.cable.shows("idle")
    mat.cable.timer("solve", 1700)
    mat.save_and_confirm()
    assert mat.entry()["reading_ms"] == 1700


def test_a_time_that_was_read_before_a_reload_is_still_there(mat: Mat):
    mat.connect()
    mat.cable.timer("solve", 2111)
    expect(mat.phone.at("timer-whole")).to_have_text("2.111")
    mat.phone.page.reload()
    mat.cable.switch_on("S", 2111)
    expect(mat.phone.at("timer-whole")).to_have_text("2.111")
    mat.save_and_confirm()
    entry = mat.entry()
    assert entry["reading_ms"] == 2111
    assert entry["timer"]["packets"][-1] == stopped(2111)


def test_a_solve_that_a_reload_cuts_in_two_ends_with_the_timers_time(mat: Mat):
    mat.connect()
    mat.cable.timer("start")
    expect(mat.phone.at("timer-night")).to_have_attribute("data-state", "running")
    mat.phone.page.reload()
    mat.cable.switch_on()
    mat.cable.timer("resume", 3000, 9000)
    expect(mat.phone.at("timer-whole")).to_have_text("9.000")
    expect(mat.phone.at("timer-flag-signal-lost")).to_be_visible()


def test_a_timer_that_was_only_tried_gives_its_time_to_no_entry(mat: Mat):
    """Hands test it first, and the judge says so: the attempt is read like any other."""
    mat.connect()
    mat.cable.timer("solve", 970)
    expect(mat.phone.at("timer-whole")).to_have_text("0.970")
    mat.cable.timer("reset")
    mat.cable.shows("reset")
    mat.phone.tap("timer-tried")
    mat.cable.shows("idle")
    expect(mat.phone.at("timer-whole")).to_have_count(0)
    mat.cable.timer("solve", 1900)
    expect(mat.phone.at("timer-whole")).to_have_text("1.900")
    mat.save_and_confirm()
    entry = mat.entry()
    assert entry["reading_ms"] == 1900
    assert "reset-early" not in entry["timer"]["flags"]


def test_what_was_tried_before_the_inspection_is_not_of_the_attempt(mat: Mat):
    """A3b1: the competitor may test the timer; the attempt begins with the inspection."""
    mat.connect()
    mat.cable.timer("solve", 970)
    expect(mat.phone.at("timer-whole")).to_have_text("0.970")
    mat.cable.timer("reset")
    mat.cable.shows("reset")
    mat.phone.tap("tool-inspection", "inspection-begin")
    expect(mat.phone.at("inspection-time")).to_be_visible()
    mat.cable.timer("solve", 1900)
    expect(mat.phone.at("timer-whole")).to_have_text("1.900")
    mat.save_and_confirm()
    assert mat.entry()["reading_ms"] == 1900


def test_connected_and_let_go_ten_times_it_is_read_every_time(mat: Mat):
    mat.connect()
    for _ in range(10):
        mat.phone.tap("tool-timer", "timer-disconnect")
        expect(mat.phone.at("timer-way-serial")).to_be_visible()
        becomes(lambda: mat.cable.desk("isOpen"), False)
        mat.phone.tap("timer-way-serial")
        expect(mat.phone.at("timer-now")).to_have_attribute("data-state", "idle")
        mat.phone.tap("timer-done")
    mat.cable.timer("solve", 1250)
    expect(mat.phone.at("timer-whole")).to_have_text("1.250")


def test_a_line_of_the_other_polarity_names_the_adapter_that_is_needed(mat: Mat):
    mat.cable.plug()
    mat.phone.tap("tool-timer", "timer-way-serial")
    mat.phone.page.evaluate(
        """() => setInterval(() => {
          cable.desk.fault('a', 'BreakError');
          cable.desk.send('a', Uint8Array.of(0x56, 0xd6, 0xb6, 0x36));
          cable.desk.fault('a', 'FramingError');
        }, 112)"""
    )
    expect(mat.phone.at("timer-trouble")).to_contain_text("RS-232")


def test_what_the_browser_does_not_allow_is_said_and_the_keypad_goes_on(mat: Mat):
    """Not allowed, nothing chosen, held by another program: each says what to do."""
    mat.cable.plug()
    mat.cable.takes("denied")
    mat.phone.tap("tool-timer", "timer-way-serial")
    expect(mat.phone.at("timer-trouble")).to_contain_text("did not allow")
    mat.cable.takes(None)
    mat.phone.tap("timer-way-serial")
    expect(mat.phone.at("timer-trouble")).to_contain_text("Nothing was chosen")
    mat.cable.takes("a")
    mat.cable.desk("occupy")
    mat.phone.tap("timer-way-serial")
    expect(mat.phone.at("timer-trouble")).to_contain_text("Another tab or program")
    mat.phone.page.keyboard.press("Escape")
    mat.types("1234")
    assert mat.entry()["reading_ms"] == 12_340


def test_a_second_tab_does_not_read_the_timer_too(mat: Mat):
    """Two would offer the same time twice. It is free again when the first one lets go."""
    mat.connect()
    first = mat.phone.page
    mat.phone.page = mat.phone.context.new_page()
    mat.open_pad()
    expect(mat.phone.at("timer")).to_be_visible()
    mat.cable.plug()
    mat.cable.switch_on()
    mat.phone.tap("tool-timer", "timer-way-serial")
    expect(mat.phone.at("timer-trouble")).to_contain_text("Another tab or program")
    first.close()
    mat.phone.tap("timer-way-serial")
    expect(mat.phone.at("timer-now")).to_have_attribute("data-state", "idle")


def test_a_browser_without_a_way_to_a_cable_says_so_and_the_keypad_goes_on(mat: Mat):
    mat.phone.page.evaluate(NO_WAY)
    mat.open_pad()
    mat.phone.tap("tool-timer")
    expect(mat.phone.at("timer-sheet")).to_contain_text("Chrome")
    expect(mat.phone.at("timer-way-serial")).to_have_count(0)
    mat.phone.page.keyboard.press("Escape")
    mat.types("1234")
    assert mat.entry()["reading_ms"] == 12_340

"""What the judge sees and does with a timer at the mat: the timer proposes, the judge decides."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.cable import FORGET, Cable, fake_serial
from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue, document, prepare
from tests.server.exchange.documents import person

PEOPLE = 12
"""One for each test: nobody has a time before."""


class Mat:
    """A judge's phone with a timer on a cable, and the competitor of this test."""

    def __init__(self, venue: Venue, phone: Phone):
        self.venue = venue
        self.phone = phone
        self.cable = Cable(phone)
        self.person = 0

    def next_person(self) -> None:
        """The pad of somebody without a time; a timer is plugged in, and not yet connected."""
        self.person += 1
        self.phone.page.goto(f"{self.venue.path}/judge/{ROUND}")
        self.phone.page.evaluate(FORGET)
        self.phone.page.goto(f"{self.venue.path}/judge/{ROUND}?person={self.person}")
        expect(self.phone.at("keypad-1")).to_be_visible()
        self.cable.plug()
        self.cable.switch_on()

    def solves(self, ms: int) -> None:
        """The competitor solves, and the reading is there."""
        self.cable.timer("solve", ms)
        expect(self.phone.at("timer-whole")).to_be_visible()

    def ops(self, kind: str) -> list[dict[str, Any]]:
        """Bodies of the competitor's entries of that kind, as the server has them."""
        self.phone.sees_unsent(0)
        envelopes = self.venue.sync(self.phone.token())["ops"]
        ops = [json.loads(envelope["raw"]) for envelope in envelopes]
        mine = [op for op in ops if (op["subject"] or {}).get("person") == self.person]
        return [op["body"] for op in mine if op["kind"] == kind]

    def entry(self) -> dict[str, Any]:
        """What was saved."""
        [body] = self.ops("attempt.record")
        return body


@pytest.fixture(scope="module")
def one_mat(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mat]:
    people = [person(n, f"Competitor {n:02}", events=["333"]) for n in range(1, PEOPLE + 1)]
    prepared = prepare(tmp_path_factory.mktemp("prepared"), {**document(), "persons": people})
    venue = Venue(playwright, prepared, tmp_path_factory.mktemp("pad"))
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open(range(1, PEOPLE + 1)))
    yield Mat(venue, venue.joined("judge", "Ann", fake_serial()))
    venue.close()


@pytest.fixture
def mat(one_mat: Mat) -> Mat:
    one_mat.next_person()
    return one_mat


def test_the_screen_is_dark_while_the_digits_run_and_shows_none_of_them(mat: Mat):
    """2i2b: nothing to read for the competitor; the reading then stands there in full (A7b2)."""
    mat.cable.connect()
    mat.phone.page.evaluate("() => void cable.timer.solve(9876)")
    night = mat.phone.at("in-progress")
    expect(night).to_be_visible()
    expect(mat.phone.at("timer-night")).to_have_attribute("data-state", "running")
    expect(mat.phone.at("timer-night")).to_have_text("")
    expect(night).to_have_count(0)
    expect(mat.phone.at("reading")).to_have_text("9.87")
    expect(mat.phone.at("timer-whole")).to_have_text("9.876")
    expect(mat.phone.at("result")).to_contain_text("9.87")


def test_what_the_judge_types_otherwise_is_the_entry_and_the_packets_stay(mat: Mat):
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("keypad-clear")
    expect(mat.phone.at("timer-take")).to_have_text("Take 1.678")
    mat.phone.key_in("299")
    body = mat.entry()
    assert body["reading_ms"] == 2_990
    assert body["timer"]["flags"] == ["typed-otherwise"]
    assert body["timer"]["packets"]


def test_the_timers_time_can_be_taken_again(mat: Mat):
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("keypad-clear", "keypad-9", "timer-take")
    expect(mat.phone.at("reading")).to_have_text("1.67")
    expect(mat.phone.at("timer-take")).to_have_count(0)


def test_a_dnf_keeps_the_reading_and_the_packets(mat: Mat):
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("key-dnf", "save")
    expect(mat.phone.at("handover-result")).to_have_text("DNF")
    body = mat.entry()
    assert (body["declared"], body["reading_ms"]) == ("dnf", 1678)
    assert body["timer"]["packets"]
    assert body["timer"]["flags"] == []


def test_a_reset_before_it_is_saved_is_noticed_and_the_reading_stays(mat: Mat):
    """A6f: nobody resets the timer before the result is recorded."""
    mat.cable.connect()
    mat.solves(1678)
    mat.cable.timer("reset")
    mat.cable.shows("reset")
    expect(mat.phone.at("reading")).to_have_text("1.67")
    mat.phone.tap("save")
    expect(mat.phone.at("confirm")).to_be_visible()
    body = mat.entry()
    assert body["reading_ms"] == 1678
    assert body["timer"]["flags"] == ["reset-early"]


def test_a_reset_before_it_is_confirmed_stands_in_the_confirmation(mat: Mat):
    """A6f, A6f1: the competitor reads of it, and the delegate finds it in the history."""
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("save")
    expect(mat.phone.at("confirm")).to_be_visible()
    mat.cable.timer("reset")
    expect(mat.phone.at("timer-reset-early")).to_be_visible()
    mat.phone.tap("confirm")
    expect(mat.phone.at("next-attempt")).to_be_visible()
    [confirmed] = mat.ops("attempt.confirm")
    assert confirmed["flags"] == ["reset-early"]
    assert mat.entry()["timer"]["flags"] == []


def test_a_reset_after_the_confirmation_is_in_order(mat: Mat):
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("save", "confirm", "next-attempt")
    mat.cable.shows("stale")
    mat.cable.timer("reset")
    mat.cable.shows("idle")
    mat.solves(1450)
    mat.phone.tap("save", "confirm")
    expect(mat.phone.at("next-attempt")).to_be_visible()
    bodies = mat.ops("attempt.record")
    assert [body["timer"]["flags"] for body in bodies] == [[], []]
    assert [body["reading_ms"] for body in bodies] == [1678, 1450]
    assert all("flags" not in body for body in mat.ops("attempt.confirm"))


def test_a_time_that_stands_there_at_connecting_goes_into_no_entry(mat: Mat):
    """A3b: the judge resets the timer; the keypad goes on all the same."""
    mat.cable.timer("show", "S", 7654)
    mat.phone.tap("tool-timer", "timer-way-serial")
    expect(mat.phone.at("timer-now")).to_have_attribute("data-state", "stale")
    mat.phone.tap("timer-done")
    mat.cable.shows("stale")
    expect(mat.phone.at("reading")).to_have_text("0.00")
    mat.phone.key_in("1234")
    body = mat.entry()
    assert body == {"penalties": [], "reading_ms": 12_340}


def test_digits_that_run_backwards_lead_to_the_display_and_the_keypad(mat: Mat):
    mat.cable.connect()
    mat.cable.timer("start")
    expect(mat.phone.at("in-progress")).to_be_visible()
    for ms in (1500, 1300, 1100, 900):
        mat.cable.timer("show", " ", ms)
        mat.phone.page.wait_for_timeout(300)
    expect(mat.phone.at("timer-night")).to_have_attribute("data-state", "fault")
    mat.phone.tap("enter-time")
    mat.cable.shows("fault")
    mat.phone.key_in("1234")
    body = mat.entry()
    assert body["reading_ms"] == 12_340
    assert "ran-backwards" in body["timer"]["flags"]


def test_less_than_a_hundredth_is_no_result_and_nothing_is_filled_in(mat: Mat):
    """A6b1: a timer malfunction, for which there may be an extra attempt."""
    mat.cable.connect()
    mat.cable.timer("show", "S", 7)
    expect(mat.phone.at("timer-whole")).to_have_text("0.007")
    expect(mat.phone.at("timer")).to_contain_text("extra attempt")
    expect(mat.phone.at("timer-flag-malfunction")).to_be_visible()
    expect(mat.phone.at("reading")).to_have_text("0.00")
    expect(mat.phone.at("save")).to_be_disabled()


def test_running_digits_end_the_inspection_and_never_begin_it(mat: Mat):
    """A3a: the judge begins it; the start of the timer ends it, as the judge's tap does."""
    mat.cable.connect()
    mat.cable.timer("hands")
    mat.cable.shows("hands")
    expect(mat.phone.at("inspection")).to_have_count(0)
    mat.phone.tap("tool-inspection", "inspection-begin")
    expect(mat.phone.at("inspection-time")).to_be_visible()
    mat.cable.timer("start")
    expect(mat.phone.at("inspection")).to_have_count(0)
    expect(mat.phone.at("in-progress")).to_be_visible()
    mat.phone.tap("enter-time")


def test_the_delegate_reads_what_the_timer_sent(mat: Mat):
    mat.cable.connect()
    mat.solves(1678)
    mat.phone.tap("keypad-clear")
    mat.phone.key_in("299")
    mat.phone.sees_unsent(0)
    delegate = mat.venue.joined("delegate", "Dana")
    delegate.page.goto(f"{mat.venue.path}/delegate/{ROUND}/{mat.person}/1")
    expect(delegate.at("timer-said-typed-otherwise")).to_be_visible()
    delegate.at("packets").first.click()
    expect(delegate.at("versions")).to_contain_text("1.678")

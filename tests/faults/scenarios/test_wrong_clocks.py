"""Phones whose clocks are off by days: causes order entries, times inform people (I6)."""

import pytest

from tests.faults.scenarios.phone import agree

DAYS_OFF = [-3, 400]


@pytest.fixture(params=DAYS_OFF)
def off(hall, request):
    phone = hall.join("judge")
    phone.device.days_off = request.param
    return phone


def test_a_correction_counts_though_its_clock_says_it_came_days_before_or_after(hall, off):
    punctual = hall.join("judge")
    punctual.record(1, 1, 12340)
    punctual.send()
    off.send()
    off.record(1, 1, 12350)
    off.send()
    assert (hall.attempts(1)[0], hall.review()) == (1235, [])
    punctual.send()
    punctual.record(1, 1, 12360)
    punctual.send()
    assert (hall.attempts(1)[0], hall.review()) == (1236, [])
    assert agree(off, punctual)


def test_a_clock_that_is_off_wins_no_dispute_and_loses_none(hall, off):
    punctual = hall.join("judge")
    punctual.record(1, 1, 12340)
    off.record(1, 1, 12350)
    off.send()
    punctual.send()
    (dispute,) = hall.review("dispute")
    assert (dispute["person"], dispute["slot"]) == (1, 1)
    assert hall.attempts(1) in ([], [0] * 5)
    assert agree(off, punctual)


@pytest.mark.parametrize("at", ["yesterday", "9999-12-31T23:59:59Z"])
def test_a_time_that_is_none_keeps_no_entry_out(hall, at):
    phone = hall.join("judge")
    phone.record(1, 1, 12340, at=at)
    assert phone.send()[0]["outcome"] == "accepted"
    assert hall.attempts(1)[0] == 1234


def test_entries_after_the_close_are_told_by_their_numbers_not_by_their_times(hall, off):
    off.record(1, 1, 12340)
    off.send()
    hall.close(seen={off.number: 1})
    assert hall.review("late") == []
    off.record(1, 2, 13450)
    off.send()
    assert [one["slot"] for one in hall.review("late")] == [2]

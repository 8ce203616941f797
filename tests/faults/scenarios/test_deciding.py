"""Entries that differ, and results that are signed off: who may settle them (I2, I8)."""

import pytest

from tests.faults.scenarios.phone import agree

CORRECT, PROPOSE = "attempt.correct", "attempt.propose"


@pytest.fixture
def signed(hall):
    """A judge whose entry the competitor has confirmed."""
    judge = hall.join("judge")
    entry = judge.record(1, 1, 12340)
    judge.confirm(1, 1, entry)
    judge.send()
    return judge


@pytest.fixture
def disputed(hall):
    """Two entries for one attempt that did not see each other."""
    one, other = hall.join("judge"), hall.join("judge")
    entries = [one.record(1, 1, 12340), other.record(1, 1, 12350)]
    one.send(), other.send()
    return entries


@pytest.mark.parametrize("how", [PROPOSE, CORRECT])
def test_a_change_after_sign_off_is_a_proposal_until_the_delegate_takes_it_up(hall, signed, how):
    delegate = hall.join("delegate")
    asked = signed.change(how, 1, 1, 12350)
    assert signed.send()[0]["outcome"] == "proposed"
    assert hall.reasons("proposal") == {asked: how}
    assert hall.attempts(1)[0] == 1234
    delegate.send()
    delegate.decide(1, 1, keep=asked)
    delegate.send()
    assert (hall.attempts(1)[0], hall.review()) == (1235, [])
    assert agree(signed, delegate)


def test_a_delegate_may_turn_a_proposal_down_and_the_signed_result_stays(hall, signed):
    delegate = hall.join("delegate")
    entry = signed.made[0].op["id"]
    signed.change(PROPOSE, 1, 1, 12350)
    signed.send(), delegate.send()
    delegate.decide(1, 1, keep=entry)
    delegate.send()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])


def test_another_entry_by_a_judge_who_saw_the_sign_off_does_not_count_by_itself(hall, signed):
    signed.record(1, 1, 9990)
    assert signed.send()[0]["outcome"] == "proposed"
    assert hall.attempts(1)[0] == 1234


def test_an_entry_by_a_judge_who_saw_no_sign_off_leaves_the_signed_result_in_force(hall, signed):
    late = hall.join("judge")
    late.record(1, 1, 9990)
    late.send()
    assert len(hall.review("dispute")) == 1
    assert hall.attempts(1)[0] == 1234


def test_two_entries_that_differ_wait_for_a_delegate_and_a_judge_cannot_settle_them(hall, disputed):
    judge, delegate = hall.join("judge"), hall.join("delegate")
    judge.send()
    judge.decide(1, 1, keep=disputed[0])
    assert judge.send()[0]["outcome"] == "proposed"
    assert len(hall.review("dispute")) == 1
    delegate.send()
    delegate.decide(1, 1, keep=disputed[1])
    delegate.send()
    assert (hall.attempts(1)[0], hall.review()) == (1235, [])


def test_two_delegates_who_decide_differently_are_a_dispute_until_one_has_seen_both(hall, disputed):
    one, other = hall.join("delegate"), hall.join("delegate")
    one.send(), other.send()
    first = one.decide(1, 1, keep=disputed[0])
    other.decide(1, 1, keep=disputed[1])
    assert one.send()[0]["outcome"] == "accepted"
    assert hall.review() == []
    assert other.send()[0]["outcome"] == "accepted"
    assert [one["what"] for one in hall.review()] == ["dispute"]
    other.decide(1, 1, keep=first)
    other.send()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])
    assert agree(one, other)


def test_two_delegates_who_decide_the_same_are_no_dispute(hall, disputed):
    one, other = hall.join("delegate"), hall.join("delegate")
    one.send(), other.send()
    for delegate in (one, other):
        delegate.decide(1, 1, keep=disputed[0])
        delegate.send()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])


def test_two_judges_who_read_the_same_off_the_timer_are_no_dispute(hall):
    for _ in range(2):
        judge = hall.join("judge")
        judge.record(1, 1, 12340)
        judge.send()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])

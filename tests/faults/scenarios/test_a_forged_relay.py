"""Somebody's operation comes through somebody else's phone: a role counts only when proven (I5)."""

import base64
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.support.phone.pen import sign


@pytest.fixture
def dispute(hall):
    """Two entries that differ: a delegate's decision would settle it."""
    one, other = hall.join("judge"), hall.join("judge")
    entries = [one.record(1, 1, 12340), other.record(1, 1, 12350)]
    one.send(), other.send()
    assert len(hall.review("dispute")) == 1
    return entries


@pytest.fixture
def delegate(hall):
    return hall.join("delegate", signs=True)


def unsigned(phone):
    """The same phone without its key: what somebody else can write in its name."""
    phone.device.sit(replace(phone.device.seat, key=None))
    return phone


def resign(phone, sig):
    """Put another signature under what waits on the phone."""
    (row,) = phone.waiting
    phone.disk.outbox[row.op["id"]] = replace(row, sig=sig)


def test_a_forged_decision_in_a_delegates_name_settles_nothing(hall, dispute, delegate):
    judge = hall.join("judge")
    delegate.send()
    forged = unsigned(delegate).decide(1, 1, keep=dispute[0])
    (receipt,) = judge.carry(delegate)
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "unsigned-relay")
    assert hall.reasons() == {forged: "unsigned-relay"}
    assert len(hall.review("dispute")) == 1


def test_a_forged_decision_with_a_broken_signature_settles_nothing(hall, dispute, delegate):
    judge = hall.join("judge")
    delegate.send()
    forged = delegate.decide(1, 1, keep=dispute[0])
    resign(delegate, sign(ec.generate_private_key(ec.SECP256R1()), delegate.waiting[0].raw))
    (receipt,) = judge.carry(delegate)
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "bad-signature")
    assert hall.reasons() == {forged: "bad-signature"}
    assert len(hall.review("dispute")) == 1


def test_one_changed_digit_makes_a_signature_bad(hall, delegate):
    judge = hall.join("judge")
    delegate.record(1, 1, 12340)
    (row,) = delegate.waiting
    delegate.disk.outbox[row.op["id"]] = replace(row, raw=row.raw.replace("12340", "11340"))
    assert judge.carry(delegate)[0]["reason"] == "bad-signature"
    assert hall.attempts(1) == []


def test_a_delegates_signed_decision_counts_whoever_carries_it(hall, dispute, delegate):
    judge = hall.join("judge")
    delegate.send()
    delegate.decide(1, 1, keep=dispute[0])
    (receipt,) = judge.carry(delegate)
    assert receipt["outcome"] == "accepted"
    assert (receipt["stamp"]["role"], receipt["stamp"]["standing"]) == ("delegate", "ok")
    assert (hall.review(), hall.attempts(1)[0]) == ([], 1234)


def test_a_signed_decision_of_a_revoked_delegate_does_not_count(hall, dispute, delegate):
    judge = hall.join("judge")
    delegate.send()
    delegate.decide(1, 1, keep=dispute[0])
    hall.revoke(delegate)
    assert judge.carry(delegate)[0]["reason"] == "revoked"
    assert len(hall.review("dispute")) == 1


def test_a_forger_cannot_use_up_an_authors_numbers(hall, delegate):
    forger = hall.join("judge")
    forger.record(1, 1, 99990, device=delegate.number, n=1)
    forger.send()
    delegate.record(1, 1, 12340)
    assert delegate.send()[0]["outcome"] == "accepted"
    assert hall.attempts(1)[0] == 1234


def test_a_signature_cannot_be_taken_over_to_another_operation(hall, dispute, delegate):
    judge = hall.join("judge")
    delegate.record(2, 1, 12340)
    delegate.send()
    unsigned(delegate).decide(1, 1, keep=dispute[1])
    resign(delegate, delegate.made[0].sig)
    assert judge.carry(delegate)[0]["reason"] == "bad-signature"


def test_a_signature_of_nothing_but_zeros_is_bad(hall, delegate):
    judge = hall.join("judge")
    delegate.record(1, 1, 12340)
    resign(delegate, base64.urlsafe_b64encode(bytes(64)).decode().rstrip("="))
    assert judge.carry(delegate)[0]["reason"] == "bad-signature"

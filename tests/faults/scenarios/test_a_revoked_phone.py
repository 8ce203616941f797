"""A phone is taken out of service while it still holds entries (I5)."""

import pytest

from tests.faults.scenarios.phone import agree, ids

TWELVE = [(person, slot) for person in (1, 2, 3, 4) for slot in (1, 2, 3)]


@pytest.fixture
def lost(hall):
    """A phone that was revoked with twelve entries on it that nobody has seen."""
    phone = hall.join("judge")
    phone.send()
    for person, slot in TWELVE:
        phone.record(person, slot, 10_000 + 100 * person + slot)
    hall.revoke(phone)
    return phone


def test_a_phone_revoked_while_holding_12_entries_still_hands_in_all_of_them(hall, lost):
    receipts = lost.send()
    assert [(one["outcome"], one["reason"]) for one in receipts] == [("refused", "revoked")] * 12
    assert [one["stamp"]["standing"] for one in receipts] == ["revoked"] * 12


def test_what_a_revoked_phone_handed_in_is_shown_and_counts_for_nobody(hall, lost):
    lost.send()
    made = ids(lost.made)
    assert hall.reasons() == dict.fromkeys(made, "revoked")
    assert [(one["person"], one["slot"]) for one in hall.review("refused")] == TWELVE
    assert [hall.attempts(person) for person in (1, 2, 3, 4)] == [[]] * 4


def test_a_delegate_admits_some_entries_of_a_revoked_phone_and_those_count(hall, lost):
    lost.send()
    delegate, bystander = hall.join("delegate"), hall.join("judge")
    made = ids(lost.made)
    for op in made[:3]:
        delegate.admit(op)
    delegate.send()
    assert hall.attempts(1)[:4] == [1010, 1010, 1010, 0]
    assert hall.attempts(2) == []
    assert hall.reasons() == dict.fromkeys(made[3:], "revoked")
    assert agree(delegate, bystander)


def test_a_revoked_phone_keeps_all_until_the_server_has_named_it(hall, lost):
    lost.lose_the_answer()
    assert len(lost.waiting) == 12
    receipts = lost.send()
    assert [one["outcome"] for one in receipts] == ["duplicate"] * 12
    assert [one["stamp"]["standing"] for one in receipts] == ["revoked"] * 12
    assert lost.waiting == []
    assert len(hall.review("refused")) == 12


def test_what_a_phone_handed_in_before_it_was_revoked_goes_on_counting(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    phone.send()
    hall.revoke(phone)
    phone.record(1, 2, 13450)
    phone.send()
    assert hall.attempts(1)[:2] == [1234, 0]


def test_a_revoked_phone_learns_nothing_any_more(hall, lost):
    before = lost.backup().operations
    judge = hall.join("judge")
    judge.record(1, 1, 9990)
    judge.send()
    lost.send()
    assert lost.disk.operations == before
    kit = hall.wire("GET", f"{hall.path}/kit", None, lost.token)
    assert (kit.status, kit.json["code"]) == (403, "device-revoked")

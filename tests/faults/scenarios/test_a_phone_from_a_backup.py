"""A phone is put back to yesterday: it counts on from numbers that it has used since (I2, I5)."""

import pytest

from tests.faults.scenarios.phone import agree


@pytest.fixture
def phone(hall):
    """Its backup is from before the two entries that it has sent."""
    phone = hall.join("judge")
    phone.send()
    backup = phone.backup()
    phone.record(1, 1, 12340)
    phone.record(1, 2, 13450)
    phone.send()
    phone.restore(backup)
    return phone


def test_a_restored_phone_that_uses_its_numbers_again_has_both_entries_kept(hall, phone):
    entry = phone.record(2, 1, 23450)
    (receipt,) = phone.send()
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "id-reused")
    assert hall.reasons() == {entry: "id-reused"}
    assert (hall.attempts(1)[:2], hall.attempts(2)) == ([1234, 1345], [])
    bystander = hall.join("judge")
    bystander.send()
    assert bystander.numbers_of(phone) == [1, 1, 2]


def test_a_delegate_admits_what_a_restored_phone_entered_under_a_used_number(hall, phone):
    entry = phone.record(2, 1, 23450)
    phone.send()
    delegate = hall.join("delegate")
    delegate.admit(entry)
    delegate.send()
    assert (hall.attempts(1)[:2], hall.attempts(2)[:1]) == ([1234, 1345], [2345])
    assert hall.reasons() == {}


def test_a_restored_phone_goes_on_after_its_last_used_number_without_trouble(hall, phone):
    for slot in (1, 2, 3):
        phone.record(2, slot, 20_000 + slot)
    receipts = phone.send()
    assert [one.get("reason") for one in receipts] == ["id-reused", "id-reused", None]
    assert hall.attempts(2) == [0, 0, 2000, 0, 0]
    assert hall.device(phone)["missing"] == []


def test_the_same_bytes_from_a_restored_phone_are_a_duplicate(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    backup = phone.backup()
    (first,) = phone.send()
    phone.restore(backup)
    (second,) = phone.send()
    assert (first["outcome"], second["outcome"]) == ("accepted", "duplicate")
    assert second["stamp"] == first["stamp"]
    assert hall.review() == []


def test_one_id_with_other_bytes_is_kept_and_the_first_goes_on_counting(hall):
    phone = hall.join("judge")
    entry = phone.record(1, 1, 12340)
    phone.send()
    phone.record(1, 1, 99990, id=entry, base=[])
    (receipt,) = phone.send()
    assert receipt["reason"] == "id-reused"
    assert hall.attempts(1)[0] == 1234
    bystander = hall.join("judge")
    assert agree(bystander, hall.organizer)
    assert (len(bystander.known()), bystander.slot(1, 1)["value"]) == (3, 1234)

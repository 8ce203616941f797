"""A phone's storage is gone; its owner joins once more (I1, I2)."""

import pytest

from tests.faults.scenarios.phone import agree


@pytest.fixture
def wiped(hall):
    """It has handed in numbers 1, 2 and 5; the server knows that it held two more."""
    phone = hall.join("judge", "Mina")
    for slot in (1, 2, 3, 4, 5):
        phone.record(1, slot, 10_000 + 10 * slot)
    request = phone.request()
    request["ops"] = [request["ops"][n - 1] for n in (1, 2, 5)]
    phone.ask(request)
    return phone


def test_what_a_wiped_phone_had_not_sent_stays_visible_after_it_joined_again(hall, wiped):
    again = hall.join("judge", "Mina")
    again.record(2, 1, 23450)
    again.send()
    seen = hall.device(wiped)
    assert (seen["missing"], seen["unsent"]) == ([3, 4], 2)
    assert hall.device(again)["missing"] == []


def test_a_phone_that_joined_again_is_a_new_device_whose_numbers_begin_at_one(hall, wiped):
    again = hall.join("judge", "Mina")
    again.record(1, 3, 13330)
    (receipt,) = again.send()
    assert again.number > wiped.number
    assert receipt["outcome"] == "accepted"
    assert again.numbers_of(again) == [1]
    assert hall.attempts(1) == [1001, 1002, 1333, 0, 1005]


def test_a_phone_that_joined_again_fetches_all_that_was_handed_in(hall, wiped):
    again = hall.join("judge", "Mina")
    assert agree(again, hall.organizer)
    assert [again.slot(1, slot)["value"] for slot in (1, 2, 3, 4, 5)] == [1001, 1002, 0, 0, 1005]


def test_the_old_token_of_a_wiped_phone_still_hands_in_what_turns_up(hall, wiped):
    hall.join("judge", "Mina")
    assert wiped.send()[2]["outcome"] == "accepted"
    assert (hall.device(wiped)["missing"], hall.device(wiped)["unsent"]) == ([], 0)
    assert hall.attempts(1) == [1001, 1002, 1003, 1004, 1005]

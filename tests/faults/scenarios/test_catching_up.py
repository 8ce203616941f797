"""Phones that were away, came new or lost their place: all of them end with the same (I1, I3)."""

import pytest

from tests.faults.scenarios.phone import agree

ROUNDS = [f"{event}-r{number}" for event in ("333", "222") for number in (1, 2, 3, 4)]
PEOPLE = 125
SLOTS = (1, 2, 3, 4, 5)
ENTRIES = len(ROUNDS) * PEOPLE * len(SLOTS)


def test_a_phone_that_sends_5000_entries_after_a_day_offline_loses_none(a_hall):
    hall = a_hall(people=PEOPLE)
    phone = hall.join("scoretaker")
    phone.device.streams = tuple(ROUNDS)
    for stream in ROUNDS:
        hall.open(stream)
        for person in hall.people:
            for slot in SLOTS:
                phone.record(person, slot, 10_000 + 10 * person + slot, stream=stream)
    assert len(phone.waiting) == ENTRIES == 5000
    receipts = phone.send()
    assert [one["outcome"] for one in receipts] == ["accepted"] * ENTRIES
    assert [hall.attempts(PEOPLE, stream) for stream in ROUNDS] == [[1125] * 5] * len(ROUNDS)
    assert (hall.device(phone)["missing"], hall.device(phone)["unsent"]) == ([], 0)
    assert phone.device.healed == 0


def test_a_stream_that_is_followed_later_comes_whole_and_the_others_go_on_from_their_cursor(hall):
    hall.open("333-r2")
    judge, phone = hall.join("judge"), hall.join("judge")
    judge.record(1, 1, 12340)
    judge.record(1, 1, 9870, stream="333-r2")
    judge.send(), phone.send()
    phone.follow("333-r2")
    news = phone.ask(phone.request())["ops"]
    phone.send()
    assert len(news) == 2
    assert [phone.slot(1, 1, name)["value"] for name in ("333-r1", "333-r2")] == [1234, 987]


def test_a_phone_that_lost_an_operation_notices_and_fetches_the_stream_again(hall):
    judge, phone = hall.join("judge"), hall.join("judge")
    judge.record(1, 1, 12340)
    judge.record(1, 2, 13450)
    judge.send(), phone.send()
    del phone.disk.operations["333-r1", 2]
    phone.device.crash()
    assert phone.digests() != judge.digests()
    phone.send()
    assert phone.device.healed == 1
    assert phone.digests() == judge.digests()
    assert phone.slot(1, 1)["value"] == 1234


@pytest.mark.parametrize("forged", [{"standing": "revoked"}, {"role": "delegate"}])
def test_a_phone_whose_copy_of_a_stamp_went_bad_notices_and_is_healed(hall, forged):
    judge, phone = hall.join("judge"), hall.join("judge")
    judge.record(1, 1, 12340)
    judge.send(), phone.send()
    phone.disk.operations["333-r1", 2].stamp.update(forged)
    phone.device.crash()
    phone.send()
    assert phone.device.healed == 1
    assert phone.digests() == judge.digests()


def test_a_phone_that_has_everything_is_sent_nothing_and_told_the_same_digests(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    phone.send()
    reply = phone.ask(phone.request())
    assert (reply["ops"], reply["more"]) == ([], False)
    assert reply["digests"]["333-r1"] == phone.digests()


def test_a_newcomer_sees_in_one_exchange_what_a_whole_day_has_brought(hall):
    judges = [hall.join("judge") for _ in range(3)]
    for person, judge in enumerate(judges, 1):
        for slot in SLOTS:
            judge.record(person, slot, 10_000 + 10 * slot)
        judge.send()
    newcomer = hall.join("judge")
    assert agree(newcomer, *judges)
    assert len(newcomer.known()) == 16

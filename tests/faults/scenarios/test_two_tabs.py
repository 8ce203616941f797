"""One phone, two tabs of the app: the same device and storage, two couriers (I1, I2)."""

import pytest

from tests.faults.scenarios.at_once import at_once
from tests.faults.scenarios.phone import ids


@pytest.fixture
def tabs(hall):
    phone = hall.join("judge")
    phone.send()
    return phone, phone.twin()


def test_two_tabs_that_use_the_same_number_are_both_kept_and_one_counts(hall, tabs):
    left, right = tabs
    entries = {left.record(1, 1, 12340), right.record(2, 1, 23450)}
    receipts = [answer[0] for answer in at_once(left.send, right.send)]
    assert sorted(one["outcome"] for one in receipts) == ["accepted", "refused"]
    (again,) = [one["id"] for one in receipts if one["outcome"] == "refused"]
    assert hall.reasons() == {again: "id-reused"}
    bystander = hall.join("judge")
    bystander.send()
    assert set(ids(bystander.known())) >= entries


def test_two_tabs_that_send_the_same_outbox_store_each_entry_once(hall, tabs):
    left, right = tabs
    for slot in (1, 2, 3, 4, 5):
        left.record(1, slot, 10_000 + 10 * slot)
    right.restore(left.backup())
    answers = at_once(left.send, right.send)
    outcomes = [{one["outcome"] for one in answer} for answer in answers]
    assert sorted(outcomes, key=str) == [{"accepted"}, {"duplicate"}]
    assert hall.attempts(1) == [1001, 1002, 1003, 1004, 1005]
    assert [one["seq"] for one in answers[0]] == [one["seq"] for one in answers[1]]
    assert hall.review() == []

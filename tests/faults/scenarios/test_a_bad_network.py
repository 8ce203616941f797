"""Requests and answers are lost, repeated, reordered and cut (I1, I3)."""

import json
import random

import pytest

from tests.faults.scenarios.phone import agree


def five_entries(phone, person):
    for slot in (1, 2, 3, 4, 5):
        phone.record(person, slot, 10_000 + 100 * person + 10 * slot)


def test_an_answer_that_is_lost_is_asked_for_again_and_nothing_is_stored_twice(hall):
    phone = hall.join("judge")
    five_entries(phone, 1)
    phone.lose_the_answer()
    assert len(phone.waiting) == 5
    assert [one["outcome"] for one in phone.send()] == ["duplicate"] * 5
    assert phone.numbers_of(phone) == [1, 2, 3, 4, 5]
    assert hall.attempts(1) == [1011, 1012, 1013, 1014, 1015]
    assert agree(phone, hall.organizer)


def test_an_entry_made_while_the_answer_was_lost_goes_along_with_the_next_request(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    phone.lose_the_answer()
    phone.record(1, 1, 12350)
    assert [one["outcome"] for one in phone.send()] == ["duplicate", "accepted"]
    assert (hall.attempts(1)[0], hall.review()) == (1235, [])


@pytest.mark.parametrize("order", [[0, 2, 1], [1, 2, 0], [2, 1, 0]])
def test_requests_that_overtake_each_other_come_to_the_same_state(hall, order):
    phone = hall.join("judge")
    phone.send()
    requests = []
    for reading in (12_340, 12_350, 12_360):
        phone.record(1, 1, reading)
        request = phone.request()
        requests.append({**request, "ops": request["ops"][-1:]})
    for place in order:
        phone.ask(requests[place])
    assert (hall.attempts(1)[0], hall.review()) == (1236, [])
    assert agree(phone, hall.organizer)


def test_requests_of_two_phones_each_sent_three_times_and_shuffled_store_each_entry_once(hall):
    one, other = hall.join("judge"), hall.join("judge")
    five_entries(one, 1), five_entries(other, 2)
    sendings = []
    for phone in (one, other):
        request = phone.request()
        for envelope in request["ops"]:
            sendings += [(phone, {**request, "ops": [envelope]})] * 3
    random.Random("the same each time").shuffle(sendings)
    outcomes = [phone.ask(request)["receipts"][0]["outcome"] for phone, request in sendings]
    assert (outcomes.count("accepted"), outcomes.count("duplicate")) == (10, 20)
    assert [hall.attempts(1)[0], hall.attempts(2)[4]] == [1011, 1025]
    assert agree(one, other, hall.organizer)


def test_a_body_that_is_cut_anywhere_is_refused_whole_and_stores_nothing(hall):
    phone = hall.join("judge")
    five_entries(phone, 1)
    body = json.dumps(phone.request()).encode()
    for length in range(1, len(body), len(body) // 40):
        answer = phone.post(body[:length])
        assert (answer.status, answer.json["code"]) == (400, "bad-request")
    assert phone.ask(b"")["receipts"] == []
    assert (len(phone.waiting), hall.attempts(1)) == (5, [])
    assert [one["outcome"] for one in phone.send()] == ["accepted"] * 5


def test_an_envelope_that_is_cut_goes_to_quarantine_and_the_whole_one_counts_later(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    request = phone.request()
    whole = request["ops"][0]["raw"]
    cut = [{"raw": whole[:length]} for length in range(0, len(whole), 20)]
    outcomes = {one["outcome"] for one in phone.ask({**request, "ops": cut})["receipts"]}
    assert outcomes == {"quarantined"}
    assert phone.send()[0]["outcome"] == "accepted"
    assert hall.device(phone)["quarantined"] == len(cut)

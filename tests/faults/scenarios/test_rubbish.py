"""One code on the wall in the wrong hands: rubbish in, while the others score (I5)."""

import time

import pytest

from tests.faults.scenarios.at_once import at_once

REQUESTS = 8
A_REQUEST = 200
# Half of the answers come sooner, on a machine that does four times as much beside it.
SOON_S = 5
# So many things are kept of one phone; the others are only counted.
ROOM = 500


def rubbish(k):
    """Two hundred things that are no operation, unlike those of every other request."""
    kinds = ("{", f"[{k}]", '{"id": 1}', "\x00", "9" * 100)
    return [
        {"raw": f"{kinds[place % 5]}{k}-{place}"} if place % 7 else None
        for place in range(A_REQUEST)
    ]


def test_a_flood_of_rubbish_from_one_phone_keeps_nobody_from_scoring(hall):
    vandal = hall.join("judge")
    judges = [hall.join("judge") for _ in range(3)]
    statuses, seconds = [], []

    def flood():
        for k in range(REQUESTS):
            statuses.append(vandal.post({"ops": rubbish(k)}).status)
        return True

    def score(judge, person):
        outcomes = []
        for slot in (1, 2, 3, 4, 5):
            judge.record(person, slot, 10_000 + 10 * slot)
            began = time.monotonic()
            outcomes += [one["outcome"] for one in judge.send()]
            seconds.append(time.monotonic() - began)
        return outcomes

    scoring = [
        lambda judge=judge, person=person: score(judge, person)
        for person, judge in enumerate(judges, 1)
    ]
    _, *outcomes = at_once(flood, *scoring)
    assert outcomes == [["accepted"] * 5] * 3
    assert not [status for status in statuses if status >= 500]
    assert sorted(seconds)[len(seconds) // 2] < SOON_S
    assert [hall.attempts(person)[4] for person in (1, 2, 3)] == [1005] * 3
    seen = hall.device(vandal)["quarantined"]
    assert seen > ROOM
    assert [(one["device"], one["count"]) for one in hall.review("rubbish")] == [
        (vandal.number, seen)
    ]


def test_rubbish_is_counted_for_the_phone_that_sent_it_and_the_same_only_once(hall):
    vandal = hall.join("judge")
    for _ in range(3):
        receipts = vandal.ask({"ops": rubbish(0)})["receipts"]
        assert [one["outcome"] for one in receipts] == ["quarantined"] * A_REQUEST
    different = {str(one) for one in rubbish(0)}
    assert hall.device(vandal)["quarantined"] == len(different)


def test_an_entry_among_rubbish_counts(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    request = phone.request()
    request["ops"] = [*rubbish(0)[:99], *request["ops"], *rubbish(1)[:99]]
    receipts = phone.ask(request)["receipts"]
    assert receipts[99]["outcome"] == "accepted"
    assert hall.attempts(1)[0] == 1234


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"\xff\xfe", 400), (b"null", 422)],
)
def test_a_request_that_is_none_is_refused_in_words(hall, body, status):
    answer = hall.join("judge").post(body)
    assert answer.status == status
    assert answer.json["title"]


def test_a_request_that_is_too_large_is_refused_before_it_is_read(hall):
    answer = hall.join("judge").post(b'{"ops": ["' + b"x" * 9_000_000 + b'"]}')
    assert (answer.status, answer.json["code"]) == (413, "request-too-large")

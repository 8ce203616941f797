"""Two servers on one PostgreSQL, and phones that talk to either (I1, I3)."""

import pytest

from tests.faults.scenarios.at_once import at_once
from tests.faults.scenarios.phone import agree
from tests.support.engines import on_postgres

pytestmark = on_postgres


@pytest.fixture
def elsewhere(a_server):
    """Lets a phone talk to a second server from now on."""
    second = a_server()

    def move(phone):
        phone.wire = second
        return phone

    return move


def test_phones_on_two_servers_see_each_others_entries(hall, elsewhere):
    here, there = hall.join("judge"), elsewhere(hall.join("judge"))
    here.record(1, 1, 12340)
    here.send()
    there.record(1, 2, 13450)
    there.send()
    assert agree(here, there, elsewhere(hall.join("judge")))
    assert here.slot(1, 2)["value"] == 1345


def test_entries_that_come_to_two_servers_at_once_are_numbered_without_gaps(hall, elsewhere):
    phones = [hall.join("judge") for _ in range(4)]
    for phone in phones[::2]:
        elsewhere(phone)

    def score(phone, person):
        for slot in (1, 2, 3, 4, 5):
            phone.record(person, slot, 10_000 + 10 * slot)
            phone.send()
        return phone

    at_once(*(lambda k=k, phone=phone: score(phone, k) for k, phone in enumerate(phones, 1)))
    assert agree(*phones)
    assert sorted(seq for _, seq in phones[0].disk.operations) == list(range(1, 22))


def test_an_answer_lost_by_one_server_is_given_by_the_other(hall, elsewhere):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    phone.lose_the_answer()
    assert elsewhere(phone).send()[0]["outcome"] == "duplicate"
    assert hall.attempts(1)[0] == 1234


def test_a_dispute_that_two_servers_took_in_is_settled_through_either(hall, elsewhere):
    one, other = hall.join("judge"), elsewhere(hall.join("judge"))
    kept = one.record(1, 1, 12340)
    other.record(1, 1, 12350)
    at_once(one.send, other.send)
    assert len(hall.review("dispute")) == 1
    delegate = elsewhere(hall.join("delegate"))
    delegate.send()
    delegate.decide(1, 1, keep=kept)
    delegate.send()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])
    assert agree(one, other, delegate)


def test_a_phone_revoked_at_one_server_is_revoked_at_the_other(hall, elsewhere):
    phone = elsewhere(hall.join("judge"))
    phone.send()
    hall.revoke(phone)
    phone.record(1, 1, 12340)
    assert phone.send()[0]["reason"] == "revoked"


def test_a_delegates_invite_used_at_two_servers_at_once_lets_one_in(hall, a_server):
    secret = hall.invite("delegate")["secret"]
    second = a_server()
    body = {"secret": secret, "name": "delegate"}
    answers = at_once(
        *(
            lambda wire=wire: wire("POST", "/api/join", body)
            for wire in (hall.wire, second, hall.wire, second)
        )
    )
    assert sorted(answer.status for answer in answers) == [201, 410, 410, 410]


def test_two_tabs_that_reach_two_servers_with_the_same_number_are_both_kept(hall, elsewhere):
    left = hall.join("judge")
    left.send()
    right = elsewhere(left.twin())
    entries = {left.record(1, 1, 12340), right.record(2, 1, 23450)}
    receipts = [answer[0] for answer in at_once(left.send, right.send)]
    assert sorted(one.get("reason", "") for one in receipts) == ["", "id-reused"]
    assert {one["id"] for one in receipts} == entries

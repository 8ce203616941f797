"""Getting in: once for those who can change results, many times for volunteers."""

import pytest

from tests.faults.scenarios.at_once import at_once


def test_a_delegates_invite_works_once_and_the_second_is_told_so(hall):
    secret = hall.invite("delegate")["secret"]
    assert hall.ask_to_join(secret, "first").status == 201
    second = hall.ask_to_join(secret, "second")
    assert (second.status, second.json["code"]) == (410, "invite-used-up")
    names = [one["name"] for one in hall.desk("GET", "/devices").json]
    assert ("first" in names, "second" in names) == (True, False)


def test_a_refusal_at_the_door_is_told_in_three_languages(hall):
    secret = hall.invite("delegate")["secret"]
    hall.ask_to_join(secret, "first")
    said = {
        language: hall.ask_to_join(secret, "second", language).json["title"]
        for language in ("ko", "zh", "en")
    }
    assert len(set(said.values())) == 3
    assert all(len(title) > 5 and "invite-" not in title for title in said.values())


def test_of_eight_who_use_a_delegates_invite_at_once_exactly_one_gets_in(hall):
    secret = hall.invite("delegate")["secret"]
    answers = at_once(*(lambda k=k: hall.ask_to_join(secret, f"{k}") for k in range(8)))
    assert sorted(answer.status for answer in answers) == [201] + [410] * 7
    roles = [one["role"] for one in hall.desk("GET", "/devices").json]
    assert roles.count("delegate") == 1


def test_volunteers_share_a_code_until_it_is_used_up(hall):
    secret = hall.invite("judge", uses=3)["secret"]
    answers = [hall.ask_to_join(secret, f"{k}") for k in range(4)]
    assert [answer.status for answer in answers] == [201, 201, 201, 410]
    assert len({answer.json["device"] for answer in answers[:3]}) == 3


def test_a_code_that_was_taken_down_lets_nobody_in_and_throws_nobody_out(hall):
    invite = hall.invite("judge")
    phone = hall.use(invite["secret"], "early")
    assert hall.desk("DELETE", f"/invites/{invite['id']}").status == 204
    assert hall.ask_to_join(invite["secret"], "late").json["code"] == "invite-revoked"
    phone.record(1, 1, 12340)
    assert phone.send()[0]["outcome"] == "accepted"


def test_a_code_read_off_the_wall_may_be_typed_in_any_way(hall):
    secret = hall.invite("judge")["secret"]
    typed = f" {secret.lower().replace('-', ' ')} "
    assert hall.ask_to_join(typed, "typist").status == 201


@pytest.mark.parametrize("role", ["delegate", "organizer"])
def test_nobody_can_make_an_invite_of_many_uses_for_those_who_change_results(hall, role):
    answer = hall.desk("POST", "/invites", {"role": role, "uses": 2})
    assert (answer.status, answer.json["code"]) == (422, "invite-once")

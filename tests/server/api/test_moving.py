"""A seat moves to another browser of its owner: by its own device alone, once, within minutes."""

from datetime import timedelta

import pytest

from server.base import now
from server.db import db, writing
from server.desk import moving
from server.models import Invite
from tests.faults.scenarios.at_once import at_once


@pytest.fixture
def judge(venue):
    return venue.join("judge", scope="333-r1")


def code(seat):
    reply = seat.post("/move", {})
    assert reply.status_code == 201, reply.json
    return reply.json


def use(venue, secret, name="Ada again"):
    return venue.client().post("/api/join", json={"secret": secret, "name": name})


def moved_to(seat):
    return seat.get("/kit").json["me"]["moved_to"]


def test_the_code_gives_the_same_role_and_scope_once(venue, judge):
    made = code(judge)
    assert (made["role"], made["scope"], made["uses"]) == ("judge", "333-r1", 1)
    assert made["url"].endswith(f"/join#{made['secret']}")
    first, second = use(venue, made["secret"]), use(venue, made["secret"])
    assert (first.json["role"], first.json["scope"]) == ("judge", "333-r1")
    assert (second.status_code, second.json["code"]) == (410, "invite-used-up")


@pytest.mark.parametrize("role", ["delegate", "organizer"])
def test_it_works_for_those_whose_own_invite_is_used_up(venue, role):
    made = code(venue.join(role))
    assert use(venue, made["secret"]).json["role"] == role


def test_nobody_but_the_device_itself_makes_it(venue, judge):
    assert venue.client().post(f"{venue.path}/move", json={}).json["code"] == "sign-in"
    other = venue.join("organizer")
    made = code(other)
    assert use(venue, made["secret"]).json["role"] == "organizer"
    assert (moved_to(judge), moved_to(other) is not None) == (None, True)


def test_it_ends_after_a_quarter_of_an_hour(venue, judge):
    made = code(judge)
    with venue.app.app_context(), writing():
        invite = db.session.get(Invite, made["id"])
        left = invite.expires_at - now()
        assert timedelta(minutes=14) < left <= moving.GOOD_FOR == timedelta(minutes=15)
        invite.expires_at = now()
    assert use(venue, made["secret"]).json["code"] == "invite-expired"


def test_a_second_code_ends_the_first(venue, judge):
    first, second = code(judge), code(judge)
    assert use(venue, first["secret"]).json["code"] == "invite-revoked"
    assert use(venue, second["secret"]).status_code == 201


def test_a_seat_that_has_moved_knows_where_and_moves_no_more(venue, judge):
    new = use(venue, code(judge)["secret"]).json
    assert moved_to(judge) == new["device"]
    reply = judge.post("/move", {})
    assert (reply.status_code, reply.json["code"]) == (409, "seat-moved")
    listed = {one["device"]: one for one in venue.join("organizer").get("/devices").json}
    assert listed[judge.device]["moved_to"] == new["device"]
    assert listed[new["device"]]["moved_to"] is None


def test_what_the_old_browser_still_holds_counts(venue):
    venue.open_round()
    judge = venue.join("judge")
    use(venue, code(judge)["secret"])
    assert judge.hand_in(judge.phone.record(1, 1, 9870))["outcome"] == "accepted"


def test_a_revoked_device_moves_nowhere_with_a_code_from_before(venue, judge):
    made = code(judge)
    venue.join("organizer").delete(f"/devices/{judge.device}")
    assert use(venue, made["secret"]).json["code"] == "invite-revoked"
    assert judge.post("/move", {}).json["code"] == "device-revoked"


def test_hosts_do_not_see_codes_that_are_a_devices_own_affair(venue, judge):
    organizer = venue.join("organizer")
    before = organizer.get("/invites").json
    code(judge)
    assert organizer.get("/invites").json == before


def test_of_several_who_use_the_code_at_once_one_gets_in(venue, judge):
    secret = code(judge)["secret"]
    answers = at_once(*(lambda k=k: use(venue, secret, f"{k}") for k in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 410, 410, 410]

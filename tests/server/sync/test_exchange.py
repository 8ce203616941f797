"""One round trip: cursors, pages, digests, epochs (I3)."""

import hashlib
import json

import pytest
from sqlalchemy import select

from server.db import db, writing
from server.models import ServerIdentity
from server.rules import call
from server.sync import feed
from server.sync.version import rules_version


def followed(answer):
    return [json.loads(one["raw"])["n"] for one in answer["ops"]]


def test_a_device_gets_what_lies_beyond_its_cursor_its_own_included(venue):
    organizer = venue.open_round()
    judge = venue.join("judge")
    answer = judge.sync(judge.phone.record(1, 1, 12340), cursors={"333-r1": 0})
    assert [one["stamp"]["seq"] for one in answer["ops"]] == [1, 2]
    assert answer["cursors"] == {"333-r1": 2}
    assert organizer.sync(cursors={"333-r1": 1})["ops"] == answer["ops"][1:]


def test_a_round_trip_without_cursors_brings_nothing_back(venue):
    judge = venue.join("judge")
    answer = judge.sync(judge.phone.record(1, 1, 12340))
    assert (answer["ops"], answer["cursors"], answer["digests"]) == ([], {}, {})


def test_an_envelope_comes_back_to_the_byte_with_its_stamp(venue):
    judge = venue.join("judge")
    envelope = judge.phone.record(1, 1, 12340)
    answer = judge.sync(envelope, cursors={"333-r1": 0})
    assert answer["ops"] == [{**envelope, "stamp": answer["receipts"][0]["stamp"]}]


def test_streams_that_are_unknown_or_forbidden_are_passed_over(venue):
    judge = venue.join("judge", scope="333-r1")
    asked = {"333-r1": 0, "333-r2": 0, "desk": 0, "review": 0, "nowhere-r1": 0}
    assert judge.sync(cursors=asked)["cursors"] == {"333-r1": 0, "desk": 0}
    assert "review" in venue.join("delegate").sync(cursors=asked)["cursors"]


def test_a_long_log_comes_a_page_at_a_time(venue, monkeypatch):
    monkeypatch.setattr(feed, "PAGE", 3)
    judge = venue.join("judge")
    judge.sync(*(judge.phone.record(1, 1, 12340, stream=s) for s in ["333-r1", "333-r2"] * 2))
    first = judge.sync(cursors={"333-r1": 0, "333-r2": 0})
    second = judge.sync(cursors=first["cursors"])
    assert (followed(first), first["more"]) == ([1, 3, 2], True)
    assert (followed(second), second["more"]) == ([4], False)


def test_only_a_stream_that_is_complete_has_digests(venue, monkeypatch):
    monkeypatch.setattr(feed, "PAGE", 3)
    judge = venue.join("judge")
    judge.sync(*(judge.phone.record(1, 1, 12340, stream=s) for s in ["333-r1", "333-r2"] * 2))
    first = judge.sync(cursors={"333-r1": 0, "333-r2": 0})
    assert list(first["digests"]) == ["333-r1"]
    assert list(judge.sync(cursors=first["cursors"])["digests"]) == ["333-r1", "333-r2"]


def test_both_digests_can_be_computed_from_what_was_given(venue):
    venue.open_round()
    judge = venue.join("judge")
    answer = judge.sync(
        judge.phone.record(1, 1, 12340),
        judge.phone.record(2, 1, 13450, device=99),
        cursors={"333-r1": 0},
    )
    ops, lines = [], []
    for one in answer["ops"]:
        op, stamp = json.loads(one["raw"]), one["stamp"]
        assert stamp["sha256"] == hashlib.sha256(one["raw"].encode()).hexdigest()
        ops.append({**op, "role": stamp["role"], "standing": stamp["standing"]})
        lines.append(f"{op['id']} {stamp['sha256']} {stamp['role']} {stamp['standing']}\n")
    fold = json.loads(call(json.dumps({"call": "log.fold", "stream": "333-r1", "ops": ops})))
    assert answer["digests"]["333-r1"] == {
        "log": hashlib.sha256("".join(sorted(lines)).encode()).hexdigest(),
        "state": fold["value"]["digest"],
    }
    assert answer["rules_version"] == rules_version()


def test_cursors_of_another_epoch_count_for_nothing(venue):
    judge = venue.join("judge")
    answer = judge.sync(judge.phone.record(1, 1, 12340), cursors={"333-r1": 0})
    judge.epoch = answer["epoch"]
    assert judge.sync(cursors={"333-r1": 1})["ops"] == []
    restore_a_backup(venue)
    again = judge.sync(cursors={"333-r1": 1})
    assert again["epoch"] != judge.epoch
    assert again["ops"] == answer["ops"]


def restore_a_backup(venue):
    with venue.app.app_context(), writing():
        db.session.scalars(select(ServerIdentity)).one().epoch = "another"


def test_a_revoked_device_is_told_nothing(venue):
    organizer = venue.open_round()
    delegate = venue.join("delegate")
    organizer.delete(f"/devices/{delegate.device}")
    answer = delegate.sync(delegate.phone.record(1, 1, 12340), cursors={"333-r1": 0})
    assert (answer["ops"], answer["cursors"], answer["gaps"]) == ([], {}, [])
    assert len(answer["receipts"]) == 1


def test_the_server_remembers_how_many_a_phone_still_holds(venue):
    organizer, judge = venue.join("organizer"), venue.join("judge")
    judge.sync(judge.phone.record(1, 1, 12340), unsent=5)
    (_, seen) = organizer.get("/devices").json
    assert (seen["device"], seen["unsent"]) == (judge.device, 4)


def test_the_server_remembers_how_often_a_phone_found_that_it_differed(venue):
    """I3: a difference is a fault somewhere, so the hosts of the competition see it."""
    organizer, judge = venue.join("organizer"), venue.join("judge")
    for have in ({"healed": 2}, {"healed": 2, "unsent": 0}):
        assert judge.post("/sync", {"have": have}).status_code == 200
        assert [seen["healed"] for seen in organizer.get("/devices").json] == [0, 2]


def test_a_stranger_and_another_competitions_device_are_turned_away(venue):
    judge = venue.join("judge")
    path = f"{venue.path}/sync"
    assert venue.client().post(path, json={}).json["code"] == "sign-in"
    other = venue.client().post("/api/competitions/Other/sync", json={}, headers=judge.headers)
    assert (other.status_code, other.json["code"]) == (403, "other-competition")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"ops": [None] * 201}, "ops"),
        ({"cursors": {"333-r1": -1}}, "cursors.333-r1.value"),
        ({"cursors": {"333-r1": "1"}}, "cursors.333-r1.value"),
        ({"have": {"unsent": -1}}, "have.unsent"),
        ({"have": {"healed": "1"}}, "have.healed"),
    ],
)
def test_a_request_of_another_shape_names_the_field(venue, body, field):
    reply = venue.join("judge").post("/sync", body)
    assert (reply.status_code, reply.json["code"]) == (422, "bad-field")
    assert reply.json["field"] == field


def test_a_body_that_is_no_json_is_a_bad_request(venue):
    reply = venue.client().post(
        f"{venue.path}/sync",
        data=b'{"ops": [',
        headers={**venue.join("judge").headers, "Content-Type": "application/json"},
    )
    assert (reply.status_code, reply.json["code"]) == (400, "bad-request")

"""Getting in with an invite, and beginning with the first organizer's link."""

import json
from datetime import timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from server.base import Base, now
from server.db import db, writing
from server.desk import invites
from server.desk.secrets import ALPHABET
from server.models import Competition, Device, Invite, device
from server.sync.signature import read_key
from tests.server.exchange.documents import small
from tests.server.sync.test_signature import in_base64url, public_point


def join(venue, secret, **body):
    text = json.dumps({"secret": secret, "name": "Ada", **body})
    return venue.client().post("/api/join", data=text, content_type="application/json")


def change_invite(venue, **values):
    with venue.app.app_context(), writing():
        invite = db.session.scalars(select(Invite)).one()
        for name, value in values.items():
            setattr(invite, name, value)


def test_a_device_learns_who_it_is(venue):
    reply = join(venue, venue.invite("judge", scope="333-r1"))
    assert reply.status_code == 201
    assert len(reply.json["token"]) >= 32
    assert reply.json == {
        "token": reply.json["token"],
        "device": 1,
        "role": "judge",
        "competition": "Test2026",
        "competition_name": "Test Open 2026",
        "scope": "333-r1",
        "name": "Ada",
    }


def test_a_cookie_notes_the_seat_for_a_browser_that_clears_the_rest_and_proves_nothing(venue):
    client = venue.client()
    body = {"secret": venue.invite("judge"), "name": "Ada"}
    reply = client.post("/api/join", json=body)
    assert reply.headers["Set-Cookie"] == (
        "matside-seat-Test2026=1; Max-Age=5184000; Path=/; SameSite=Strict"
    )
    assert client.get(f"{venue.path}/kit").json["code"] == "sign-in"


def test_devices_are_numbered_in_the_order_of_joining(venue):
    assert [venue.join("judge").device for _ in range(3)] == [1, 2, 3]


def test_a_code_is_ten_symbols_that_nobody_mistakes(venue):
    secret = venue.invite("judge")
    assert len(secret) == 11
    assert secret[5] == "-"
    assert set(secret) - {"-"} <= set(ALPHABET)
    assert not set("ILOU") & set(ALPHABET)


def test_a_code_may_be_typed_in_any_way(venue):
    secret = venue.invite("judge")
    for typed in (secret.lower(), secret.replace("-", ""), f" {secret.replace('-', ' ')} "):
        assert join(venue, typed).status_code == 201, typed
    lookalike = secret.replace("0", "o").replace("1", "l")
    assert join(venue, lookalike).status_code == 201


def test_neither_secret_nor_token_is_in_the_database(venue):
    secret = venue.invite("judge")
    token = join(venue, secret).json["token"]
    with venue.app.app_context():
        rows = [db.session.execute(select(one)).all() for one in Base.metadata.sorted_tables]
        everything = repr(rows)
    assert secret not in everything
    assert secret.replace("-", "") not in everything
    assert token not in everything


def test_an_unknown_code_is_unknown(venue):
    reply = join(venue, "AAAAA-AAAAA")
    assert (reply.status_code, reply.json["code"]) == (404, "invite-unknown")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"uses_left": 0}, "invite-used-up"),
        ({"expires_at": now() - timedelta(seconds=1)}, "invite-expired"),
        ({"revoked_at": now()}, "invite-revoked"),
    ],
)
def test_an_invite_that_has_ended_says_how(venue, change, code):
    secret = venue.invite("judge")
    change_invite(venue, **change)
    reply = join(venue, secret)
    assert (reply.status_code, reply.json["code"]) == (410, code)


@pytest.mark.parametrize("role", ["delegate", "organizer", "head-judge"])
def test_an_invite_to_decide_works_once(venue, role):
    secret = venue.invite(role)
    assert [join(venue, secret).status_code for _ in range(2)] == [201, 410]


@pytest.mark.parametrize("role", ["judge", "scoretaker"])
def test_an_invite_to_score_works_for_many(venue, role):
    secret = venue.invite(role)
    assert [join(venue, secret).status_code for _ in range(3)] == [201] * 3


def test_a_key_that_is_none_joins_nobody_and_uses_nothing_up(venue):
    secret = venue.invite("delegate")
    reply = join(venue, secret, public_key="AAAA")
    assert (reply.status_code, reply.json["field"]) == (422, "public_key")
    assert join(venue, secret).status_code == 201


@pytest.mark.parametrize("name", ["", "  ", "\x00", "\ud800", "x" * 201])
def test_a_name_that_can_be_written_down_is_wanted(venue, name):
    reply = join(venue, venue.invite("judge"), name=name)
    assert (reply.status_code, reply.json["field"]) == (422, "name")


# The first organizer.


@pytest.fixture
def first(server):
    with server.app_context():
        return invites.create_first_link()[1]


def start(server, secret, wcif, edition="wca-2026", **more):
    body = {"secret": secret, "name": "Qing", "edition": edition, "wcif": wcif, **more}
    return server.test_client().post("/api/competitions", json=body)


def test_the_first_organizer_begins_with_a_file(server, first):
    reply = start(server, first, small())
    assert reply.status_code == 201, reply.text
    assert (reply.json["competition"], reply.json["role"]) == ("Small2026", "organizer")
    headers = {"Authorization": f"Bearer {reply.json['token']}"}
    kit = server.test_client().get("/api/competitions/Small2026/kit", headers=headers)
    assert kit.json["me"]["name"] == "Qing"


def test_the_first_organizer_brings_a_key_like_everybody(server, first):
    key = in_base64url(public_point(ec.generate_private_key(ec.SECP256R1())))
    assert start(server, first, small(), public_key="AAAA").json["field"] == "public_key"
    number = start(server, first, small(), public_key=key).json["device"]
    with server.app_context():
        assert device.find("Small2026", number).public_key == read_key(key)


def test_the_first_link_is_used_up_by_a_success_only(server, first):
    client = server.test_client()
    assert client.post("/api/start", json={"secret": first}).status_code == 204
    assert start(server, first, {}).status_code == 422
    assert client.post("/api/start", json={"secret": first}).status_code == 204
    assert start(server, first, small()).status_code == 201
    assert client.post("/api/start", json={"secret": first}).json["code"] == "invite-used-up"
    assert start(server, first, small(id="Second2026")).json["code"] == "invite-used-up"


def test_a_file_that_cannot_come_in_names_the_place_and_leaves_nothing(server, first):
    spoilt = small()
    del spoilt["events"][0]["rounds"][0]["format"]
    reply = start(server, first, spoilt)
    assert (reply.status_code, reply.json["code"]) == (422, "wcif-invalid")
    assert reply.json["field"] == "events[0].rounds[0].format"
    assert "events[0].rounds[0].format" in reply.json["detail"]
    with server.app_context():
        assert db.session.scalars(select(Competition)).all() == []
        assert db.session.scalars(select(Device)).all() == []


def test_an_edition_that_nobody_wrote_is_refused(server, first):
    reply = start(server, first, small(), edition="wca-1982")
    assert (reply.status_code, reply.json["field"]) == (422, "edition")


def test_an_invite_to_a_competition_does_not_make_one(venue):
    secret = venue.invite("organizer")
    assert start(venue.app, secret, small()).json["code"] == "invite-unknown"
    reply = venue.client().post("/api/start", json={"secret": secret})
    assert reply.json["code"] == "invite-unknown"


def test_the_first_link_does_not_join_a_competition(venue):
    with venue.app.app_context():
        secret = invites.create_first_link()[1]
    assert join(venue, secret).json["code"] == "invite-unknown"


def test_a_new_first_link_ends_the_older_ones(server, first):
    with server.app_context():
        newer = invites.create_first_link()[1]
    client = server.test_client()
    assert client.post("/api/start", json={"secret": first}).json["code"] == "invite-revoked"
    assert client.post("/api/start", json={"secret": newer}).status_code == 204

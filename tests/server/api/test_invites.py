"""Invites over HTTP: made by organizers and delegates, told once, ended at will."""

import pytest


@pytest.fixture
def organizer(venue):
    return venue.join("organizer")


def invite(seat, **body):
    return seat.post("/invites", {"role": "judge", **body})


def test_a_new_invite_comes_as_link_code_and_image(organizer):
    made = invite(organizer, scope="333-r1", uses=5).json
    assert made["url"].endswith(f"/join#{made['secret']}")
    assert (made["role"], made["scope"], made["uses"]) == ("judge", "333-r1", 5)
    assert made["qr"].startswith("<svg")
    assert "style=" not in made["qr"]


@pytest.mark.parametrize(
    ("origin", "base"),
    [
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("https://cubes.example", "https://cubes.example"),
        ("null", "http://localhost:8000"),
        (None, "http://localhost:8000"),
    ],
)
def test_the_link_leads_where_the_organizer_has_reached_the_server(
    venue, organizer, monkeypatch, origin, base
):
    monkeypatch.setitem(venue.app.config, "MATSIDE_BASE_URL", "http://localhost:8000")
    headers = {**organizer.headers, **({"Origin": origin} if origin else {})}
    made = venue.client().post(f"{venue.path}/invites", json={"role": "judge"}, headers=headers)
    assert made.json["url"] == f"{base}/join#{made.json['secret']}"


def test_the_code_lets_somebody_in_with_that_role(venue, organizer):
    secret = invite(organizer, role="scoretaker").json["secret"]
    reply = venue.client().post("/api/join", json={"secret": secret, "name": "Bo"})
    assert reply.json["role"] == "scoretaker"


def test_the_list_counts_uses_and_never_tells_a_secret(venue, organizer):
    secret = invite(organizer, uses=3).json["secret"]
    venue.client().post("/api/join", json={"secret": secret, "name": "Bo"})
    newest, own = organizer.get("/invites").json
    assert (newest["uses"], newest["revoked"], own["uses"]) == (2, False, 0)
    assert set(newest) == {"id", "role", "scope", "uses", "expires", "revoked"}


def test_a_revoked_invite_lets_nobody_in_and_leaves_those_who_are(venue, organizer):
    made = invite(organizer).json
    join = {"secret": made["secret"], "name": "Bo"}
    seat = venue.client().post("/api/join", json=join).json
    assert organizer.delete(f"/invites/{made['id']}").status_code == 204
    assert venue.client().post("/api/join", json=join).json["code"] == "invite-revoked"
    headers = {"Authorization": f"Bearer {seat['token']}"}
    assert venue.get("/kit", **headers).status_code == 200


def test_an_invite_of_another_competition_is_not_found(organizer):
    reply = organizer.delete("/invites/999")
    assert (reply.status_code, reply.json["code"]) == (404, "not-found")


@pytest.mark.parametrize("role", ["delegate", "organizer"])
def test_an_invite_to_decide_cannot_be_for_several(organizer, role):
    reply = invite(organizer, role=role, uses=2)
    assert (reply.status_code, reply.json["code"]) == (422, "invite-once")


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"role": "king"}, "bad-field", "role"),
        ({"uses": 0}, "bad-field", "uses"),
        ({"hours": 0}, "bad-field", "hours"),
        ({"scope": "444-r1"}, "bad-scope", "scope"),
    ],
)
def test_what_is_wrong_with_an_invite_is_named(organizer, body, code, field):
    reply = invite(organizer, **body)
    assert (reply.status_code, reply.json["code"], reply.json["field"]) == (422, code, field)

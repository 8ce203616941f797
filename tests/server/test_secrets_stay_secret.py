"""Secrets and tokens: in a header or a body, never in an address, a log or a cache (I7)."""

import json
from http.client import HTTPConnection
from pathlib import Path

import pytest

from server.desk import invites
from tests.server.exchange.documents import small
from tests.support.engines import on_sqlite
from tests.support.live_server import LiveServer

OPEN_WCIF = Path(__file__).parents[1] / "data" / "MatsideOpen2022.wcif.json"


def talk(server, method, path, body=None, token=None):
    """One request; the answer's status and what it says."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    line.request(method, path, None if body is None else json.dumps(body), headers)
    reply = line.getresponse()
    said = reply.read()
    line.close()
    return reply.status, json.loads(said) if said else None


@pytest.fixture
def talkative(tmp_path, monkeypatch):
    """Matside as somebody runs it who wants to see every request and all that happens."""
    monkeypatch.setenv("GUNICORN_CMD_ARGS", "--access-logfile - --log-level debug")
    with LiveServer(tmp_path / "instance") as server:
        yield server


def test_even_an_access_log_holds_no_secret_and_no_token(talkative):
    competition = talkative.import_wcif(OPEN_WCIF)
    path = f"/api/competitions/{competition}"
    code = talkative.invite(competition, "organizer")["secret"]
    status, seat = talk(talkative, "POST", "/api/join", {"secret": code, "name": "Ada"})
    assert status == 201
    token = seat["token"]
    status, made = talk(talkative, "POST", f"{path}/invites", {"role": "judge"}, token)
    assert status == 201
    for method, where, body in (
        ("GET", f"{path}/kit", None),
        ("POST", f"{path}/sync", {"ops": [{"raw": "rubbish"}]}),
        ("POST", "/api/start", {"secret": code}),
        ("POST", "/api/rules", {"call": "nothing"}),
    ):
        talk(talkative, method, where, body, token)
    talk(talkative, "GET", f"{path}/kit", token=f"{token}x")
    talkative.stop()
    assert "POST /api/join HTTP" in talkative.log
    assert talkative.log.count(f"GET {path}/kit HTTP") == 2
    for secret in (code, code.replace("-", ""), token, made["secret"]):
        assert secret not in talkative.log


@on_sqlite
def test_a_token_in_an_address_opens_nothing(venue):
    judge = venue.join("judge")
    for name in ("token", "access_token", "secret"):
        assert venue.get(f"/kit?{name}={judge.token}").status_code == 401
    secret = venue.invite("judge")
    reply = venue.client().post(f"/api/join?secret={secret}&name=Ada", json={"name": "Ada"})
    assert (reply.status_code, reply.json["field"]) == (422, "secret")


@on_sqlite
def test_an_answer_with_a_secret_in_it_is_kept_by_nobody(venue):
    with venue.app.app_context():
        first = invites.create_first_link()[1]
    organizer = venue.join("organizer")
    post, file = venue.client().post, {"edition": "wca-2026", "wcif": small()}
    replies = {
        "token": [
            post("/api/join", json={"secret": venue.invite("judge"), "name": "Ada"}),
            post("/api/competitions", json={"secret": first, "name": "Qing", **file}),
        ],
        "secret": [organizer.post("/invites", {"role": "judge"})],
    }
    for told, answers in replies.items():
        for reply in answers:
            assert (reply.status_code, told in reply.json) == (201, True)
            assert reply.headers["Cache-Control"] == "no-store"
            assert reply.headers["Referrer-Policy"] == "no-referrer"


@on_sqlite
def test_what_a_device_alone_may_read_is_in_no_shared_cache(venue):
    organizer = venue.open_round()
    replies = [organizer.get(path) for path in ("/kit", "/devices", "/invites", "/review")]
    replies.append(organizer.post("/sync", {}))
    for reply in replies:
        assert reply.status_code == 200
        kept = reply.headers["Cache-Control"]
        assert kept == "no-store" or kept.startswith("private")


@on_sqlite
def test_a_refusal_does_not_repeat_what_it_was_sent(venue):
    secret, token = "ABCDE-FGHJK", "a-token-that-nobody-has"
    headers = {"Authorization": f"Bearer {token}"}
    replies = [
        venue.client().post("/api/join", json={"secret": secret, "name": "Ada"}, headers=headers),
        venue.client().post("/api/join", json={"secret": secret}),
        venue.client().get(f"{venue.path}/kit", headers=headers),
    ]
    for reply in replies:
        assert reply.status_code >= 400
        assert secret not in reply.text
        assert token not in reply.text

"""Not too often, over HTTP: who is stopped, who never is, and how it is said."""

import pytest

from server import create_app
from server.api.often import site
from server.limits.limit import Limit
from server.limits.spending import limits
from server.web import trust_proxies
from tests.support.engines import on_sqlite

WRONG = "AAAAA-AAAAA"


@pytest.fixture
def limit(venue):
    """Set limits of this process: `limit(guesses=Limit(...))`; those not named are off."""

    def set_them(**named):
        with venue.app.app_context():
            limits().limits = {name.replace("_", "-"): one for name, one in named.items()}

    return set_them


def join(venue, secret, address="192.0.2.1", **headers):
    body = {"secret": secret, "name": "Ada"}
    return venue.client().post(
        "/api/join", json=body, headers=headers, environ_base={"REMOTE_ADDR": address}
    )


@on_sqlite
def test_being_stopped_is_said_in_words_and_with_a_time(venue, limit):
    limit(guesses=Limit(burst=1, a_minute=2))
    assert join(venue, WRONG).status_code == 404
    reply = join(venue, WRONG, **{"Accept-Language": "ko"})
    assert reply.status_code == 429
    assert reply.mimetype == "application/problem+json"
    assert (reply.json["code"], reply.json["status"]) == ("too-many-requests", 429)
    assert "잠시 뒤" in reply.json["title"]
    assert 1 <= int(reply.headers["Retry-After"]) <= 30


def test_codes_cannot_be_tried_one_after_another(venue, limit):
    """Not even the right one is told from a wrong one any more."""
    limit(guesses=Limit(burst=5, a_minute=1))
    secret = venue.invite("judge")
    assert [join(venue, WRONG).status_code for _ in range(8)] == [404] * 5 + [429] * 3
    assert join(venue, secret).status_code == 429
    assert join(venue, secret, address="192.0.2.2").status_code == 201


def test_the_first_organizers_link_cannot_be_tried_either(venue, limit):
    limit(guesses=Limit(burst=2, a_minute=1))
    starting = {"secret": WRONG, "name": "Ada", "edition": "wca-2026", "wcif": {}}
    client = venue.client()
    statuses = [
        client.post("/api/start", json={"secret": WRONG}).status_code,
        client.post("/api/competitions", json=starting).status_code,
        client.post("/api/start", json={"secret": WRONG}).status_code,
        client.post("/api/competitions", json=starting).status_code,
    ]
    assert statuses == [404, 404, 429, 429]


@on_sqlite
def test_from_many_addresses_codes_cannot_be_tried_either(venue, limit):
    limit(guesses=Limit(burst=5, a_minute=1), all_guesses=Limit(burst=20, a_minute=1))
    statuses = [join(venue, WRONG, f"192.0.2.{k}").status_code for k in range(30)]
    assert statuses == [404] * 20 + [429] * 10


@on_sqlite
def test_a_hall_full_of_phones_joins_and_scores_from_one_address(venue):
    """With the limits as they come: nothing that works is counted by address."""
    venue.open_round()
    secret = venue.invite("judge")
    replies = [join(venue, secret) for _ in range(120)]
    assert {reply.status_code for reply in replies} == {201}
    with venue.app.app_context():
        assert limits().limits.keys() >= {"guesses", "requests"}


def test_a_phone_that_floods_is_stopped_and_another_at_its_side_is_not(venue, limit):
    limit(requests=Limit(burst=10, a_minute=1))
    vandal, judge = venue.join("judge"), venue.join("judge")
    statuses = [vandal.post("/sync", {}).status_code for _ in range(15)]
    assert statuses == [200] * 10 + [429] * 5
    assert judge.post("/sync", {}).status_code == 200


def test_what_was_refused_for_its_number_is_not_lost(venue, limit):
    """I5: the whole request is refused, nothing of it is taken; the same counts later."""
    venue.open_round()
    judge = venue.join("judge")
    limit(operations=Limit(burst=3, a_minute=1))
    entries = [judge.phone.record(1, slot, 12340) for slot in (1, 2, 3, 4)]
    assert judge.sync(*entries[:2])["receipts"][1]["outcome"] == "accepted"
    refused = judge.post("/sync", {"ops": entries[2:]})
    assert (refused.status_code, int(refused.headers["Retry-After"])) == (429, 60)
    assert judge.get("/kit").status_code == 200
    limit()
    receipts = judge.sync(*entries)["receipts"]
    assert [one["outcome"] for one in receipts] == ["duplicate"] * 2 + ["accepted"] * 2
    assert [one["seq"] for one in receipts] == [2, 3, 4, 5]


@on_sqlite
def test_a_day_offline_is_handed_in_at_once(venue, monkeypatch):
    """5,000 operations in requests of 200, as fast as they go, with the limits as they come."""
    judge = venue.join("judge")
    handed_in = []
    monkeypatch.setattr(
        "server.api.sync.exchange", lambda _me, asked: handed_in.extend(asked.ops) or {}
    )
    for first in range(0, 5_000, 200):
        reply = judge.post("/sync", {"ops": [{"raw": str(first + k)} for k in range(200)]})
        assert reply.status_code == 200
    assert len(handed_in) == 5_000


@on_sqlite
def test_rules_are_counted_by_device(venue, limit):
    limit(rules=Limit(burst=2, a_minute=1))
    one, other = venue.join("judge"), venue.join("judge")
    ask = {"call": "nothing"}

    def asked(seat):
        reply = venue.client().post("/api/rules", json=ask, headers=seat.headers)
        return reply.status_code

    assert [asked(one) for _ in range(3)] == [200, 200, 429]
    assert asked(other) == 200


def test_files_are_counted_by_address_before_they_are_read(venue, limit):
    limit(imports=Limit(burst=1, a_minute=1))
    post = venue.client().post
    assert post("/api/competitions", data=b"{", content_type="application/json").status_code == 400
    assert post("/api/competitions", data=b"{", content_type="application/json").status_code == 429


@on_sqlite
def test_an_address_is_the_sockets_whatever_a_header_says(venue, limit):
    limit(guesses=Limit(burst=1, a_minute=1))
    statuses = [
        join(venue, WRONG, **{"X-Forwarded-For": f"203.0.113.{k}"}).status_code for k in range(3)
    ]
    assert statuses == [404, 429, 429]


@on_sqlite
def test_behind_a_proxy_an_address_is_what_the_nearest_one_says(venue, limit):
    """What the caller itself wrote stands further left, and is not believed."""
    trust_proxies(venue.app, 1)
    limit(guesses=Limit(burst=1, a_minute=1))

    def through(said):
        return join(venue, WRONG, "10.0.0.1", **{"X-Forwarded-For": said}).status_code

    assert [through("203.0.113.1"), through("203.0.113.2")] == [404, 404]
    assert [through("198.51.100.7, 203.0.113.1"), through("198.51.100.8, 203.0.113.2")] == [429] * 2


def test_the_number_of_proxies_comes_from_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("MATSIDE_PROXIES", "2")
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'x.sqlite3'}"})
    assert (app.wsgi_app.x_for, app.wsgi_app.x_host) == (2, 0)


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_a_caller_is_an_address_or_all_that_begin_alike(address, caller):
    assert site(address) == caller

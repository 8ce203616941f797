"""Birth dates, addresses and remarks never leave the desk (I7): every role asks every GET."""

import re

import pytest

from server.db import db
from server.models import person
from tests.support.side import side_event
from tests.support.venue import ID

ROLES = ("judge", "scoretaker", "head-judge", "delegate", "organizer")
PUBLIC = {"number", "name", "local_name", "country", "wca_id", "events", "bests"}
PRIVATE = ("birthdate", "email", "gender", "comments")


@pytest.fixture
def lively(venue):
    """A venue in which every answer has something in it."""
    venue.open_round()
    for _ in range(2):
        judge = venue.join("judge")
        judge.sync(judge.phone.record(1, 1, 12340 + judge.device), {"raw": "rubbish"})
    side_event(venue)
    return venue


def secrets_of(venue):
    """Every private value in the database."""
    with venue.app.app_context():
        people = person.people_of(ID)
        found = {one.birthdate for one in people} | {one.email for one in people}
        found |= {value for one in people for value in one.extra.values()}
    assert len(found) == 12
    return found


def paths(venue):
    """Every GET route of the API except the endless one."""
    known = {"competition_id": ID, "round_id": "333-r1", "filename": "docs.css"}
    known |= {"event": "chess", "part": "chess-r1-m1"}
    rules = [rule for rule in venue.app.url_map.iter_rules() if "GET" in rule.methods]
    found = {
        re.sub(r"<(?:\w+:)?(\w+)>", lambda part: known[part[1]], rule.rule)
        for rule in rules
        if rule.rule.startswith("/api/") and not rule.rule.endswith("/events")
    }
    assert len(found) >= 10
    return found


@pytest.mark.parametrize("role", ROLES)
def test_no_answer_to_any_role_holds_a_private_value(lively, role):
    """2d."""
    seat, secrets = lively.join(role), secrets_of(lively)
    for path in paths(lively):
        text = lively.client().get(path, headers=seat.headers).text
        assert not [secret for secret in secrets if secret in text], path
    cursors = {"333-r1": 0, "desk": 0, "review": 0}
    text = seat.post("/sync", {"cursors": cursors}).text
    assert not [secret for secret in secrets if secret in text]


def test_a_persons_entry_in_the_kit_has_the_public_fields_and_no_other(lively):
    """2d."""
    kit = lively.join("judge").get("/kit").json
    for one in kit["people"]:
        assert set(one) == PUBLIC
    for one in lively.get("/rounds/333-r1").json["people"]:
        assert set(one) == {"number", "name", "local_name", "country"}


def test_the_documentation_knows_no_private_field(lively):
    document = lively.client().get("/api/docs/openapi.json").text
    assert not [name for name in PRIVATE if f'"{name}"' in document]


def test_a_failed_statement_does_not_log_its_values(lively, caplog, monkeypatch):
    def fail(*_arguments):
        people = person.people_of(ID)
        people[0].number = people[1].number
        people[0].email = "loud@family.example"
        db.session.flush()

    monkeypatch.setattr("server.desk.kit.events", fail)
    assert lively.join("judge").get("/kit").status_code == 500
    assert "IntegrityError" in caplog.text
    assert "loud@family.example" not in caplog.text


def test_no_secret_is_written_to_the_log(lively, caplog):
    secret = lively.invite("judge")
    caplog.set_level("DEBUG")
    reply = lively.client().post("/api/join", json={"secret": secret, "name": "Ada"})
    token = reply.json["token"]
    lively.get("/kit", Authorization=f"Bearer {token}")
    assert secret not in caplog.text
    assert token not in caplog.text

"""The commands: one line of JSON for programs, one sentence for people."""

import json

import pytest

from server.db import db
from server.desk import invites
from server.models import Competition
from tests.support.venue import ID


@pytest.fixture
def flask(server, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    runner = server.test_cli_runner()
    return lambda *arguments: runner.invoke(args=arguments)


def test_an_invite_is_one_line_of_json_that_lets_somebody_in(venue, flask):
    done = flask("invite", ID, "--role", "judge", "--scope", "333-r1", "--base", "https://a.b/")
    assert done.exit_code == 0, done.output
    (line,) = done.output.splitlines()
    made = json.loads(line)
    assert made["url"] == f"https://a.b/join#{made['secret']}"
    assert (made["role"], made["scope"]) == ("judge", "333-r1")
    reply = venue.client().post("/api/join", json={"secret": made["secret"], "name": "Ada"})
    assert (reply.json["role"], reply.json["scope"]) == ("judge", "333-r1")


@pytest.mark.parametrize("role", ["judge", "scoretaker", "head-judge", "delegate", "organizer"])
def test_every_role_can_be_invited(venue, flask, role):
    assert json.loads(flask("invite", ID, "--role", role).output)["role"] == role


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("Nowhere", "--role", "judge"), "There is no competition"),
        ((ID, "--role", "delegate", "--uses", "2"), "works only once"),
        ((ID, "--role", "judge", "--scope", "444-r1"), "no such round"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_two(venue, flask, arguments, sentence):
    done = flask("invite", *arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_a_mistake_is_told_in_the_language_of_the_terminal(venue, flask, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert "대회가 없습니다" in flask("invite", "Nowhere", "--role", "judge").stderr


def test_an_empty_server_prints_a_new_first_link_each_time(server, flask):
    first, second = flask("first-link").output.strip(), flask("first-link").output.strip()
    assert first != second
    assert "/start#" in first
    with server.app_context():
        assert invites.usable_first_link(second.split("#")[1])


def test_a_server_with_a_competition_prints_no_first_link(venue, flask):
    with venue.app.app_context():
        assert db.session.query(Competition).count() == 1
    done = flask("first-link")
    assert (done.exit_code, done.output) == (0, "")


def test_a_new_epoch_is_told_to_phones_from_the_next_exchange_on(venue, flask):
    judge = venue.join("judge")
    before = judge.sync()["epoch"]
    done = flask("new-epoch")
    assert done.exit_code == 0, done.output
    after = judge.sync()["epoch"]
    assert json.loads(done.output) == {"epoch": after}
    assert after != before

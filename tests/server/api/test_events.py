"""Server-sent events: where the streams are, then every move; never a database session."""

import json

import pytest

from server.db import db
from server.sync import waking
from tests.server.applications import application
from tests.support.venue import Venue, add_competition


def events(reply, many):
    """The next events of an open reply: (stream, seq)."""
    found = []
    for line in reply.response:
        text = line if isinstance(line, str) else line.decode()
        if text.startswith("event: stream"):
            told = json.loads(text.split("data: ")[1])
            found.append((told["stream"], told["seq"]))
            if len(found) == many:
                return found
    raise AssertionError("the stream ended")


def test_it_begins_with_where_each_stream_is_and_goes_on_with_what_moves(venue):
    venue.open_round()
    judge = venue.join("judge")
    reply = venue.get("/events")
    assert reply.mimetype == "text/event-stream"
    assert events(reply, 1) == [("333-r1", 1)]
    judge.sync(judge.phone.record(1, 1, 12340), judge.phone.record(1, 1, 9990, stream="333-r2"))
    assert events(reply, 2) == [("333-r1", 2), ("333-r2", 1)]
    reply.close()


def test_nothing_is_told_of_a_transaction_that_failed(venue, monkeypatch):
    venue.open_round()
    judge = venue.join("judge")
    with venue.app.app_context():
        listener = waking.listen(venue.competition)
    monkeypatch.setattr("server.sync.outcomes.review.refresh", lambda *_: 1 / 0)
    judge.post("/sync", {"ops": [judge.phone.record(1, 1, 12340)]})
    # On PostgreSQL the word of the opening may still be on its way.
    assert listener.wait(0) in ({}, {"333-r1": 1})
    monkeypatch.undo()
    judge.sync(judge.phone.record(1, 2, 12340))
    assert listener.wait(0) == {"333-r1": 2}


def test_an_open_stream_holds_no_database_session(venue):
    replies = [venue.get("/events") for _ in range(3)]
    with venue.app.app_context():
        assert db.engine.pool.checkedout() == 0
    for reply in replies:
        reply.close()


@pytest.fixture
def narrow(engine, tmp_path):
    """A venue with room for one stream."""
    with application(engine, tmp_path, MATSIDE_STREAMS=1) as app:
        with app.app_context():
            add_competition()
        yield Venue(app)


def test_one_too_many_is_told_to_poll_and_a_closed_one_makes_room(narrow):
    first = narrow.get("/events")
    refused = narrow.get("/events")
    assert (refused.status_code, refused.json["code"]) == (503, "too-many-streams")
    first.close()
    assert narrow.get("/events").status_code == 200

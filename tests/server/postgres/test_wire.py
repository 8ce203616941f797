"""The hubs of two processes, joined by NOTIFY."""

import os
import time

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from server.models import Competition, Stream
from server.sync import waking
from server.sync.hub import Hub
from server.sync.wire import CHANNEL, NAME, Wire
from tests.support.engines import POSTGRES
from tests.support.venue import ID

SOON = 5.0
PATIENCE_SECONDS = 30


@pytest.fixture
def database(shared):
    engine = create_engine(shared)
    yield engine
    engine.dispose()


@pytest.fixture
def wires(database):
    """Both ends."""
    both = Wire(database, Hub(limit=2)), Wire(database, Hub(limit=2))
    yield both
    for wire in both:
        wire.close()


def listen(wire, competition_id):
    """A listener at this end."""
    listener = wire._hub.join(competition_id)
    wire.listen()
    return listener


def wait_for_connections(database, many):
    until = time.monotonic() + PATIENCE_SECONDS
    while len(connections(database)) != many:
        assert time.monotonic() < until
        time.sleep(0.01)


def connections(database):
    """The processes of PostgreSQL that serve wires."""
    with database.connect() as connection:
        asked = text(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name = :name AND state = 'idle' AND query <> ''"
        )
        return connection.execute(asked, {"name": NAME}).scalars().all()


def test_what_one_process_takes_in_wakes_a_listener_of_the_other(venues):
    here, there = venues
    with there.app.app_context():
        listener = waking.listen(ID)
    here.open_round()
    assert listener.wait(SOON) == {"333-r1": 1}


def test_it_is_told_once_wherever_it_was_taken_in(venues):
    """The process that sends hears its own word too."""
    listening = []
    for venue in venues:
        with venue.app.app_context():
            listening.append(waking.listen(ID))
    venues[0].open_round()
    assert [listener.wait(SOON) for listener in listening] == [{"333-r1": 1}] * 2
    assert [listener.wait(0.2) for listener in listening] == [{}, {}]


def test_nobody_is_told_of_a_transaction_that_failed(venues, monkeypatch):
    here, there = venues
    organizer = here.open_round()
    with there.app.app_context():
        listener = waking.listen(ID)
    assert listener.wait(SOON) == {"333-r1": 1}
    monkeypatch.setattr("server.sync.outcomes.review.refresh", lambda *_: 1 / 0)
    organizer.post("/sync", {"ops": [organizer.phone.make("round.close", {"seen": {}})]})
    assert listener.wait(0.3) == {}


def test_many_streams_at_once_come_through(wires, database):
    """No word is longer than PostgreSQL takes."""
    listener = listen(wires[1], "A" * 64)
    wait_for_connections(database, 1)
    heads = {f"{'x' * 44}-r{number}": 2**31 - 1 for number in range(200)}
    wires[0].send("A" * 64, heads)
    heard, until = {}, time.monotonic() + PATIENCE_SECONDS
    while heard != heads and time.monotonic() < until:
        heard.update(listener.wait(SOON))
    assert heard == heads


def test_a_connection_that_was_lost_is_made_again(wires, database):
    """What happened meanwhile is read from the database."""
    listener = listen(wires[1], ID)
    wait_for_connections(database, 1)
    add_competition_at(database, seq=7)
    with database.begin() as connection:
        cut = text("SELECT pg_terminate_backend(pid) FROM unnest(:pids) AS pid")
        connection.execute(cut, {"pids": connections(database)})
    assert listener.wait(PATIENCE_SECONDS) == {"333-r1": 7}
    wires[0].send(ID, {"333-r1": 8})
    assert listener.wait(SOON) == {"333-r1": 8}


def test_what_nobody_was_told_of_is_found_in_the_database(wires, database, monkeypatch):
    """The process that took it in died between the commit and the word."""
    monkeypatch.setattr("server.sync.wire.PERIOD_SECONDS", 0.1)
    listener = listen(wires[1], ID)
    wait_for_connections(database, 1)
    add_competition_at(database, seq=7)
    assert listener.wait(SOON) == {"333-r1": 7}


def add_competition_at(database, seq):
    """A competition whose one stream has come so far, and nobody has told."""
    texts = ("name", "short_name", "edition", "timezone", "start_date", "end_date")
    with Session(database) as session:
        session.add(Competition(id=ID, **dict.fromkeys(texts, "")))
        session.flush()
        session.add(Stream(competition_id=ID, name="333-r1", seq=seq))
        session.commit()


def test_where_nobody_listens_any_more_the_connection_is_given_back(wires, database, monkeypatch):
    monkeypatch.setattr("server.sync.wire.PERIOD_SECONDS", 0.1)
    listener = listen(wires[1], "A")
    wait_for_connections(database, 1)
    listener.leave()
    wait_for_connections(database, 0)
    listener = listen(wires[1], "A")
    wait_for_connections(database, 1)
    wires[0].send("A", {"desk": 1})
    assert listener.wait(PATIENCE_SECONDS) == {"desk": 1}


def test_a_process_that_ends_says_its_last_words(wires, database):
    listener = listen(wires[1], "A")
    wait_for_connections(database, 1)
    wires[0].send("A", {"desk": 1})
    wires[0].close()
    assert listener.wait(SOON) == {"desk": 1}


def test_it_begins_anew_in_a_process_that_was_forked(wires, database):
    """gunicorn may load the application before it forks; what its end was goes on for nobody."""
    listener = listen(wires[1], "A")
    wait_for_connections(database, 1)
    wires[0].send("A", {"333-r1": 1})
    assert listener.wait(SOON) == {"333-r1": 1}
    wires[0].close()
    child = os.fork()
    if not child:
        wires[0].send("A", {"desk": 1})
        wires[0].close()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert listener.wait(SOON) == {"desk": 1}


def test_only_postgresql_joins_processes(engine, server):
    with server.app_context():
        assert (waking.wire() is not None) == (engine.name == POSTGRES)


def test_a_word_from_elsewhere_that_is_older_means_nothing(wires, database):
    listener = listen(wires[0], "A")
    wait_for_connections(database, 1)
    said = text(f"SELECT pg_notify('{CHANNEL}', :word)")
    for seq in (5, 4):
        with database.begin() as connection:
            connection.execute(said, {"word": f'["A", "desk", {seq}]'})
    assert listener.wait(SOON) == {"desk": 5}
    assert listener.wait(0.2) == {}

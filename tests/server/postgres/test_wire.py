"""The hubs of two processes, joined by NOTIFY."""

import os
import time

import pytest
from sqlalchemy import create_engine, text

from server.sync import waking
from server.sync.hub import Hub
from server.sync.wire import CHANNEL, NAME, Wire
from tests.support.engines import POSTGRES
from tests.support.venue import ID

SOON = 1.0
PATIENCE_SECONDS = 10


@pytest.fixture
def database(shared):
    engine = create_engine(shared)
    yield engine
    engine.dispose()


@pytest.fixture
def wires(database):
    """Both ends, listening."""
    both = Wire(database, Hub(limit=300)), Wire(database, Hub(limit=300))
    for wire in both:
        wire.start()
    wait_until(database, 2)
    yield both
    for wire in both:
        wire.close()


def wait_until(database, listening):
    """Until so many connections listen."""
    until = time.monotonic() + PATIENCE_SECONDS
    while len(listeners(database)) != listening:
        assert time.monotonic() < until
        time.sleep(0.01)


def listeners(database):
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


def test_many_streams_at_once_come_through(wires):
    """No word is longer than PostgreSQL takes."""
    listener = wires[1]._hub.join("A" * 64)
    heads = {f"{'x' * 44}-r{number}": 2**31 - 1 for number in range(200)}
    wires[0].send("A" * 64, heads)
    heard, until = {}, time.monotonic() + PATIENCE_SECONDS
    while heard != heads and time.monotonic() < until:
        heard.update(listener.wait(SOON))
    assert heard == heads


def test_a_connection_that_was_lost_is_made_again(wires, database):
    """What happened meanwhile is read from the database."""
    listener = wires[1]._hub.join("Test2026")
    with database.begin() as connection:
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM unnest(:pids) AS pid"),
            {"pids": listeners(database)},
        )
        connection.execute(
            text(
                "INSERT INTO competition VALUES ('Test2026', '', '', '', '', '', '', '{}', '{}', "
                "now()); INSERT INTO stream VALUES ('Test2026', '333-r1', 7)"
            )
        )
    assert listener.wait(PATIENCE_SECONDS) == {"333-r1": 7}
    wait_until(database, 2)
    wires[0].send("Test2026", {"333-r1": 8})
    assert listener.wait(SOON) == {"333-r1": 8}


def test_a_process_that_ends_says_its_last_words(wires):
    listener = wires[1]._hub.join("A")
    wires[0].send("A", {"desk": 1})
    wires[0].close()
    assert listener.wait(SOON) == {"desk": 1}


def test_it_begins_anew_in_a_process_that_was_forked(wires):
    """gunicorn may load the application before it forks."""
    listener = wires[1]._hub.join("A")
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
    listener = wires[0]._hub.join("A")
    said = text(f"SELECT pg_notify('{CHANNEL}', :word)")
    for seq in (5, 4):
        with database.begin() as connection:
            connection.execute(said, {"word": f'["A", "desk", {seq}]'})
    assert listener.wait(SOON) == {"desk": 5}
    assert listener.wait(0.2) == {}

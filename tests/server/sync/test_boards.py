"""Warm boards: the same as a cold one, whatever happened in between (I3)."""

import threading

import pytest

from server.db import db, writing
from server.models import operation
from server.sync import boards
from server.sync.boards import Boards, Warm
from tests.support.venue import ID

STREAM = "333-r1"


@pytest.fixture
def busy(venue):
    venue.open_round()
    judge = venue.join("judge")
    for slot in (1, 2, 3):
        judge.sync(judge.phone.record(1, slot, 12340))
    return venue


def test_a_warm_board_is_what_a_cold_one_folds(busy):
    with busy.app.app_context():
        warm = boards.reply(ID, STREAM)
        boards.init_app(busy.app)
        assert boards.reply(ID, STREAM) == warm
        assert len(warm["cards"]) == 4


def test_a_board_catches_up_with_what_another_process_stored(busy):
    """On PostgreSQL several processes share a log; here the second one is another set of boards."""
    here = busy.app.extensions["matside-boards"]
    boards.init_app(busy.app)
    judge = busy.join("judge")
    judge.sync(judge.phone.record(2, 1, 9990))
    with busy.app.app_context():
        fresh = boards.reply(ID, STREAM)
        busy.app.extensions["matside-boards"] = here
        assert boards.reply(ID, STREAM) == fresh


def test_a_board_that_was_fed_by_a_transaction_that_failed_is_thrown_away(busy):
    def fail():
        with writing():
            boards.hold(ID, STREAM, 4).feed([], 4)
            raise OSError("disk full")

    with busy.app.app_context():
        with boards.reading(ID, STREAM) as before:
            pass
        with pytest.raises(OSError, match="disk full"):
            fail()
        with boards.reading(ID, STREAM) as after:
            assert after is not before
            assert after.seq == 4


def test_readers_wait_until_the_writer_has_committed(busy):
    """Nobody may see what is not yet durable."""
    seen = []

    def look():
        with busy.app.app_context():
            seen.append(boards.reply(ID, STREAM)["digest"])

    with busy.app.app_context(), writing():
        boards.hold(ID, STREAM, 4)
        reader = threading.Thread(target=look)
        reader.start()
        reader.join(0.2)
        assert seen == []
    reader.join(5)
    assert len(seen) == 1


def test_whoever_waited_for_a_board_that_was_thrown_away_gets_a_new_one():
    shelf, key = Boards(), (ID, STREAM)
    spoilt = shelf.take(key)
    got = []
    waiting = threading.Thread(target=lambda: got.append(shelf.take(key)))
    waiting.start()
    shelf.give_back(key, spoilt, good=False)
    waiting.join(5)
    assert got
    assert got[0] is not spoilt


def test_operations_out_of_step_with_their_numbers_are_a_fault():
    with pytest.raises(RuntimeError, match="a board at 0"):
        Warm(STREAM).feed([], 1)


def test_a_board_is_not_asked_for_from_the_database_when_it_is_known_to_be_up_to_date(
    busy, monkeypatch
):
    with busy.app.app_context():
        boards.reply(ID, STREAM)
        db.session.rollback()
        monkeypatch.delattr(operation, "after")
        with boards.reading(ID, STREAM, 4) as warm:
            assert warm.seq == 4

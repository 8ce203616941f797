"""The mode of every connection, and what a write transaction promises (I1)."""

import sqlite3

import pytest
from sqlalchemy import text

from server import create_app
from server.db import _require, at_end, db, writing
from server.models import Account
from tests.support.engines import on_postgres, on_sqlite


def pragma(name: str) -> str | int:
    return db.session.execute(text(f"PRAGMA {name}")).scalar_one()


@pytest.fixture
def context(server):
    with server.app_context():
        yield


@on_sqlite
@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
def test_every_connection_has_the_mode_that_keeps_what_was_acknowledged(context, name, value):
    with writing():
        assert pragma(name) == value
    db.session.rollback()
    assert pragma(name) == value


@on_postgres
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("synchronous_commit", "on"),
        ("transaction_isolation", "read committed"),
        ("lock_timeout", "10s"),
        ("idle_in_transaction_session_timeout", "1min"),
    ],
)
def test_no_connection_loses_a_commit_or_waits_for_ever(context, name, value):
    """A host that vanished in the middle gives the competition's lock back in the end."""
    with writing():
        assert db.session.execute(text(f"SHOW {name}")).scalar_one() == value


@on_postgres
def test_a_database_that_reports_commits_too_early_is_refused(context):
    name = db.engine.url.database
    with db.engine.connect() as connection:
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        connection.commit()
        db.engine.dispose()
        with pytest.raises(RuntimeError, match="synchronous_commit=off"):
            db.session.execute(text("SELECT 1"))
        connection.execute(text(f"ALTER DATABASE {name} RESET synchronous_commit"))
        connection.commit()


def test_a_connection_in_another_mode_is_refused_loudly():
    connection = sqlite3.connect(":memory:")
    with pytest.raises(RuntimeError, match="journal_mode=memory"):
        _require(connection, "journal_mode", "wal")


def test_a_database_that_cannot_have_a_write_ahead_log_is_refused():
    settings = {"SQLALCHEMY_DATABASE_URI": "sqlite:///:memory:", "SQLALCHEMY_ENGINE_OPTIONS": {}}
    app = create_app(settings)
    with app.app_context(), pytest.raises(RuntimeError, match="journal_mode"):
        db.session.execute(text("SELECT 1"))


@on_sqlite
def test_a_write_transaction_holds_the_write_lock_from_its_beginning(context):
    path = db.engine.url.database
    with writing():
        other = sqlite3.connect(path, timeout=0, isolation_level=None)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()


def test_a_reader_is_not_kept_waiting_by_a_writer(context):
    with writing():
        db.session.add(Account(name="unseen"))
        db.session.flush()
        with db.engine.connect() as other:
            assert other.execute(text("SELECT count(*) FROM account")).scalar_one() == 0


def test_a_block_within_a_block_fails_with_the_outer_one(context):
    def outer() -> None:
        with writing():
            with writing():
                db.session.add(Account(name="inner"))
            raise ValueError("too late")

    with pytest.raises(ValueError, match="too late"):
        outer()
    assert db.session.query(Account).count() == 0


def test_what_was_read_before_is_read_again_inside(context):
    with writing():
        db.session.add(Account(name="before"))
    mine = db.session.query(Account).one()
    with db.engine.begin() as elsewhere:
        elsewhere.execute(text("UPDATE account SET name = 'after'"))
    with writing():
        assert mine.name == "after"


@pytest.mark.parametrize("succeeds", [True, False])
def test_endings_are_told_whether_it_was_committed(context, succeeds):
    told: list[bool] = []
    try:
        with writing():
            at_end(told.append)
            assert succeeds
    except AssertionError:
        pass
    assert told == [succeeds]

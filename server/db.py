"""The database: how connections are set up, and the one way to write.

SQLite in its default mode loses acknowledged updates under threads. Here every connection runs
WAL with `synchronous=FULL`, and every write transaction takes the write lock when it begins (I1).
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from flask import Flask
from flask_migrate import Migrate
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from server import faults, postgresql
from server.base import Base

db = SQLAlchemy(metadata=Base.metadata, session_options={"expire_on_commit": False})
migrate = Migrate(render_as_batch=True)

# SQLite's busy handler polls; queueing in the process first takes away the long tail.
_one_writer = threading.Lock()

BUSY_MS = 10_000
FULL = 2


def init_app(app: Flask) -> None:
    db.init_app(app)
    migrate.init_app(app, db)
    with app.app_context():
        if db.engine.dialect.name == "sqlite":
            prepare_sqlite(db.engine)
        else:
            postgresql.prepare(db.engine)


def prepare_sqlite(engine: Engine) -> None:
    """Give the engine's connections the mode that keeps what was acknowledged."""
    event.listen(engine, "connect", _set_mode)
    event.listen(engine, "begin", _begin)


def _set_mode(connection: Any, _record: Any) -> None:
    # The driver must not begin transactions of its own: it would begin them too late.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    _require(connection, "journal_mode", "wal")
    _require(connection, "synchronous", FULL)
    _require(connection, "foreign_keys", 1)


def _require(connection: Any, pragma: str, wanted: str | int) -> None:
    (got,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    if got != wanted:
        raise RuntimeError(f"SQLite runs with {pragma}={got}; it must be {wanted}")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("matside_writes", False)
    # Every request begins twice: the driver is asked itself, which is a tenth of the work.
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing() -> Iterator[None]:
    """One write transaction around the block: all of it is committed, or nothing.

    Whatever was read before is read again inside. A block within a block joins the outer one.
    """
    session = db.session()
    if "endings" in session.info:
        yield
        return
    session.rollback()
    session.expire_all()
    endings: list[Callable[[bool], None]] = []
    with _turn():
        session.info["endings"] = endings
        committed = False
        try:
            options = {"matside_writes": True}
            session.info["connection"] = session.connection(execution_options=options)
            yield
            faults.point("before-commit")
            session.commit()
            faults.point("after-commit")
            committed = True
        finally:
            del session.info["endings"]
            session.info.pop("connection", None)
            try:
                if not committed:
                    session.rollback()
            finally:
                for ending in reversed(endings):
                    ending(committed)


def connection() -> Connection:
    """The connection of the session's transaction, with what the session has not written yet."""
    session = db.session()
    session.flush()
    return session.info.get("connection") or session.connection()


def at_end(ending: Callable[[bool], None]) -> None:
    """Call `ending(committed)` when the write transaction around the caller has ended."""
    db.session().info["endings"].append(ending)


def _turn() -> AbstractContextManager[Any]:
    return _one_writer if db.engine.dialect.name == "sqlite" else nullcontext()

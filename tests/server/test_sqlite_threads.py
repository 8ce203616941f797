"""Eight threads number rows in one table: nothing acknowledged may be lost (I1).

The same work on an engine in the driver's own mode loses or refuses some of it, which shows that
the test can tell the two apart.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from flask import Flask
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from server.db import db, writing
from tests.support.engines import on_sqlite

THREADS = 8
EACH = 40

# Opens one write transaction with a session in it.
Turn = Callable[[], AbstractContextManager[Session]]


def ours(app: Flask) -> Turn:
    @contextmanager
    def turn() -> Iterator[Session]:
        with app.app_context(), writing():
            yield db.session()

    return turn


def the_drivers(path: Path) -> Turn:
    engine = create_engine(f"sqlite:///{path}")

    @contextmanager
    def turn() -> Iterator[Session]:
        with Session(engine) as session:
            yield session
            session.commit()

    return turn


def begin(turn: Turn) -> None:
    with turn() as session:
        session.execute(text("CREATE TABLE counter (n INTEGER NOT NULL)"))
        session.execute(text("INSERT INTO counter VALUES (0)"))


def stored(turn: Turn) -> int:
    with turn() as session:
        return session.execute(text("SELECT n FROM counter")).scalar_one()


def count_up(turn: Turn) -> tuple[int, int]:
    """All threads read, add one and write back, each again and again: (acknowledged, refused)."""
    results: list[bool] = []

    def work() -> None:
        for _ in range(EACH):
            try:
                with turn() as session:
                    seen = session.execute(text("SELECT n FROM counter")).scalar_one()
                    session.execute(text("UPDATE counter SET n = :n"), {"n": seen + 1})
            except OperationalError:
                results.append(False)
            else:
                results.append(True)

    threads = [threading.Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results.count(True), results.count(False)


@on_sqlite
def test_our_mode_keeps_every_acknowledged_update(server):
    turn = ours(server)
    begin(turn)
    acknowledged, refused = count_up(turn)
    assert (acknowledged, refused) == (THREADS * EACH, 0)
    assert stored(turn) == acknowledged


def test_the_drivers_own_mode_loses_or_refuses_updates(tmp_path):
    turn = the_drivers(tmp_path / "default.sqlite3")
    begin(turn)
    acknowledged, refused = count_up(turn)
    assert acknowledged + refused == THREADS * EACH
    assert stored(turn) < THREADS * EACH

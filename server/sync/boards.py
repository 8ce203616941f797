"""Folds kept warm: a board a stream, brought up to the database before anybody reads it (I3).

A board is held by one thread at a time. A write transaction keeps the boards that it fed until it
ends; should it fail, they are thrown away, because what they were fed never happened.
"""

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from flask import Flask, current_app

from server import db
from server.models import operation, review_item
from server.rules.log.calls import board_of
from server.sync.logdigest import LogDigest

Key = tuple[str, str]


class Warm:
    """One stream's board, the `seq` up to which it is fed, and what was derived from that state."""

    def __init__(self, stream: str) -> None:
        self.board = board_of(stream)
        self.seq = 0
        self.lock = threading.RLock()
        self.derived: dict[str, Any] = {}
        # What the delegate's list holds of this stream; None: not known, look into the database.
        self.listed: set[review_item.Key] | None = None
        # The sign-off of which the database has every attempt's hash; None: not known.
        self.sealed: str | None = None
        self._log = LogDigest()

    def feed(self, ops: list[dict[str, Any]], upto: int) -> None:
        """The next operations, as the fold reads them; `upto` is the `seq` of the last."""
        if self.seq + len(ops) != upto:
            raise RuntimeError(f"a board at {self.seq} cannot take {len(ops)} and be at {upto}")
        if not ops:
            return
        for op in ops:
            self._log.add(op)
        self.board.feed(ops)
        self.seq = upto
        self.derived.clear()

    def digests(self) -> dict[str, str]:
        """`log`: of the operations with their stamps; `state`: of what they fold to."""
        if "log" not in self.derived:
            self.derived["log"] = self._log.hexdigest()
        return {"log": self.derived["log"], "state": self.board.reply()["digest"]}


class Boards:
    """Every warm board of this process."""

    def __init__(self) -> None:
        self._warm: dict[Key, Warm] = {}
        self._guard = threading.Lock()

    def take(self, key: Key) -> Warm:
        """The board, its lock held by the caller from now on."""
        while True:
            with self._guard:
                warm = self._warm.setdefault(key, Warm(key[1]))
            warm.lock.acquire()
            if self._warm.get(key) is warm:
                return warm
            warm.lock.release()  # thrown away while we waited

    def give_back(self, key: Key, warm: Warm, good: bool) -> None:
        if not good:
            with self._guard:
                if self._warm.get(key) is warm:
                    del self._warm[key]
        warm.lock.release()


def init_app(app: Flask) -> None:
    app.extensions["matside-boards"] = Boards()


@contextmanager
def reading(competition_id: str, stream: str, seq: int | None = None) -> Iterator[Warm]:
    """The stream's board for the length of the block, up to date with the database.

    `seq` saves the look into the database when it is known that there is nothing beyond it.
    """
    boards, key = _boards(), (competition_id, stream)
    warm = boards.take(key)
    fed = False
    try:
        if seq is None or warm.seq < seq:
            _catch_up(competition_id, stream, warm)
        fed = True
        yield warm
    finally:
        boards.give_back(key, warm, good=fed)


def hold(competition_id: str, stream: str, seq: int) -> Warm:
    """The stream's board until the write transaction ends, brought up to `seq`, its head."""
    boards, key = _boards(), (competition_id, stream)
    warm = boards.take(key)
    db.at_end(lambda committed: boards.give_back(key, warm, committed))
    if warm.seq < seq:
        _catch_up(competition_id, stream, warm)
    return warm


def reply(competition_id: str, stream: str, seq: int | None = None) -> dict[str, Any]:
    """What `log.fold` says of the stream as it is now. Shared: never change it."""
    with reading(competition_id, stream, seq) as warm:
        return warm.board.reply()


def status(competition_id: str, stream: str, seq: int) -> str:
    """`not-open`, `open` or `closed`: how the round stands, its stream having come to `seq`."""
    if not seq:
        return "not-open"
    found: str = reply(competition_id, stream, seq)["round"]["status"]
    return found


def fold_input(op: Mapping[str, Any], sha256: str, role: str, standing: str) -> dict[str, Any]:
    """An operation with what its stamp adds, as the fold reads it."""
    return {**op, "sha256": sha256, "role": role, "standing": standing}


def _catch_up(competition_id: str, stream: str, warm: Warm) -> None:
    rows = operation.after(competition_id, stream, warm.seq)
    ops = [fold_input(json.loads(row.raw), row.sha256, row.role, row.standing) for row in rows]
    if rows:
        warm.feed(ops, rows[-1].seq)
        warm.listed = None  # whoever stored them has moved the list too


def _boards() -> Boards:
    boards: Boards = current_app.extensions["matside-boards"]
    return boards

"""What joins the hubs of several processes on one PostgreSQL: NOTIFY, one thread, one connection.

It is sent after the commit, in a transaction of its own: within one, PostgreSQL would let all
notifying transactions commit one after another, those of other competitions too. What gets lost
with a connection or a process is found when the heads are read again.
"""

import atexit
import json
import logging
import os
import select
import socket
import threading
import time
from contextlib import closing, suppress
from typing import Any

import psycopg
from sqlalchemy.engine import Engine

from server.sync.hub import Hub

Heads = dict[str, int]

CHANNEL = "matside"
# How an administrator tells these connections from the others.
NAME = "matside wire"
HEADS = "SELECT name, seq FROM stream WHERE competition_id = %s"
# How often the heads of whatever is followed are read again.
PERIOD_SECONDS = 10.0
# How long to wait before connecting again: each time twice as long.
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.1, 10.0
# How long a process that ends waits for its last words to go out.
FAREWELL_SECONDS = 2.0

log = logging.getLogger(__name__)


class Wire:
    """This process's end. The thread is there while somebody listens or something is to be sent;
    it begins with the first use, hence after a server's fork."""

    def __init__(self, engine: Engine, hub: Hub) -> None:
        self._engine = engine
        self._hub = hub
        self._guard = threading.Lock()
        self._process: int | None = None

    def send(self, competition_id: str, heads: Heads) -> None:
        """Tell the other processes soon, without waiting for it."""
        with self._guard:
            self._begin()
            self._waiting.setdefault(competition_id, {}).update(heads)
            self._ring()

    def listen(self) -> None:
        """Hear what the others tell. Call it when the hub has its listener, who keeps it going."""
        with self._guard:
            self._begin()

    def close(self) -> None:
        """Send what waits and hang up. A second time means nothing."""
        with self._guard:
            if self._process != os.getpid() or self._closed.is_set():
                return
            self._closed.set()
            thread = self._thread
            if thread:
                self._ring()
        atexit.unregister(self.close)
        if thread:
            thread.join(FAREWELL_SECONDS)

    def _begin(self) -> None:
        if self._process != os.getpid():
            self._process = os.getpid()
            self._waiting: dict[str, Heads] = {}
            self._closed = threading.Event()
            self._thread: threading.Thread | None = None
            atexit.register(self.close)
        if self._thread is None:
            self._bell, self._rope = socket.socketpair()
            self._rope.setblocking(False)
            self._thread = threading.Thread(target=self._work, name="wire", daemon=True)
            self._thread.start()

    def _ring(self) -> None:
        # Where there is no room for one more, it rings already.
        with suppress(BlockingIOError):
            self._rope.send(b"!")

    def _work(self) -> None:
        wait = FIRST_WAIT_SECONDS
        while not self._end():
            try:
                with closing(self._connect()) as connection:
                    wait = FIRST_WAIT_SECONDS
                    self._follow(connection)
            except (psycopg.Error, OSError) as fault:
                if self._closed.wait(wait if self._needed() else 0):
                    self._waiting.clear()
                elif self._needed():
                    log.warning("no wire to the other processes: %s", type(fault).__name__)
                    wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    def _end(self) -> bool:
        """Whether the thread is done; the next use then begins another."""
        with self._guard:
            if self._needed():
                return False
            self._thread = None
            self._bell.close()
            self._rope.close()
            return True

    def _needed(self) -> bool:
        return bool(self._waiting) or (not self._closed.is_set() and bool(self._hub.followed()))

    def _connect(self) -> psycopg.Connection[Any]:
        """A connection beside the pool's, which are for requests."""
        arguments, options = self._engine.dialect.create_connect_args(self._engine.url)
        options["application_name"] = NAME
        connection: Any = self._engine.dialect.connect(*arguments, **options)
        connection.autocommit = True
        connection.add_notify_handler(lambda note: self._hear(note.payload))
        return connection

    def _follow(self, connection: psycopg.Connection[Any]) -> None:
        """Hear and send, as long as it is needed. Raises when the connection is lost."""
        while self._needed():
            # Said again each time, it also shows whether anybody is there.
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self._catch_up(connection)
            self._send(connection)
            until = time.monotonic() + PERIOD_SECONDS
            while not self._closed.is_set() and time.monotonic() < until:
                self._wait(connection, until - time.monotonic())
                self._send(connection)
                self._hear_all(connection)

    def _wait(self, connection: psycopg.Connection[Any], seconds: float) -> None:
        """Until somebody rings, something is heard, or the time is over."""
        bell = self._bell.fileno()
        ready, _, _ = select.select([connection.fileno(), bell], [], [], max(0.0, seconds))
        if bell in ready:
            self._bell.recv(4096)

    def _send(self, connection: psycopg.Connection[Any]) -> None:
        with self._guard:
            waiting, self._waiting = self._waiting, {}
        # One short word a stream: PostgreSQL takes none of more than 8000 bytes.
        words = [
            json.dumps([competition_id, name, seq])
            for competition_id, heads in waiting.items()
            for name, seq in heads.items()
        ]
        if words:
            connection.execute(
                "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", (CHANNEL, words)
            )

    def _hear_all(self, connection: psycopg.Connection[Any]) -> None:
        """What has come while nothing was asked; the rest goes to the connection's handler."""
        connection.pgconn.consume_input()
        while note := connection.pgconn.notifies():
            self._hear(note.extra.decode())

    def _hear(self, word: str) -> None:
        competition_id, name, seq = json.loads(word)
        self._hub.publish(competition_id, {name: seq})

    def _catch_up(self, connection: psycopg.Connection[Any]) -> None:
        for competition_id in self._hub.followed():
            rows = connection.execute(HEADS, (competition_id,)).fetchall()
            self._hub.publish(competition_id, dict(rows))

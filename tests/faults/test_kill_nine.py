"""kill -9 of the whole server while four clients send, again and again (I1).

Every client repeats a request until it is answered, as the app does. In the end each operation
is there exactly once, `seq` has no gap and the database is sound. PostgreSQL is a server of its own
that goes on; what dies there is everything that was under way.
"""

import json
import random
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.conftest import SEED, SOAK
from tests.support.engines import POSTGRES, SQLITE
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone, id_of

CLIENTS = 4
BATCH = 10
# How many operations, and how many kills among them. SQLite's files are what a kill might spoil.
OPERATIONS, KILLS = "operations", "kills"
SIZES = {
    SQLITE: {OPERATIONS: 2000, KILLS: 10},
    POSTGRES: {OPERATIONS: 800, KILLS: 4},
}
LONGER = 10 if SOAK else 1
# A soak's seed is in pytest's header; every other run kills at the same counts.
CHANCE = SEED if SOAK else "the same each time"
OPEN_WCIF = Path(__file__).parents[1] / "data" / "MatsideOpen2022.wcif.json"
# A round that the file does not have: nothing is in its stream, and nothing opens it.
STREAM = "333-r9"
# The more is held, the longer each request takes: a soak's last thousands want patience.
PATIENCE_SECONDS = 30 * LONGER


@dataclass
class Client:
    """One phone: what it still has to send, and what the server has said of the rest."""

    server: LiveServer
    competition: str
    token: str
    waiting: list[dict[str, Any]]
    acknowledged: dict[str, dict[str, Any]] = field(default_factory=dict)
    repeated: int = 0

    def work(self) -> None:
        """Send all of it, a batch at a time, each as often as it takes."""
        while self.waiting:
            batch = self.waiting[:BATCH]
            receipts = self._until_answered(batch)
            for envelope, receipt in zip(batch, receipts, strict=True):
                assert receipt["id"] == id_of(envelope)
                self.acknowledged[receipt["id"]] = receipt
            del self.waiting[: len(batch)]

    def _until_answered(self, batch: list[dict[str, Any]]) -> list[dict[str, Any]]:
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            try:
                return self._send(batch)
            except (OSError, HTTPException, ValueError):
                self.repeated += 1
                time.sleep(0.02)
        raise AssertionError(f"no answer\n{self.server.log}")

    def _send(self, batch: list[dict[str, Any]]) -> list[dict[str, Any]]:
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        try:
            connection.request(
                "POST",
                f"/api/competitions/{self.competition}/sync",
                json.dumps({"cursors": {}, "ops": batch}),
                {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
            )
            reply = connection.getresponse()
            body = json.loads(reply.read())
        finally:
            connection.close()
        assert reply.status in (200, 500, 503), body
        if reply.status != 200:
            raise HTTPException(reply.status)
        return body["receipts"]


def join(server: LiveServer, secret: str, name: str) -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(
        "POST",
        "/api/join",
        json.dumps({"secret": secret, "name": name}),
        {"Content-Type": "application/json"},
    )
    seat = json.loads(connection.getresponse().read())
    connection.close()
    return seat["device"], seat["token"]


def entries(device: int, many: int) -> list[dict[str, Any]]:
    phone = ScriptedPhone(device, stream=STREAM)
    return [phone.record(1 + n % 40, 1 + n % 5, 10_000 + n) for n in range(many)]


@pytest.fixture
def server(tmp_path, database_url):
    with LiveServer(tmp_path / "instance", database_url=database_url) as running:
        yield running


def test_every_acknowledged_operation_survives_kill_nine(engine, server, database_url):
    many, kills = (SIZES[engine.name][size] * LONGER for size in (OPERATIONS, KILLS))
    competition = server.import_wcif(OPEN_WCIF)
    secret = server.invite(competition, "judge")["secret"]
    clients = [
        Client(server, competition, token, entries(device, many // CLIENTS))
        for device, token in (join(server, secret, f"phone {k}") for k in range(CLIENTS))
    ]
    sent = {id_of(one): one["raw"] for client in clients for one in client.waiting}
    moments = sorted(random.Random(CHANCE).sample(range(many - 200), kills))

    threads = [threading.Thread(target=client.work) for client in clients]
    for thread in threads:
        thread.start()
    for moment in moments:
        wait_until(moment, clients)
        server.kill()
        server.start()
    for thread in threads:
        thread.join()
    server.stop()

    assert acknowledged(clients) == many
    assert sum(client.repeated for client in clients) >= kills
    receipts = {op: one for client in clients for op, one in client.acknowledged.items()}
    rows = stored(database_url)
    assert [seq for _, seq, _ in rows] == list(range(1, many + 1))
    assert {op: raw for op, _, raw in rows} == sent
    assert {op: seq for op, seq, _ in rows} == {op: one["seq"] for op, one in receipts.items()}


def stored(url: str) -> list[Any]:
    """(op_id, seq, raw) of every operation in the stream, read past the application."""
    database = create_engine(url)
    with database.connect() as connection:
        if database.dialect.name == SQLITE:
            assert connection.execute(text("PRAGMA integrity_check")).all() == [("ok",)]
        query = text("SELECT op_id, seq, raw FROM operation WHERE stream = :stream ORDER BY seq")
        rows = list(connection.execute(query, {"stream": STREAM}))
    database.dispose()
    return rows


def acknowledged(clients: list[Client]) -> int:
    return sum(len(client.acknowledged) for client in clients)


def wait_until(moment: int, clients: list[Client]) -> None:
    """Until so many are acknowledged: a kill then falls into work that is under way."""
    until = time.monotonic() + PATIENCE_SECONDS
    while acknowledged(clients) < moment:
        assert time.monotonic() < until, f"stopped at {acknowledged(clients)}"
        time.sleep(0.001)

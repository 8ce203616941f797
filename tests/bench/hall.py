"""A real Matside to measure: each measurement has a round, a delegate and a phone of its own."""

import json
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Self

from tests.bench.attempts import PEOPLE, Envelope, Key, attempts, requests
from tests.bench.client import Client
from tests.server.exchange.documents import small
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone, id_of


class Hall:
    """The server while the block lasts, without limits: they would stop so eager a phone."""

    def __init__(self, folder: Path) -> None:
        self.server = LiveServer(folder, MATSIDE_LIMITS="off")
        self.competition = self.server.import_document(small())
        self._rounds = count(11)  # the document has rounds of its own

    def __enter__(self) -> Self:
        self.server.start()
        return self

    def __exit__(self, *_fault: object) -> None:
        self.server.stop()

    def round(self) -> "Round":
        """A round that has just been opened for everybody."""
        return Round(self, f"333-r{next(self._rounds)}")

    def joined(self, role: str, key: Key | None = None) -> tuple[int, str]:
        """A new device: its number and its token."""
        secret = self.server.invite(self.competition, role)["secret"]
        joining = {"secret": secret, "name": role, **({"public_key": key.public} if key else {})}
        with Client(self.server.port) as client:
            seat = json.loads(client.post("/api/join", json.dumps(joining).encode()))
        return seat["device"], seat["token"]

    def client(self, token: str) -> Client:
        return Client(self.server.port, token)

    @property
    def path(self) -> str:
        return f"/api/competitions/{self.competition}/sync"


class Round:
    """`envelopes` go in, all or the first so many, and all of them come out again."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.hall, self.stream = hall, stream
        device, self._delegate = hall.joined("delegate")
        opening = ScriptedPhone(device, stream).open(PEOPLE)
        with hall.client(self._delegate) as client:
            client.post(hall.path, requests([opening], 1)[0])
        self._opening = id_of(opening)

    def takes(self, many: int, batch: int, signed: bool) -> tuple[float, list[Envelope]]:
        """Seconds for `many` attempts of a new phone, and what it sent."""
        key = Key() if signed else None
        device, token = self.hall.joined("judge", key)
        envelopes = attempts(ScriptedPhone(device, self.stream), self._opening, many)
        sent = [key.signed(one) for one in envelopes] if key else envelopes
        with self.hall.client(token) as client:
            return client.seconds(self.hall.path, requests(sent, batch)), sent

    def gives(self, many: int) -> float:
        """Seconds in which a fresh phone fetches the opening and `many` attempts, all in force."""
        _, token = self.hall.joined("judge")
        start, seq, more, ops = time.perf_counter(), 0, True, 0
        with self.hall.client(token) as client:
            while more:
                asking = json.dumps({"cursors": {self.stream: seq}}).encode()
                answer = json.loads(client.post(self.hall.path, asking))
                ops += len(answer["ops"])
                assert {one["stamp"]["standing"] for one in answer["ops"]} == {"ok"}
                seq, more = answer["cursors"][self.stream], answer["more"]
        assert ops == many + 1, ops
        return time.perf_counter() - start


def bytes_each(envelopes: Sequence[Envelope], batch: int) -> float:
    """What one attempt is on the wire upwards, its part of the body included."""
    return sum(map(len, requests(envelopes, batch))) / len(envelopes)

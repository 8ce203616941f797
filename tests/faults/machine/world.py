"""One example: phones at a venue, the way between them and the server, and what was promised."""

import json
from typing import Any

from server import faults
from server.desk import devices
from server.models import operation, stream
from server.sync.stamp import stamp
from tests.faults.machine.figures import HAPPENED
from tests.faults.machine.stage import CAST, STREAMS, Scene, Stage, ids
from tests.support import backup
from tests.support.phone import NoAnswer, Phone, Row, Send
from tests.support.phone.disk import Bytes
from tests.support.venue import ID

UNKNOWN_TOKEN = 401
# What comes late makes others answer; in so many rounds everybody has heard everything.
ROUNDS = 3


class World:
    def __init__(self, stage: Stage, scene: Scene) -> None:
        self.stage = stage
        stage.begin(scene)
        self.line = stage.line(self._died)
        self.phones = [Phone(STREAMS, ids(f"phone-{k}")) for k in range(len(CAST))]
        for phone, disk in zip(self.phones, scene.disks, strict=True):
            phone.disk = disk.copy()
        self.backup = scene.rows
        # Requests that are still under way, whatever their senders think.
        self.under_way: list[tuple[str, bytes]] = []
        # What the present server has acknowledged, and what nobody can bring any more.
        self.acknowledged: set[Bytes] = set()
        self.made: dict[Bytes, Row] = {}

    # --- the way to the server

    def exchange(self, phone: Phone, send: Send | None = None) -> None:
        """The phone tries, and knows what it knows afterwards; one without a place takes one."""
        HAPPENED["exchanges"] += 1
        try:
            phone.exchange(send or self.send)
        except NoAnswer as no:
            if no.status == UNKNOWN_TOKEN:
                self.join(phone)

    def send(self, token: str, body: bytes) -> dict[str, Any]:
        """The plain way: an answer that arrives is a promise."""
        answer = self.line.send(token, body)
        self._promise(body, answer)
        return answer

    def lost_request(self, _token: str, _body: bytes) -> dict[str, Any]:
        HAPPENED["lost requests"] += 1
        raise NoAnswer

    def lost_answer(self, token: str, body: bytes) -> dict[str, Any]:
        HAPPENED["lost answers"] += 1
        self.line.send(token, body)
        raise NoAnswer

    def twice(self, token: str, body: bytes) -> dict[str, Any]:
        HAPPENED["duplicates"] += 1
        self.line.send(token, body)
        return self.send(token, body)

    def late(self, token: str, body: bytes) -> dict[str, Any]:
        """The phone gives up; the request arrives when the machine says so."""
        HAPPENED["delays"] += 1
        self.under_way.append((token, body))
        raise NoAnswer

    def cut(self, token: str, body: bytes) -> dict[str, Any]:
        """The connection breaks off in the middle of the body."""
        HAPPENED["cut"] += 1
        return self.send(token, body[: len(body) // 2])

    def failing(self, point: str, passing: int, fault: type[BaseException]) -> Send:
        """The server dies at the point, or only fails there."""

        def send(token: str, body: bytes) -> dict[str, Any]:
            with faults.armed(point, passing, fault) as trap:
                try:
                    return self.send(token, body)
                finally:
                    HAPPENED["kills" if fault is faults.Killed else "5xx"] += trap.struck

        return send

    def arrive(self, which: int) -> None:
        """One of the requests that are under way gets there; nobody waits for the answer."""
        token, body = self.under_way.pop(which % len(self.under_way))
        try:
            self.line.send(token, body)
        except NoAnswer:
            return

    # --- what happens to phones and servers

    def join(self, phone: Phone) -> None:
        role, signs = CAST[self.phones.index(phone)]
        self.stage.join(phone, role, signs)

    def wipe(self, phone: Phone) -> None:
        """All is gone from the phone: what nobody else had is gone for good."""
        HAPPENED["wipes"] += 1
        waiting = [row for row in phone.disk.outbox.values() if row.waiting is not None]
        self._note(phone)
        for row in waiting:
            HAPPENED["lost with a wiped phone"] += row.bytes not in self.acknowledged
        phone.wipe()
        self.join(phone)

    def revoke(self, phone: Phone) -> None:
        HAPPENED["revoked"] += 1
        with self.stage.app.app_context():
            if devices.by_token(phone.seat.token):
                devices.revoke(ID, phone.seat.device)

    def restore(self) -> None:
        """Yesterday's database: its server promises what is in it, and no more."""
        HAPPENED["restores"] += 1
        self.stage.restore(self.backup)
        stored = {(row["op_id"], row["sha256"]) for row in self.backup["operation"]}
        self.acknowledged &= stored

    def back_up(self) -> None:
        self.backup = backup.save(self.stage.app)

    # --- what is known in the end

    def note(self) -> None:
        """Remember every operation that was ever made, before anything may lose it."""
        for phone in self.phones:
            self._note(phone)

    def has_news(self, phone: Phone) -> bool:
        """Whether an exchange would move anything, one way or the other."""
        if phone.disk.offers or phone.disk.unsent():
            return True
        with self.stage.app.app_context():
            heads = stream.heads(ID)
        here = phone.disk.cursors
        return not self.is_revoked(phone) and any(
            heads.get(name, 0) > here.get(name, 0) for name in phone.followed
        )

    def is_revoked(self, phone: Phone) -> bool:
        with self.stage.app.app_context():
            device = devices.by_token(phone.seat.token)
            return device is None or device.revoked_at is not None

    def stored(self, stream: str) -> list[dict[str, Any]]:
        """The stream's envelopes as the database has them, in order."""
        with self.stage.app.app_context():
            return [
                {"raw": row.raw, "sig": row.sig, "stamp": stamp(row)}
                for row in operation.after(ID, stream, 0)
            ]

    def _died(self) -> None:
        self.stage.restart()

    def _note(self, phone: Phone) -> None:
        for row in phone.disk.outbox.values():
            self.made[row.bytes] = row

    def _promise(self, body: bytes, answer: dict[str, Any]) -> None:
        sent = json.loads(body)["ops"]
        for envelope, receipt in zip(sent, answer["receipts"], strict=True):
            if receipt["outcome"] != "quarantined":
                self.acknowledged.add((receipt["id"], receipt["stamp"]["sha256"]))
                assert json.loads(envelope["raw"])["id"] == receipt["id"]


def once(faulty: Send, then: Send) -> Send:
    """The first request goes one way, the rest of the exchange another."""
    ways = iter([faulty])
    return lambda token, body: next(ways, then)(token, body)


def quiet(world: World) -> None:
    """Everything arrives, authors before others, until nobody has anything new to say."""
    while world.under_way:
        world.arrive(0)
    world.note()
    for phone in world.phones:
        _settle(world, phone)
    for phone in world.phones:
        phone.disk.authors_first = False
        _settle(world, phone)
    for _ in range(ROUNDS):
        for phone in world.phones:
            if world.has_news(phone):
                _settle(world, phone)


def _settle(world: World, phone: Phone) -> None:
    """A phone whose place is gone asks for one, then tries again."""
    token = phone.seat.token
    world.exchange(phone)
    if phone.seat.token != token:
        world.exchange(phone)

"""A phone in the hall: it saves, sends when it is told to, and may be told to say odd things."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from tests.faults.scenarios.wire import Answer, Wire
from tests.support.phone import Disk, Row, Seat, courier, pen
from tests.support.phone import Phone as Device
from tests.support.phone.entries import entries
from tests.support.scripted_phone import op_id

ROUND = "333-r1"

Receipt = dict[str, Any]


class Phone:
    """A device that has joined the competition at `path`; `joined` is what it was answered."""

    def __init__(
        self,
        wire: Wire,
        path: str,
        joined: dict[str, Any],
        key: EllipticCurvePrivateKey | None = None,
    ) -> None:
        self.wire = wire
        self.path = path
        self.number: int = joined["device"]
        self.token: str = joined["token"]
        self.device = Device((ROUND,), op_id)
        who = (self.number, self.token, joined["role"], joined["name"], joined["scope"])
        self.device.sit(Seat(*who, key))

    def twin(self) -> "Phone":
        """Another tab of the app: the same seat, the same disk as it is now."""
        seat = self.device.seat
        joined = {"device": seat.device, "token": seat.token, "role": seat.role}
        other = Phone(self.wire, self.path, {**joined, "name": seat.by, "scope": seat.scope})
        other.restore(self.backup())
        return other

    # What a hand does.

    def save(
        self,
        kind: str,
        body: dict[str, Any],
        subject: dict[str, int] | None = None,
        stream: str = ROUND,
        **instead: Any,
    ) -> str:
        """Make the next operation on all that this phone has seen; its id.

        `instead` replaces fields of the operation, or adds some.
        """
        row = self.device.append(stream, kind, body, subject)
        if instead:
            row = self._rewrite(row, instead)
        return str(row.op["id"])

    def record(self, person: int, slot: int, reading_ms: int, **more: Any) -> str:
        body = {"reading_ms": reading_ms, "penalties": []}
        return self.save("attempt.record", body, {"person": person, "slot": slot}, **more)

    def confirm(self, person: int, slot: int, entry: str) -> str:
        return self.save("attempt.confirm", {"op": entry}, {"person": person, "slot": slot})

    def change(self, how: str, person: int, slot: int, reading_ms: int) -> str:
        """Ask for another reading: `how` is `attempt.propose` or `attempt.correct`."""
        body = {"reading_ms": reading_ms, "penalties": [], "reason": "misread"}
        return self.save(how, body, {"person": person, "slot": slot})

    def decide(self, person: int, slot: int, keep: str) -> str:
        body = {"keep": keep, "reason": "the card says so"}
        return self.save("attempt.decide", body, {"person": person, "slot": slot})

    def admit(self, op: str) -> str:
        return self.save("op.admit", {"op": op, "reason": "I saw the card"})

    def follow(self, *streams: str) -> None:
        """From now on it keeps these streams too."""
        self.device.streams += streams

    def _rewrite(self, row: Row, instead: dict[str, Any]) -> Row:
        """The latest operation as another app might have written it."""
        disk, seat = self.device.disk, self.device.seat
        op = {**row.op, **instead}
        raw = json.dumps(op, separators=(",", ":"))
        sha256 = hashlib.sha256(raw.encode()).hexdigest()
        sig = pen.sign(seat.key, raw) if seat.key else None
        del disk.outbox[row.op["id"]]
        disk.outbox[op["id"]] = replace(row, op=op, raw=raw, sha256=sha256, sig=sig)
        disk.seats[seat.device] = replace(seat, prev=sha256)
        return disk.outbox[op["id"]]

    # What goes over the air.

    def send(self) -> list[Receipt]:
        """Exchange until both have all; the receipts of what was sent."""
        receipts: list[Receipt] = []

        def line(_token: str, body: bytes) -> dict[str, Any]:
            reply = self.ask(body)
            receipts.extend(reply["receipts"])
            return reply

        self.device.exchange(line)
        return receipts

    def request(self) -> dict[str, Any]:
        """The body of its next request."""
        _, body = courier.outgoing(self.disk, self.device.seat, self.device.followed)
        request: dict[str, Any] = json.loads(body)
        return request

    def post(self, body: Any) -> Answer:
        """A request with this body, and whatever came of it."""
        return self.wire("POST", f"{self.path}/sync", body, self.token)

    def ask(self, body: Any) -> dict[str, Any]:
        """A request that is answered; the phone learns nothing of the answer."""
        answer = self.post(body)
        assert answer.status == 200, answer
        reply: dict[str, Any] = answer.json
        return reply

    def lose_the_answer(self) -> None:
        """The server hears the next request; its answer never arrives."""
        self.ask(self.request())

    def hear(self, reply: dict[str, Any]) -> None:
        """The answer to the next request has arrived."""
        rows, _ = courier.outgoing(self.disk, self.device.seat, self.device.followed)
        courier.apply(self.disk, rows, reply)

    def carry(self, author: "Phone") -> list[Receipt]:
        """What waits on the author's phone goes through this one; the receipts."""
        for row in author.waiting:
            self.disk.offers[row.bytes] = replace(row, seat=None, waiting=None)
        return self.send()

    # What it knows.

    @property
    def disk(self) -> Disk:
        return self.device.disk

    @property
    def made(self) -> list[Row]:
        """All that was entered here, in order."""
        return list(self.disk.outbox.values())

    @property
    def waiting(self) -> list[Row]:
        """What the server has not named yet."""
        return self.disk.waiting(self.number)

    def known(self, stream: str = ROUND) -> list[Row]:
        """Every operation of the stream that it has seen or made, each of its bytes once."""
        return entries(self.disk, stream)

    def numbers_of(self, author: "Phone", stream: str = ROUND) -> list[int]:
        """The numbers of the author's operations that this phone has."""
        return sorted(
            row.op["n"] for row in self.known(stream) if row.op["device"] == author.number
        )

    def slot(self, person: int, slot: int, stream: str = ROUND) -> dict[str, Any]:
        """One line of a card, as this phone shows it."""
        cards = self.device.board(stream)["cards"]
        (card,) = [one for one in cards if one["person"] == person]
        (line,) = [one for one in card["slots"] if one["slot"] == slot]
        found: dict[str, Any] = line
        return found

    def digests(self, stream: str = ROUND) -> dict[str, str]:
        return self.device.digests(stream)

    # Its disk.

    def backup(self) -> Disk:
        return self.disk.copy()

    def restore(self, backup: Disk) -> None:
        self.device.disk = backup.copy()
        self.device.crash()


def agree(*phones: Phone, stream: str = ROUND) -> bool:
    """Whether all of them hold and show the same, and nobody had to be healed for it."""
    for phone in phones:
        phone.send()
    same = all(phone.digests(stream) == phones[0].digests(stream) for phone in phones)
    return same and not any(phone.device.healed for phone in phones)


def ids(rows: Iterable[Row]) -> list[str]:
    return [row.op["id"] for row in rows]

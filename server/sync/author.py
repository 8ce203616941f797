"""Making operations on the server, for the importer and the demo: what a phone does, in Python."""

import hashlib
import json
import secrets
import time
import uuid
from typing import Any

from server.models import Device, operation
from server.sync.shape import SCHEMA
from server.sync.standing import UNPROVEN


class Author:
    """Writes operations as one device: numbered without gaps, each naming the one before."""

    def __init__(self, device: Device, by: str | None = None) -> None:
        last = operation.last_of(device.competition_id, device.number, UNPROVEN)
        self._device = device.number
        self._by = by
        self._n: int
        self._prev: str | None
        self._n, self._prev = last or (0, None)

    def make(
        self,
        stream: str,
        kind: str,
        subject: dict[str, Any] | None,
        base: list[str],
        body: dict[str, Any],
        at: str,
        op_id: str | None = None,
    ) -> dict[str, Any]:
        """The envelope of the device's next operation, at the ISO time `at`."""
        self._n += 1
        raw = json.dumps(
            {
                "id": op_id or uuid7(),
                "device": self._device,
                "n": self._n,
                "prev": self._prev,
                "by": self._by,
                "stream": stream,
                "kind": kind,
                "subject": subject,
                "base": base,
                "body": body,
                "at": at,
                "schema": SCHEMA,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )
        self._prev = hashlib.sha256(raw.encode()).hexdigest()
        return {"raw": raw}


def uuid7() -> str:
    """A new identifier, of now."""
    return uuid7_of(time.time_ns() // 1_000_000, secrets.randbits(80))


def uuid7_of(milliseconds: int, bits: int) -> str:
    """A UUID that begins with the time in milliseconds, then 80 random bits (RFC 9562)."""
    value = milliseconds << 80 | bits
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return str(uuid.UUID(int=value))

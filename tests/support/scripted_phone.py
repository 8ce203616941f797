"""A phone without a browser: makes operations as the app does, and does what the test says."""

import hashlib
import itertools
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

AT = "2026-01-31T10:00:00.000Z"
_ids = itertools.count(1)


def op_id() -> str:
    """An id in the form of a UUID 7, unlike all others of this run."""
    return f"019c0000-0000-7000-8000-{next(_ids):012x}"


@dataclass
class ScriptedPhone:
    """One author of operations. Counts `n` and chains `prev`, and knows no more than it is told."""

    device: int
    stream: str = "333-r1"
    by: str | None = None
    n: int = 0
    prev: str | None = None
    made: list[dict[str, Any]] = field(default_factory=list)

    def make(
        self,
        kind: str,
        body: dict[str, Any],
        subject: dict[str, int] | None = None,
        base: Iterable[str] = (),
        **other: Any,
    ) -> dict[str, Any]:
        """The envelope of the next operation; `other` fields replace those of the operation."""
        self.n += 1
        op = {
            "id": op_id(),
            "device": self.device,
            "n": self.n,
            "prev": self.prev,
            "by": self.by,
            "stream": self.stream,
            "kind": kind,
            "subject": subject,
            "base": list(base),
            "body": body,
            "at": AT,
            "schema": 1,
            **other,
        }
        raw = json.dumps(op, separators=(",", ":"))
        self.prev = hashlib.sha256(raw.encode()).hexdigest()
        self.made.append(op)
        return {"raw": raw}

    def record(
        self, person: int, slot: int, reading_ms: int, base: Iterable[str] = (), **other: Any
    ) -> dict[str, Any]:
        body = {"reading_ms": reading_ms, "penalties": []}
        return self.make("attempt.record", body, {"person": person, "slot": slot}, base, **other)

    def open(self, people: Iterable[int], **body: Any) -> dict[str, Any]:
        opening = {
            "edition": "wca-2026",
            "event": "333",
            "format": "a",
            "cutoff": None,
            "limit_cs": 60000,
            "cumulative": [],
            "advancement": None,
            "people": list(people),
        }
        return self.make("round.open", {**opening, **body})


def id_of(envelope: dict[str, Any]) -> str:
    op: str = json.loads(envelope["raw"])["id"]
    return op

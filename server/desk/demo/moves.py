"""What somebody does on a device at a moment: an operation before it has its number."""

import random
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from server.sync.author import uuid7_of


@dataclass(frozen=True, slots=True)
class Move:
    """An operation to be made by the device `device` (its number) at `at`."""

    at: datetime
    device: int
    stream: str
    kind: str
    body: dict[str, Any]
    id: str
    about: tuple[int, int] | None = None
    """The person and the slot, where it is about an attempt."""
    base: tuple[str, ...] = ()

    @property
    def subject(self) -> dict[str, int] | None:
        """As an operation names what it is about."""
        return {"person": self.about[0], "slot": self.about[1]} if self.about else None


class Pen:
    """Writes moves on one stream, with identifiers that the same seed gives again."""

    def __init__(self, stream: str, dice: random.Random) -> None:
        self.stream = stream
        self.dice = dice

    def write(
        self,
        at: datetime,
        device: int,
        kind: str,
        body: dict[str, Any],
        about: tuple[int, int] | None = None,
        after: Move | None = None,
    ) -> Move:
        """A move about a (person, slot), made by somebody who had seen the move `after`."""
        return Move(
            at=at,
            device=device,
            stream=self.stream,
            kind=kind,
            body=body,
            id=self._id(at),
            about=about,
            base=(after.id,) if after else (),
        )

    def confirm(self, entry: Move, at: datetime) -> Move:
        """The competitor's signature under an entry, on the judge's device."""
        body = {"op": entry.id}
        return self.write(at, entry.device, "attempt.confirm", body, entry.about, after=entry)

    def _id(self, at: datetime) -> str:
        return uuid7_of(int(at.timestamp() * 1000), self.dice.getrandbits(80))

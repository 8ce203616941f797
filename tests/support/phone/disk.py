"""What a phone keeps through a crash: seats, outbox, replica, offers, cursors (I1)."""

from dataclasses import dataclass, field
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

# The bytes of an operation: its id, and the SHA-256 of its text.
Bytes = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Row:
    """An operation as a phone keeps it."""

    op: dict[str, Any]
    raw: str
    sha256: str
    sig: str | None = None
    stamp: dict[str, Any] | None = None
    # Only of one's own: the device and the role that it was made with, and how it fares.
    seat: int | None = None
    role: str | None = None
    # The seat in whose name it is to be sent, until a server has named it.
    waiting: int | None = None
    outcome: str | None = None

    @property
    def bytes(self) -> Bytes:
        return self.op["id"], self.sha256

    @property
    def envelope(self) -> dict[str, Any]:
        parts = {"raw": self.raw, "sig": self.sig, "stamp": self.stamp}
        return {name: part for name, part in parts.items() if part is not None}


@dataclass(frozen=True, slots=True)
class Seat:
    """A device number that the server gave, with its token and the counter of its operations."""

    device: int
    token: str
    role: str
    by: str
    scope: str | None = None
    key: EllipticCurvePrivateKey | None = None
    next: int = 1
    prev: str | None = None


@dataclass
class Disk:
    """One competition on one phone. Everything in it is replaced, never changed."""

    seats: dict[int, Seat] = field(default_factory=dict)
    current: int | None = None
    outbox: dict[str, Row] = field(default_factory=dict)
    operations: dict[tuple[str, int], Row] = field(default_factory=dict)
    offers: dict[Bytes, Row] = field(default_factory=dict)
    epoch: str | None = None
    cursors: dict[str, int] = field(default_factory=dict)
    # Streams that are being fetched from their beginning.
    again: frozenset[str] = frozenset()
    # After a restart of the server the authors go first: what others made waits a while.
    authors_first: bool = False

    @property
    def seat(self) -> Seat:
        assert self.current is not None
        return self.seats[self.current]

    def copy(self) -> Self:
        return type(self)(
            dict(self.seats),
            self.current,
            dict(self.outbox),
            dict(self.operations),
            dict(self.offers),
            self.epoch,
            dict(self.cursors),
            self.again,
            self.authors_first,
        )

    def waiting(self, seat: int) -> list[Row]:
        """What waits in the name of this seat, in order."""
        mine = [row for row in self.outbox.values() if row.waiting == seat]
        return sorted(mine, key=lambda row: row.op["n"])

    def unsent(self) -> int:
        return sum(row.waiting is not None for row in self.outbox.values())

    def everything(self) -> dict[Bytes, Row]:
        """Every operation that this phone knows, by its bytes."""
        rows = (*self.offers.values(), *self.operations.values(), *self.outbox.values())
        return {row.bytes: row for row in rows}

"""The log: operations as they came, each with its stamp. Rows are only ever added (I1, I5)."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, Text, func, insert, or_, select, tuple_
from sqlalchemy.orm import Mapped, mapped_column

from server.db import db
from server.base import Base, Instant


class Operation(Base):
    __tablename__ = "operation"
    # Neither index is unique: an id or a device's number that comes twice with other bytes is
    # stored all the same, with the standing `id-reused`.
    __table_args__ = (
        Index("ix_operation_op_id", "competition_id", "op_id"),
        Index("ix_operation_device_n", "competition_id", "device", "n"),
    )

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    stream: Mapped[str] = mapped_column(String(48), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    op_id: Mapped[str] = mapped_column(String(64))
    device: Mapped[int]
    n: Mapped[int]
    kind: Mapped[str] = mapped_column(String(40))
    raw: Mapped[str] = mapped_column(Text)
    sig: Mapped[str | None] = mapped_column(String(200))
    sha256: Mapped[str] = mapped_column(String(64))
    role: Mapped[str] = mapped_column(String(20))
    standing: Mapped[str] = mapped_column(String(20))
    server: Mapped[str] = mapped_column(String(32))
    received_at: Mapped[datetime] = mapped_column(Instant)

    def stamp(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "sha256": self.sha256,
            "role": self.role,
            "standing": self.standing,
            "server": self.server,
        }

    def envelope(self) -> dict[str, Any]:
        """The operation as it travels: its bytes, its signature if it has one, its stamp."""
        signed = {"sig": self.sig} if self.sig else {}
        return {"raw": self.raw, **signed, "stamp": self.stamp()}


def after(competition_id: str, stream: str, seq: int, limit: int | None = None) -> list[Operation]:
    """The stream's operations beyond `seq`, in order."""
    rest = select(Operation).where(
        Operation.competition_id == competition_id,
        Operation.stream == stream,
        Operation.seq > seq,
    )
    return list(db.session.scalars(rest.order_by(Operation.seq).limit(limit)))


def like(
    competition_id: str, ids: Iterable[str], places: Iterable[tuple[int, int]]
) -> list[Operation]:
    """Stored operations with one of the ids or at one of the (device, n) places."""
    same = or_(
        Operation.op_id.in_(list(ids)),
        tuple_(Operation.device, Operation.n).in_(list(places)),
    )
    mine = select(Operation).where(Operation.competition_id == competition_id, same)
    return list(db.session.scalars(mine.order_by(Operation.stream, Operation.seq)))


def add_all(rows: list[dict[str, Any]]) -> None:
    """Store many operations with one statement."""
    if rows:
        db.session.execute(insert(Operation), rows)


def numbers_seen(competition_id: str, unproven: Iterable[str]) -> dict[int, tuple[int, int]]:
    """{device: (highest n, how many different n)}, leaving out standings that prove no author."""
    seen = (
        select(Operation.device, func.max(Operation.n), func.count(Operation.n.distinct()))
        .where(
            Operation.competition_id == competition_id,
            Operation.standing.not_in(list(unproven)),
        )
        .group_by(Operation.device)
    )
    return {device: (highest, many) for device, highest, many in db.session.execute(seen)}


def numbers_of(competition_id: str, device: int, unproven: Iterable[str]) -> set[int]:
    """Every `n` that is here from the device, leaving out standings that prove no author."""
    mine = select(Operation.n).where(
        Operation.competition_id == competition_id,
        Operation.device == device,
        Operation.standing.not_in(list(unproven)),
    )
    return set(db.session.scalars(mine))

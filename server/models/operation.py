"""The log: operations as they came, each with its stamp. Rows are only ever added (I1, I5)."""

import json
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, Text, bindparam, func, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant
from server.db import db
from server.models.plain import Prepared, Rows, among


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
    # The author, as the operation names it.
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


LOG = Operation.__table__.c
STAMP = (LOG.seq, LOG.sha256, LOG.role, LOG.standing, LOG.server)
ENVELOPE = (LOG.op_id, LOG.raw, LOG.sig, *STAMP)
IDENTITY = (LOG.op_id, LOG.device, LOG.n, *STAMP)

OURS = LOG.competition_id == bindparam("competition_id")
BEYOND = (
    select(*ENVELOPE)
    .where(OURS, LOG.stream == bindparam("stream"), LOG.seq > bindparam("seq"))
    .order_by(LOG.seq)
)
ALL_BEYOND = Prepared(BEYOND)
NEXT = Prepared(BEYOND.limit(bindparam("limit")))
WITH_IDS = Prepared(
    {name: select(*IDENTITY).where(OURS, one) for name, one in among(LOG.op_id, "ids").items()}
)
PLACES = LOG.n.between(bindparam("first"), bindparam("last"))
AT_PLACES = Prepared(select(*IDENTITY).where(OURS, LOG.device == bindparam("device"), PLACES))
LOG_ROWS = Rows(Operation.__table__)  # type: ignore[arg-type]


def after(competition_id: str, stream: str, seq: int) -> Sequence[Any]:
    """The stream's operations beyond `seq`, in order: rows of `ENVELOPE`."""
    return ALL_BEYOND.rows(competition_id=competition_id, stream=stream, seq=seq)


def next_after(competition_id: str, stream: str, seq: int, limit: int) -> Sequence[Any]:
    """At most so many of them, as tuples of `ENVELOPE`."""
    return NEXT.plain(competition_id=competition_id, stream=stream, seq=seq, limit=limit)


def with_ids(competition_id: str, ids: list[str]) -> Sequence[Any]:
    """Operations that have one of these ids: rows of `IDENTITY`."""
    return WITH_IDS.rows(competition_id=competition_id, ids=ids)


def at_places(competition_id: str, device: int, first: int, last: int) -> Sequence[Any]:
    """Operations of the device with numbers from `first` to `last`: rows of `IDENTITY`."""
    return AT_PLACES.rows(competition_id=competition_id, device=device, first=first, last=last)


def raws(competition_id: str, stream: str, ids: Collection[str]) -> dict[str, str]:
    """{id: exact text} of the stream's operations with these ids."""
    mine = select(Operation.op_id, Operation.raw).where(
        Operation.competition_id == competition_id, Operation.stream == stream
    )
    rows = db.session.execute(mine.where(Operation.op_id.in_(ids)))
    return {row.op_id: row.raw for row in rows}


def hashes(competition_id: str, stream: str) -> dict[str, str]:
    """{id: SHA-256 of the bytes as they were stored} of the stream; as the fold takes two."""
    rows = select(Operation.op_id, Operation.sha256, Operation.standing).where(
        Operation.competition_id == competition_id, Operation.stream == stream
    )
    found: dict[str, tuple[bool, str]] = {}
    for row in db.session.execute(rows):
        mine = (row.standing != "ok", row.sha256)
        found[row.op_id] = min(mine, found.get(row.op_id, mine))
    return {op_id: sha256 for op_id, (_, sha256) in found.items()}


def body(competition_id: str, stream: str, op_id: str) -> dict[str, Any]:
    """What the operation says, which has been read before."""
    said: dict[str, Any] = json.loads(raws(competition_id, stream, [op_id])[op_id])["body"]
    return said


def last_of(competition_id: str, device: int, unproven: Iterable[str]) -> tuple[int, str] | None:
    """(n, sha256) of the device's latest operation, leaving out standings that prove no author."""
    mine = select(Operation.n, Operation.sha256).where(
        Operation.competition_id == competition_id,
        Operation.device == device,
        Operation.standing.not_in(list(unproven)),
    )
    row = db.session.execute(mine.order_by(Operation.n.desc()).limit(1)).first()
    return (row.n, row.sha256) if row else None


def last_received(competition_id: str, stream: str) -> datetime | None:
    """When the stream's latest operation came in."""
    mine = select(Operation.received_at).where(
        Operation.competition_id == competition_id, Operation.stream == stream
    )
    return db.session.scalar(mine.order_by(Operation.seq.desc()).limit(1))


def add_all(rows: list[tuple[Any, ...]]) -> None:
    """Store many operations with one statement: values in the order of the columns above."""
    if rows:
        LOG_ROWS.add(rows)


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

"""What came in the place of an operation and is none: kept, unnumbered, counted, shown (I5)."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ForeignKey, String, Text, UniqueConstraint, func, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant, now
from server.db import db


class Quarantined(Base):
    __tablename__ = "quarantined"
    # The same rubbish sent again is one row.
    __table_args__ = (UniqueConstraint("competition_id", "device", "sha256"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    competition_id: Mapped[str] = mapped_column(ForeignKey("competition.id", ondelete="CASCADE"))
    # The device whose token it came with.
    device: Mapped[int]
    sha256: Mapped[str] = mapped_column(String(64))
    raw: Mapped[str] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(String(20))
    received_at: Mapped[datetime] = mapped_column(Instant, default=now)


class Usage(NamedTuple):
    """What a device takes up: how many things, with how many characters."""

    things: int
    characters: int


def hashes_among(competition_id: str, device: int, hashes: Collection[str]) -> set[str]:
    """Which of these the device has in quarantine already."""
    mine = select(Quarantined.sha256).filter_by(competition_id=competition_id, device=device)
    return set(db.session.scalars(mine.where(Quarantined.sha256.in_(hashes))))


def usage(competition_id: str, device: int) -> Usage:
    """How much of the device is kept."""
    many, long = func.count(), func.coalesce(func.sum(func.length(Quarantined.raw)), 0)
    mine = select(many, long).filter_by(competition_id=competition_id, device=device)
    return Usage(*db.session.execute(mine.select_from(Quarantined)).one())


def add_all(competition_id: str, device: int, things: list[tuple[str, str, str]]) -> None:
    """Keep these: (sha256, raw, reason) each."""
    db.session.add_all(
        Quarantined(
            competition_id=competition_id, device=device, sha256=sha256, raw=raw, reason=reason
        )
        for sha256, raw, reason in things
    )


def since(competition_id: str) -> dict[int, datetime]:
    """{device: when the first thing that is kept of it came}."""
    first = (
        select(Quarantined.device, func.min(Quarantined.received_at).label("first"))
        .where(Quarantined.competition_id == competition_id)
        .group_by(Quarantined.device)
    )
    return {row.device: row.first for row in db.session.execute(first)}


def counts(competition_id: str) -> dict[int, int]:
    """{device: how many things are kept}, devices without any left out."""
    many = (
        select(Quarantined.device, func.count().label("many"))
        .where(Quarantined.competition_id == competition_id)
        .group_by(Quarantined.device)
    )
    return {row.device: row.many for row in db.session.execute(many)}

"""What came in the place of an operation and is none: kept, unnumbered, counted, shown (I5)."""

from datetime import datetime

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


def keep(competition_id: str, device: int, sha256: str, raw: str, reason: str) -> None:
    """Store it, unless this device has sent the very same before."""
    same = select(Quarantined.id).filter_by(
        competition_id=competition_id, device=device, sha256=sha256
    )
    if db.session.scalar(same) is None:
        db.session.add(
            Quarantined(
                competition_id=competition_id, device=device, sha256=sha256, raw=raw, reason=reason
            )
        )


def counts(competition_id: str) -> dict[int, int]:
    """{device: how many things in quarantine}."""
    many = (
        select(Quarantined.device, func.count().label("many"))
        .where(Quarantined.competition_id == competition_id)
        .group_by(Quarantined.device)
    )
    return {row.device: row.many for row in db.session.execute(many)}

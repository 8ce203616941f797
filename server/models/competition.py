"""A competition: what is decided about it at a desk, and whatever else its file said."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, String, bindparam, func, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant, now
from server.db import db
from server.models.plain import Prepared


class Competition(Base):
    __tablename__ = "competition"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    short_name: Mapped[str] = mapped_column(String(100))
    edition: Mapped[str] = mapped_column(String(20))
    timezone: Mapped[str] = mapped_column(String(64))
    start_date: Mapped[str] = mapped_column(String(10))
    end_date: Mapped[str] = mapped_column(String(10))
    venue: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    # Everything of the file that has no column here, extensions included: kept for the way back.
    wcif_extra: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    # Devices that join get numbers above this: phones may have lower ones that no backup knew.
    numbers_above: Mapped[int] = mapped_column(default=0)
    # How often its rounds have been planned anew: by that number, phones hear of it.
    planned: Mapped[int] = mapped_column(default=0)
    # When its list of records was brought in.
    records_at: Mapped[datetime | None] = mapped_column(Instant)
    created_at: Mapped[datetime] = mapped_column(Instant, default=now)


ROWS = Competition.__table__.c
OURS = select(ROWS.id).where(ROWS.id == bindparam("competition_id"))
LOCK = Prepared(OURS.with_for_update(key_share=True))


def find(competition_id: str) -> Competition | None:
    return db.session.get(Competition, competition_id)


def every() -> list[Competition]:
    """All competitions, the latest first."""
    order = (Competition.start_date.desc(), Competition.id)
    return list(db.session.scalars(select(Competition).order_by(*order)))


def count() -> int:
    return db.session.scalar(select(func.count()).select_from(Competition)) or 0


def lock(competition_id: str) -> None:
    """Hold the competition's row until the transaction ends.

    On PostgreSQL this makes numbering a queue: a number is taken only when the one before it is
    there for every reader, so no cursor passes over it. SQLite has one writer at a time anyway.
    The key is shared: other tables' new rows that name the competition need not wait.
    """
    if db.engine.dialect.name != "sqlite":
        LOCK.run(competition_id=competition_id)

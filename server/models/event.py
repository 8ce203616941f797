"""An event of a competition: a WCA event, or an unofficial one beside it."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, String, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db


class Event(Base):
    __tablename__ = "event"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    official: Mapped[bool]
    position: Mapped[int]
    extra: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)


def events_of(competition_id: str) -> list[Event]:
    """The competition's events in their order."""
    mine = select(Event).where(Event.competition_id == competition_id)
    return list(db.session.scalars(mine.order_by(Event.position)))

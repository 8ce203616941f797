"""A record that stood before the competition, as an organizer brought it in (9i)."""

from sqlalchemy import ForeignKey, String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db


class Record(Base):
    __tablename__ = "record"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    # `world`, a continent (`_Asia`), or a country (`KR`).
    region: Mapped[str] = mapped_column(String(20), primary_key=True)
    event_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    # `single` or `average`.
    type: Mapped[str] = mapped_column(String(7), primary_key=True)
    value: Mapped[int]


def records_of(competition_id: str, event_id: str | None = None) -> list[Record]:
    """The competition's records by event, type and region; of one event if it is named."""
    mine = select(Record).where(Record.competition_id == competition_id)
    if event_id is not None:
        mine = mine.where(Record.event_id == event_id)
    order = (Record.event_id, Record.type.desc(), Record.region)
    return list(db.session.scalars(mine.order_by(*order)))


def forget(competition_id: str) -> None:
    """Take all of the competition's records away."""
    db.session.execute(delete(Record).where(Record.competition_id == competition_id))

"""How far each stream has come: its highest `seq`, moved by the transaction that stores."""

from sqlalchemy import ForeignKey, String, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db


class Stream(Base):
    __tablename__ = "stream"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(48), primary_key=True)
    seq: Mapped[int] = mapped_column(default=0)


def heads(competition_id: str) -> dict[str, int]:
    """{stream: highest seq} of every stream that has an operation."""
    mine = select(Stream.name, Stream.seq).where(Stream.competition_id == competition_id)
    return {row.name: row.seq for row in db.session.execute(mine.order_by(Stream.name))}


def head(competition_id: str, name: str) -> int:
    mine = select(Stream.seq).where(Stream.competition_id == competition_id, Stream.name == name)
    return db.session.scalar(mine) or 0


def advance(competition_id: str, moved: dict[str, int]) -> None:
    """Set the heads of the streams in `moved` ({stream: new seq})."""
    for name, seq in sorted(moved.items()):
        db.session.merge(Stream(competition_id=competition_id, name=name, seq=seq))

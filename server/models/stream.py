"""How far each stream has come: its highest `seq`, moved by the transaction that stores."""

from typing import Any

from sqlalchemy import ForeignKey, String, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db
from server.models.plain import Prepared


class Stream(Base):
    __tablename__ = "stream"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(48), primary_key=True)
    seq: Mapped[int] = mapped_column(default=0)


def _moving(insert: Any) -> Any:
    """The statement that moves a head, or puts it where none was."""
    moving = insert(Stream.__table__)
    keys = [Stream.competition_id, Stream.name]
    return moving.on_conflict_do_update(index_elements=keys, set_={"seq": moving.excluded.seq})


ROWS = Stream.__table__.c
HEADS = Prepared(
    select(ROWS.name, ROWS.seq)
    .where(ROWS.competition_id == bindparam("competition_id"))
    .order_by(ROWS.name)
)
MOVE = Prepared({"sqlite": _moving(sqlite.insert), "postgresql": _moving(postgresql.insert)})


def heads(competition_id: str) -> dict[str, int]:
    """{stream: highest seq} of every stream that has an operation."""
    return dict(HEADS.rows(competition_id=competition_id))


def head(competition_id: str, name: str) -> int:
    mine = select(Stream.seq).where(Stream.competition_id == competition_id, Stream.name == name)
    return db.session.scalar(mine) or 0


def advance(competition_id: str, moved: dict[str, int]) -> None:
    """Set the heads of the streams in `moved` ({stream: new seq})."""
    for name, seq in sorted(moved.items()):
        MOVE.run(competition_id=competition_id, name=name, seq=seq)

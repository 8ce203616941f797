"""A planned round, which `round.open` will freeze. What happens in it is in its stream."""

from typing import Any

from sqlalchemy import JSON, ForeignKeyConstraint, String, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db
from server.models.plain import Prepared

# {"id", "number", "start", "end", "room", "people": [numbers]}
Group = dict[str, Any]


class Round(Base):
    __tablename__ = "round"
    __table_args__ = (
        ForeignKeyConstraint(
            ["competition_id", "event_id"],
            ["event.competition_id", "event.id"],
            ondelete="CASCADE",
        ),
    )

    competition_id: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(48), primary_key=True)
    event_id: Mapped[str] = mapped_column(String(40))
    number: Mapped[int]
    format: Mapped[str] = mapped_column(String(1))
    limit_cs: Mapped[int | None]
    # Ids of the rounds that share the time limit.
    cumulative: Mapped[list[str]] = mapped_column(JSON, default=list)
    # {"attempts", "result"} or None
    cutoff: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    # {"type": "ranking|percent|result", "level"} or None
    advancement: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    # As the file wrote it: an ISO time or None.
    start: Mapped[str | None] = mapped_column(String(40))
    # One of the two Dual Rounds of its event (2026 9v).
    dual: Mapped[bool] = mapped_column(default=False)
    # {"places", "first_to"} of a round in format "h", else None
    head_to_head: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    # {"type": "ranking|result", "level", "of"?} of a first round, else None: who meets it is
    # qualified. Where an edition has qualification rounds (9r), the round is one.
    qualification: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    # [{"attempts", "level"}]: after so many attempts so many go on (9g2 by position)
    phases: Mapped[list[dict[str, int]]] = mapped_column(JSON, default=list)
    groups: Mapped[list[Group]] = mapped_column(JSON, default=list)
    position: Mapped[int]
    extra: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)

    def plan(self) -> dict[str, Any]:
        """The round as it is planned, without people."""
        return {
            "id": self.id,
            "event": self.event_id,
            "number": self.number,
            "format": self.format,
            "limit_cs": self.limit_cs,
            "cumulative": self.cumulative,
            "cutoff": self.cutoff,
            "advancement": self.advancement,
            "start": self.start,
            "dual": self.dual,
            "head_to_head": self.head_to_head,
            "qualification": self.qualification,
            "phases": self.phases,
        }


ROWS = Round.__table__.c
IDS = Prepared(select(ROWS.id).where(ROWS.competition_id == bindparam("competition_id")))


def rounds_of(competition_id: str) -> list[Round]:
    """The competition's rounds, event by event."""
    mine = select(Round).where(Round.competition_id == competition_id)
    return list(db.session.scalars(mine.order_by(Round.position)))


def ids_of(competition_id: str) -> list[str]:
    """The ids of the competition's rounds, in no order."""
    return [row.id for row in IDS.rows(competition_id=competition_id)]


def find(competition_id: str, round_id: str) -> Round | None:
    return db.session.get(Round, (competition_id, round_id))

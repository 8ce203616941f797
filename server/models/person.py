"""A registered person. Half of the columns are private and never leave the desk (I7)."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, String, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db
from server.models.plain import Prepared


class Person(Base):
    __tablename__ = "person"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(200))
    local_name: Mapped[str | None] = mapped_column(String(200))
    country: Mapped[str] = mapped_column(String(2))
    wca_id: Mapped[str | None] = mapped_column(String(10))
    roles: Mapped[list[str]] = mapped_column(JSON, default=list)
    events: Mapped[list[str]] = mapped_column(JSON, default=list)
    competing: Mapped[bool] = mapped_column(default=True)
    # {event: {"single", "average", "single_rank", "average_rank"}}, each only where there is one;
    # the ranks are the world's. Empty where none is known.
    bests: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict, server_default="{}")
    # Private from here on.
    gender: Mapped[str | None] = mapped_column(String(1))
    birthdate: Mapped[str | None] = mapped_column(String(10))
    email: Mapped[str | None] = mapped_column(String(254))
    extra: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)

    def public(self) -> dict[str, Any]:
        """The fields that anybody may see, and no other."""
        return {
            "number": self.number,
            "name": self.name,
            "local_name": self.local_name,
            "country": self.country,
            "wca_id": self.wca_id,
        }

    def bests_in(self, events: list[str]) -> dict[str, Any]:
        """The bests in these events; empty for one that they know and never had a result in.

        Of whom nothing is known there is nothing; so what is missing is not taken for a first.
        """
        found = {event: best_in(event, self.bests, self.events) for event in events}
        return {event: best for event, best in found.items() if best is not None}


ROWS = Person.__table__.c
BESTS = Prepared(
    select(ROWS.number, ROWS.country, ROWS.bests, ROWS.events).where(
        ROWS.competition_id == bindparam("competition_id")
    )
)


def best_in(event: str, bests: dict[str, Any], entered: list[str]) -> dict[str, int] | None:
    """Somebody's bests in an event; None where it is not known whether there are any."""
    if event in bests:
        return dict(bests[event])
    return {} if bests and event in entered else None


def bests_of(competition_id: str) -> list[Any]:
    """`number`, `country`, `bests` and `events` of everybody: little, where it is asked often."""
    return BESTS.rows(competition_id=competition_id)


def people_of(competition_id: str) -> list[Person]:
    """Everybody in the competition, by number."""
    mine = select(Person).where(Person.competition_id == competition_id)
    return list(db.session.scalars(mine.order_by(Person.number)))

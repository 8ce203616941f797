"""Buckets of the limits: for each, when it will be full again. Gone rows are full buckets."""

from typing import Any

from sqlalchemy import BigInteger, String, case, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Allowance(Base):
    __tablename__ = "allowance"

    # A hash: whose address it was is nobody's business.
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    # Milliseconds since 1970.
    full_at: Mapped[int] = mapped_column(BigInteger, index=True)


def take(key: str, cost: int, room: int, now: int) -> bool:
    """Move the bucket on by `cost`, unless it would come to lie more than `room` ahead of `now`.

    One statement, so that of two processes only one gets the last of it. All in milliseconds.
    """
    if cost > room:
        return False
    moved = case((Allowance.full_at > now, Allowance.full_at), else_=now) + cost
    insert = INSERT[db.engine.dialect.name](Allowance).values(key=key, full_at=now + cost)
    taken = insert.on_conflict_do_update(
        index_elements=[Allowance.key], set_={"full_at": moved}, where=moved <= now + room
    ).returning(Allowance.full_at)
    return db.session.scalar(taken) is not None


def full_at(key: str) -> int:
    """When the bucket will be full again; long ago for one that nobody has taken from."""
    return db.session.scalar(select(Allowance.full_at).where(Allowance.key == key)) or 0


def forget_full(now: int) -> None:
    """Drop the buckets that are full: no row says the same."""
    db.session.execute(delete(Allowance).where(Allowance.full_at <= now))

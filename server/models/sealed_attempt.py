"""What a sign-off keeps of every attempt of its round: written once, read to compare (I8)."""

from typing import Any

from sqlalchemy import ForeignKey, String, delete, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db


class SealedAttempt(Base):
    __tablename__ = "sealed_attempt"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    stream: Mapped[str] = mapped_column(String(48), primary_key=True)
    # The operation that signed the round off.
    sign: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    slot: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    # The entry in force, its value, the SHA-256 of its bytes, and the hash over all of these.
    op: Mapped[str] = mapped_column(String(64))
    value: Mapped[int]
    sha256: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))


def of_sign(competition_id: str, stream: str, sign: str) -> list[SealedAttempt]:
    """The attempts that it sealed, by person and slot."""
    mine = select(SealedAttempt).where(
        SealedAttempt.competition_id == competition_id,
        SealedAttempt.stream == stream,
        SealedAttempt.sign == sign,
    )
    return list(db.session.scalars(mine.order_by(SealedAttempt.person, SealedAttempt.slot)))


def put(competition_id: str, stream: str, sign: str, rows: list[dict[str, Any]]) -> None:
    """Keep these attempts for the sign-off, in place of what it had."""
    db.session.execute(
        delete(SealedAttempt).where(
            SealedAttempt.competition_id == competition_id,
            SealedAttempt.stream == stream,
            SealedAttempt.sign == sign,
        )
    )
    whose = {"competition_id": competition_id, "stream": stream, "sign": sign}
    if rows:
        db.session.execute(insert(SealedAttempt), [{**whose, **row} for row in rows])

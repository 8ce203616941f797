"""Something that a delegate should look at. Opened and closed by the transaction that causes it."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, select, update
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant, iso, now
from server.db import db

Key = tuple[str | int | None, ...]


def key_of(
    what: str, op: str | None, person: int | None, slot: int | None, reason: str | None
) -> Key:
    """What makes two items of a stream the same: the operation, or else what is in dispute."""
    return (what, op) if op else (what, reason, person, slot)


class ReviewItem(Base):
    __tablename__ = "review_item"
    __table_args__ = (Index("ix_review_item_open", "competition_id", "stream", "closed_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    competition_id: Mapped[str] = mapped_column(ForeignKey("competition.id", ondelete="CASCADE"))
    # dispute, proposal, held, refused, late
    what: Mapped[str] = mapped_column(String(10))
    stream: Mapped[str] = mapped_column(String(48))
    person: Mapped[int | None]
    slot: Mapped[int | None]
    op: Mapped[str | None] = mapped_column(String(64))
    reason: Mapped[str | None] = mapped_column(String(200))
    since: Mapped[datetime] = mapped_column(Instant, default=now)
    closed_at: Mapped[datetime | None] = mapped_column(Instant)

    def key(self) -> Key:
        return key_of(self.what, self.op, self.person, self.slot, self.reason)

    def public(self) -> dict[str, object]:
        return {
            "id": self.id,
            "what": self.what,
            "stream": self.stream,
            "person": self.person,
            "slot": self.slot,
            "op": self.op,
            "reason": self.reason,
            "since": iso(self.since),
        }


def open_items(competition_id: str, stream: str | None = None) -> list[ReviewItem]:
    """What is open, the oldest first; of one stream if it is named."""
    items = select(ReviewItem).where(
        ReviewItem.competition_id == competition_id, ReviewItem.closed_at.is_(None)
    )
    if stream is not None:
        items = items.where(ReviewItem.stream == stream)
    return list(db.session.scalars(items.order_by(ReviewItem.id)))


def close(ids: list[int]) -> None:
    if ids:
        done = update(ReviewItem).where(ReviewItem.id.in_(ids))
        db.session.execute(done.values(closed_at=now()))

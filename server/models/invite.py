"""An invitation to join as a role. Only the secret's hash is kept."""

from datetime import datetime

from sqlalchemy import ForeignKey, String, select, update
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant, now
from server.db import db


class Invite(Base):
    __tablename__ = "invite"

    id: Mapped[int] = mapped_column(primary_key=True)
    # None: the first organizer's link, which makes a competition.
    competition_id: Mapped[str | None] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), index=True
    )
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    role: Mapped[str] = mapped_column(String(20))
    scope: Mapped[str | None] = mapped_column(String(48))
    uses_left: Mapped[int]
    expires_at: Mapped[datetime] = mapped_column(Instant)
    revoked_at: Mapped[datetime | None] = mapped_column(Instant)
    created_at: Mapped[datetime] = mapped_column(Instant, default=now)
    # The number of the device whose seat it moves; such a one is that device's own affair.
    moves: Mapped[int | None]


def by_hash(secret_hash: str) -> Invite | None:
    return db.session.scalar(select(Invite).where(Invite.secret_hash == secret_hash))


def find(competition_id: str, invite_id: int) -> Invite | None:
    invite = db.session.get(Invite, invite_id)
    return invite if invite and invite.competition_id == competition_id else None


def invites_of(competition_id: str) -> list[Invite]:
    """The invites that the competition's hosts have made, the newest first."""
    mine = select(Invite).where(Invite.competition_id == competition_id, Invite.moves.is_(None))
    return list(db.session.scalars(mine.order_by(Invite.id.desc())))


def use_one(invite: Invite) -> bool:
    """Take one use; False when there is none left. One statement, so two cannot share the last."""
    taken = (
        update(Invite)
        .where(Invite.id == invite.id, Invite.uses_left > 0, Invite.revoked_at.is_(None))
        .values(uses_left=Invite.uses_left - 1)
        .returning(Invite.id)
    )
    return db.session.scalar(taken) is not None


def revoke_moves(competition_id: str, number: int) -> None:
    """Codes that move this device's seat stop working."""
    mine = update(Invite).where(Invite.competition_id == competition_id, Invite.moves == number)
    db.session.execute(mine.where(Invite.revoked_at.is_(None)).values(revoked_at=now()))


def revoke_first_links() -> None:
    """Older links for a first organizer stop working."""
    unused = update(Invite).where(Invite.competition_id.is_(None), Invite.revoked_at.is_(None))
    db.session.execute(unused.values(revoked_at=now()))

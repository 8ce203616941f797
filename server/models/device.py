"""A phone, a browser or the importer: whatever makes operations in a competition."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, LargeBinary, String, bindparam, func, select, update
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base, Instant
from server.db import db
from server.models.competition import Competition
from server.models.plain import Prepared, among

# Where counting what was turned away ends, far below what a column holds.
ENOUGH = 1_000_000_000


class Device(Base):
    __tablename__ = "device"

    competition_id: Mapped[str] = mapped_column(
        ForeignKey("competition.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(200))
    role: Mapped[str] = mapped_column(String(20))
    scope: Mapped[str | None] = mapped_column(String(48))
    # None: a device of the server's own, which nobody can sign in as.
    token_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    # The uncompressed P-256 point (65 bytes) of a phone that signs.
    public_key: Mapped[bytes | None] = mapped_column(LargeBinary)
    account_id: Mapped[int | None] = mapped_column(ForeignKey("account.id"))
    last_seen: Mapped[datetime | None] = mapped_column(Instant)
    # How many of its operations the phone last said that the server has not seen.
    unsent: Mapped[int] = mapped_column(default=0)
    # How many differences to the server it says that fetching again has mended.
    healed: Mapped[int] = mapped_column(default=0)
    revoked_at: Mapped[datetime | None] = mapped_column(Instant)
    # The number of the device that has taken over its seat.
    moved_to: Mapped[int | None]
    # How many things it has sent that are no operations and for which quarantine had no room.
    turned_away: Mapped[int] = mapped_column(default=0)

    @property
    def key(self) -> str:
        """One name for it among the devices of all competitions."""
        return f"{self.competition_id}/{self.number}"


ROWS = Device.__table__.c
OURS = ROWS.competition_id == bindparam("competition")
BY_TOKEN = Prepared(select(Device.__table__).where(ROWS.token_hash == bindparam("token_hash")))
AUTHOR = select(ROWS.number, ROWS.role, ROWS.scope, ROWS.public_key, ROWS.revoked_at).where(OURS)
AUTHORS = Prepared({name: AUTHOR.where(one) for name, one in among(ROWS.number, "numbers").items()})
SEEN = Prepared(
    update(Device.__table__)  # type: ignore[arg-type]
    .where(OURS, ROWS.number == bindparam("device"))
    .values({name: bindparam(name) for name in ("last_seen", "unsent", "healed")})
)


def by_token_hash(token_hash: str) -> Device | None:
    """The device as it is now; what happens to it later in the request does not show in it."""
    rows = BY_TOKEN.rows(token_hash=token_hash)
    return Device(**rows[0]._asdict()) if rows else None


def find(competition_id: str, number: int) -> Device | None:
    return db.session.get(Device, (competition_id, number))


def devices_of(competition_id: str) -> list[Device]:
    """The competition's devices, by number."""
    mine = select(Device).where(Device.competition_id == competition_id)
    return list(db.session.scalars(mine.order_by(Device.number)))


def authors(competition_id: str, numbers: Collection[int]) -> Sequence[Any]:
    """What intake asks of the devices that have one of these numbers: rows of `AUTHORS`."""
    return AUTHORS.rows(competition=competition_id, numbers=list(numbers))


def seen(competition_id: str, number: int, last_seen: datetime, unsent: int, healed: int) -> None:
    """Write down that the device was here, and what it said of itself."""
    said = {"last_seen": last_seen, "unsent": unsent, "healed": healed}
    SEEN.run(competition=competition_id, device=number, **said)


def turn_away(competition_id: str, number: int, many: int) -> None:
    """Count what the device sent and quarantine had no room for."""
    if many:
        mine = update(Device).where(Device.competition_id == competition_id)
        counted = mine.where(Device.number == number, Device.turned_away < ENOUGH)
        db.session.execute(counted.values(turned_away=Device.turned_away + many))


def next_number(competition_id: str) -> int:
    """The number of the next device to join. Call it under the competition's lock."""
    highest = select(func.max(Device.number)).where(Device.competition_id == competition_id)
    above = select(Competition.numbers_above).where(Competition.id == competition_id)
    return max(db.session.scalar(highest) or 0, db.session.scalar(above) or 0) + 1

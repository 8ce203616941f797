"""Who this server is: its id for stamps, and the epoch, which changes with a restored backup."""

import secrets

from sqlalchemy import String, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db, writing


class ServerIdentity(Base):
    __tablename__ = "server_identity"

    # One row: the key says so.
    row: Mapped[int] = mapped_column(primary_key=True, default=1)
    server: Mapped[str] = mapped_column(String(32))
    epoch: Mapped[str] = mapped_column(String(32))


HERE = select(ServerIdentity)


def identity() -> ServerIdentity:
    """The one row, made when it is first asked for."""
    return db.session.scalar(HERE) or _begin()


def _begin() -> ServerIdentity:
    """Several hosts may try at once on a new database; all get what the first has written."""
    with writing():
        try:
            with db.session.begin_nested():
                mine = ServerIdentity(server=secrets.token_hex(4), epoch=secrets.token_hex(8))
                db.session.add(mine)
        except IntegrityError:
            return db.session.scalars(HERE).one()
        return mine

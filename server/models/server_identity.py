"""Who this server is: its id for stamps, and the epoch, which changes with a restored backup."""

import secrets

from sqlalchemy import String, select
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db, writing


class ServerIdentity(Base):
    __tablename__ = "server_identity"

    # One row: the key says so.
    row: Mapped[int] = mapped_column(primary_key=True, default=1)
    server: Mapped[str] = mapped_column(String(32))
    epoch: Mapped[str] = mapped_column(String(32))


def identity() -> ServerIdentity:
    """The one row, made when it is first asked for."""
    found = db.session.scalar(select(ServerIdentity))
    return found or _begin()


def _begin() -> ServerIdentity:
    with writing():
        found = db.session.scalar(select(ServerIdentity))
        if found is None:
            found = ServerIdentity(server=secrets.token_hex(4), epoch=secrets.token_hex(8))
            db.session.add(found)
            db.session.flush()
        return found

"""Who this server is: its id for stamps, and the epoch, which changes with a restored backup."""

import secrets
from typing import NamedTuple

from sqlalchemy import String, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from server.base import Base
from server.db import db, writing
from server.models.plain import Prepared


class ServerIdentity(Base):
    __tablename__ = "server_identity"

    # One row: the key says so.
    row: Mapped[int] = mapped_column(primary_key=True, default=1)
    server: Mapped[str] = mapped_column(String(32))
    epoch: Mapped[str] = mapped_column(String(32))


class Identity(NamedTuple):
    server: str
    epoch: str


ROW = ServerIdentity.__table__.c
HERE = Prepared(select(ROW.server, ROW.epoch))


def identity() -> Identity:
    """What the one row says; it is made when it is first asked for."""
    here = HERE.rows()
    return Identity(*here[0]) if here else _begin()


def begin_epoch() -> str:
    """The log may have become another: a backup was restored. The server's name stays."""
    epoch = secrets.token_hex(8)
    with writing():
        identity()
        db.session.execute(update(ServerIdentity).values(epoch=epoch))
    return epoch


def _begin() -> Identity:
    """Several hosts may try at once on a new database; all get what the first has written."""
    mine = Identity(secrets.token_hex(4), secrets.token_hex(8))
    with writing():
        try:
            with db.session.begin_nested():
                db.session.execute(insert(ServerIdentity).values(row=1, **mine._asdict()))
        except IntegrityError:
            return identity()
        return mine

"""Yesterday's database, on any engine: every row of every table, and all of them put back."""

from typing import Any

from flask import Flask
from sqlalchemy import delete, insert, select

from server.base import Base
from server.db import db, writing

Rows = dict[str, list[dict[str, Any]]]


def save(app: Flask) -> Rows:
    """What a dump would hold."""
    with app.app_context():
        return {
            table.name: [dict(row._mapping) for row in db.session.execute(select(table))]
            for table in Base.metadata.sorted_tables
        }


def put_back(app: Flask, rows: Rows) -> None:
    """The database is as it was; nothing that came since is in it."""
    with app.app_context(), writing():
        for table in reversed(Base.metadata.sorted_tables):
            db.session.execute(delete(table))
        for table in Base.metadata.sorted_tables:
            if rows[table.name]:
                db.session.execute(insert(table), rows[table.name])

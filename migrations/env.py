"""Runs migrations with the application's own engine, so its connection settings hold here too."""

from typing import Any

from alembic import context
from flask import current_app

from server import models
from server.base import Instant


def render_item(kind: str, item: Any, _context: Any) -> str | bool:
    """A migration must not change when our code does, so it names plain SQL types only."""
    return "sa.DateTime()" if kind == "type" and isinstance(item, Instant) else False


def run() -> None:
    migrate = current_app.extensions["migrate"]
    with migrate.db.engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=models.Base.metadata,
            render_item=render_item,
            **migrate.configure_args,
        )
        with context.begin_transaction():
            context.run_migrations()


run()

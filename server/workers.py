"""How many processes serve: as many as asked for on PostgreSQL, one on SQLite."""

from collections.abc import Mapping
from typing import Any

from server import words
from server.config import is_postgresql


def asked(environment: Mapping[str, str]) -> int:
    return int(environment.get("WEB_CONCURRENCY") or 1)


def allowed(environment: Mapping[str, str]) -> int:
    """SQLite has one writer, and nothing through which processes could wake each other."""
    return asked(environment) if is_postgresql(environment.get("DATABASE_URL")) else 1


def keep_to(arbiter: Any, environment: Mapping[str, str]) -> None:
    """Say in one sentence if gunicorn was asked for more than is allowed, and stay below."""
    wanted = max(asked(environment), arbiter.num_workers)
    if is_postgresql(environment.get("DATABASE_URL")) or wanted == 1:
        return
    said = words.text("cli-one-process", words.terminal_language(), asked=str(wanted))
    arbiter.log.warning(said)
    arbiter.num_workers = 1

"""Two applications of one process on one PostgreSQL: what two hosts are to each other, up close."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from server import create_app
from tests.server.applications import close
from tests.support.engines import Postgresql
from tests.support.venue import Venue, add_competition


@pytest.fixture
def shared(postgres_engine: Postgresql, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with all tables."""
    with postgres_engine.database(tmp_path) as url:
        yield url


@pytest.fixture
def apps(shared: str) -> Iterator[tuple[Flask, Flask]]:
    both = (
        create_app({"SQLALCHEMY_DATABASE_URI": shared}),
        create_app({"SQLALCHEMY_DATABASE_URI": shared}),
    )
    yield both
    for app in both:
        close(app)


@pytest.fixture
def venues(apps: tuple[Flask, Flask]) -> tuple[Venue, Venue]:
    """The same competition, seen from both."""
    with apps[0].app_context():
        add_competition()
    return Venue(apps[0]), Venue(apps[1])

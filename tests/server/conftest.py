"""A server with an empty database, and one with a small competition."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tests.server.applications import application
from tests.support.engines import Engine
from tests.support.venue import Venue, add_competition


@pytest.fixture
def server(engine: Engine, tmp_path: Path) -> Iterator[Flask]:
    with application(engine, tmp_path) as app:
        yield app


@pytest.fixture
def venue(server: Flask) -> Venue:
    with server.app_context():
        add_competition()
    return Venue(server)

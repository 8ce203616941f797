"""A server with an empty database, and one with a small competition."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from server import create_app
from server.db import db
from tests.support.venue import Venue, add_competition


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Flask]:
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'test.sqlite3'}"})
    with app.app_context():
        db.create_all()
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def venue(server: Flask) -> Venue:
    with server.app_context():
        add_competition()
    return Venue(server)

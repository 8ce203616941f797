"""An application on an empty database of its own, as fixtures for the folders that want one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from flask import Flask

from server import create_app
from server.db import db


@contextmanager
def application(folder: Path) -> Iterator[Flask]:
    """The application, in its context, on a new SQLite file in `folder`."""
    made = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{folder / 'test.sqlite3'}"})
    with made.app_context():
        db.create_all()
        yield made
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def app(tmp_path):
    """The application for one test."""
    with application(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def module_app(tmp_path_factory):
    """The application for the tests of one file."""
    with application(tmp_path_factory.mktemp("database")) as made:
        yield made

"""An application on an empty database of its own."""

from contextlib import contextmanager

import pytest

from server import create_app
from server.db import db


@pytest.fixture
def app(tmp_path):
    """The application, in its context, for one test."""
    with _application(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def module_app(tmp_path_factory):
    """The application, in its context, for the tests of one file."""
    with _application(tmp_path_factory.mktemp("database")) as made:
        yield made


@contextmanager
def _application(folder):
    made = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{folder / 'test.sqlite3'}"})
    with made.app_context():
        db.create_all()
        yield made
        db.session.remove()

"""An application on an empty database of its own, as fixtures for the folders that want one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from server import create_app
from server.db import db
from server.sync import waking
from tests.support.engines import Engine


@contextmanager
def application(engine: Engine, folder: Path, **settings: Any) -> Iterator[Flask]:
    """The application on a new database; `folder` is for its files, if it has any."""
    with engine.database(folder) as url:
        made = create_app({"SQLALCHEMY_DATABASE_URI": url, **settings})
        try:
            yield made
        finally:
            close(made)


def close(app: Flask) -> None:
    """Let go of the database, so that it can be dropped."""
    with app.app_context():
        wire = waking.wire()
        if wire:
            wire.close()
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def app(engine, tmp_path):
    """The application for one test, in its context."""
    with application(engine, tmp_path) as made, made.app_context():
        yield made
        db.session.remove()


@pytest.fixture(scope="module")
def module_app(engine, tmp_path_factory):
    """The application for the tests of one file, in its context."""
    with application(engine, tmp_path_factory.mktemp("database")) as made, made.app_context():
        yield made
        db.session.remove()

"""The two kinds of database that Matside runs on, for tests that must hold on both.

A test that asks for `engine`, or for a fixture that stands on it, runs once on each. A test about
one of them alone is marked `on_sqlite` or `on_postgres`. The end of a run says which ran where.
"""

import itertools
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import flask_migrate
import pytest

from server import create_app
from server.config import ROOT
from server.db import db
from tests.support.postgres import Postgres

SQLITE = "sqlite"
POSTGRES = "postgres"

on_sqlite = pytest.mark.parametrize("engine", [SQLITE], indirect=True)
on_postgres = pytest.mark.parametrize("engine", [POSTGRES], indirect=True)


class Engine(Protocol):
    """Makes databases, each for one test or one server."""

    name: str

    def database(self, folder: Path, tables: bool = True) -> AbstractContextManager[str]:
        """The URL of a new database, with all tables or none, until the block ends."""


class Sqlite:
    name = SQLITE

    def __init__(self, folder: Path) -> None:
        self._template = folder / "template.sqlite3"
        migrate(_file(self._template))

    @contextmanager
    def database(self, folder: Path, tables: bool = True) -> Iterator[str]:
        path = folder / "test.sqlite3"
        if tables:
            shutil.copy(self._template, path)
        yield _file(path)


class Postgresql:
    """Copies a migrated database, which takes long, and empties the copy for the next test."""

    name = POSTGRES

    def __init__(self, cluster: Postgres) -> None:
        self._cluster = cluster
        self._numbers = itertools.count(1)
        self._empty: list[str] = []
        cluster.execute("CREATE DATABASE migrated")
        migrate(cluster.url("migrated"))

    @contextmanager
    def database(self, folder: Path, tables: bool = True) -> Iterator[str]:
        if tables:
            name = self._empty.pop() if self._empty else self._new("migrated")
        else:
            name = self._new("template0")
        try:
            yield self._cluster.url(name)
        finally:
            if tables and self._cluster.empty(name):
                self._empty.append(name)
            else:
                self._cluster.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _new(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        # Quicker than the default when nothing is flushed.
        self._cluster.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return name


def migrate(url: str) -> None:
    """Bring the database up to date as `flask db upgrade` does, and let go of it."""
    app = create_app({"SQLALCHEMY_DATABASE_URI": url})
    with app.app_context():
        flask_migrate.upgrade(directory=str(ROOT / "migrations"))
        db.session.remove()
        db.engine.dispose()


def _file(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture(scope="session")
def sqlite_engine(tmp_path_factory: pytest.TempPathFactory) -> Sqlite:
    return Sqlite(tmp_path_factory.mktemp("sqlite"))


@pytest.fixture(scope="session")
def postgres_engine() -> Iterator[Postgresql]:
    with Postgres() as cluster:
        yield Postgresql(cluster)


@pytest.fixture(scope="module", params=[SQLITE, POSTGRES])
def engine(request: pytest.FixtureRequest) -> Engine:
    """SQLite, then PostgreSQL, which is started when the first test needs it."""
    made: Engine = request.getfixturevalue(f"{request.param}_engine")
    return made


@pytest.fixture
def database_url(engine: Engine, tmp_path: Path) -> Iterator[str]:
    """A new database with all tables, for one test and as many servers as it likes."""
    with engine.database(tmp_path) as url:
        yield url

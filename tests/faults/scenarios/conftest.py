"""A hall on a server in this process, on each kind of database, with an open round."""

from collections.abc import Callable, Iterator

import pytest

from server import create_app
from server.db import db
from tests.faults.scenarios.hall import Hall
from tests.faults.scenarios.wire import InProcess


@pytest.fixture
def a_server(database_url: str) -> Iterator[Callable[[], InProcess]]:
    """Starts another server on the same database; the way to it."""
    apps = []

    def start() -> InProcess:
        apps.append(create_app({"SQLALCHEMY_DATABASE_URI": database_url}))
        return InProcess(apps[-1])

    yield start
    for app in apps:
        with app.app_context():
            db.session.remove()
            db.engine.dispose()


@pytest.fixture
def a_hall(a_server: Callable[[], InProcess]) -> Callable[..., Hall]:
    """Makes the hall; `people` says for how many competitors."""

    def make(**options: int) -> Hall:
        wire = a_server()
        link = wire.app.test_cli_runner().invoke(args=["first-link"]).output
        return Hall(wire, link.strip().rpartition("#")[2], **options)

    return make


@pytest.fixture
def hall(a_hall: Callable[..., Hall]) -> Hall:
    """Six competitors, and the first round open for all of them."""
    made = a_hall()
    made.open()
    return made

"""The hosts, each started once."""

from collections.abc import Iterator

import pytest

from tests.rules.hosts.cpython import CPython
from tests.rules.hosts.micropython import MicroPython


@pytest.fixture(scope="session")
def cpython() -> CPython:
    return CPython()


@pytest.fixture(scope="session")
def micropython() -> Iterator[MicroPython]:
    host = MicroPython()
    yield host
    host.close()


@pytest.fixture(params=["cpython", "micropython"])
def host(request: pytest.FixtureRequest) -> CPython | MicroPython:
    """Each host in turn."""
    return request.getfixturevalue(request.param)

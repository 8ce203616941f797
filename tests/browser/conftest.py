"""Playwright once, the competition once, and a venue of its own for each test that asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser import editions
from tests.browser.venue import Prepared, Venue, prepare


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare(tmp_path_factory.mktemp("prepared"))


@pytest.fixture
def venue(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


@pytest.fixture(scope="session")
def every_event(tmp_path_factory: pytest.TempPathFactory) -> editions.Prepared:
    return editions.prepare(tmp_path_factory.mktemp("every-event"))


@pytest.fixture(scope="module")
def halls(
    playwright: Playwright,
    every_event: editions.Prepared,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[editions.Halls]:
    """A competition of each edition with all its events, for the tests of one file."""
    made = editions.Halls(playwright, every_event, tmp_path_factory.mktemp("halls"))
    yield made
    made.close()

"""What every test shares: how hard to look, and what the end of a run says about it."""

import os
import random
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.faults.machine import figures
from tests.rules import tally
from tests.support import which_ran_where
from tests.support.engines import database_url, engine, postgres_engine, sqlite_engine

__all__ = ["database_url", "engine", "postgres_engine", "sqlite_engine"]

SOAK = os.environ.get("MATSIDE_SOAK") == "1"
# How long the simulated phones are let loose in a soak.
SOAK_MINUTES = float(os.environ.get("MATSIDE_SOAK_MINUTES") or 20)
SEED = int(os.environ.get("MATSIDE_SEED") or random.randrange(10**9))

# Every `make test` looks at the same examples; a soak looks at ten times as many new ones.
settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=1000)
settings.load_profile("soak" if SOAK else "test")


def pytest_configure(config: pytest.Config) -> None:
    """A soak's seed is hypothesis's own option, so that `MATSIDE_SEED=` repeats a run."""
    if SOAK:
        config.option.hypothesis_seed = SEED


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A test that fails raises here, and is not counted."""
    yield
    which_ran_where.passed(item)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Printed even with `-q`."""
    tally.write(terminalreporter)
    which_ran_where.write(terminalreporter)
    figures.write(terminalreporter)
    if SOAK:
        terminalreporter.write_line(f"MATSIDE_SOAK=1 MATSIDE_SEED={SEED} repeats this run")

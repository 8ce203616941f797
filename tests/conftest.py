"""What every test shares: how hard to look, and what the end of a run says about it."""

import os
import random

import pytest
from hypothesis import settings

from tests.rules import tally

SOAK = os.environ.get("MATSIDE_SOAK") == "1"
SEED = int(os.environ.get("MATSIDE_SEED") or random.randrange(10**9))

# Every `make test` looks at the same examples; a soak looks at ten times as many new ones.
settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=1000)
settings.load_profile("soak" if SOAK else "test")


def pytest_configure(config: pytest.Config) -> None:
    """A soak's seed is hypothesis's own option, so that `MATSIDE_SEED=` repeats a run."""
    if SOAK:
        config.option.hypothesis_seed = SEED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Printed even with `-q`."""
    tally.write(terminalreporter)
    if SOAK:
        terminalreporter.write_line(f"MATSIDE_SOAK=1 MATSIDE_SEED={SEED} repeats this run")

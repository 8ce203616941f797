"""What every test shares: how hard to look, and the count of the rules' vectors at the end."""

import os
import random

import pytest
from hypothesis import settings

from tests.rules.tally import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]

SOAK = os.environ.get("MATSIDE_SOAK") == "1"
SEED = os.environ.get("MATSIDE_SEED") or str(random.randrange(10**9))

# Every `make test` looks at the same examples; a soak looks at many new ones.
settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile("soak" if SOAK else "test")


def pytest_configure(config: pytest.Config) -> None:
    """A soak's seed is hypothesis's own option, so that `MATSIDE_SEED=` repeats a run."""
    if SOAK:
        config.option.hypothesis_seed = SEED


def pytest_report_header() -> list[str]:
    return [f"soak: MATSIDE_SEED={SEED}"] if SOAK else []

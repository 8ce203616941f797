"""The examples in the rules' docstrings say what the rules do."""

import doctest
import importlib

import pytest

from server.rules.editions import edition
from tools.dialect import RULES

MODULES = sorted(
    ".".join(["server", "rules", *path.relative_to(RULES).with_suffix("").parts])
    for path in RULES.rglob("*.py")
    if ">>>" in path.read_text("utf-8")
)
ROWS = [{"person": n, "best": best, "average": 0} for n, best in enumerate([1, 2, 2, 3], 1)]
STANDING = [{"person": n, "rank": n, "best": n, "average": n} for n in range(1, 25)]
TWO_ATTEMPTS = [{"person": n, "attempts": [1000 + n, 1100]} for n in range(1, 21)]
NAMES = {
    "edition": edition,
    "rows": ROWS,
    "rows_of_24": STANDING,
    "rows_of_four": STANDING[:4],
    "two_attempts_of_20": TWO_ATTEMPTS,
}


@pytest.mark.parametrize("name", MODULES)
def test_an_example_is_true(name):
    module = importlib.import_module(name)
    done = doctest.testmod(module, extraglobs=NAMES)
    assert done.attempted > 0
    assert done.failed == 0

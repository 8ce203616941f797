"""How many tests have passed on which database, for the end of every run."""

from collections import Counter
from pathlib import PurePath

import pytest

from tests.support.engines import POSTGRES, SQLITE

ENGINES = (SQLITE, POSTGRES)
PASSED: Counter[tuple[str, str]] = Counter()


def passed(item: pytest.Item) -> None:
    """One more, if the test ran on a database of its choice."""
    callspec = getattr(item, "callspec", None)
    engine = callspec.params.get("engine") if callspec else None
    if engine in ENGINES:
        PASSED[PurePath(item.location[0]).parent.as_posix(), engine] += 1


def lines() -> list[str]:
    """A row a folder, a column an engine, and the totals."""
    rows = [["tests in", *ENGINES]]
    for folder in sorted({folder for folder, _ in PASSED}):
        rows.append([folder, *(str(PASSED[folder, engine]) for engine in ENGINES)])
    totals = [sum(PASSED[key] for key in PASSED if key[1] == engine) for engine in ENGINES]
    rows.append(["in all", *map(str, totals)])
    return [f"{name:<34}" + "".join(f"{cell:>12}" for cell in cells) for name, *cells in rows]


def write(reporter: pytest.TerminalReporter) -> None:
    """Nothing where no test asked for a database."""
    if PASSED:
        reporter.section("tests that passed, by database")
        for line in lines():
            reporter.write_line(line)

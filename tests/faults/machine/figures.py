"""What the examples of this run went through, for the end of every run."""

from collections import Counter

import pytest

HAPPENED: Counter[str] = Counter()
ORDER = (
    "examples",
    "steps",
    "operations",
    "exchanges",
    "lost requests",
    "lost answers",
    "duplicates",
    "delays",
    "cut",
    "5xx",
    "kills",
    "crashes",
    "wipes",
    "revoked",
    "restores",
    "in force",
    "superseded",
    "disputes",
    "proposed",
    "held",
    "refused",
    "late",
    "lost with a wiped phone",
    "handed over from a lost place",
)


def line() -> str:
    return ", ".join(f"{HAPPENED[name]:,} {name}" for name in ORDER if HAPPENED[name])


def write(reporter: pytest.TerminalReporter) -> None:
    """Nothing where the machine did not run."""
    if HAPPENED["examples"]:
        reporter.section("what the simulated phones went through")
        reporter.write_line(line())

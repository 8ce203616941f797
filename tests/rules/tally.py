"""How many vectors have passed, by call and host, for the end of every run."""

from collections import Counter

import pytest

PASSED: Counter[tuple[str, str]] = Counter()


def passed(host: str, call: str) -> None:
    """One more vector of this call is as it should be in this host."""
    PASSED[host, call] += 1


def lines() -> list[str]:
    """A row a call, a column a host, and the totals."""
    hosts = sorted({host for host, _ in PASSED})
    calls = sorted({call for _, call in PASSED})
    rows = [["vectors", *hosts]]
    rows += [[call, *(str(PASSED[host, call]) for host in hosts)] for call in calls]
    rows.append(["in all", *(str(sum(PASSED[host, call] for call in calls)) for host in hosts)])
    return [f"{name:<18}" + "".join(f"{cell:>28}" for cell in cells) for name, *cells in rows]


def write(reporter: pytest.TerminalReporter) -> None:
    """Nothing where no vector was asked."""
    if PASSED:
        reporter.section("rules' vectors that passed")
        for line in lines():
            reporter.write_line(line)

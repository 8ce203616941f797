"""How many vectors have passed, by call, edition and host, for the end of every run."""

from collections import Counter

import pytest

from server.rules.editions import EDITIONS
from tests.rules import vectors

ANY = "any"
PASSED: Counter[tuple[str, str, str]] = Counter()


def passed(host: str, vector: dict) -> None:
    """One more vector is as it should be in this host."""
    edition = vectors.edition(vector)
    PASSED[host, vector["file"], edition if edition in EDITIONS else ANY] += 1


def lines(counted: Counter[tuple[str, str, str]]) -> list[str]:
    """A row a call; of each host a column an edition, `any` for vectors of none, and the sum."""
    hosts = sorted({host for host, _, _ in counted})
    calls = sorted({call for _, call, _ in counted})
    editions = [*sorted(EDITIONS), ANY]
    names = [edition.removeprefix("wca-") for edition in editions]
    rows = [["vectors", *[*names, "all"] * len(hosts)]]
    for call in calls:
        rows.append([call])
        for host in hosts:
            cells = [counted[host, call, edition] for edition in editions]
            rows[-1] += map(str, [*cells, sum(cells)])
    sums = [sum(int(row[i]) for row in rows[1:]) for i in range(1, len(rows[0]))]
    rows.append(["in all", *map(str, sums)])
    wide = len(editions) + 1
    return [
        " " * 20 + "".join(f"{host:>{7 * wide}}" for host in hosts),
        *(f"{name:<20}" + "".join(f"{cell:>7}" for cell in cells) for name, *cells in rows),
    ]


def write(reporter: pytest.TerminalReporter) -> None:
    """Nothing where no vector was asked."""
    if PASSED:
        reporter.section("rules' vectors that passed")
        for line in lines(PASSED):
            reporter.write_line(line)

"""Standings of two thousand by the rules, on the server's Python and on the phone's.

On the phone's the measure is the bare ranking of `bare/ranking.py`, for the same results in the
same run: each in a Node process of its own, as two in one disturb each other, and asked in turn.
"""

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from server import rules
from tests.bench.ranking import BARE, ranks, standings
from tests.bench.table import Figure, Goal
from tests.rules.hosts.micropython import SCRIPT, node

PEOPLE = 2000
WARM_UP = 3
TIMES = 41
MILLISECONDS = Goal(15, "ms")
RATIO = Goal(3, "times")


def measure() -> list[Figure]:
    """The best of `TIMES` turns: what the work itself takes, whatever else the cores do."""
    request = json.dumps(standings(PEOPLE))
    here = cpython(request)
    with running(SCRIPT, "timed") as phone, running(BARE / "node.mjs") as bare:
        ours, floor = in_turn(request, phone, bare)
    what = f"standings of {PEOPLE:,} × 5"
    return [
        MILLISECONDS.figure(f"{what}, CPython", min(here), f" (median {median(here):.1f})"),
        RATIO.figure(
            f"{what}, MicroPython : bare ranking",
            min(ours) / min(floor),
            f" (of medians {median(ours) / median(floor):.1f})",
        ),
        Figure(f"  {what}, MicroPython in Node", f"{min(ours):.0f} ms"),
        Figure("  bare ranking, MicroPython in Node", f"{min(floor):.0f} ms"),
    ]


def cpython(request: str) -> list[float]:
    """Milliseconds of each turn in this process, text to text."""
    times = []
    for _ in range(WARM_UP + TIMES):
        start = time.perf_counter()
        rules.call(request)
        times.append(1000 * (time.perf_counter() - start))
    return times[WARM_UP:]


def in_turn(request: str, *hosts: subprocess.Popen[str]) -> list[list[float]]:
    """Milliseconds of each turn of each host, as it says; they must rank alike."""
    times: list[list[float]] = [[] for _ in hosts]
    for _ in range(WARM_UP + TIMES):
        answers = [answer(host, request) for host in hosts]
        first, *others = [ranks(json.loads(reply)) for _, reply in answers]
        assert len(first) == PEOPLE
        assert others == [first] * len(others)
        for mine, (took, _) in zip(times, answers, strict=True):
            mine.append(float(took))
    return [mine[WARM_UP:] for mine in times]


def answer(host: subprocess.Popen[str], request: str) -> tuple[str, str]:
    """How long the request took, and its reply."""
    assert host.stdin
    assert host.stdout
    host.stdin.write(request + "\n")
    host.stdin.flush()
    took, _, reply = host.stdout.readline().partition(" ")
    return took, reply


@contextmanager
def running(script: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A host that answers line by line, until it is not needed."""
    with subprocess.Popen(
        [node(), script, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        yield process

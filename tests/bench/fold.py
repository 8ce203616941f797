"""Folding a whole round from nothing, on the server's Python and on the phone's."""

import json
import statistics
import time
from collections.abc import Callable

from tests.bench.round import operations
from tests.bench.table import Figure
from tests.rules.hosts.cpython import CPython
from tests.rules.hosts.micropython import MicroPython

PEOPLE = 260
TIMES = 3


def measure() -> list[Figure]:
    """The median of `TIMES` folds in each host, and their ratio."""
    cpython, micropython = folded(CPython()), folded(MicroPython())
    return [
        Figure(f"fold {PEOPLE} × 5, CPython", f"{cpython * 1000:.0f} ms"),
        Figure(f"fold {PEOPLE} × 5, MicroPython in Node", f"{micropython * 1000:.0f} ms"),
        Figure("MicroPython : CPython", f"{micropython / cpython:.1f} : 1"),
    ]


def folded(host: CPython | MicroPython) -> float:
    """Seconds for one fold, after one that only warms the host up."""
    request = json.dumps({"call": "log.fold", "stream": "333-r1", "ops": operations(PEOPLE)})
    try:
        [first] = host.ask([request])
        assert first["ok"], first
        return statistics.median(timed(lambda: host.ask([request])) for _ in range(TIMES))
    finally:
        host.close()


def timed(do: Callable[[], object]) -> float:
    """Seconds that `do` takes."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start

"""Folding a whole round from nothing, on the server's Python and on the phone's."""

import json
import statistics
import subprocess
import time
from collections.abc import Callable

from server.rules import call
from tests.bench.round import operations
from tests.bench.table import Figure
from tools.paths import ROOT

PEOPLE = 260
TIMES = 3
NODE = ["node", str(ROOT / "tests" / "rules" / "hosts" / "micropython.mjs")]


def measure() -> list[Figure]:
    """The median of `TIMES` folds in each host, and their ratio."""
    request = json.dumps(
        {"call": "log.fold", "stream": "333-r1", "ops": operations(PEOPLE)}, separators=(",", ":")
    )
    cpython = statistics.median(timed(lambda: call(request)) for _ in range(TIMES))
    micropython = statistics.median(_in_node(request))
    return [
        Figure(f"fold {PEOPLE} × 5, CPython", f"{cpython * 1000:.0f} ms"),
        Figure(f"fold {PEOPLE} × 5, MicroPython in Node", f"{micropython * 1000:.0f} ms"),
        Figure("MicroPython : CPython", f"{micropython / cpython:.1f} : 1"),
    ]


def timed(do: Callable[[], object]) -> float:
    """Seconds that `do` takes."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def _in_node(request: str) -> list[float]:
    with subprocess.Popen(NODE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdin and host.stdout

        def ask(line: str) -> str:
            host.stdin.write(line + "\n")
            host.stdin.flush()
            return host.stdout.readline()

        ask("{}")
        replies: list[str] = []
        times = [timed(lambda: replies.append(ask(request))) for _ in range(TIMES)]
        assert all(reply.startswith('{"ok": true') or '"ok":true' in reply for reply in replies)
        host.stdin.close()
    return times

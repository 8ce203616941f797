"""What shares the cores with the measurement: figures of another machine or hour are no measure."""

import json
import os
import platform
import time

from tests.bench.bare.ranking import rank
from tests.bench.ranking import standings

PEOPLE = 2_000
FLOOR_MS = 3.5
"""The bare ranking of so many, five attempts each, where the design's floors were measured."""
TIMES = 25


def described() -> str:
    """One line, to be printed before and after."""
    one, five, _ = os.getloadavg()
    bare = bare_ms()
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}; load {one:.1f} in the last "
        f"minute, {five:.1f} in five; a bare ranking takes {bare:.0f} ms, "
        f"{bare / FLOOR_MS:.1f} times what it took the machine of the floors. "
        "Clients and servers share the cores."
    )


def slower_than_the_floors() -> float:
    """How many times as long as there the bare ranking takes here."""
    return bare_ms() / FLOOR_MS


def bare_ms() -> float:
    """What the bare ranking takes here, text to text, at its best."""
    request = json.dumps(standings(PEOPLE))
    times = []
    for _ in range(TIMES):
        start = time.perf_counter()
        rank(request)
        times.append(1000 * (time.perf_counter() - start))
    return min(times)

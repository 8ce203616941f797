"""From a result of the file back to what a judge may have seen: reading, penalty, ruling."""

import random
from typing import Any

from server.rules.timing import DNF, DNS

TWO_SECONDS_CS = 200
MISALIGNED = "10e3"
"""The puzzle ended one move short: +2."""
SHORTEST_CS = 600
PLUS_TWO_IN = 20
"""One of so many solves ends with the penalty."""


def body_of(value: int, dice: random.Random) -> dict[str, Any]:
    """The body of an `attempt.record` that comes to `value` (a WCA integer of a timed event)."""
    if value == DNS:
        return {"penalties": [], "declared": "dns"}
    thousandths = dice.randrange(10)
    if value == DNF:
        return {
            "reading_ms": dice.randrange(900, 1900) * 10 + thousandths,
            "penalties": [],
            "declared": "dnf",
        }
    if value > SHORTEST_CS and dice.randrange(PLUS_TWO_IN) == 0:
        reading_cs = value - TWO_SECONDS_CS
        return {"reading_ms": reading_cs * 10 + thousandths, "penalties": [MISALIGNED]}
    return {"reading_ms": value * 10 + thousandths, "penalties": []}

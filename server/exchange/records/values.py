"""A result as the field writes it, or as the WCA's integer.

>>> read_value("1:02.34", "time", "single"), read_value("12/13 58:34", "multi", "single")
(6234, 880351401)
"""

import re

from server.rules.schemas import MOST_ATTEMPT

CLOCK = re.compile(r"(?:(?:(?P<h>\d{1,2}):)?(?P<m>\d{1,2}):)?(?P<s>\d{1,2})(?:\.(?P<c>\d\d))?")
MEAN = re.compile(r"\d{1,3}\.\d\d")
MULTI = re.compile(r"(\d{1,2})/(\d{1,2}) +(\S+)")
LEAST_MEAN = 1000
"""A mean of moves as an integer is in hundredths; a smaller one was meant in moves."""


def read_value(text: str, result: str, kind: str) -> int | None:
    """The WCA's integer; None for what is no result of that kind of event."""
    value = _integer(text, result, kind) if text.isdecimal() else _written(text, result, kind)
    return value if value is not None and 0 < value <= MOST_ATTEMPT else None


def _integer(text: str, result: str, kind: str) -> int | None:
    value = int(text[:12])
    means_moves = result == "moves" and kind == "average" and value < LEAST_MEAN
    return None if means_moves else value


def _written(text: str, result: str, kind: str) -> int | None:
    if result == "multi":
        return _multi(text)
    if result == "moves":
        return int(text.replace(".", "")) if kind == "average" and MEAN.fullmatch(text) else None
    return _centiseconds(text)


def _centiseconds(text: str) -> int | None:
    """`12.34`, `1:02.34`, `10:23`, `1:02:09`."""
    read = CLOCK.fullmatch(text)
    if read is None or (read["m"] is None and read["c"] is None):
        return None
    hours, minutes, seconds = (int(read[name] or 0) for name in "hms")
    if (read["m"] and seconds > 59) or (read["h"] and minutes > 59):
        return None
    return 360_000 * hours + 6000 * minutes + 100 * seconds + int(read["c"] or 0)


def _multi(text: str) -> int | None:
    """`12/13 58:34` → `0DDTTTTTMM` (9f12c)."""
    read = MULTI.fullmatch(text)
    time = _centiseconds(read[3]) if read else None
    if read is None or time is None:
        return None
    solved, attempted = int(read[1]), int(read[2])
    missed = attempted - solved
    if not 0 <= missed <= solved:
        return None
    return (99 - solved + missed) * 10_000_000 + time // 100 * 100 + missed

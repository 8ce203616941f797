"""What the timer said: cut to hundredths, from ten minutes up to whole seconds (9f1, 9f2).

>>> clock_cs(12678, None)
1267
"""

from .errors import bad
from .timing import TEN_MINUTES

VERY_SHORT_CS = 50


def clock_cs(reading_ms, stopwatch_cs):
    """The time in centiseconds, truncated, or None where no clock was read."""
    if reading_ms is not None and stopwatch_cs is not None:
        raise bad("stopwatch_cs", "instead of reading_ms, not beside it")
    if reading_ms is not None:
        if reading_ms < 10:
            raise bad("reading_ms", "under a hundredth")
        return reading_ms // 10
    if stopwatch_cs is not None and stopwatch_cs < 1:
        raise bad("stopwatch_cs", "under a hundredth")
    return stopwatch_cs


def recorded(table, cs):
    """A single as it is written down: whole seconds from ten minutes up."""
    if cs < TEN_MINUTES:
        return cs
    return (cs + table["single_rounding_cs"]) // 100 * 100  # 9f2


def reading_flags(table, clock, reading_ms, previous_ms):
    """What a person should look at; a flag never changes a value."""
    flags = []
    faulty_below = table["malfunction_below_cs"]
    if reading_ms is not None and faulty_below is not None and clock < faulty_below:
        flags.append("timer-malfunction")  # A6b1
    elif clock is not None and clock < VERY_SHORT_CS:
        flags.append("very-short")
    if reading_ms is not None and reading_ms == previous_ms:
        flags.append("stale-reading")
    return flags

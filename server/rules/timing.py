"""How times and results are typed and shown.

>>> time_read("10234"), time_show(6234)
({'cs': 6234}, {'text': '1:02.34'})
"""

from .editions import result_of
from .errors import bad
from .schemas import MOST_ATTEMPT

NONE, DNF, DNS = 0, -1, -2
WORST = 1000000000000  # behind every result, means of moves too, where DNF, DNS and none compare
WORDS = {NONE: "", DNF: "DNF", DNS: "DNS"}
TEN_MINUTES = 60000


def time_read(digits):
    """`{"cs"}` of what was typed: from the right, two digits each for hundredths up to hours.

    75 seconds typed as `7500` is 1:15.00; nothing is carried or refused for being over 59.
    """
    if not 1 <= len(digits) <= 8 or any(digit not in "0123456789" for digit in digits):
        raise bad("digits", "one to eight of 0123456789")
    number = int(digits)
    hundredths = number % 10000
    minutes = number // 10000 % 100
    hours = number // 1000000
    return {"cs": hundredths + 6000 * minutes + 360000 * hours}


def time_show(cs, event=None, kind="single"):
    """`{"text"}` of a result in its event's way: `1:02.34`, `12/13 58:34`, `28`, `28.33`, `DNF`."""
    result = "time" if event is None else result_of(event)
    if result is None:
        raise bad("event", "no edition has it")
    if result == "multi" and cs > MOST_ATTEMPT:
        raise bad("cs", "not a multi-blind result")
    return {"text": show(cs, result, kind)}


def show(value, result="time", kind="single"):
    """The text of a value; `result` is `time`, `moves` or `multi`."""
    if value in WORDS:
        return WORDS[value]
    if result == "multi":
        return show_multi(value)
    if result == "moves":
        return _decimal(value) if kind == "average" else str(value)
    return show_time(value)


def show_time(cs):
    """From ten minutes up the hundredths are dropped, not rounded (9f2)."""
    seconds = cs // 100
    if cs >= TEN_MINUTES:
        return show_clock(seconds)
    if seconds < 60:
        return _decimal(cs)
    return str(seconds // 60) + ":" + two(seconds % 60) + "." + two(cs % 100)


def show_clock(seconds):
    """`0:45`, `58:34`, `1:02:09`."""
    minutes = seconds // 60
    if minutes < 60:
        return str(minutes) + ":" + two(seconds % 60)
    return str(minutes // 60) + ":" + two(minutes % 60) + ":" + two(seconds % 60)


def show_multi(value):
    """`0DDTTTTTMM`: 99 less the points, the seconds, the cubes that were missed."""
    points = 99 - value // 10000000
    seconds = value // 100 % 100000
    missed = value % 100
    solved = points + missed
    return str(solved) + "/" + str(solved + missed) + " " + show_clock(seconds)


def two(number):
    """Two digits."""
    return ("0" if number < 10 else "") + str(number)


def _decimal(hundredths):
    return str(hundredths // 100) + "." + two(hundredths % 100)

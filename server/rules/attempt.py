"""One attempt: what the judge saw becomes the result that counts.

>>> attempt_result("wca-2026", "333", reading_ms=17658, penalties=["A4d1", "A6c"])["text"]
'17.65 + 4 = 21.65'
"""

from .editions import edition as edition_table
from .editions import event_result
from .errors import bad
from .inspection import inspection_code
from .limits import over_limit, used_up
from .penalties import known, plus2, ruled
from .reading import clock_cs, reading_flags, recorded
from .timing import DNF, DNS, show_time


def attempt_result(edition, event, unofficial=False, **seen):
    """The value of a timed attempt, with how it came about. Arguments and reply: `attempt.result`.

    An event in moves or cubes may only be `declared` DNF or DNS here: its results have other calls.
    """
    table = edition_table(edition)
    return judged(table, event_result(table, event, unofficial), **seen)


def judged(
    table,
    kind,
    reading_ms=None,
    stopwatch_cs=None,
    penalties=(),
    declared=None,
    inspection_ms=None,
    previous_ms=None,
    limit_cs=None,
    cumulative_cs=None,
    counted_before_cs=0,
):
    """The same, the edition's table and what the event's results are having been looked up."""
    clock = clock_cs(reading_ms, stopwatch_cs)
    if clock is not None and kind != "time":
        raise bad("event", "not a timed event")
    known(table, penalties)
    codes = list(penalties)
    if inspection_ms is not None:
        codes = inspection_code(table, inspection_ms) + codes
    limits = (limit_cs, cumulative_cs, counted_before_cs)

    reading = 0 if clock is None else recorded(table, clock)
    before, after, value, dns, dnf = 0, 0, reading, [], []
    if codes:
        before, after = plus2(table, codes)
        value = recorded(table, reading + before + after)
        dns, dnf = ruled(table, codes, "dns"), ruled(table, codes, "dnf")
    dns += used_up(table, limits)
    over = clock is not None and over_limit(table, clock, value, limits)

    if declared == "dns" or dns:
        outcome = _outcome(DNS, "dns", dns, 0, "DNS")
    elif declared == "dnf" or dnf:
        outcome = _dnf(reading, dnf)
    elif clock is None:
        raise bad("reading_ms", "missing")
    elif over and table["limit"]["dnf"]:
        outcome = _dnf(reading, [table["limit"]["dnf"]])  # 2026 A1a4
    else:
        outcome = _outcome(value, "ok", [], value, _sum(reading, before + after, value))
    outcome["reading_cs"] = reading
    outcome["before_cs"] = before
    outcome["after_cs"] = after
    outcome["flags"] = reading_flags(table, clock, reading_ms, previous_ms)
    if over and not table["limit"]["dnf"]:
        outcome["flags"].append("over-limit")  # 2008 8e, 2010 9s: the main judge rules
    return outcome


def _outcome(value, verdict, causes, counted, text):
    return {
        "value": value,
        "verdict": verdict,
        "causes": causes,
        "counted_cs": counted,
        "text": text,
    }


def _dnf(reading, causes):
    """The elapsed time stays on record, and counts, without penalties (2026 A1a2+)."""
    text = "DNF (" + show_time(reading) + ")" if reading else "DNF"
    return _outcome(DNF, "dnf", causes, reading, text)


def _sum(reading, penalty, value):
    """The scorecard's `T + X = F` (2010 A7b1, 2026 A7b4), or T alone."""
    if not penalty:
        return show_time(value)
    return show_time(reading) + " + " + str(penalty // 100) + " = " + show_time(value)

"""The calls about a round: its results, the next attempt, the standings, the number of rounds.

>>> round_result("wca-2026", "333", "a", [1100, 1200, -1, 1300, 1000])["average"]
1200
"""

from .averages import average, best, complete, counting
from .cutoff import cutoff_state
from .editions import edition as edition_table
from .editions import event_result
from .errors import at, bad
from .formats import attempts_of, fits, ranks_by_average
from .standings import ranked
from .timing import NONE


def round_result(edition, event, format, attempts, unofficial=False):
    """Best, average and which attempts are in it. Arguments and reply: `round.result`."""
    table = edition_table(edition)
    result = event_result(table, event, unofficial)
    fits(format, attempts)
    whole = complete(format, attempts)
    return {
        "best": best(table, attempts),
        "average": average(table, result, format, attempts),
        "counting": counting(format, attempts) if whole and ranks_by_average(format) else [],
        "complete": whole,
    }


def round_next(edition, event, format, attempts, cutoff=None, unofficial=False):
    """Which attempt comes next, if any. A missed cutoff leaves blanks, not DNS (2026 9f5+)."""
    table = edition_table(edition)
    event_result(table, event, unofficial)
    fits(format, attempts)
    state = cutoff_state(table, cutoff, attempts)
    slot = _first_empty(attempts, attempts_of(format))
    if state == "missed":
        slot = None
    return {"slot": slot, "closed": slot is None, "cutoff": state}


def round_standings(edition, event, format, results, unofficial=False):
    """Ranks of `{"person", "attempts"}` results. Arguments and reply: `round.standings`."""
    table = edition_table(edition)
    result = event_result(table, event, unofficial)
    attempts_of(format)
    seen = set()
    rows = []
    for index, entry in enumerate(results):
        path = "results" + at(index)
        if entry["person"] in seen:
            raise bad(path + ".person", "twice")
        seen.add(entry["person"])
        fits(format, entry["attempts"], path + ".attempts")
        rows.append(
            {
                "person": entry["person"],
                "best": best(table, entry["attempts"]),
                "average": average(table, result, format, entry["attempts"]),
            }
        )
    return {"rows": ranked(table, result, format, rows)}


def event_rounds(edition, competitors):
    """How many rounds so many competitors may have (9m-9o)."""
    steps = edition_table(edition)["rounds"]
    fitting = [rounds for most, rounds in steps if most is None or competitors <= most]
    return {"max_rounds": fitting[0]}


def _first_empty(attempts, slots):
    """The number, from 1, of the first slot without an attempt; None if there is none."""
    for slot in range(slots):
        if slot >= len(attempts) or attempts[slot] == NONE:
            return slot + 1
    return None

"""The calls about a round: its results, the next attempt, the standings, the number of rounds.

>>> round_result("wca-2026", "333", "a", [1100, 1200, -1, 1300, 1000])["average"]
1200
"""

from .averages import complete, counting, scoring
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
    first, average = scoring(table, result, format)(attempts)
    return {
        "best": first,
        "average": average,
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
    return {"rows": ranked(table, result, format, rows_of(table, result, format, results))}


def rows_of(table, result, format, results, field="results"):
    """`{"person", "best", "average"}` of each, nobody twice."""
    most = attempts_of(format)
    score = scoring(table, result, format)
    seen = set()
    rows = []
    for entry in results:
        person, attempts = entry["person"], entry["attempts"]
        if person in seen or len(attempts) > most:
            _refuse(field + at(len(rows)), person in seen)
        seen.add(person)
        first, average = score(attempts)
        rows.append({"person": person, "best": first, "average": average})
    return rows


def _refuse(path, twice):
    if twice:
        raise bad(path + ".person", "twice")
    raise bad(path + ".attempts", "more than the format has")


def event_rounds(edition, competitors):
    """How many rounds so many competitors may have (9m-9o). See `event.rounds`.

    `later_rounds` is how many may follow a round of so many, where an edition holds every round to
    its own number (2026 9m1-9m3), and `code` by which regulation; `counts`, as how many rounds
    each kind counts (9o).
    """
    table = edition_table(edition)
    counts = table["counts"]
    fitting = [row for row in table["rounds"] if row[0] is None or competitors <= row[0]]
    _, most, code = fitting[0]
    return {
        "max_rounds": most,
        "later_rounds": most - 1 if counts["by_round"] else None,
        "code": code,
        "counts": {
            "combined": counts["combined"],
            "qualification": counts["qualification"],
            "dual": table["dual_rounds"],
            "head_to_head": counts["head_to_head"],
        },
        "fewest": counts["fewest"],
        "warnings": [counts["code"]] if competitors < counts["fewest"] else [],
    }


def _first_empty(attempts, slots):
    """The number, from 1, of the first slot without an attempt; None if there is none."""
    for slot in range(slots):
        if slot >= len(attempts) or attempts[slot] == NONE:
            return slot + 1
    return None

"""What an edition demands of an event, for whoever sets a round up, and for the judge.

>>> event_rules("wca-2008", "clock")["recommended"]
['m']
"""

from .editions import edition as edition_table
from .editions import event_line
from .formats import attempts_of
from .sheet import phases_of


def event_rules(edition, event, unofficial=False):
    """Formats, clocks, limits and combined rounds. Arguments and reply: `event.rules`.

    An unofficial event has the rules of a timed one, in every format that the edition knows (9e).
    """
    table = edition_table(edition)
    line = event_line(table, event, unofficial)
    metric, kind, scrambled, seconds, timer, formats, recommended, cutoffs = line
    every = table["every_event"]
    head_to_head = table["head_to_head"]
    after = [{"format": name, "attempts": _attempts(name, cutoffs)} for name in formats]
    rules = {
        "official": event in table["events"],
        "metric": metric,
        "kind": kind,
        "formats": list(formats),
        "recommended": list(recommended.replace("-", "")),
        "head_to_head": head_to_head is not None and event in head_to_head["events"],
        "scrambled": scrambled == "scrambled",
        "covered": scrambled == "scrambled" and metric != "moves",  # a sequence on paper (E2a)
        "inspection": None if seconds == "-" else _inspection(table, int(seconds)),
        "timer": timer,
        "stopwatch": None if timer == "stopwatch" else dict(every["stopwatch"]),  # beside it, A1b
        "cutoffs": {
            "phases": every["phases"],
            "by": every["by"],
            "compared": table["cutoff"],
            "formats": [row for row in after if row["attempts"]],
        },
        "phases": phases_of(table, event, kind),
        "changes": dict(table["changes"]),
    }
    for name in ("limit", "cumulative", "fewest", "multi"):
        part = table["demands"][metric].get(name)
        rules[name] = None if part is None else dict(part)
    if rules["fewest"]:
        rules["fewest"]["inner_turns"] = table["fewest"]["inner_turns"]  # 12a9-12b
    if rules["cumulative"]:
        offered = [name for name in formats if name in rules["cumulative"]["formats"]]
        rules["cumulative"]["formats"] = offered
    return rules


def _attempts(name, cutoffs):
    """After how many attempts of a format it may be decided who goes on (9g, 2026 9b)."""
    if cutoffs == "*":
        return list(range(1, attempts_of(name)))
    return [int(pair[0]) for pair in cutoffs.split(",") if pair[1:] == name]


def _inspection(table, seconds):
    """How long it is, the calls, and what follows on too long a one (A3, A4d)."""
    steps = [{"compared": how, "ms": ms, "code": code} for how, ms, code in table["inspection"]]
    return {
        "limit_cs": seconds * 100,
        "calls_cs": table["every_event"]["calls_cs"],
        "call_keys": table["every_event"]["call_keys"],
        "too_long": steps,
    }

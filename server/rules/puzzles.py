"""Which puzzle an event ends with, and how far its parts may rest out of line (10f, 10g).

>>> solved_limits("wca-2010", "minx")["limits"]
[{'layer': None, 'at': 36, 'beyond': 37}]
"""

from .editions import edition as edition_table
from .editions import event_line
from .tables.puzzles import PUZZLES

LAYERS = (None, "ud", "slash")  # of a Square-1


def solved_limits(edition, event, unofficial=False):
    """What a judge looks at after an event's solve. Arguments and reply: `solved.limits`.

    A limit is told as what `solved.judge` is to be given: `at` it, which still counts as in place,
    and `beyond` it by the least that there is.
    """
    table = edition_table(edition)
    event_line(table, event, unofficial)
    rules = table["solved"]
    puzzle, size = PUZZLES.get(event, (None, None))
    reply = {
        "puzzle": puzzle,
        "size": size,
        "measure": None,
        "limits": [],
        "detached": list(rules["detached"]),
        "penalties": [],
        "hints": left_to_a_judge(rules, puzzle),
    }
    if puzzle == "magic" and rules["magic"]:
        flat = rules["magic"]
        reply["measure"] = flat["measure"]
        reply["penalties"] = [flat["plus2"], flat["dnf"]]
        reply["limits"] = [_limit(None, flat["limit"], flat["out"])]
    elif puzzle in rules["limits_deg"]:
        limits = rules["limits_deg"][puzzle]
        by_layer = limits if isinstance(limits, dict) else {None: limits}
        reply["measure"] = "degrees"
        reply["penalties"] = [rules["plus2"], rules["dnf"]]
        reply["limits"] = [
            _limit(layer, by_layer[layer], rules["misaligned"])
            for layer in LAYERS
            if layer in by_layer
        ]
    return reply


def _limit(layer, limit, out):
    return {"layer": layer, "at": limit, "beyond": limit + 1 if out == "gt" else limit - 1}


def left_to_a_judge(rules, puzzle):
    """The regulation by which somebody decides who looks at it, where nothing is measured."""
    if puzzle == "clock":
        return [rules["clock"]]
    measured = puzzle in rules["limits_deg"] or (puzzle == "magic" and rules["magic"])
    if (measured and puzzle not in rules["by_custom"]) or not rules["others"]:
        return []
    return [rules["others"]]

"""`fewest.check`: does the written solution solve the scrambled cube, and in how many moves?

>>> fewest_check("wca-2026", "R U", "U' R'")["moves"]
2
"""

from ..editions import edition as edition_table
from ..errors import bad
from ..penalties import known, ruled
from ..timing import DNF, DNS, show
from .cube import SOLVED, solved, turned
from .notation import turns

# A solution that shares so many first moves with the inverse scramble is for a person (E2e++).
SHARED = 4


def fewest_check(edition, scramble, solution, penalties=(), declared=None):
    """What is written, counted and judged. Arguments and reply: `fewest.check`.

    `state` is the cube that is reached, 54 letters: the faces U R F D L B, each row by row. A judge
    may have `declared` DNF or DNS, or given `penalties` (E2c, E2e, E3a).
    """
    table = edition_table(edition)
    known(table, penalties)
    rules = table["fewest"]
    mixing, strange = turns(scramble, rules)
    if strange or not mixing:
        raise bad("scramble", "not in the edition's notation")
    written, errors = turns(solution, rules)
    state = SOLVED
    for _, axis, layers, quarters, _ in mixing + written:
        state = turned(state, axis, layers, quarters)
    done = solved(state) and not errors
    moves = sum([turn[4] for turn in written])
    too_long = rules["longest"] is not None and _length(written, rules) > rules["longest"]
    dns = ruled(table, penalties, "dns")
    dnf = ruled(table, penalties, "dnf")
    if too_long and rules["dnf"]:
        dnf.append(rules["dnf"])
    valid = done and moves > 0 and not dnf and declared != "dnf"
    value, verdict, causes = (moves, "ok", []) if valid else (DNF, "dnf", dnf)
    if dns or declared == "dns":
        value, verdict, causes = DNS, "dns", dns
    hints = []
    if _shares(written, mixing):
        hints.append("inverse-of-scramble")
    if too_long and not rules["dnf"]:
        hints.append("over-80")
    return {
        "solved": done,
        "moves": moves,
        "value": value,
        "text": show(value, "moves"),
        "verdict": verdict,
        "causes": causes,
        "errors": errors,
        "hints": hints,
        "state": state,
    }


def as_written(edition, text):
    """What a text says, however it is spaced and spelt: two that say the same are one."""
    said, strange = turns(text, edition_table(edition)["fewest"])
    return tuple(said), tuple([error["token"] for error in strange])


def _length(written, rules):
    """The length that has a limit: in 2026 every turn is one, rotations too (12a6)."""
    return len(written) if rules["rotations_count"] else sum([turn[4] for turn in written])


def _shares(written, mixing):
    """Whether the first moves are those of the inverse scramble."""
    inverse = [(axis, layers, -quarters % 4) for _, axis, layers, quarters, _ in mixing[::-1]]
    first = [turn[1:4] for turn in written[:SHARED]]
    return len(first) == SHARED and first == inverse[:SHARED]

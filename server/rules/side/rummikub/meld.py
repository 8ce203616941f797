"""`rummikub.meld`: whether a rack holds an initial meld (source 003, 2. «30 이상»).

The best sets are found number by number, as in van Rijn, Takes and Vis, "The Complexity of Rummikub
Problems": what matters of all before is which runs are open, and how many jokers are left.

>>> rummikub_meld(["K9", "K10", "J", "R2"])["value"]
30
"""

from ...order import in_order
from . import runs
from .bound import Bound
from .sets import built, grouped
from .values import COLOURS, HIGHEST, MELD

NUMBERS = range(HIGHEST, 0, -1)  # from the top: little is left to gain soon
BEAM = 40


def rummikub_meld(tiles):
    """`{"meld": bool, "value", "sets": [["K9", "K10", "J"], …]}`: the most that can be laid down.

    `value` is the sum of the sets' numbers, a joker's that of the tile that it stands for.
    """
    held = {tile: tiles.count(tile) for tile in tiles}
    bound = Bound(held)
    value, _ = _best(held, bound, 0, BEAM)
    value, choices = _best(held, bound, value, None)
    return {"meld": value >= MELD, "value": value, "sets": built(choices, held)}


def _best(held, bound, floor, width):
    """`(value, choices)`, looking only at what can reach `floor`, at `width` states a number.

    A choice is `(tiles in runs by colour, jokers in groups)`, from the highest number down.
    """
    steps = [{runs.WHOLE * held.get("J", 0): (0, None, None)}]
    for number in NUMBERS:
        have = [held.get(colour + str(number), 0) for colour in COLOURS]
        step = _step(steps[-1], number, have, bound, floor)
        if width is not None and len(step) > width:
            keep = in_order([(-step[state][0], state) for state in step])[:width]
            step = {state: step[state] for _, state in keep}
        steps.append(step)
    over = [state for state in steps[-1] if runs.closed(state)]
    if not over:
        return 0, []
    best = max(over, key=lambda state: (steps[-1][state][0], state))
    value, state, choices = steps[-1][best][0], best, []
    for step in reversed(steps[1:]):
        _, state, choice = step[state]
        choices.append(choice)
    return value, choices[::-1]


def _step(before, number, have, bound, floor):
    """State → (value, state before, choice) behind this number."""
    after = {}
    for state in in_order(list(before)):
        value = before[state][0]
        jokers = state // runs.WHOLE
        for left, uses, opened in runs.ways(state % runs.WHOLE, have, jokers, number):
            rest = [max(0, have[colour] - uses[colour]) for colour in range(len(COLOURS))]
            for spent in range(left + 1):
                in_groups = grouped(rest, spent)
                if spent and not in_groups:
                    continue
                worth = value + number * (sum(uses) + in_groups)
                if worth + bound.behind(number, left - spent) < floor:
                    continue
                reached = (left - spent) * runs.WHOLE + opened
                if reached not in after or worth > after[reached][0]:
                    after[reached] = (worth, state, (uses, spent))
    return after

"""The runs that are open at a number, as one whole number: of each colour how many of one tile, of
two, and of three and more, which may end or go on; above them the jokers that are left.
"""

from .values import COLOURS

MOST = 5  # runs of one colour at a time: none, or up to two of tiles and two of jokers
YOUNG, MIDDLE, GROWN = 1, MOST, MOST * MOST
COLOUR = MOST * MOST * MOST
WHOLE = COLOUR ** len(COLOURS)
SHORTEST = 3


def ways(opened, have, jokers, number):
    """Every way to go on from these runs: `(jokers left, tiles in runs by colour, open runs)`.

    `have` counts the tiles of this number by colour; the numbers come from the highest down.
    """
    found = [(jokers, (), 0)]
    unit = 1
    for count in have:
        here = opened % COLOUR
        opened //= COLOUR
        young, middle, grown = here % MIDDLE, here // MIDDLE % MIDDLE, here // GROWN
        longer = []
        for left, uses, reached in found:
            for used in range(young + middle, count + left + 1):
                new = max(0, used - young - middle - grown)
                if new and number < SHORTEST:
                    break
                kept = used - young - middle - new
                now = new * YOUNG + young * MIDDLE + (middle + kept) * GROWN
                spent = max(0, used - count)
                longer.append((left - spent, uses + (used,), reached + now * unit))
        found = longer
        unit *= COLOUR
    return found


def closed(state):
    """Whether no open run is shorter than three."""
    opened = state % WHOLE
    while opened:
        if opened % GROWN:
            return False
        opened //= COLOUR
    return True

"""Sorting that does not mind lists that are in order already.

MicroPython sorts by quicksort with the last element as pivot, which takes quadratic time on them;
dealt out like cards first, they are as quick as any other.

>>> in_order([3, 1, 2])
[1, 2, 3]
"""

DECKS = 61


def in_order(values):
    """A new sorted list. Equal values may change places: make them differ where that matters."""
    dealt = []
    for first in range(DECKS):
        dealt += values[first::DECKS]
    return sorted(dealt)

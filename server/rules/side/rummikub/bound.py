"""How much the numbers that are still to come can be worth at most."""

from .values import COLOURS, HIGHEST, JOKERS

SMALLEST = 3


class Bound:
    """Of a rack, given as tile → how many."""

    def __init__(self, held):
        self.sums = [_sums(held, jokers) for jokers in range(JOKERS + 1)]
        self.most = self.sums[held.get("J", 0)]

    def behind(self, number, jokers):
        """Below this number, with so many jokers left; open runs may want two numbers more."""
        near = max(0, number - SMALLEST)
        return (
            self.most[number - 1]
            - self.most[near]
            + self.sums[jokers][near]
            + jokers * (number - 1)
        )


def _sums(held, jokers):
    """The tiles from 1 up to each number that so many jokers can bring into a set, added up."""
    sums = [0]
    for number in range(1, HIGHEST + 1):
        names = [colour + str(number) for colour in COLOURS]
        group = len([name for name in names if name in held]) + jokers >= SMALLEST
        worth = [
            number * held[name]
            for name in names
            if name in held and (group or _in_run(held, name[0], number, jokers))
        ]
        sums.append(sums[-1] + sum(worth))
    return sums


def _in_run(held, colour, number, jokers):
    for first in range(max(1, number - 2), min(number, HIGHEST - 2) + 1):
        window = [colour + str(first + step) for step in range(SMALLEST)]
        if len([name for name in window if name in held]) + jokers >= SMALLEST:
            return True
    return False

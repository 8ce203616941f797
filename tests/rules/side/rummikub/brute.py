"""The most that a rack can lay down, by trying every set and every rest: for few tiles only.

Nothing is shared with the rules: sets are written down one by one, jokers in every place.
"""

from collections import Counter
from functools import cache
from itertools import combinations

COLOURS = "KBRO"


def _runs() -> list[list[tuple[str, int]]]:
    return [
        [(colour, number) for number in range(first, first + length)]
        for colour in COLOURS
        for length in range(3, 14)
        for first in range(1, 15 - length)
    ]


def _groups() -> list[list[tuple[str, int]]]:
    return [
        [(colour, number) for colour in colours]
        for number in range(1, 14)
        for size in (3, 4)
        for colours in combinations(COLOURS, size)
    ]


def _sets() -> list[tuple[Counter, int]]:
    """What each set takes from the rack, and what it is worth; with none, one or two jokers."""
    found = {}
    for whole in _runs() + _groups():
        worth = sum(number for _, number in whole)
        for jokers in range(3):
            for places in combinations(range(len(whole)), jokers):
                taken = tuple(
                    "J" if place in places else f"{colour}{number}"
                    for place, (colour, number) in enumerate(whole)
                )
                key = tuple(sorted(taken))
                found[key] = max(found.get(key, 0), worth)
    return [(Counter(key), worth) for key, worth in found.items()]


SETS = _sets()


def most(rack: list[str]) -> int:
    """The highest sum of disjoint sets."""
    whole = Counter(rack)
    within = [(taken, worth) for taken, worth in SETS if taken <= whole]

    @cache
    def beyond(start: int, left: frozenset) -> int:
        rest = Counter(dict(left))
        best = 0
        for index in range(start, len(within)):
            taken, worth = within[index]
            if taken <= rest:
                after = rest - taken
                best = max(best, worth + beyond(index, frozenset(after.items())))
        return best

    return beyond(0, frozenset(whole.items()))


def is_set(tiles: list[str]) -> bool:
    """Whether these tiles, in this order, are a run or a group."""
    own = [(tile[0], int(tile[1:])) for tile in tiles if tile != "J"]
    if len(tiles) < 3 or not own:
        return False
    colours = {colour for colour, _ in own}
    if len({number for _, number in own}) == 1 and len(colours) == len(own) and len(tiles) <= 4:
        return True
    place, (colour, number) = next(
        (place, (tile[0], int(tile[1:]))) for place, tile in enumerate(tiles) if tile != "J"
    )
    first = number - place
    return (
        first >= 1
        and first + len(tiles) - 1 <= 13
        and all(tile in ("J", f"{colour}{first + at}") for at, tile in enumerate(tiles))
    )

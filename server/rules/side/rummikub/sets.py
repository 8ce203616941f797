"""Groups of one number, and how choices number by number become sets of tiles."""

from .values import COLOURS, HIGHEST

SMALLEST = 3


def grouped(rest, jokers):
    """How many tiles of one number groups can take, all these jokers among them; 0 if they cannot.

    `rest` counts the tiles by colour, up to two each.

    >>> grouped([2, 1, 1, 0], 0), grouped([2, 1, 1, 0], 2), grouped([1, 1, 0, 0], 1)
    (3, 6, 3)
    """
    return sum([len(group) for group in groups(rest, jokers)])


def groups(rest, jokers):
    """The groups themselves, as lists of colours; None is a joker."""
    total = sum(rest) + jokers
    colours = [colour for colour in range(len(COLOURS)) if rest[colour]]
    if total >= 2 * SMALLEST:
        return _two(rest, jokers) if total <= 2 * len(COLOURS) else []
    if SMALLEST <= len(colours) + jokers <= len(COLOURS):
        return [colours + [None] * jokers]
    return []


def _two(rest, jokers):
    """Two groups of all of it: doubles in both, then whatever is left where fewer are."""
    both = [colour for colour in range(len(COLOURS)) if rest[colour] == 2]
    pair = [both[:], both[:]]
    for one in [colour for colour in range(len(COLOURS)) if rest[colour] == 1] + [None] * jokers:
        pair[1 if len(pair[1]) < len(pair[0]) else 0].append(one)
    return pair


def built(choices, held):
    """The sets of these choices, `(tiles in runs by colour, jokers in groups)` from 13 down."""
    open_runs = [[] for _ in COLOURS]
    sets = []
    for index, (uses, jokers) in enumerate(choices):
        number = str(HIGHEST - index)
        rest = []
        for place, colour in enumerate(COLOURS):
            name = colour + number
            count = held.get(name, 0)
            rest.append(max(0, count - uses[place]))
            tiles = [name] * min(count, uses[place]) + ["J"] * (uses[place] - count)
            sets += [run[::-1] for run in _grow(open_runs[place], tiles)]
        for group in groups(rest, jokers):
            sets.append(["J" if one is None else COLOURS[one] + number for one in group])
    for runs in open_runs:
        sets += [run[::-1] for run in runs]
    return sets


def _grow(runs, tiles):
    """Lays the tiles on the open runs, the shortest first; gives those that end here."""
    runs.sort(key=lambda run: (len(run), run))  # alike in every host
    for index, run in enumerate(runs[: len(tiles)]):
        run.append(tiles[index])
    ended = runs[len(tiles) :]
    del runs[len(tiles) :]
    runs += [[tile] for tile in tiles[len(runs) :]]
    return ended

"""`seating.sizes`: as many tables of four as there can be, and three at the others.

>>> seating_sizes(11)["tables"]
[4, 4, 3]
"""

from ...errors import RulesError

FULL = 4


def seating_sizes(players):
    """`{"tables": [4, …, 3, …]}`; `no-seating` for 1, 2 or 5 players."""
    count = (players + FULL - 1) // FULL
    threes = FULL * count - players
    if threes > count:
        raise RulesError("no-seating", "players", "tables of 3 and 4 do not make this number")
    return {"tables": [FULL] * (count - threes) + [FULL - 1] * threes}

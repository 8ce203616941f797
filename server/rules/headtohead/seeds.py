"""Who takes part, from the highest seed to the lowest (I1)."""

from ..log.canonical import sha256
from ..order import in_order
from ..timing import NONE
from .rules import rules_of


def headtohead_seeds(edition, places, rows, draw, withdrawn=()):
    """`{"seeds", "reserve", "drawn"}` of the standings of the round before, or `round.qualified`.

    Equal ranks are `drawn` (I1d), across the last place too, by the SHA-256 of `draw|person`, which
    everybody can check. The next take the places of who withdrew (9p3).
    """
    rules_of(edition, places=places)
    able = [row for row in rows if row["rank"] is not None and row["best"] > NONE]  # 9p4
    line = in_order(
        [
            (row["rank"], sha256(draw + "|" + str(row["person"])), row["person"])
            for row in able
            if row["person"] not in withdrawn
        ]
    )
    ranks = [rank for rank, _, _ in line]
    people = [person for _, _, person in line]
    return {
        "seeds": people[:places],
        "reserve": people[places:],
        "drawn": [person for rank, _, person in line if ranks.count(rank) > 1],
    }

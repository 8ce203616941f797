"""The order of a round (9f12-9f15): equal results share a rank and the next number is skipped.

>>> [row["rank"] for row in ranked(edition("wca-2026"), "time", "1", rows)]
[1, 2, 2, 4]
"""

from .formats import ranks_by_average
from .timing import DNS, NONE

LAST = 10000000000  # behind every result: no average, a missing one and DNF are equal here


def ranked(table, result, name, rows):
    """`{"person","best","average"}` rows with `rank` and `ties`, by rank, then person.

    Nobody without a result is ranked, nor, where the edition says so, with DNS alone (9f5a).
    """
    in_order = sorted(
        [(_key(table, result, name, row), row["person"], i) for i, row in enumerate(rows)]
    )
    keys = [key for key, _, _ in in_order]
    standing = []
    rank = 0
    for place in range(len(in_order)):
        key, person, i = in_order[place]
        if place == 0 or key != keys[place - 1]:
            rank = place + 1
        has_rank = rows[i]["best"] not in (NONE, DNS)
        tied = key in (keys[place - 1] if place else None, (keys + [None])[place + 1])
        standing.append(
            {
                "person": person,
                "rank": rank if has_rank else None,
                "best": rows[i]["best"],
                "average": rows[i]["average"],
                "ties": has_rank and tied,
            }
        )
    return standing


def _key(table, result, name, row):
    """What sorts: unranked last, then the average where it ranks, then the best."""
    first = row["best"]
    if result == "multi" and not table["multi"]["unsolved_breaks_ties"]:
        first = first // 100 if first > NONE else first  # 2008, 2010 9f16: points, then time
    best = first if first > NONE else LAST
    average = row["average"] if row["average"] > NONE else LAST
    unranked = row["best"] in (NONE, DNS)
    return (unranked, average, best) if ranks_by_average(name) else (unranked, best, best)

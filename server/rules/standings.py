"""The order of a round (9f12-9f15): equal results share a rank and the next number is skipped.

>>> [row["rank"] for row in ranked(edition("wca-2026"), "time", "1", rows)]
[1, 2, 2, 4]
"""

from .formats import ranks_by_average
from .order import in_order
from .timing import DNS, NONE, WORST


def ranked(table, result, name, rows):
    """`{"person", "best", "average"}` rows with `rank` and `ties`, by rank, then person.

    Nobody without a result is ranked, nor, where the edition says so, with DNS alone (9f5a).
    """
    line = in_order([place(table, result, name, row) for row in rows])
    standing = []
    rank = 0
    before = None
    for i, (unranked, first, single, person, best, average) in enumerate(line):
        mine = (unranked, first, single)
        ties = mine == before
        before = mine
        if not ties:
            rank = i + 1
        elif not unranked:
            standing[-1]["ties"] = True
        standing.append(
            {
                "person": person,
                "rank": None if unranked else rank,
                "best": best,
                "average": average,
                "ties": ties and not unranked,
            }
        )
    return standing


def place(table, result, name, row):
    """What a row is sorted by, and the row: unranked last, the average where it ranks, the best."""
    single = row["best"] if row["best"] > NONE else WORST
    if result == "multi" and not table["multi"]["unsolved_breaks_ties"]:
        single = single // 100  # 2008, 2010 9f16: points, then time
    first = single
    if ranks_by_average(name):
        # A missing average and DNF are equal (9f14).
        first = row["average"] if row["average"] > NONE else WORST
    unranked = row["best"] in (NONE, DNS)
    return (unranked, first, single, row["person"], row["best"], row["average"])

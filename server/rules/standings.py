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
    place = placing(table, result, name)
    line = in_order([place(row) for row in rows])
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


def placing(table, result, name):
    """The function from a row to what it is sorted by, and the row: what is asked once of a format.

    Unranked last, the average where it ranks, the best.
    """
    by_average = ranks_by_average(name)
    # 2008, 2010 9f16: points, then time
    points = result == "multi" and not table["multi"]["unsolved_breaks_ties"]

    def place(row):
        best, average = row["best"], row["average"]
        single = best if best > NONE else WORST
        if points:
            single = single // 100
        first = single
        if by_average:
            first = average if average > NONE else WORST  # a missing one and DNF are equal (9f14)
        return (best == NONE or best == DNS, first, single, row["person"], best, average)

    return place

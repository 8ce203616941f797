"""Who qualifies for the first round by what they did before the competition.

In old editions the others play a qualification round (9r); today they cannot take part (2a2).
"""

from .advancing import reaches
from .editions import edition as edition_table
from .errors import bad
from .standings import ranked
from .timing import NONE


def round_qualified(edition, rows, condition):
    """`rows` as a seeding takes them (2026 I1c), and the `others`; see `round.qualified`.

    Given are each person's personal bests and place in the world's ranking, on the day announced.
    """
    table = edition_table(edition)
    if condition["type"] == "percent":
        raise bad("condition.type", "not of a qualification")
    given = {row["person"]: row for row in rows}
    marks = []
    for person in sorted(given):
        row = given[person]
        if condition["type"] == "result":
            mark = row["average" if condition.get("of") == "average" else "best"]
            good = reaches(table, condition, row)  # as 9p2
        else:
            mark = row["rank"]
            good = mark is not None and mark <= condition["level"]
        if good:
            marks.append({"person": person, "best": mark, "average": NONE})
    able = ranked(table, "time", "1", marks)
    for row in able:
        row["best"], row["average"] = given[row["person"]]["best"], given[row["person"]]["average"]
    inside = set([row["person"] for row in marks])
    rule = table["qualification"]
    return {
        "rows": able,
        "others": [person for person in sorted(given) if person not in inside],
        "qualification_round": rule["round"],
        "code": rule["code"],
    }

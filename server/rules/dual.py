"""Dual Rounds: two rounds of which each competitor's better result counts (2026 9v)."""

from .editions import edition as edition_table
from .editions import event_result
from .errors import at, bad
from .rounds import rows_of
from .standings import placing, ranked


def dual_standings(edition, event, format, rounds, unofficial=False):
    """Ranks over both, as of `round.standings`, each row with the `round` that counts, from 1.

    The better of two results counts as a whole, an average with its own best (9v4). Nobody is out
    after the first, whatever they did there or if they were there (9v5, 9v5a).
    """
    table = edition_table(edition)
    if table["dual_rounds"] is None:
        raise bad("edition", "knows no Dual Rounds")
    result = event_result(table, event, unofficial)
    place = placing(table, result, format)
    better = {}
    for index, results in enumerate(rounds):
        for row in rows_of(table, result, format, results, "rounds" + at(index)):
            person = row["person"]
            key = place(row)[:3] + (index,)
            if person not in better or key < better[person][0]:
                better[person] = (key, row)
    rows = ranked(table, result, format, [better[person][1] for person in sorted(better)])
    for row in rows:
        row["round"] = better[row["person"]][0][3] + 1
    return {"rows": rows, "counts_as": table["dual_rounds"]}  # 9o2

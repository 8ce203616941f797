"""Who goes on in a combined round by position, ranked by what they have so far (2008, 2010 9g2).

It is one round (9g3), so nobody has to stay as between rounds, and nobody has an average yet. A tie
across the cut is a person's to settle.

>>> round_phase("wca-2010", "333", "a", two_attempts_of_20, 2, 8)["tied_at_cut"]
[]
"""

from .advancing import tied_at
from .editions import edition as edition_table
from .editions import event_result
from .errors import bad
from .formats import attempts_of
from .rounds import rows_of
from .standings import ranked
from .timing import NONE


def round_phase(edition, event, format, results, after, level, quit=(), unofficial=False):
    """Who goes on after so many attempts, the `level` best. Arguments and reply: `round.phase`."""
    table = edition_table(edition)
    if "position" not in table["every_event"]["by"]:
        raise bad("edition", "by result alone")
    result = event_result(table, event, unofficial)
    if after >= attempts_of(format):
        raise bad("after", "no attempt is left")
    rows_of(table, result, format, results)
    done, unfinished = [], []
    for entry in results:
        attempts = entry["attempts"][:after]
        if entry["person"] in quit:
            continue
        if len(attempts) < after or NONE in attempts:
            unfinished.append(entry["person"])
        else:
            done.append({"person": entry["person"], "attempts": attempts})
    rows = ranked(table, result, format, rows_of(table, result, format, done))
    line = [(row["rank"], row["person"]) for row in rows]
    tied = tied_at(line, level)
    before = line.index(tied[0]) if tied else level
    return {
        "rows": rows,
        "advance": [person for _, person in line[:before]],
        "tied_at_cut": [person for _, person in tied],
        "behind": [person for _, person in line[before + len(tied) :]],
        "unfinished": sorted(unfinished),
        "stop": bool(tied),
    }

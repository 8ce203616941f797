"""Who goes on to the next round (9p).

A tie across the cut is never cut in silence: all who are tied go on if the cap allows it, else
none of them does.

>>> round_advancing("wca-2026", rows_of_24, {"type": "ranking", "level": 16}, [12])["cap"]
18
"""

from .compare import good_enough
from .editions import edition as edition_table
from .errors import bad
from .order import in_order
from .timing import NONE

MOST_PERCENT = 100


def round_advancing(edition, rows, condition, withdrawn=()):
    """Who advances, who is next in line, who is tied at the cut. See `round.advancing`.

    `stop` says that a person must decide, and `reasons` by which regulations. `code` is the cap's,
    `replaces` that by which a reserve takes the place of who withdraws, None where none says so.
    """
    table = edition_table(edition)
    if condition["type"] == "percent" and condition["level"] > MOST_PERCENT:
        raise bad("condition.level", "over 100")
    ranked = [row for row in rows if row["rank"] is not None]
    cap = _cap(table["stays"], len(ranked))
    places = min(_places(table, condition, ranked), cap)

    # Only DNF or DNS never advances (2026 9p4); a withdrawal leaves the place to the next (9p3).
    able = [row for row in ranked if row["best"] > NONE and row["person"] not in withdrawn]
    line = in_order([(_order(table, condition, row), row["person"]) for row in able])
    tied = tied_at(line, places)
    before = line.index(tied[0]) if tied else places
    all_fit = before + len(tied) <= cap
    places = before + len(tied) if all_fit else before
    return {
        "advance": [person for _, person in line[:places]],
        "reserve": [person for _, person in line[places:]],
        "tied_at_cut": [person for _, person in tied],
        "cap": cap,
        "stop": not all_fit,
        "reasons": [] if all_fit else [table["stays"]["code"]],
        "code": table["stays"]["code"],
        "replaces": table["stays"]["replaces"],
    }


def _cap(stays, ranked):
    """How many may advance: at least one stays (2008 9p), or at least a quarter (9p1)."""
    numerator, denominator = stays["share"]
    share = -(-ranked * numerator // denominator)  # rounded up
    return max(0, ranked - max(stays["count"], share))


def _places(table, condition, ranked):
    """How many places the condition gives before the cap."""
    level = condition["level"]
    if condition["type"] == "ranking":
        return level
    if condition["type"] == "percent":
        return len(ranked) * level // MOST_PERCENT
    return len([row for row in ranked if reaches(table, condition, row)])


def reaches(table, condition, row):
    """Whether the single or average is good enough, in the way of a cutoff (9p2)."""
    value = row["average" if condition.get("of") == "average" else "best"]
    return good_enough(value, table["advancing"], condition["level"])


def _order(table, condition, row):
    """Who reaches the result goes before who does not; then the rank."""
    behind = condition["type"] == "result" and not reaches(table, condition, row)
    return (behind, row["rank"])


def tied_at(line, places):
    """All who share a rank across the cut."""
    if not 0 < places < len(line) or line[places - 1][0] != line[places][0]:
        return []
    return [entry for entry in line if entry[0] == line[places][0]]

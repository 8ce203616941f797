"""`records.marks`: which results are records, against a table of those that stand (9i).

>>> standing = {"world": {"single": 500}, "persons": {"7": {"single": 900}}}
>>> round = {"format": "1", "date": "2026-05-02", "results": [{"person": 7, "attempts": [499]}]}
>>> records_marks("wca-2026", "333", [round], standing)["marks"][0]["marks"]
['world', 'personal']
"""

from .averages import average, best
from .editions import edition as edition_table
from .editions import event_result
from .errors import at, bad
from .formats import fits
from .timing import NONE

# Scope, where the table keeps it, and what of a result names it there.
REGIONS = (
    ("world", None, None),
    ("continental", "continents", "continent"),
    ("national", "countries", "country"),
)
PERSONAL = ("personal", "persons", "person")
KINDS = ("single", "average")


def records_marks(edition, event, rounds, table, unofficial=False):
    """Marks of the results of an event's rounds, in the order in which the rounds ended.

    `table` has what stood before: `{"world", "continents", "countries", "persons"}`, of each
    `{"single", "average"}`: a result, or null where there is none yet. What is not there is not
    known, and gets no mark. Reply: `{"marks": [{"round", "person", "kind", "value", "marks"}]}`
    and `provisional`: the rounds whose records may still change, because one of those that count
    as done at once is not `closed`.

    Regional records are recognised at the end of a round, and only the best of it (2008 9i2); in
    2026 only the best of the round's last calendar date, and one that equals the record too (9i1a).
    """
    rules = edition_table(edition)
    found = _results(rules, event_result(rules, event, unofficial), rounds)
    marks = {}
    for kind in KINDS:
        mine = [row for row in found if row["kind"] == kind]
        for scope in REGIONS:
            _mark(marks, mine, scope, table, rules["records"], rules["records"]["by"])
        _mark(marks, mine, PERSONAL, table, rules["records"], "round")
    rows = [dict(row, marks=marks[row["id"]]) for row in found if row["id"] in marks]
    return {
        "marks": [
            {name: row[name] for name in ("round", "person", "kind", "value", "marks")}
            for row in rows
        ],
        "provisional": _provisional(rounds, rules["records"]["by"]),
    }


def _provisional(rounds, by):
    when = [one["date"] if by == "date" else i for i, one in enumerate(rounds)]
    waits = [when[i] for i, one in enumerate(rounds) if not one.get("closed")]
    return [i for i, window in enumerate(when) if window in waits]


def _results(table, result, rounds):
    """Everybody's single and average of each round, where there is one."""
    found = []
    for i, one in enumerate(rounds):
        where = "rounds" + at(i)
        if table["records"]["by"] == "date" and "date" not in one:
            raise bad(where + ".date", "missing")
        for j, row in enumerate(one["results"]):
            fits(one["format"], row["attempts"], where + ".results" + at(j) + ".attempts")
            for kind, value in _values(table, result, one, row["attempts"]):
                found.append(
                    {
                        "id": (i, j, kind),
                        "round": i,
                        "date": one.get("date"),
                        "person": row["person"],
                        "country": row.get("country"),
                        "continent": row.get("continent"),
                        "kind": kind,
                        "value": value,
                    }
                )
    return found


def _values(table, result, one, attempts):
    values = [("single", best(table, attempts))]
    if not one.get("singles_only"):  # 2026 9i4: Head to Head
        values.append(("average", average(table, result, one["format"], attempts)))
    return [(kind, value) for kind, value in values if value > NONE]


def _mark(marks, rows, scope, table, rules, by):
    """Adds the scope's mark to the results that get it; a window is a round or a date."""
    name, place, field = scope
    standing = {}
    for window in _windows(rows, by):
        groups = {}
        for row in window:
            if _has(row, field):
                groups.setdefault(str(row[field]) if field else "", []).append(row)
        for region in sorted(groups):
            mine = groups[region]
            known = table.get(place, {}).get(region, {}) if place else table.get(name, {})
            key = mine[0]["kind"]
            if region not in standing:
                if key not in known:
                    continue
                standing[region] = known[key]
            first = min([row["value"] for row in mine])
            record = standing[region]
            if record is None or first < record or (rules["equal"] and first == record):
                standing[region] = first
                broken = [row for row in mine if row["value"] == first]
                for row in broken[-1:] if rules["last"] else broken:
                    marks.setdefault(row["id"], []).append(name)


def _has(row, field):
    return field is None or row[field] is not None


def _windows(rows, by):
    """The results that count as done at once, window by window."""
    windows = {}
    for row in rows:
        windows.setdefault(row[by], []).append(row)
    return [windows[key] for key in sorted(windows)]

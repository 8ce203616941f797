"""A competitor's card: its slots' lines, best, average, and whether anything is left to do."""

from ..cutoff import cutoff_state
from ..timing import NONE
from .canonical import quoted

EMPTY = {
    "status": "empty",
    "value": NONE,
    "text": "",
    "reading_cs": 0,
    "op": None,
    "by": [],
    "confirmed": False,
    "checked": False,
}
FLAGS = {True: "true", False: "false"}


class Card:
    """`shown` is the reply's card, `json` its canonical JSON, `standing` its row without a rank."""

    def __init__(self, person, lines, first, mean, closed):
        shown = {
            "person": person,
            "slots": lines,
            "best": first,
            "average": mean,
            "closed": closed,
        }
        self.shown = shown
        self.json = _card_json(shown)
        self.standing = None
        if any(line["value"] != NONE for line in lines):
            self.standing = {name: shown[name] for name in ("person", "best", "average")}


def card_of(person, rows, opened, continues):
    """The card of a format with so many attempts: a line for each of its `rows`."""
    attempts = [row["value"] for row in rows]
    best, average = opened.score(attempts)
    return Card(
        person,
        [numbered(i + 1, row) for i, row in enumerate(rows)],
        best,
        average,
        not continues or _closed(opened, attempts),
    )


def _card_json(shown):
    """`canonical`, for what there is most of."""
    slots = ",".join([_line_json(line) for line in shown["slots"]])
    return (
        f'{{"average":{shown["average"]},"best":{shown["best"]},"closed":{FLAGS[shown["closed"]]},'
        f'"person":{shown["person"]},"slots":[{slots}]}}'
    )


def _line_json(line):
    by, op = line["by"], line["op"]
    return (
        f'{{"by":[{",".join([quoted(one) if isinstance(one, str) else str(one) for one in by])}],'
        f'"checked":{FLAGS[line["checked"]]},"confirmed":{FLAGS[line["confirmed"]]},'
        f'"op":{"null" if op is None else quoted(op)},"reading_cs":{line["reading_cs"]},'
        f'"slot":{line["slot"]},"status":"{line["status"]}","text":"{line["text"]}",'
        f'"value":{line["value"]}}}'
    )


def numbered(number, row):
    line = dict(row)
    line["slot"] = number
    return line


def _closed(opened, attempts):
    """Every slot has a result, or a missed cutoff left the rest blank (2026 9f5+)."""
    if NONE not in attempts:
        return True
    return cutoff_state(opened.table, opened.cutoff, attempts) == "missed"

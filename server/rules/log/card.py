"""A competitor's card: its slots' lines, best, average, and whether anything is left to do."""

from ..averages import average, best
from ..rounds import round_next
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
    return Card(
        person,
        [numbered(i + 1, row) for i, row in enumerate(rows)],
        best(opened.table, attempts),
        average(opened.table, opened.result, opened.format, attempts),
        not continues or _closed(opened, attempts),
    )


def _card_json(shown):
    """`canonical`, for what there is most of."""
    slots = ",".join([_line_json(line) for line in shown["slots"]])
    return (
        f'{{"average":{shown["average"]},"best":{shown["best"]},"closed":{_flag(shown["closed"])},'
        f'"person":{shown["person"]},"slots":[{slots}]}}'
    )


def _line_json(line):
    by = ",".join([quoted(one) if isinstance(one, str) else str(one) for one in line["by"]])
    op = "null" if line["op"] is None else quoted(line["op"])
    return (
        f'{{"by":[{by}],"checked":{_flag(line["checked"])},"confirmed":{_flag(line["confirmed"])},'
        f'"op":{op},"reading_cs":{line["reading_cs"]},"slot":{line["slot"]},'
        f'"status":"{line["status"]}","text":"{line["text"]}","value":{line["value"]}}}'
    )


def _flag(value):
    return "true" if value else "false"


def numbered(number, row):
    line = dict(row)
    line["slot"] = number
    return line


def _closed(opened, attempts):
    """Every slot has a result, or a missed cutoff left the rest blank."""
    reply = round_next(
        opened.edition,
        opened.event,
        opened.format,
        attempts,
        cutoff=opened.cutoff,
        unofficial=opened.unofficial,
    )
    return reply["closed"]

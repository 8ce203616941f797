"""The sheet of penalties: every code of an edition that an event can meet, by phase.

>>> [row["penalty"] for row in penalties_list("wca-2008", "333fm")["penalties"]][-2:]
['2k6', '8f']
"""

from .editions import edition as edition_table
from .editions import event_line
from .penalties import PLUS2


def penalties_list(edition, event, unofficial=False):
    """Codes in the order of an attempt. Arguments and reply: `penalties.list`.

    `penalty` is what `attempt.result` takes, `code` its number, `variants` what else the number
    may mean; `key` is for words, the same in all editions. `group` are the +2 that add up with
    this one, `most` how many of them count, null for all.
    """
    table = edition_table(edition)
    rows = _rows(table, event, event_line(table, event, unofficial)[1])
    numbers = {}
    for row in rows:
        numbers[row["code"]] = numbers.get(row["code"], []) + [row["penalty"]]
    for row in rows:
        same = numbers[row["code"]]
        row["variants"] = same if len(same) > 1 else []
    return {"penalties": rows}


def phases_of(table, event, kind):
    """The phases that have a penalty for the event, in the order of an attempt."""
    phases = []
    for row in _rows(table, event, kind):
        if row["phase"] not in phases:
            phases.append(row["phase"])
    return phases


def _rows(table, event, kind):
    """The lines of the table that are about the event or its kind, code by code."""
    rows = []
    for line in table["sheet"]:
        phase, effect, by, about, *codes = line.split()
        named = about.split(",")
        if about == "*" or kind in named or event in named:
            rows += [_row(table, entry, phase, effect, by) for entry in codes]
    return rows


def _row(table, entry, phase, effect, by):
    name, key = entry.split(":")
    group, _, text = effect.partition("/")
    plus2 = group in PLUS2
    return {
        "penalty": name,
        "code": name.split("#")[0],
        "key": key,
        "phase": phase,
        "effect": "+2" if plus2 else group,
        "consequence": text or ("+2" if plus2 else group),
        "group": group if plus2 else None,
        "most": table["most_plus2"] if plus2 else None,
        "by": by.rstrip("?"),
        "discretion": by[-1] == "?",
    }

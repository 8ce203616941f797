"""Which signatures an attempt asks for, which are there, and what the judge says of it (A7).

In old editions a competitor signs a penalty or a DNF; today scrambler, judge and competitor sign
each attempt, and what follows from a missing signature is left to the Delegate (A7c4, A7c5).

>>> row = card_signatures("wca-2010", "333", [{"slot": 1, "status": "recorded", "value": -1}])
>>> [one["code"] for one in row["slots"][0]["asked"]]
['A7b', 'A7e']
"""

from .editions import edition as edition_table
from .editions import event_line
from .timing import DNF, DNS


def card_signatures(edition, event, slots, unofficial=False):
    """A card's lines with their signatures. Arguments and reply: `card.signatures`."""
    table = edition_table(edition)
    line = event_line(table, event, unofficial)
    rule = table["signatures"]
    asked = [] if event in rule["not_for"] else rule["asked"]
    scrambled = line[2] == "scrambled"
    return {"slots": [_slot(rule, asked, line[0], scrambled, given) for given in slots]}


def _slot(rule, asked, metric, scrambled, given):
    done = given["status"] == "recorded" and given["value"] not in (0, DNS)
    verdict = _verdict(metric, given) if done else None
    when = ("each", verdict, "scrambled" if scrambled else None) if done else ()
    rows = [_mark(row, given) for row in asked if row[1] in when]
    missing = [row for row in rows if not row["there"]]
    left = [row for row in missing if row["then"]]
    return {
        "slot": given["slot"],
        "says": _says(rule, verdict),
        "asked": rows,
        "complete": not [row for row in missing if row["finishes"]] if done else None,
        "left_to": rule["left_to"] if left else None,
        "expected": _expected(given),
        "wrong": _wrong(rule, given),
    }


def _verdict(metric, given):
    """`ok`, `penalty` for one of time, or `dnf`. The board's line tells of the first two."""
    if given["value"] == DNF:
        return "dnf"
    timed = metric == "time" and 0 < given.get("reading_cs", 0) < given["value"]
    return "penalty" if timed or given.get("penalty") else "ok"


def _mark(row, given):
    who, _, form, code, finishes, then = row
    there = {
        "scrambler": "scrambled",
        "judge": "judge",
        "competitor": "hand" if form == "hand" else "confirmed",
    }[who]
    return {
        "who": who,
        "form": form,
        "code": code,
        "there": given.get(there, False),
        "finishes": finishes,
        "then": then,
    }


def _says(rule, verdict):
    """What the judge says: which call, its regulation, and whether the text sets the words."""
    if verdict is None:
        return None
    code, words = rule["says"][verdict]
    return {"key": verdict, "code": code, "words": words}


def _expected(given):
    """The scramble of the attempt: its number in the set, or the extra one of its extra attempt."""
    extras = given.get("extras", 0)
    return "E" + str(extras) if extras else str(given["slot"])


def _wrong(rule, given):
    """A scramble that was told and is not the attempt's, for the Delegate (2026 11i)."""
    told = given.get("told")
    if told is None or told == _expected(given):
        return None
    return {"told": told, "expected": _expected(given), "code": rule["misscramble"]}

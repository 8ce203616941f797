"""Whether an event's rounds may be held as they are planned: how many, Dual Rounds, Head to Head.

>>> event_plan("wca-2026", "333", [{"format": "h", "places": 8}, {"format": "a"}])["faults"]
[{'round': 1, 'code': '9b7b'}]
"""

from .editions import edition as edition_table
from .editions import event_result
from .errors import at, bad
from .rounds import event_rounds

HEAD_TO_HEAD = "h"
THE_SAME = ("format", "cutoff", "limit_cs")  # 9v3


def event_plan(edition, event, rounds, championship=False, unofficial=False, added=False):
    """What the text does not allow, round by round. Arguments and reply: `event.plan`.

    `championship` is a national, continental or world one, whose final is of no Dual Rounds (9v2).
    `added` says that the last round is an additional one, which comes too late where the round
    before it has `started` (2026 9p2a+).
    """
    table = edition_table(edition)
    event_result(table, event, unofficial)
    dual = [i for i, planned in enumerate(rounds) if planned.get("dual")]
    if dual and table["dual_rounds"] is None:
        raise bad("rounds" + at(dual[0]) + ".dual", "not in this edition")
    last = len(rounds) - 1
    faults = []
    if dual and (len(dual) != 2 or dual[1] != dual[0] + 1):
        faults.append((dual[0], "9v"))
    elif dual:
        one, other = [[rounds[i].get(name) for name in THE_SAME] for i in dual]
        if dual[0] > 0:
            faults.append((dual[0], "9v1"))
        if championship and dual[1] == last:
            faults.append((last, "9v2"))
        if one != other:
            faults.append((dual[1], "9v3"))
    for i, planned in enumerate(rounds):
        if planned["format"] == HEAD_TO_HEAD:
            rules = table["head_to_head"]
            if rules is None:
                raise bad("rounds" + at(i) + ".format", "not in this edition")
            if event not in rules["events"] and not unofficial:
                faults.append((i, "9b7a"))
            if i < last:
                faults.append((i, "9b7b"))
            if planned.get("places") not in rules["places"]:
                faults.append((i, "I1a"))
    if added and last > 0 and rounds[last - 1].get("started") and table["additional"]:
        faults.append((last, table["additional"]))
    found = [{"round": i + 1, "code": code} for i, code in sorted(faults)]
    return {"faults": _too_many(edition, rounds) + found}


def _too_many(edition, rounds):
    """9m: `most` rounds, this one and those before it included, for so many `competitors`."""
    found = []
    for i, planned in enumerate(rounds):
        if planned.get("competitors") is None:
            continue
        rule = event_rounds(edition, planned["competitors"])
        most = i + rule["max_rounds"]
        if len(rounds) > most and (i == 0 or rule["later_rounds"] is not None):
            found.append({"round": i + 1, "code": rule["code"], "most": most})
    return found

"""Whether an event's rounds may be held as they are planned: Dual Rounds, Head to Head (2026).

>>> event_plan("wca-2026", "333", [{"format": "h", "places": 8}, {"format": "a"}])["faults"]
[{'round': 1, 'code': '9b7b'}]
"""

from .editions import edition as edition_table
from .editions import event_result
from .errors import at, bad

HEAD_TO_HEAD = "h"
THE_SAME = ("format", "cutoff", "limit_cs")  # 9v3


def event_plan(edition, event, rounds, championship=False, unofficial=False):
    """What the text does not allow, round by round. Arguments and reply: `event.plan`.

    `championship` is a national, continental or world one, whose final is of no Dual Rounds (9v2).
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
    return {"faults": [{"round": i + 1, "code": code} for i, code in sorted(faults)]}

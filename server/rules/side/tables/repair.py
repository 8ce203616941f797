"""Somebody comes late or is not there: who changes tables, so that as few as can be do."""

from ...errors import RulesError
from ..seating import seating_sizes
from .plan import draw_of, seated
from .seating import LEAST, MOST, last_table, waiting_of

TOO_MANY = 1 << 28


def tables_repair(event, round, what, person, started=()):
    """`{"moves": [{"person", "table", "seat"}], "moved", "code"}`. See `tables.repair`.

    `what`: `late` for somebody who needs a seat, `gone` for somebody who does not play; `started`:
    tables with a result, where nobody is moved. `moved` counts the others who change tables. A
    table of two takes somebody from a table of four, and is broken up where that moves more.

    `code` is null or why nothing is proposed: `waiting` while others have not drawn, `seated` for
    who has a seat already, `started` where the table or all tables have begun, `no-room` where
    those who are left do not fill tables of three and four. Errors: `no-draw`.
    """
    draw = draw_of(event, round)
    if not draw:
        raise RulesError("no-draw", "round")
    late = what == "late"
    here = {number: {} for number in range(1, last_table(draw) + 1)}
    mine = None
    for one in seated(draw):
        if one["person"] == person:
            mine = one["table"]
        else:
            here[one["table"]][one["seat"]] = one["person"]
    open_ = [number for number in sorted(here) if number not in started]
    if [other for other in waiting_of(event, draw) if other != person]:
        return _refused("waiting")
    if late and mine:
        return _refused("seated")
    if not open_ or (mine and mine not in open_):
        return _refused("started")
    sizes = [len(here[number]) for number in open_]
    targets = _targets(sizes, sum(sizes) + late)
    if targets is None:
        return _refused("no-room")
    looking, free = [person] if late else [], []
    for i, target in enumerate(targets):
        number = open_[i] if i < len(open_) else max(here) + 1 + i - len(open_)
        taken = here.get(number, {})
        while len(taken) > target:
            looking.append(taken.pop(max(taken)))
        empty = [seat for seat in range(MOST) if seat not in taken]
        free += [(number, seat) for seat in empty[: max(0, target - len(taken))]]
    moves = [] if late else [_move(person, None, None)]
    moves += [_move(who, *free[i]) for i, who in enumerate(looking)]
    return {"moves": moves, "moved": len(looking) - late, "code": None}


def _refused(code):
    return {"moves": [], "moved": 0, "code": code}


def _move(person, table, seat):
    return {"person": person, "table": table, "seat": seat}


def _targets(sizes, people):
    """How many sit at each table afterwards, new tables last; None if they cannot be seated.

    Table by table, `best[n]` is the cheapest way to seat n at those looked at: (moved, sizes).
    """
    best = [(0, [])] + [(TOO_MANY, [])] * people
    for size in sizes:
        following = [(TOO_MANY, [])] * (people + 1)
        for before, (moved, chosen) in enumerate(best):
            for target in (LEAST, MOST, 0):
                after = before + target
                cost = moved + max(0, size - target)
                if after <= people and cost < following[after][0]:
                    following[after] = (cost, chosen + [target])
        best = following
    found = None
    for placed in range(people, -1, -1):
        added = _added(people - placed)
        if added is not None and best[placed][0] < (found[0] if found else TOO_MANY):
            found = (best[placed][0], best[placed][1] + added)
    return found and found[1]


def _added(people):
    """Sizes of the tables that so many more fill."""
    if people == 0:
        return []
    try:
        return seating_sizes(people)["tables"]
    except RulesError:
        return None

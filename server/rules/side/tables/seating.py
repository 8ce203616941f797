"""Who sits where in a round, which tiles are still in the bag, and what is wrong with it."""

from ...errors import RulesError
from ...order import in_order
from .plan import draw_of, gone, seated

LEAST, MOST = 3, 4


def tables_seating(event, round):
    """A round's draw as it stands, with all that was changed since. See `tables.seating`.

    `{"round", "how", "seed", "published", "people", "sizes", "tables": [{"table", "size",
    "seats": [{"seat", "person" or null, "for"}]}], "bag": [{"table", "seat"}], "waiting",
    "complete", "problems": [{"code", "person"?, "table"?}]}`. While somebody has not drawn, the
    seats that are free are those in the bag; after that a table is as large as those who sit there.

    Problems, by table: `two-in-a-seat`, `too-few` and `too-many` for a game, `not-in` for somebody
    who has left the event or was never in it. Errors: `no-draw`.
    """
    draw = draw_of(event, round)
    if not draw:
        raise RulesError("no-draw", "round")
    waiting = waiting_of(event, draw)
    sizes = draw["sizes"]
    by_seat = {}
    for one in seated(draw):
        by_seat.setdefault((one["table"], one["seat"]), []).append(one)
    known = set([one["person"] for one in event["entrants"]]) - gone(event)
    tables, bag, problems = [], [], []
    for number in range(1, last_table(draw) + 1):
        free = sizes[number - 1] if waiting and number <= len(sizes) else 0
        places = set([seat for table, seat in by_seat if table == number])
        seats = []
        for seat in sorted(places.union(range(free))):
            here = by_seat.get((number, seat), [])
            people = in_order([one["person"] for one in here])
            seats.append(_seat(seat, here))
            if not here:
                bag.append({"table": number, "seat": seat})
            elif len(here) > 1:
                problems += [_problem("two-in-a-seat", number, person) for person in people]
            problems += [_problem("not-in", number, p) for p in people if p not in known]
        if seats:
            tables.append({"table": number, "size": len(seats), "seats": seats})
            if not LEAST <= len(seats) <= MOST:
                code = "too-few" if len(seats) < LEAST else "too-many"
                problems.append({"code": code, "table": number})
    return {
        "round": round,
        "how": draw["how"],
        "seed": draw.get("seed"),
        "published": draw["published"],
        "people": in_order(draw["people"]),
        "sizes": sizes,
        "tables": tables,
        "bag": bag if draw["how"] == "tile" else [],
        "waiting": waiting,
        "complete": bool(tables) and not waiting and not problems,
        "problems": problems,
    }


def waiting_of(event, draw):
    """Who has not drawn and still is to; by number."""
    done = gone(event)
    for one in draw["seats"]:
        done.add(one["person"])
        if one.get("for"):
            done.add(one["for"])
    return in_order([person for person in draw["people"] if person not in done])


def last_table(draw):
    """The highest number of a table that was drawn for or that somebody sits at."""
    return max([len(draw["sizes"])] + [one["table"] for one in seated(draw)])


def _seat(seat, here):
    one = min(here, key=_person) if here else {"person": None}
    return {"seat": seat, "person": one["person"], "for": one.get("for")}


def _person(one):
    return one["person"]


def _problem(code, table, person):
    return {"code": code, "table": table, "person": person}

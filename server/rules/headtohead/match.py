"""Points, sets and the match of two people (I3).

A side is 0 or 1, in the order of `people`. There None is a place that nobody has yet, NOBODY one
that nobody will have.
"""

from ..errors import at, bad
from ..timing import DNS, NONE, WORST
from .rules import rules_of

NOBODY = 0


def headtohead_match(edition, event, people, seeds, unofficial=False, **known):
    """How a match stands, and what comes next. Arguments and reply: `headtohead.match`."""
    rules = rules_of(edition, event, unofficial)
    for field, pair in (("people[1]", people), ("seeds[1]", seeds)):
        if pair[0] == pair[1]:
            raise bad(field, "twice")
    return match(rules, people, seeds, **known)


def match(
    rules,
    people,
    seeds,
    first_to,
    best_before=(NONE, NONE),
    points=(),
    withdrawn=(),
    settled=None,
):
    """The same within a bracket.

    Who withdraws before it begins or starts no attempt loses it, and nothing of it is recorded
    (I2h, 9f5b). `settled` is who won when it was completed: that stays (11l, 9t4).
    """
    if NOBODY in people:
        points = ()  # nothing can have been played
    gone = [
        person == NOBODY or (person in withdrawn and not _began(points, side))
        for side, person in enumerate(people)
    ]
    if None in people:
        gone = []
    sets, score, read = [], [0, 0], 0
    while True not in gone and max(score) < first_to:
        sets.append(_set(rules, people, seeds, points, read, best_before, settled is not None))
        read += len(sets[-1]["won"])
        if sets[-1]["winner"] is None:
            break
        score[people.index(sets[-1]["winner"])] += 1

    over = max(score) == first_to
    began = [_began(points[:read], side) for side in (0, 1)]
    if over and False in began:
        gone = [not yes for yes in began]
    side = None
    if settled is not None:
        side = _side(people, settled, "settled")
    elif True in gone:
        side = gone.index(False) if False in gone else None
    elif over:
        side = score.index(first_to)
    decided = side is not None or True in gone
    nobody = NOBODY if decided else None
    return {
        "people": people,
        "sets": sets,
        "score": score,
        "decided": decided,
        "winner": nobody if side is None else people[side],
        "loser": nobody if side is None else people[1 - side],
        "walkover": True in gone,
        "attempts": [_attempts(points[:read], i) if all(began) else [] for i in (0, 1)],
        "next": None if decided else {"set": len(sets), "point": len(sets[-1]["won"]) + 1},
        "unread": len(points) - read,
    }


def _set(rules, people, seeds, points, first, best_before, settled):
    """The set from this point on, up to one that lacks an attempt: who won, and by what."""
    score, won = [0, 0], []
    found = {"points": score, "won": won, "winner": None, "by": None}
    while len(won) < rules["longest_set"] and max(score) < rules["set_points"]:
        now = first + len(won)
        if now >= len(points):
            return found
        noted = "won" in points[now]
        if NONE in points[now]["attempts"] and not (noted and settled):
            return found
        side = _lower(_singles(points[now : now + 1]))  # I3c, I3d
        if noted:  # the judge's note (I4d1) outlives an amended attempt (11l1)
            side = _side(people, points[now]["won"], "points" + at(now) + ".won")
        if side is not None:
            score[side] += 1
        won.append(None if side is None else people[side])
    played = points[: first + len(won)]
    for by, keys in (
        ("points", [-score[0], -score[1]]),  # I3b, and from here on I3e
        ("set", _singles(played[first:])),
        ("match", _singles(played)),
        ("round", _singles(played + [{"attempts": best_before}])),
        ("seed", seeds),
    ):
        if found["by"] is None and _lower(keys) is not None:
            found["by"], found["winner"] = by, people[_lower(keys)]
    return found


def _attempts(points, side):
    return [point["attempts"][side] for point in points]


def _began(points, side):
    return any(value not in (NONE, DNS) for value in _attempts(points, side))


def _singles(points):
    """The best single of each; DNF and DNS are the worst that can be."""
    return [min([v if v > NONE else WORST for v in _attempts(points, i)]) for i in (0, 1)]


def _lower(keys):
    return None if keys[0] == keys[1] else keys.index(min(keys))


def _side(people, person, field):
    if person is None:
        return None
    if person not in people:
        raise bad(field, "not in this match")
    return people.index(person)

"""The formats of a round: how many attempts, which of them count, and what ranks (9b, 9f).

A format that an edition does not offer for an event is computed all the same: old rounds stay
readable.
"""

from .errors import bad

# attempts, whether the best and the worst are dropped from the average, what ranks first
HEAD_TO_HEAD = "h"
FORMATS = {
    "1": (1, False, "best"),
    "2": (2, False, "best"),
    "3": (3, False, "best"),
    "5": (5, False, "best"),
    "a": (5, True, "average"),
    "m": (3, False, "average"),
    HEAD_TO_HEAD: (None, False, "best"),  # as many as the matches take; no average (2026 9i4)
}


def attempts_of(name):
    """How many attempts the format has, or `bad-argument`: Head to Head has no such number."""
    if name not in FORMATS or name == HEAD_TO_HEAD:
        raise bad("format", "not one of 1 2 3 5 a m")
    return FORMATS[name][0]


def drops(name):
    """Whether the best and the worst attempt do not count."""
    return FORMATS[name][1]


def ranks_by_average(name):
    """Whether the average ranks and the best breaks ties (9f13, 9f14); else the best (9f12)."""
    return FORMATS[name][2] == "average"


def fits(name, attempts, field="attempts"):
    """Refuses more attempts than the format has."""
    if name != HEAD_TO_HEAD and len(attempts) > attempts_of(name):
        raise bad(field, "more than the format has")

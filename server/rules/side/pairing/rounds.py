"""The next round of an event, in any of the formats."""

from ...errors import RulesError
from .berger import round_robin
from .bracket import knock_out
from .event import Event
from .swiss import swiss

FORMATS = {"swiss": swiss, "round-robin": round_robin, "knock-out": knock_out}


def pairing_next(format, entrants, rounds, planned=None):
    """`{"round", "matches": [{"white", "black"}], "byes": [person]}`. See `pairing.next`.

    Errors: `not-finished` with the first match without a result, `over`, `too-few` where fewer
    than two are in, and `no-pairing` in a Swiss event where nobody can be paired without a rematch.
    """
    event = Event(format, entrants, rounds)
    event.finished()
    if len(event.active) < 2 and not (format == "knock-out" and rounds):
        raise RulesError("too-few", "entrants")
    matches, byes = FORMATS[format](event, planned)
    return {"round": len(rounds) + 1, "matches": matches, "byes": byes}

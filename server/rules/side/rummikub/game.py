"""`rummikub.game`: who won, and what the game is worth to each (source 003, 4. and 5.).

>>> sheet = [{"id": "A", "out": True}, {"id": "B", "sum": 20}, {"id": "C", "sum": 2, "jokers": 1}]
>>> rummikub_game(sheet)["scores"] == {"A": 72, "B": -20, "C": -52}
True
"""

from .entry import errors_of, warnings_of
from .values import ABSENT, FLAT
from .winner import pool_winner, value_of

DEFAULTS = {
    "out": False,
    "melded": True,
    "on_purpose": False,
    "absent": False,
    "sum": None,
    "jokers": 0,
    "tiles": None,
    "drawn": None,
}


def rummikub_game(players, options=None):
    """`{"winner", "end", "scores", "reasons", "check", "errors", "warnings"}`.

    `players` are 3 or 4 in the order of seats: `id`, and of DEFAULTS what differs. `end` is `out`,
    `pool`, or `void` where nobody has melded. A sheet with an entry error scores nothing.
    """
    players = [_whole(player) for player in players]
    errors = errors_of(players)
    if errors:
        return _open(errors)
    out = [player for player in players if player["out"]]
    winner, warnings, errors = (out[0], [], []) if out else pool_winner(players)
    if errors:
        return _open(errors)
    absolute = bool(options) and options.get("pool_empty") == "absolute"
    spared = 0 if absolute or out or winner is None else value_of(winner)
    scores, reasons = {}, {}
    credit = 0
    for player in players:
        name = player["id"]
        if player is not winner:
            reasons[name] = _reason(player)
            scores[name] = _minus(player, reasons[name], spared)
            credit -= 0 if player["absent"] else scores[name]
    if winner is not None:
        reasons[winner["id"]] = "winner"
        scores[winner["id"]] = credit
    return {
        "winner": winner["id"] if winner is not None else None,
        "end": "out" if out else "void" if winner is None else "pool",
        "scores": scores,
        "reasons": reasons,
        "check": sum(scores.values()),
        "errors": [],
        "warnings": warnings + warnings_of(players),
    }


def _whole(player):
    whole = DEFAULTS.copy()
    whole.update(player)
    return whole


def _open(errors):
    return {
        "winner": None,
        "end": None,
        "scores": {},
        "reasons": {},
        "check": 0,
        "errors": errors,
        "warnings": [],
    }


def _reason(player):
    if player["absent"]:
        return "absent"
    if player["melded"]:
        return "tiles"
    return "on-purpose" if player["on_purpose"] else "no-meld"


def _minus(player, reason, spared):
    """What somebody who did not win gets: never more than 0."""
    if reason == "absent":
        return ABSENT
    return FLAT[reason] if reason in FLAT else spared - value_of(player)

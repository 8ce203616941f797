"""Who won a game: who called Rummikub, or when the pool is empty the lowest of those who melded."""

from .values import JOKER


def value_of(player):
    """What is left on a rack."""
    return player["sum"] + JOKER * player["jokers"]


def pool_winner(players):
    """`(winner, warnings, errors)` where nobody is out; no winner where nobody has melded.

    Equal values: fewer tiles, then the higher of the tiles that were drawn for it. Source 003 is
    silent; this keeps it at one win a game.
    """
    able = [player for player in players if player["melded"] and not player["absent"]]
    if not able:
        return None, [{"code": "void", "id": None}], []
    tied = _least(able, value_of)
    if len(tied) == 1:
        return tied[0], [], []
    unknown = [player for player in tied if player["tiles"] is None]
    if unknown:
        return None, [], _named("tiles-needed", unknown)
    tied = _least(tied, lambda player: player["tiles"])
    if len(tied) == 1:
        return tied[0], _named("tie-by-tiles", tied), []
    highest = _least(tied, lambda player: -(player["drawn"] or 0))
    alike = len(highest) > 1
    unknown = [player for player in tied if alike or player["drawn"] is None]
    if unknown:
        return None, [], _named("draw-needed", unknown)
    return highest[0], _named("tie-by-draw", highest), []


def _least(players, key):
    least = min([key(player) for player in players])
    return [player for player in players if key(player) == least]


def _named(code, players):
    return [{"code": code, "id": player["id"]} for player in players]

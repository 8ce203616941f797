"""What cannot be true of a score sheet, and what is only worth a second look."""

from .values import JOKERS, RACK, possible


def errors_of(players):
    """Codes with the player that each is about, None for the whole table; in the order of seats."""
    found = [{"code": code, "id": None} for code in _of_table(players)]
    return found + _each(players, _of_player)


def warnings_of(players):
    """Absences, melds left out on purpose, and racks that hold fewer tiles than were dealt."""
    found = []
    for player in players:
        codes = []
        if player["absent"]:
            codes.append("absent")
        elif not player["melded"]:
            if player["on_purpose"]:
                codes.append("on-purpose")
            if player["tiles"] is not None and player["tiles"] < RACK:
                codes.append("short-rack")
        found += [{"code": code, "id": player["id"]} for code in codes]
    return found


def _of_table(players):
    if len([player for player in players if player["out"]]) > 1:
        yield "two-out"
    if sum([player["jokers"] for player in players]) > JOKERS:
        yield "jokers-over-two"
    if len([player for player in players if not player["absent"]]) < 2:
        yield "too-few-present"


def _each(players, look):
    found = [(look(player), player["id"]) for player in players]
    return [{"code": code, "id": name} for code, name in found if code]


def _of_player(player):
    """The first that fits, or None."""
    holds = bool(player["sum"] or player["jokers"] or player["tiles"])
    if player["absent"]:
        entered = player["out"] or player["on_purpose"] or holds
        return "absent-with-entry" if entered else None
    if player["out"] and not player["melded"]:
        return "out-not-melded"
    if player["out"] and holds:
        return "out-with-tiles"
    if player["on_purpose"] and player["melded"]:
        return "on-purpose-but-melded"
    if player["melded"] and not player["out"]:
        if player["sum"] is None:
            return "sum-missing"
        if player["sum"] == 0 and player["jokers"] == 0:
            return "nothing-left"
    if player["sum"] is not None and player["tiles"] is not None:
        if not possible(player["sum"], player["tiles"] - player["jokers"]):
            return "sum-tiles"
    return None

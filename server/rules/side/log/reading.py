"""What a reply shows of one operation of a match."""

from ..chess.requests import FIELDS
from .past import at_of

OF_A_MATCH = ("game", "config", "players", "table", "draw", "checks", "at_zero")
OF_A_PLAYER = ("person", "name")
OF_A_MOVE = ("uci", "san", "fen")


def opened(op):
    """How a match was opened, and by which operation."""
    body = op["body"]
    shown = {name: body.get(name) for name in OF_A_MATCH}
    shown["op"] = op["id"]
    players = body["players"]
    shown["players"] = {
        side: {name: players[side].get(name) for name in OF_A_PLAYER} for side in ("white", "black")
    }
    return shown


def replayed(body):
    """The event that a body holds, as `chess.replay` takes it: all else stands beside it."""
    known = ["at_ms", "do", "instead"] if body["do"] == "undo" else ["at_ms", "do"]
    for pair in FIELDS.get(body["do"], ()):
        known.append(pair[0].rstrip("?"))
    return {name: body[name] for name in known if name in body}


def event_of(op, least):
    """A row of `events`, its time not below `least`."""
    event = replayed(op["body"])
    event["at_ms"] = max(least, event["at_ms"])
    row = {
        "op": op["id"],
        "device": op["device"],
        "by": op["by"],
        "at": at_of(op),
        "event": event,
    }
    if op["body"].get("words"):
        row["words"] = op["body"]["words"]
    move = op["body"].get("move")
    if move:
        row["move"] = {name: move.get(name) for name in OF_A_MOVE}
    return row

"""`chess.replay`: events in, where the match stands out."""

import json

from ...jsontext import Written
from .config import Settings
from .match import Match
from .reply import reply
from .timers import advance
from .undo import Course

PIECE = 16  # entries of the log


def chess_replay(config, events, now_ms=None):
    """The match after its events, at `now_ms`. Arguments and reply: `chess.replay`."""
    undos = [index for index, event in enumerate(events) if event["do"] == "undo"]
    course = Course(Match(Settings(config)), undos[-1] if undos else -1)
    for index, event in enumerate(events):
        course.take(index, event)
    if now_ms is not None:
        advance(course.match, now_ms)
    return _written(reply(course))


def _written(value):
    """With its text: MicroPython writes what is long quickly only in pieces."""
    log = value["log"]
    pieces = [json.dumps(log[at : at + PIECE])[1:-1] for at in range(0, len(log), PIECE)]
    others = {name: value[name] for name in value if name != "log"}
    return Written(value, json.dumps(others)[:-1] + ', "log": [' + ", ".join(pieces) + "]}")

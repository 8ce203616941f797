"""`chess.replay`: events in, where the match stands out."""

from .config import Settings
from .match import Match
from .reply import reply
from .timers import advance
from .undo import Course


def chess_replay(config, events, now_ms=None):
    """The match after its events, at `now_ms`. Arguments and reply: `chess.replay`."""
    undos = [index for index, event in enumerate(events) if event["do"] == "undo"]
    course = Course(Match(Settings(config)), undos[-1] if undos else -1)
    for index, event in enumerate(events):
        course.take(index, event)
    if now_ms is not None:
        advance(course.match, now_ms)
    return reply(course)

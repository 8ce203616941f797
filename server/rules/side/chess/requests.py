"""The arguments of `chess.replay`, checked: a configuration, events in order of time, a moment.

An event that is well-formed but comes at the wrong moment is no error: the replay keeps it among
`refused`.
"""

from ...arguments import fields, flag, integer, one_of, or_null, text
from ...errors import RulesError, at, bad
from .config import config

PLAYER = one_of("white", "black")
CAPTURED = ("captured?", or_null(one_of("p", "n", "b", "r", "q")))
CS = ("cs?", integer(1))


def reason(value):
    """A text with something in it."""
    if not text(value):
        raise bad(None, "empty")
    return value


FIELDS = {
    "start": (),
    "move": (("player?", PLAYER), ("check?", flag), CAPTURED),
    "mate": (("player?", PLAYER), CAPTURED),
    "lost-claim": (("player", PLAYER), ("reason?", one_of("time", "no-move"))),
    "confirm-board": (),
    "go": (("cover", integer(1, 4)),),
    "stop": (("player", PLAYER), CS),
    "give-up": (("player", PLAYER),),
    "verdict": (("player", PLAYER), ("verdict", one_of("ok", "plus2", "dnf")), CS),
    "resign": (("player", PLAYER),),
    "arbiter-end": (("reason", reason), ("winner?", or_null(PLAYER))),
    "pause": (),
    "resume": (),
}
REPLACING = {
    name: fields(*((("do", text),) + FIELDS[name]))
    for name in FIELDS
    if name not in ("pause", "resume")
}


def one_of_these(kinds):
    """An object whose fields are those of what it does."""

    def check(given):
        if not isinstance(given, dict):
            raise bad(None, "not an object")
        do = given.get("do")
        if not isinstance(do, str) or do not in kinds:
            raise bad("do", "not one of " + ", ".join(sorted(kinds)))
        return kinds[do](given)

    return check


TIMED = (("at_ms", integer()), ("do", text))
EVENTS = {name: fields(*(TIMED + FIELDS[name])) for name in FIELDS}
EVENTS["undo"] = fields(*(TIMED + (("instead?", one_of_these(REPLACING)),)))
EVENT = one_of_these(EVENTS)


def events(given):
    """The events, none before the one in front of it."""
    if not isinstance(given, list):
        raise bad(None, "not a list")
    before = 0
    for index, event in enumerate(given):
        try:
            EVENT(event)
        except RulesError as error:
            error.within(at(index))
            raise
        if event["at_ms"] < before:
            raise bad(at(index) + ".at_ms", "before the one in front of it")
        before = event["at_ms"]
    return given


ARGUMENTS = fields(("config", config), ("events", events), ("now_ms?", integer()))


def CHESS_REPLAY(given):
    """The same, and now is not before the last event."""
    ARGUMENTS(given)
    if "now_ms" in given and given["events"] and given["now_ms"] < given["events"][-1]["at_ms"]:
        raise bad("now_ms", "before the last event")
    return given

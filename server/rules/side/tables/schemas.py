"""The arguments of these calls, as data: folds, of which only what is read here is looked at."""

from ...arguments import fields, flag, integer, list_of, one_of, or_null, text
from ...errors import bad
from ..rummikub.schemas import OPTIONS

PERSON = integer(1)
NUMBER = integer(1, 99)
TABLE = integer(1, 999)
PEOPLE = list_of(PERSON)


def _holding(*pairs):
    return fields(*pairs, others=True)


def _stream(value):
    parts = text(value).split("-")
    if len(parts) < 3 or not _counts("r", parts[-2]) or not _counts("t", parts[-1]):
        raise bad(None, "no table")
    return value


def _counts(letter, part):
    digits = [one for one in part[1:] if one in "0123456789"]
    return part[:1] == letter and 1 < len(part) < 5 and len(digits) == len(part) - 1


PLAN = _holding(
    (
        "stages",
        list_of(
            _holding(
                ("rounds", list_of(integer(1, 99), 99, 1)),
                ("advance?", or_null(integer(1, 9999))),
            )
        ),
    ),
    ("tie_breaks?", or_null(list_of(text))),
    ("options?", or_null(OPTIONS)),
    ("from?", or_null(list_of(text))),
)
SEAT = _holding(
    ("person", PERSON),
    ("table", or_null(TABLE)),
    ("seat", or_null(integer(0, 3))),
    ("for?", or_null(PERSON)),
)
DRAW = _holding(
    ("round", NUMBER),
    ("how", text),
    ("people", PEOPLE),
    ("sizes", list_of(integer(0, 4))),
    ("published", flag),
    ("seats", list_of(SEAT)),
)
EVENT = _holding(
    ("plan", or_null(PLAN)),
    ("entrants", list_of(_holding(("person", PERSON), ("name?", or_null(text)), ("quit", flag)))),
    ("places", list_of(_holding(("person", PERSON), ("declined", flag)))),
    ("draws", list_of(DRAW)),
    ("cuts", list_of(_holding(("stage", NUMBER), ("advance", PEOPLE), ("op", text)))),
    ("ties", list_of(_holding(("stage", NUMBER), ("person", PERSON), ("number", NUMBER)))),
    ("closed", flag),
)
PLAYER = _holding(
    ("person", PERSON),
    ("out?", or_null(flag)),
    ("melded?", or_null(flag)),
    ("on_purpose?", or_null(flag)),
    ("absent?", or_null(flag)),
    ("sum?", or_null(integer())),
    ("jokers?", or_null(integer())),
    ("tiles?", or_null(integer())),
    ("drawn?", or_null(integer())),
)
GAME = _holding(("game", NUMBER), ("players", list_of(PLAYER)), ("disputed", flag))
TABLES = list_of(_holding(("stream", _stream), ("fold", _holding(("games", list_of(GAME))))))
TABLES_SEATING = fields(("event", EVENT), ("round", NUMBER))
TABLES_REPAIR = fields(
    ("event", EVENT),
    ("round", NUMBER),
    ("what", one_of("late", "gone")),
    ("person", PERSON),
    ("started?", list_of(TABLE)),
)
TABLES_STANDINGS = fields(("event", EVENT), ("tables", TABLES))
TABLES_SERIES = fields(
    ("final", EVENT),
    ("events", list_of(_holding(("event", text), ("fold", EVENT), ("tables", TABLES)))),
)

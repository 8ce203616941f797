"""What the body of each kind of a side event must hold, as far as that shows without its past.

Beside the named fields any other may be: a newer phone may say more.
"""

from ...arguments import fields, integer, list_of, one_of, or_null, record, text
from ...errors import RulesError, bad
from ...log.bodies import words
from ...schemas import PERSON
from ..chess.config import config
from ..chess.requests import EVENT
from .reading import replayed

GAMES = one_of("chess")
FORMATS = one_of("swiss", "round-robin", "knock-out")
LATEST = 99999999999999  # ms since 1970, of the year 5138
ON_THE_SPOT = 1000000  # numbers above it were given at the event's desk
DEEPEST = 8


def plain(value, depth=0):
    """Whole numbers, texts, true, false, null and lists and objects of these: the same on every
    host, and the same once written."""
    if isinstance(value, (list, dict)):
        if depth == DEEPEST:
            raise bad(None, "too deep")
        parts = value if isinstance(value, list) else [value[name] for name in sorted(value)]
        for part in parts:
            plain(part, depth + 1)
    elif not (value is None or isinstance(value, (bool, int, str))):
        raise bad(None, "a fraction")
    return value


def plain_record(value):
    return plain(record(value))


def pairing(value):
    """Matches with a number each, and everybody in one of them or with a bye."""
    PAIRING(value)
    numbers = [row["match"] for row in value["matches"]]
    people = value["byes"] + [row[side] for row in value["matches"] for side in ("white", "black")]
    if len(set(numbers)) < len(numbers) or len(set(people)) < len(people):
        raise bad(None, "twice")
    return value


def happened(value):
    """An event as `chess.replay` takes it, with words and a move beside it: one that it would not
    take must not stop the whole match."""
    BESIDE(value)
    EVENT(replayed(value))
    return value


def _holding(*pairs):
    return fields(*pairs, others=True)


BESIDE = _holding(("do", text), ("words?", or_null(text)), ("move?", or_null(plain_record)))
SIDE = _holding(("person?", or_null(PERSON)), ("name", words))
PAIRING = _holding(
    ("round", integer(1, 99)),
    (
        "matches",
        list_of(
            _holding(
                ("match", integer(1, 999)),
                ("table?", or_null(integer(1, 999))),
                ("white", PERSON),
                ("black", PERSON),
            )
        ),
    ),
    ("byes", list_of(PERSON)),
    ("reason?", or_null(text)),
)

BODIES = {
    "match.open": _holding(
        ("game", GAMES),
        ("config", config),
        ("players", _holding(("white", SIDE), ("black", SIDE))),
        ("table?", or_null(integer(1, 999))),
        ("draw", plain_record),
        ("checks", list_of(text)),
        ("at_zero", integer(0, LATEST)),
        ("reason?", or_null(text)),
    ),
    "match.event": happened,
    "match.decide": _holding(("keep", text), ("reason", words)),
    "match.call": _holding(("match", words), ("table", integer(1, 999))),
    "entrant.add": _holding(("name?", or_null(words)), ("rating?", or_null(integer()))),
    "entrant.quit": _holding(("reason?", or_null(text))),
    "side.plan": _holding(
        ("game", GAMES),
        ("name", words),
        ("format", FORMATS),
        ("rounds?", or_null(integer(1, 99))),
        ("config", config),
        ("tie_breaks", list_of(text)),
        ("scrambles", one_of("match", "round")),
        ("tables?", or_null(integer(1, 999))),
        ("reason?", or_null(text)),
    ),
    "side.close": record,
    "pairing.publish": pairing,
    "scramble.key": _holding(("key", words), ("name", words)),
    "scramble.set": _holding(("of", words), ("cycle", integer(1)), ("box", plain_record)),
}


def well_formed(op):
    """Whether the body is an object that holds what its kind wants, of somebody where it must."""
    kind, body = op["kind"], op["body"]
    try:
        BODIES[kind](body)
    except RulesError:
        return False
    if not kind.startswith("entrant."):
        return True
    named = kind == "entrant.quit" or op["person"] <= ON_THE_SPOT or body.get("name")
    return op["person"] > 0 and bool(named)

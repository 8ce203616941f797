"""The bodies of ChessCubing: those of an event of matches, and those of a match."""

from ....arguments import integer, list_of, one_of, or_null, record, text
from ....log.bodies import words
from ....schemas import PERSON
from ...chess.config import config
from ...chess.requests import EVENT
from ..reading import replayed
from .shapes import QUIT, REASON, TEXTS, WHY, each_once, holding, plain_record

GAMES = one_of("chess")
FORMATS = one_of("swiss", "round-robin", "knock-out")
LATEST = 99999999999999  # ms since 1970, of the year 5138


def pairing(value):
    """Matches with a number each, and everybody in one of them or with a bye."""
    PAIRING(value)
    each_once([row["match"] for row in value["matches"]])
    players = [row[side] for row in value["matches"] for side in ("white", "black")]
    each_once(value["byes"] + players)
    return value


def happened(value):
    """An event as `chess.replay` takes it, with words and a move beside it: one that it would not
    take must not stop the whole match."""
    BESIDE(value)
    EVENT(replayed(value))
    return value


TABLE = ("table?", or_null(integer(1, 999)))
BESIDE = holding(("do", text), ("words?", or_null(text)), ("move?", or_null(plain_record)))
SIDE = holding(("person?", or_null(PERSON)), ("name", words))
PAIRED = holding(("match", integer(1, 999)), TABLE, ("white", PERSON), ("black", PERSON))
PAIRING = holding(
    ("round", integer(1, 99)), ("matches", list_of(PAIRED)), ("byes", list_of(PERSON)), REASON
)

OF_A_MATCH = {
    "match.open": holding(
        ("game", GAMES),
        ("config", config),
        ("players", holding(("white", SIDE), ("black", SIDE))),
        TABLE,
        ("draw", plain_record),
        ("checks", TEXTS),
        ("at_zero", integer(0, LATEST)),
        REASON,
    ),
    "match.event": happened,
    "match.decide": holding(("keep", text), WHY),
}
OF_AN_EVENT = {
    "match.call": holding(("match", words), ("table", integer(1, 999))),
    "entrant.add": holding(("name?", or_null(words)), ("rating?", or_null(integer()))),
    "entrant.quit": QUIT,
    "side.plan": holding(
        ("game", GAMES),
        ("name", words),
        ("format", FORMATS),
        ("rounds?", or_null(integer(1, 99))),
        ("config", config),
        ("tie_breaks", TEXTS),
        ("scrambles", one_of("match", "round")),
        ("tables?", or_null(integer(1, 999))),
        REASON,
    ),
    "side.close": record,
    "pairing.publish": pairing,
    "scramble.key": holding(("key", words), ("name", words)),
    "scramble.set": holding(("of", words), ("cycle", integer(1)), ("box", plain_record)),
}

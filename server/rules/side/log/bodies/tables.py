"""The bodies of Rummikub: those of an event of tables, and those of a table (source 003).

What a score sheet may say is the game's own business: a sheet with two winners is kept, and named.
"""

from ....arguments import flag, integer, list_of, one_of, or_null, record, text
from ....errors import bad
from ....log.bodies import words
from ....schemas import PERSON
from .shapes import QUIT, REASON, TEXTS, WHY, each_once, holding, plain

MOST = 9999  # people, minutes, a sum: whatever is more is a slip
ROUND = ("round", integer(1, 99))
GAME = ("game", integer(1, 99))
HOWS = one_of("tile", "seed")
SEAT = integer(0, 3)  # the colour of the tile: black, blue, red, orange


def opening(value):
    """Who draws for what: a seat for everybody, and a seed where it says so."""
    OPENING(value)
    each_once(value["people"])
    if sum(value["sizes"]) != len(value["people"]):
        raise bad("sizes", "not as many as people")
    if value["how"] == "seed":
        words(value.get("seed"))
    return value


def moved(value):
    """A table and a seat there, or none of both."""
    MOVED(value)
    if (value["table"] is None) != (value["seat"] is None):
        raise bad("seat", "half a place")
    return value


def sheet(value):
    """What a game came to for each at the table, each once."""
    SHEET(value)
    each_once([row["person"] for row in value["players"]])
    return value


OPENING = holding(
    ROUND,
    ("how", HOWS),
    ("seed?", or_null(text)),
    ("people", list_of(PERSON, MOST, 3)),
    ("sizes", list_of(integer(3, 4))),
    REASON,
)
MOVED = holding(
    ROUND,
    ("table", or_null(integer(1, MOST))),
    ("seat", or_null(SEAT)),
    ("for?", or_null(PERSON)),
    WHY,
)
PLAYER = holding(
    ("person", PERSON),
    ("out?", or_null(flag)),
    ("melded?", or_null(flag)),
    ("absent?", or_null(flag)),
    ("sum?", or_null(integer(0, MOST))),
    ("jokers?", or_null(integer(0, MOST))),
    ("tiles?", or_null(integer(0, MOST))),
    ("drawn?", or_null(integer(0, MOST))),
)
SHEET = holding(GAME, ("players", list_of(PLAYER, 4, 2)), REASON)
STAGE = holding(("rounds", list_of(integer(1, 99), 20, 1)), ("advance?", or_null(integer(1, MOST))))
MOMENTS = one_of("registration", "opening", "draw", "round", "results", "last-round", "prizes")
MOMENT = holding(("at", words), ("what", MOMENTS), ("round?", or_null(integer(1, 99))))

OF_TABLES = {
    "side.plan": holding(
        ("game", one_of("rummikub")),
        ("name", words),
        ("role", one_of("single", "qualifier", "final")),
        ("place?", or_null(text)),
        ("date?", or_null(text)),
        ("weekday?", or_null(plain)),
        ("from?", or_null(TEXTS)),
        ("capacity?", or_null(integer(1, MOST))),
        ("seats", integer(3, 4)),
        ("turn_seconds", integer(1, MOST)),
        ("warn_seconds", integer(0, MOST)),
        ("options", holding(("pool_empty?", one_of("difference", "absolute")))),
        ("tie_breaks", TEXTS),
        ("draw", HOWS),
        ("ages?", or_null(list_of(integer(0, MOST), 2, 2))),
        ("closes_before?", or_null(integer(0, MOST))),
        ("stages", list_of(STAGE, 9, 1)),
        ("day", list_of(MOMENT)),
        REASON,
    ),
    "entrant.add": holding(
        ("name?", or_null(words)),
        ("age_seen?", or_null(flag)),
        ("in_person?", or_null(flag)),
        ("from?", or_null(text)),
    ),
    "entrant.quit": QUIT,
    "place.decline": QUIT,
    "place.accept": record,
    "draw.open": opening,
    "draw.seat": holding(ROUND, ("draw", text), ("table", integer(1, MOST)), ("seat", SEAT)),
    "seat.move": moved,
    "draw.publish": holding(ROUND),
    "cut.decide": holding(("stage", integer(1, 99)), ("advance", list_of(PERSON, MOST)), WHY),
    "tie.draw": holding(("stage", integer(1, 99)), ("number", integer(1, 13))),
    "side.close": record,
}
OF_A_TABLE = {
    "game.score": sheet,
    "game.purpose": holding(GAME, ("on_purpose", flag), WHY),
    "game.decide": holding(GAME, ("keep", text), WHY),
    "game.note": holding(
        GAME,
        ("what", one_of("starts", "redeal", "clock", "other")),
        ("words?", or_null(text)),
    ),
    "table.confirm": holding(("saw", TEXTS)),
}

"""The arguments of these calls, as data. See `arguments.py` for how to read them."""

from ...arguments import fields, flag, integer, list_of, one_of
from ...errors import at, bad
from ..named import name
from .values import COLOURS, COPIES, HIGHEST, JOKERS, MOST_SUM, MOST_TILES

POOL_EMPTY = ("difference", "absolute")
TILES = [colour + str(number) for colour in COLOURS for number in range(1, HIGHEST + 1)]
PLAYER = fields(
    ("id", name),
    ("out?", flag),
    ("melded?", flag),
    ("on_purpose?", flag),
    ("absent?", flag),
    ("sum?", integer(0, MOST_SUM)),
    ("jokers?", integer(0, JOKERS)),
    ("tiles?", integer(0, MOST_TILES)),
    ("drawn?", integer(1, HIGHEST)),
)
_PLAYERS = list_of(PLAYER, 4, 3)


def players(value):
    """Three or four players, each once."""
    seen = set()
    for index, player in enumerate(_PLAYERS(value)):
        if player["id"] in seen:
            raise bad(at(index) + ".id", "sits here already")
        seen.add(player["id"])
    return value


def rack(value):
    """Tiles as `K10` or `J`, no more of each than there are."""
    held = {}
    for index, tile in enumerate(list_of(one_of("J", *TILES))(value)):
        held[tile] = held.get(tile, 0) + 1
        if held[tile] > (JOKERS if tile == "J" else COPIES):
            raise bad(at(index), "more than there are of " + tile)
    return value


OPTIONS = fields(("pool_empty?", one_of(*POOL_EMPTY)))
GAME = fields(
    ("players", players),
    ("round?", name),
    ("table?", integer(1)),
    ("game?", integer(1)),
)
RUMMIKUB_GAME = fields(("players", players), ("options?", OPTIONS))
RUMMIKUB_STANDINGS = fields(("games", list_of(GAME)), ("cut?", integer(1)), ("options?", OPTIONS))
RUMMIKUB_MELD = fields(("tiles", rack))

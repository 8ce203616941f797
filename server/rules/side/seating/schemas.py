"""The arguments of these calls, as data. See `arguments.py` for how to read them."""

from ...arguments import fields, integer, list_of
from ...errors import at, bad
from ..named import name

MOST = 10000
_NAMES = list_of(name, MOST, 1)


def names(value):
    """Players, each once."""
    seen = set()
    for index, player in enumerate(_NAMES(value)):
        if player in seen:
            raise bad(at(index), "is here already")
        seen.add(player)
    return value


SEATING_SIZES = fields(("players", integer(1, MOST)))
SEATING_DRAW = fields(("players", names), ("seed", name))

"""The arguments of these calls, as data. See `arguments.py` for how to read them."""

from ...arguments import fields, flag, integer, list_of, one_of, or_null
from .rounds import FORMATS
from .tiebreaks import TIE_BREAKS

MOST = 200

PERSON = integer(1)
POINTS = integer(0, 2)
ENTRANTS = list_of(
    fields(("person", PERSON), ("rating?", or_null(integer())), ("quit?", flag)), MOST
)
MATCH = fields(
    ("white", PERSON),
    ("black", PERSON),
    ("points?", or_null(fields(("white", POINTS), ("black", POINTS)))),
)
ROUNDS = list_of(fields(("matches", list_of(MATCH)), ("byes", list_of(PERSON))), MOST)
EVENT = (
    ("format", one_of(*sorted(FORMATS))),
    ("entrants", ENTRANTS),
    ("rounds", ROUNDS),
    ("planned?", or_null(integer(1, MOST))),
)
PAIRING_NEXT = fields(*EVENT)
PAIRING_STANDINGS = fields(*EVENT, ("tie_breaks", list_of(one_of(*sorted(TIE_BREAKS)))))
PAIRING_BRACKET = fields(("format?", one_of("knock-out")), *EVENT[1:])

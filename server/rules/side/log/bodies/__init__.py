"""What the body of each kind of a side event must hold, as far as that shows without its past.

Beside the named fields any other may be: a newer phone may say more.
"""

from ....errors import RulesError
from .chess import OF_A_MATCH, OF_AN_EVENT
from .tables import OF_A_TABLE, OF_TABLES

BODIES = {"side": OF_AN_EVENT, "match": OF_A_MATCH, "tables": OF_TABLES, "table": OF_A_TABLE}
ON_THE_SPOT = 1000000  # numbers above it were given at the event's desk
NAMES_SOMEBODY = (
    "entrant.add",
    "entrant.quit",
    "place.decline",
    "place.accept",
    "draw.seat",
    "seat.move",
    "tie.draw",
    "game.purpose",
    "table.confirm",
)


def well_formed(op, home):
    """Whether the body is an object that holds what its kind wants, of somebody where it must."""
    kind, body, person = op["kind"], op["body"], op["person"]
    try:
        BODIES[home][kind](body)
    except RulesError:
        return False
    if kind in NAMES_SOMEBODY and not person:
        return False
    return kind != "entrant.add" or person <= ON_THE_SPOT or bool(body.get("name"))

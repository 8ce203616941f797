"""Who may do what on a side event: a row a kind of operation, with the streams that it belongs on.

`side` and `match` are those of an event of matches, `tables` and `table` those of an event of
tables. The columns are the roles of `..roles`; no edition speaks of side events.
"""

from ..roles import AT_THE_DESK, AT_THE_TABLE, EVERYBODY, NO, ROLES, YES

ARBITERS = (NO, NO, YES, YES, YES)

KINDS = {
    "match.open": (("match",), AT_THE_TABLE),
    "match.event": (("match",), AT_THE_TABLE),
    "match.decide": (("match",), ARBITERS),
    "match.call": (("side",), AT_THE_DESK),
    "entrant.add": (("side", "tables"), AT_THE_DESK),
    "entrant.quit": (("side", "tables"), AT_THE_DESK),
    "side.plan": (("side", "tables"), ARBITERS),
    "side.close": (("side", "tables"), ARBITERS),
    "pairing.publish": (("side",), ARBITERS),
    "scramble.set": (("side",), ARBITERS),
    "scramble.key": (("side",), EVERYBODY),
    "place.decline": (("tables",), AT_THE_DESK),
    "place.accept": (("tables",), AT_THE_DESK),
    "draw.open": (("tables",), AT_THE_DESK),
    "draw.seat": (("tables",), AT_THE_DESK),
    "seat.move": (("tables",), AT_THE_DESK),
    "draw.publish": (("tables",), AT_THE_DESK),
    "cut.decide": (("tables",), ARBITERS),
    "tie.draw": (("tables",), ARBITERS),
    "game.score": (("table",), AT_THE_TABLE),
    "game.note": (("table",), AT_THE_TABLE),
    "game.purpose": (("table",), ARBITERS),
    "game.decide": (("table",), ARBITERS),
    "table.confirm": (("table",), AT_THE_TABLE),
}


def may(role, kind):
    """`yes` or `no`; `no` too for a role or a kind that is not in the table."""
    if role not in ROLES or kind not in KINDS:
        return NO
    return KINDS[kind][1][ROLES.index(role)]

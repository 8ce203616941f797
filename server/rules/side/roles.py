"""Who may do what on a side event: a row a kind of operation, with the stream that it belongs on.

The columns are the roles of `..roles`; no edition speaks of side events.
"""

from ..roles import AT_THE_DESK, AT_THE_TABLE, EVERYBODY, NO, ROLES, YES

ARBITERS = (NO, NO, YES, YES, YES)

KINDS = {
    "match.open": ("match", AT_THE_TABLE),
    "match.event": ("match", AT_THE_TABLE),
    "match.decide": ("match", ARBITERS),
    "match.call": ("side", AT_THE_DESK),
    "entrant.add": ("side", AT_THE_DESK),
    "entrant.quit": ("side", AT_THE_DESK),
    "side.plan": ("side", ARBITERS),
    "side.close": ("side", ARBITERS),
    "pairing.publish": ("side", ARBITERS),
    "scramble.set": ("side", ARBITERS),
    "scramble.key": ("side", EVERYBODY),
}


def may(role, kind):
    """`yes` or `no`; `no` too for a role or a kind that is not in the table."""
    if role not in ROLES or kind not in KINDS:
        return NO
    return KINDS[kind][1][ROLES.index(role)]

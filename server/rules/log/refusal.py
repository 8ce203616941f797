"""Why an operation is refused: the first reason that fits, or None.

The stamp's `standing`, `unknown-kind`, `role`, `not-in-round`, `bad-slot`, `bad-body`. A refused
operation is kept and shown, never applied (I5). An `op.admit` counts whether the operation that it
lets in was seen or not, and before the round is open, so that it can let in an opening.
"""

from ..roles import NO, TABLE, may
from .bodies import well_formed

# The first word of a kind tells the stream that it belongs on: a round's, unless it is here.
HOMES = {
    "person": "desk",
    "group": "desk",
    "notice": "desk",
    "incident": "review",
    "protest": "review",
}
ROWS = {row: HOMES.get(row.split(".")[0], "round") for row in TABLE}
ANYWHERE = "op.admit"
NAMES_SOMEBODY = ("round.enter", "round.quit")


def home(stream):
    """Which kinds a stream takes: those of the `desk`, of `review`, or of a `round`; or those of
    `side/`: of an event of matches (`side`) or a `match`, of an event of `tables` or a `table`."""
    if stream.startswith("chess"):
        return "match" if "-m" in stream else "side"
    if stream.startswith("rummikub"):
        return "table" if "-t" in stream else "tables"
    return stream if stream in ("desk", "review") else "round"


def by_stamp(op, stream, admitted):
    """The reasons that need neither the round nor the body."""
    if op["standing"] != "ok" and op["id"] not in admitted:
        return op["standing"]
    row = _row(op)
    if row not in TABLE or (ROWS[row] != home(stream) and row != ANYWHERE):
        return "unknown-kind"
    return "role" if may(op["role"], row) == NO else None


def by_body(op):
    """`bad-body` for an envelope or a body that is malformed whatever came before it."""
    if op["bad"] or (op["kind"] in NAMES_SOMEBODY and not op["person"]):
        return "bad-body"
    return None if well_formed(op["kind"], op["body"]) else "bad-body"


def _row(op):
    """The kind's row in the table of roles; to disqualify has two."""
    if op["kind"] != "person.disqualify":
        return op["kind"] if "#" not in op["kind"] else ""
    of = op["body"].get("from") if isinstance(op["body"], dict) else None
    return op["kind"] + ("#event" if of == "event" else "#competition")


def admissions(admits, stream):
    """The ids that delegates let in. One may need another; a circle of them lets nobody in."""
    admitted = set()
    grown = True
    while grown:
        grown = False
        for op in admits:
            if by_stamp(op, stream, admitted) or by_body(op) or op["body"]["op"] in admitted:
                continue
            admitted.add(op["body"]["op"])
            grown = True
    return admitted

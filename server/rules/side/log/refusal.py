"""Why an operation of a side event is refused by its stamp or its body alone, as in `log/refusal`.

What an operation may not do after what it has seen is said where the stream is folded.
"""

from ...log import refusal
from ...roles import NO
from ..roles import KINDS, may
from .bodies import well_formed


def reasons(past, stream):
    """{id: the first reason that fits, or None} of all that is placed."""
    admits = [op for op in past.ops if op["kind"] == refusal.ANYWHERE]
    admitted = refusal.admissions(admits, stream)
    found = {}
    for op in past.ops:
        found[op["id"]] = by_stamp(op, stream, admitted) or by_body(op)
    return found


def by_stamp(op, stream, admitted):
    """The reasons that need neither the stream's state nor the body."""
    if op["kind"] not in KINDS:
        return refusal.by_stamp(op, stream, admitted)
    if op["standing"] != "ok" and op["id"] not in admitted:
        return op["standing"]
    if KINDS[op["kind"]][0] != refusal.home(stream):
        return "unknown-kind"
    return "role" if may(op["role"], op["kind"]) == NO else None


def by_body(op):
    """`bad-body` for an envelope or a body that is malformed whatever came before it."""
    if op["kind"] not in KINDS:
        return refusal.by_body(op)
    return None if not op["bad"] and well_formed(op) else "bad-body"

"""Why an operation of a side event is refused by its stamp or its body alone, as in `log/refusal`.

What an operation may not do after what it has seen is said where the stream is folded.
"""

from ...log import refusal
from ...roles import NO
from ..roles import KINDS, may
from .bodies import well_formed


def admitted(ops, stream):
    """The ids of those that a delegate let in."""
    return refusal.admissions([op for op in ops if op["kind"] == refusal.ANYWHERE], stream)


def reason_of(op, stream, let_in):
    """The first reason that fits, or None."""
    if op["kind"] not in KINDS:
        return refusal.by_stamp(op, stream, let_in) or refusal.by_body(op)
    return _by_stamp(op, stream, let_in) or _by_body(op)


def _by_stamp(op, stream, let_in):
    if op["standing"] != "ok" and op["id"] not in let_in:
        return op["standing"]
    if KINDS[op["kind"]][0] != refusal.home(stream):
        return "unknown-kind"
    return "role" if may(op["role"], op["kind"]) == NO else None


def _by_body(op):
    return None if not op["bad"] and well_formed(op) else "bad-body"

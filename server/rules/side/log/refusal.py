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
    home = refusal.home(stream)
    return _by_stamp(op, home, let_in) or _by_body(op, home)


def _by_stamp(op, home, let_in):
    if op["standing"] != "ok" and op["id"] not in let_in:
        return op["standing"]
    if home not in KINDS[op["kind"]][0]:
        return "unknown-kind"
    return "role" if may(op["role"], op["kind"]) == NO else None


def _by_body(op, home):
    return None if not op["bad"] and well_formed(op, home) else "bad-body"

"""What an opening changes of one that it has seen: rules of a round that has begun (9p2a, A1a3).

Only who has the edition's authority may, and says why. Whoever is in the round is no rule of it.
"""

from ..editions import authority

CONDITIONS = ("format", "limit_cs", "cumulative", "cutoff", "advancement")


def refused_openings(opens, pasts, bits):
    """{id: why} of the openings that change what they may not; these change nothing for others."""
    refused = {}
    good = []
    for op in sorted(opens, key=lambda op: _depth(op, opens, pasts, bits)):
        past = pasts[op["id"]]
        before = [one for one in good if past & bits[one["id"]]]
        beyond = 0
        for one in before:
            beyond |= pasts[one["id"]]
        reason = None
        for one in before:
            if not beyond & bits[one["id"]] and conditions(one) != conditions(op):
                reason = reason or _reason(op)
        if reason:
            refused[op["id"]] = reason
        else:
            good.append(op)
    return refused


def conditions(op):
    """The rules that competitors may rely on once the round has begun."""
    return [op["body"].get(name) or None for name in CONDITIONS]


def _depth(op, opens, pasts, bits):
    """How many openings it has seen: fewer than whatever has seen it."""
    return len([one for one in opens if pasts[op["id"]] & bits[one["id"]]])


def _reason(op):
    if op["role"] not in authority(op["body"]["edition"]):
        return "role"
    return None if (op["body"].get("reason") or "").strip() else "bad-body"

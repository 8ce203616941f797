"""What one changes that it has seen: an opening the rules of a round that has begun (9p2a, A1a3),
who settles a match the points of one that is over (2026 11l).

Only who has the edition's authority may, and says why; and a round that was signed off is theirs.
Whoever is in the round is no rule of it.
"""

from ..editions import authority

CONDITIONS = ("format", "limit_cs", "cumulative", "cutoff", "advancement")
OF_A_BRACKET = ("places", "first_to")


def refused_changes(ops, says, pasts, bits, edition=None, signs=()):
    """{id: why} of those that change what they may not; these change nothing for others.

    `says` gives what must not change. `edition` is the round's; an opening brings its own.
    `signs` are sign-offs, which only an opening by the authority may have in its past and lift.
    """
    refused = {}
    good = []
    for op in sorted(ops, key=lambda op: _depth(op, ops, pasts, bits)):
        past = pasts[op["id"]]
        before = [one for one in good if past & bits[one["id"]]]
        beyond = 0
        for one in before:
            beyond |= pasts[one["id"]]
        reason = None
        for one in before:
            if not beyond & bits[one["id"]] and says(one) != says(op):
                reason = reason or _reason(op, edition or op["body"]["edition"])
        signed = [one for one in signs if past & ~beyond & bits[one["id"]]]
        if signed and op["role"] not in authority(op["body"]["edition"]):
            reason = "role"
        if reason:
            refused[op["id"]] = reason
        else:
            good.append(op)
    return refused


def conditions(op):
    """The rules that competitors may rely on once the round has begun."""
    bracket = op["body"].get("head_to_head") or {}
    rules = [op["body"].get(name) or None for name in CONDITIONS]
    return rules + [bracket.get(name) for name in OF_A_BRACKET]


def settlement(op):
    """What was settled of a match."""
    return [op["body"]["winner"], op["body"]["won"]]


def _depth(op, ops, pasts, bits):
    """How many of them it has seen: fewer than whatever has seen it."""
    return len([one for one in ops if pasts[op["id"]] & bits[one["id"]]])


def _reason(op, edition):
    if op["role"] not in authority(edition):
        return "role"
    return None if (op["body"].get("reason") or "").strip() else "bad-body"

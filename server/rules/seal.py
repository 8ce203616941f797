"""A round's seal: a hash of each attempt, and one over them all; a changed byte changes both.

>>> cards = [{"person": 1, "slots": [{"slot": 1, "value": 1200, "op": "a"}]}]
>>> len(round_seal(cards, {"a": "…"})["lines"][0]["hash"])
64
"""

from .errors import bad
from .log.canonical import canonical, sha256


def round_seal(cards, ops):
    """`lines` by person and slot, and the `seal`. `ops` has the SHA-256 of each operation's bytes.

    An attempt's hash is over person, slot, value and the bytes of the entry in force.
    """
    lines = []
    for card in cards:
        for line in card["slots"]:
            if line["op"] is None:
                continue
            if line["op"] not in ops:
                raise bad("ops", "without the bytes of " + line["op"])
            said = [card["person"], line["slot"], line["value"], ops[line["op"]]]
            lines.append((card["person"], line["slot"], sha256(canonical(said))))
    lines.sort()
    return {
        "lines": [{"person": line[0], "slot": line[1], "hash": line[2]} for line in lines],
        "seal": sha256(canonical([line[2] for line in lines])),
    }

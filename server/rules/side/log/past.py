"""The placed operations of a stream, each after its base, and what each has in its past.

A past is an integer, as in `log/history.py`: bit *i* stands for the *i*-th operation. Which is the
*i*-th depends on how they came; nothing that a fold says may.
"""

from ...log.canonical import sha256


class Past:
    def __init__(self):
        self.ops = []
        self.at = {}  # id -> i
        self.of = []  # of each, the set of all that it has seen
        self._hashes = {}

    def add(self, op):
        """Takes in an operation whose base is here; its place."""
        below = 0
        for i in self.base_of(op):
            below |= self.of[i] | 1 << i
        i = len(self.ops)
        self.ops.append(op)
        self.at[op["id"]] = i
        self.of.append(below)
        return i

    def base_of(self, op):
        """The places of its base."""
        return [self.at[op_id] for op_id in op["base"]]

    def unseen(self, places):
        """Those that no other of them has seen."""
        if len(places) < 2:
            return places
        seen = 0
        for i in places:
            seen |= self.of[i]
        return [i for i in places if not seen >> i & 1]

    def as_they_came(self, places):
        """By how much each has seen: who saw another comes behind it, and two desks that did not
        see each other take turns; else by the SHA-256 of their ids. Clocks have no say (I6)."""
        return sorted(places, key=lambda i: (bin(self.of[i]).count("1"), self.hash_of(i)))

    def hash_of(self, i):
        """The SHA-256 of its id: ids begin with a clock, hashes do not (I6)."""
        if i not in self._hashes:
            self._hashes[i] = sha256(self.ops[i]["id"])
        return self._hashes[i]


def at_of(op):
    """What its author's clock showed, as a text, or None."""
    at = op["as_it_came"].get("at")
    return at if isinstance(at, str) else None


def causes_first(bases):
    """The ids of `{id: ids of its base}`, each after its base."""
    ordered = []
    known = set()
    for start in bases:
        path = [start]
        while path:
            ahead = [op_id for op_id in bases[path[-1]] if op_id not in known]
            if ahead:
                path.extend(ahead)
                continue
            op_id = path.pop()
            if op_id not in known:
                known.add(op_id)
                ordered.append(op_id)
    return ordered

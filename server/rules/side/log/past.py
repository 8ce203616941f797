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
        """Those that saw each other in that order, else by their clocks, then by their ids."""
        left = sorted(places, key=lambda i: (at_of(self.ops[i]) or "", self.ops[i]["id"]))
        to_come = 0
        for i in left:
            to_come |= 1 << i
        ordered = []
        while left:
            first = 0
            while self.of[left[first]] & to_come:
                first += 1
            i = left.pop(first)
            to_come &= ~(1 << i)
            ordered.append(i)
        return ordered

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

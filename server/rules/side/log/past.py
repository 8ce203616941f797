"""The placed operations of a stream, each after its base, and what each has in its past.

A set of operations is an integer, as in `log/history.py`: bit *i* stands for the *i*-th. The order
is the same whatever the order in which they came: by how much lies below, then by id.
"""

from ...log.canonical import sha256


class Past:
    def __init__(self, came):
        self.bases = came.graph.bases
        depth = _depths(self.bases)
        ids = sorted(self.bases, key=lambda op_id: (depth[op_id], op_id))
        self.ops = [came.ops[op_id] for op_id in ids]
        self.at = {}  # id -> i
        self.of = []  # of each, the set of all that it has seen
        for i, op_id in enumerate(ids):
            self.at[op_id] = i
            below = 0
            for base in self.bases[op_id]:
                below |= self.of[self.at[base]] | 1 << self.at[base]
            self.of.append(below)
        self._hashes = {}

    def base_of(self, i):
        """The places of its base."""
        return [self.at[op_id] for op_id in self.bases[self.ops[i]["id"]]]

    def each(self, those):
        """The places in a set, in order."""
        return [i for i in range(len(self.ops)) if those >> i & 1]

    def unseen(self, those):
        """Those of a set that no other of it has seen."""
        seen = 0
        for i in self.each(those):
            seen |= self.of[i]
        return those & ~seen

    def hash_of(self, i):
        """The SHA-256 of its id: ids begin with a clock, hashes do not (I6)."""
        if i not in self._hashes:
            self._hashes[i] = sha256(self.ops[i]["id"])
        return self._hashes[i]


def _depths(bases):
    """How long the longest way down from each is."""
    depth = {}
    for start in bases:
        path = [start]
        while path:
            below = bases[path[-1]]
            ahead = [op_id for op_id in below if op_id not in depth]
            if ahead:
                path.extend(ahead)
            else:
                depth[path.pop()] = 1 + max([depth[op_id] for op_id in below] + [0])
    return depth

"""What stands on what: the graph that the operations' `base` makes, and who is held in it.

An operation is *placed* when all of its base is. One that is not, because something is absent or
because the bases go round in a circle, is *held*. What is placed keeps its past for good.
"""


class Graph:
    def __init__(self):
        self.bases = {}  # of the placed: id -> the ids that it stands on
        self.waiting = {}  # of the held, the same
        self.awaited = {}  # absent or held id -> those that wait for it

    def add(self, op_id, base):
        """Takes one in; returns the ids that this placed, each after all of its base."""
        missing = [below for below in base if below not in self.bases]
        if not missing and op_id not in self.awaited:  # as most come
            self.bases[op_id] = base
            return [op_id]
        self.waiting[op_id] = base
        for below in missing:
            self.awaited.setdefault(below, []).append(op_id)
        placed = []
        ready = [] if missing else [op_id]
        while ready:
            here = ready.pop()
            self.bases[here] = self.waiting.pop(here)
            placed.append(here)
            for above in self.awaited.pop(here, ()):
                if not self.missing(above):
                    ready.append(above)
        return placed

    def missing(self, op_id):
        """Of a held one, the ids of its own base that are absent or held, sorted."""
        return sorted([below for below in self.waiting[op_id] if below not in self.bases])

    def pasts(self, bits):
        """For each placed id of `bits` (id -> its bit) the bits of those that it reaches."""
        past = {}
        for start in bits:
            path = [start]
            while path:
                below = self.bases[path[-1]]
                ahead = [op_id for op_id in below if op_id not in past]
                if ahead:
                    path.extend(ahead)
                    continue
                reached = 0
                for op_id in below:
                    reached |= past[op_id] | bits.get(op_id, 0)
                past[path.pop()] = reached
        return past

"""What came in: one operation an id, placed in the graph, and sorted by what each is about."""

from .copies import counts_before
from .graph import Graph
from .refusal import home


class Arrivals:
    def __init__(self, stream):
        self.is_round = home(stream) == "round"
        self.ops = {}  # id -> the operation that counts
        self._start()

    def _start(self):
        self.graph = Graph()
        self.about = {}  # place -> placed ids, each after its base

    def take(self, op):
        """The places where this changes something; None where another operation had the id."""
        known = self.ops.get(op["id"])
        if known is None:
            self.ops[op["id"]] = op
            return self._put(op)
        if not counts_before(op, known):
            return ()
        self.ops[op["id"]] = op
        self._start()
        for op_id in self.ops:
            self._put(self.ops[op_id])
        return None

    def place(self, op_id):
        """What an operation is about: a slot, as (person, number), or nothing but itself."""
        op = self.ops[op_id]
        in_slot = self.is_round and op["kind"].startswith("attempt.")
        return (op["person"], op["slot"]) if in_slot else op_id

    def _put(self, op):
        places = []
        for op_id in self.graph.add(op["id"], op["base"]):
            place = self.place(op_id)
            self.about.setdefault(place, []).append(op_id)
            places.append(place)
        return places

    def at(self, place):
        """The operations of a place, each after its base, and the past of each among them."""
        ids = self.about[place]
        if len(ids) == 1:  # as most are
            return [self.ops[ids[0]]], {ids[0]: 0}  # nothing stands on itself
        bits = {}
        for op_id in ids:
            bits[op_id] = 1 << len(bits)
        return [self.ops[op_id] for op_id in ids], self.graph.pasts(bits)

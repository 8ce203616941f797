"""A match's stream: the chain of events in force, and where it forks.

Each event goes on from one before it, as its author saw the match: from the only way on that it had
seen; of several, from the one that holds the last event of its own device, else from the one in
force. Two that go on from the same event fork the chain. Every way on is kept whole, and they are a
dispute, until somebody with authority who saw them all keeps one; what a decision had not seen goes
on beside the one that it kept, and is a dispute again. Meanwhile the longer way is in force, then
the one whose first event that differs has the smaller SHA-256 of its id.

A match may be opened again, with a reason once it has begun: all that this had seen is put out of
force, as by a decision that keeps the opening itself.
"""

from ...log.envelope import in_order
from .reading import event_of, opened


class Match:
    def __init__(self, stream, past, reasons):
        self.past = past
        self.refused = {}  # id -> why
        self.nodes = 0  # openings and events
        self.events = 0
        self.rulings = 0  # openings and decisions
        self.path = {}  # of a node: the set of all from its opening up to itself
        self.kept = {}  # of a ruling: the path that it keeps
        self.ways = []  # of each: the ways on that are open once it has been seen, a set of nodes
        self.late = []
        for i, op in enumerate(past.ops):
            ways = self._ways_before(i)
            reason = reasons[op["id"]] or self._take(i, op, ways)
            if reason:
                self.refused[op["id"]] = reason
            elif self.events >> i & 1:
                ways = ways & ~self.path[i] | 1 << i
            elif self.rulings >> i & 1:
                ways = self._ways(past.of[i] | 1 << i)
            self.ways.append(ways)
        ends = past.each(self._ways((1 << len(past.ops)) - 1))
        self.ends = sorted(ends, key=self._order)
        heads = sorted([past.ops[i]["id"] for i in ends])
        self.disputes = [{"what": "match.event", "candidates": heads}] if len(ends) > 1 else []

    def shown(self):
        """The keys of the reply that are this stream's own."""
        path = self.path[self.ends[0]] if self.ends else 0
        return {
            "match": self._opening(path),
            "events": self._events(path),
            "branches": self._branches() if self.disputes else [],
        }

    def _ways_before(self, i):
        """The ways on that were open to the author of an operation."""
        base = self.past.base_of(i)
        if len(base) == 1:  # as most have
            return self.ways[base[0]]
        return self._ways(self.past.of[i]) if base else 0

    def _take(self, i, op, ways):
        """Why it is refused after what it has seen, or None."""
        bit, seen = 1 << i, self.past.of[i]
        if op["kind"] == "match.event":
            if not ways:
                return "not-open"
            self.path[i] = self.path[self._before(op, seen, ways)] | bit
            self.events |= bit
            self.nodes |= bit
        elif op["kind"] == "match.open":
            if self.events & seen and not (op["body"].get("reason") or "").strip():
                return "bad-body"
            self.path[i] = self.kept[i] = bit
            self.nodes |= bit
            self.rulings |= bit
        elif op["kind"] == "match.decide":
            kept = self.past.at.get(op["body"]["keep"], i)
            if not self._is_end(kept, seen):
                return "bad-body"
            self.kept[i] = self.path[kept]
            self.rulings |= bit
        return None

    def _is_end(self, i, among):
        """Whether that is a node among these from which none of them goes on."""
        bit = 1 << i
        if not self.nodes & among & bit:
            return False
        after = self.past.each(self.nodes & among & ~bit)
        return not any(self.path[other] & bit for other in after)

    def _before(self, op, seen, ways):
        """The node that an event goes on from."""
        ends = self.past.each(ways)
        if len(ends) > 1:
            own = [i for i in self.past.each(self.nodes & seen) if self._by(i) == op["device"]]
            last = max([(self.past.ops[i]["n"], i) for i in own])[1] if own else None
            mine = [i for i in ends if own and self.path[i] >> last & 1]
            ends = mine or ends
        return min(ends, key=self._order) if len(ends) > 1 else ends[0]

    def _by(self, i):
        return self.past.ops[i]["device"]

    def _ways(self, among):
        """The nodes from which the match goes on where only the operations `among` are known."""
        kept, dropped, inner = 0, 0, 0
        for i in self.past.each(self.past.unseen(self.rulings & among)):
            kept |= self.kept[i]
            dropped |= self.past.of[i]
        alive = self.nodes & among & ~(dropped & ~kept)
        for i in self.past.each(alive):
            inner |= self.path[i] & ~(1 << i)
        return alive & ~inner

    def _order(self, i):
        """The way on that counts meanwhile has the smallest."""
        path = self.past.each(self.path[i])
        return -len(path), [self.past.hash_of(one) for one in path]

    def _opening(self, path):
        found = self.past.each(path & ~self.events)
        return opened(self.past.ops[found[0]]) if found else None

    def _events(self, path):
        """The events of a path; one whose time falls below the one before is raised to it."""
        rows = []
        least = 0
        for i in self.past.each(path & self.events):
            row = event_of(self.past.ops[i], least)
            least = row["event"]["at_ms"]
            rows.append(row)
        return rows

    def _branches(self):
        """Each way on, the one in force first; `common` events lie before all of them."""
        common = self.nodes
        for i in self.ends:
            common &= self.path[i]
        before = len(self.past.each(common & self.events))
        rows = []
        for i in self.ends:
            own = self.past.each(self.path[i] & ~common)
            ops = [self.past.ops[one] for one in own]
            rows.append(
                {
                    "head": self.past.ops[i]["id"],
                    "devices": in_order([op["device"] for op in ops]),
                    "ops": [op["id"] for op in ops],
                    "match": self._opening(self.path[i]),
                    "common": before,
                    "events": self._events(self.path[i])[before:],
                }
            )
        return rows

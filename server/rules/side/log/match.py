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

from ...log.canonical import canonical
from ...log.envelope import in_order
from .reading import event_of, opened
from .refusal import reason_of


class Match:
    late = ()  # whatever comes is in force, in dispute, or was decided

    def __init__(self, stream, past, let_in):
        self.stream = stream
        self.past = past
        self.let_in = let_in
        self.refused = {}  # id -> why
        self.nodes = []  # openings and events
        self.rulings = []  # openings and decisions
        self.before = {}  # of a node: the one that it goes on from, or None
        self.path = {}  # of a node: the set of all from its opening up to itself
        self.kept = {}  # of a ruling: the path that it keeps
        self.seen_ways = []  # of each operation: the ways on that are open once it has been seen
        self.ways = []  # those that are open now: nodes from which the match goes on
        self.rows = {}  # of an event: (its row, the row's text), while its time stands

    def add(self, op):
        """Takes in an operation whose base is here."""
        i = self.past.add(op)
        ways = self._ways_before(i, op)
        reason = reason_of(op, self.stream, self.let_in) or self._take(i, op, ways)
        if reason:
            self.refused[op["id"]] = reason
        elif op["kind"] == "match.event":
            ways = self._onward(ways, i)
            self.ways = self._onward(self.ways, i)
        elif i in self.kept:
            ways = self._open_ways(self.past.of[i] | 1 << i)
            self.ways = self._open_ways((1 << i + 1) - 1)
        self.seen_ways.append(ways)

    @property
    def disputes(self):
        if len(self.ways) < 2:
            return []
        heads = sorted([self.past.ops[i]["id"] for i in self.ways])
        return [{"what": "match.event", "candidates": heads}]

    def shown(self):
        """The keys of the reply that are this stream's own, and the text of `events`."""
        ends = sorted(self.ways, key=self._order) if len(self.ways) > 1 else self.ways
        events, texts = self._events(ends[0] if ends else None)
        shown = {
            "match": self._opening(ends[0]) if ends else None,
            "events": events,
            "branches": self._branches(ends) if len(ends) > 1 else [],
        }
        return shown, {"events": "[" + ",".join(texts) + "]"}

    def _ways_before(self, i, op):
        """The ways on that were open to the author of an operation."""
        base = self.past.base_of(op)
        if len(base) == 1:  # as most have
            return self.seen_ways[base[0]]
        return self._open_ways(self.past.of[i]) if base else []

    def _onward(self, ways, i):
        """The same once an event goes on from one of them."""
        return [one for one in ways if not self.path[i] >> one & 1] + [i]

    def _take(self, i, op, ways):
        """Why it is refused after what it has seen, or None."""
        if op["kind"] == "match.event":
            if not ways:
                return "not-open"
            self._node(i, self._goes_on_from(i, op, ways))
        elif op["kind"] == "match.open":
            begun = any(self._sees(i, one) for one in self.nodes if self.before[one] is not None)
            if begun and not (op["body"].get("reason") or "").strip():
                return "bad-body"
            self._node(i, None)
            self.kept[i] = self.path[i]
            self.rulings.append(i)
        elif op["kind"] == "match.decide":
            kept = self.past.at.get(op["body"]["keep"], i)
            if not self._is_end(kept, i):
                return "bad-body"
            self.kept[i] = self.path[kept]
            self.rulings.append(i)
        return None

    def _node(self, i, before):
        self.before[i] = before
        self.path[i] = 1 << i if before is None else self.path[before] | 1 << i
        self.nodes.append(i)

    def _sees(self, i, other):
        return self.past.of[i] >> other & 1

    def _is_end(self, node, i):
        """Whether that is a node in the past of `i`, and none there goes on from it."""
        if node not in self.before or not self._sees(i, node):
            return False
        return not any(self.before[one] == node and self._sees(i, one) for one in self.nodes)

    def _goes_on_from(self, i, op, ways):
        """The node that an event goes on from."""
        if len(ways) == 1:
            return ways[0]
        ops = self.past.ops
        own = [one for one in self.nodes if ops[one]["device"] == op["device"]]
        own = [(ops[one]["n"], ops[one]["id"], one) for one in own if self._sees(i, one)]
        if own:
            last = max(own)[2]
            ways = [way for way in ways if self.path[way] >> last & 1] or ways
        return min(ways, key=self._order)

    def _open_ways(self, among):
        """The nodes from which the match goes on where only the operations `among` are known."""
        kept, dropped, inner = 0, 0, 0
        for i in self.past.unseen([i for i in self.rulings if among >> i & 1]):
            kept |= self.kept[i]
            dropped |= self.past.of[i]
        among &= ~(dropped & ~kept)
        alive = [i for i in self.nodes if among >> i & 1]
        for i in alive:
            inner |= self.path[i] & ~(1 << i)
        return [i for i in alive if not inner >> i & 1]

    def _order(self, i):
        """The way on that counts meanwhile has the smallest."""
        way = self._way(i)
        return -len(way), [self.past.hash_of(one) for one in way]

    def _way(self, i):
        """The nodes from an opening up to this one."""
        way = []
        while i is not None:
            way.append(i)
            i = self.before[i]
        way.reverse()
        return way

    def _opening(self, i):
        return opened(self.past.ops[self._way(i)[0]])

    def _events(self, end):
        """The rows of a way and their texts. A time below the one before is raised to it."""
        rows, texts = [], []
        least = 0
        for i in self._way(end)[1:]:
            row, text = self._row(i, least)
            least = row["event"]["at_ms"]
            rows.append(row)
            texts.append(text)
        return rows, texts

    def _row(self, i, least):
        known = self.rows.get(i)
        if known and known[0]["event"]["at_ms"] >= least:
            return known
        row = event_of(self.past.ops[i], least)
        made = (row, canonical(row))
        if row["event"]["at_ms"] == self.past.ops[i]["body"]["at_ms"]:
            self.rows[i] = made
        return made

    def _branches(self, ends):
        """Each way on, the one in force first; `common` events lie before all of them."""
        common = self.path[ends[0]]
        for i in ends:
            common &= self.path[i]
        rows = []
        for i in ends:
            way = self._way(i)
            own = [one for one in way if not common >> one & 1]
            ops = [self.past.ops[one] for one in own]
            before = max(0, len(way) - len(own) - 1)
            rows.append(
                {
                    "head": self.past.ops[i]["id"],
                    "devices": in_order([op["device"] for op in ops]),
                    "ops": [op["id"] for op in ops],
                    "match": self._opening(i),
                    "common": before,
                    "events": self._events(i)[0][before:],
                }
            )
        return rows

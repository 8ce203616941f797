"""The board of a side event's stream, or of a match's: what `log.fold` says of it (I3).

As `Board` of a round, it takes operations in any order, any number of times. It is folded anew
when somebody asks, from the graph alone: such a stream holds hundreds of operations, not thousands.

>>> board = SideBoard("chess-r1-m1")
>>> board.feed([{"id": "a", "device": 1, "n": 1, "kind": "match.event", "base": ["b"]}])
>>> board.outcome("a")
('held', ['b'])
"""

from ...errors import at, bad
from ...log.arrivals import Arrivals
from ...log.envelope import read
from ...log.refusal import home
from .event import SideEvent
from .match import Match
from .past import Past
from .refusal import reasons
from .reply import issues, reply


class SideBoard:
    sign = None  # nobody signs a side event off

    def __init__(self, stream):
        self.stream = stream
        self.came = Arrivals(stream)
        self._fold = None
        self._reply = None

    def feed(self, ops):
        """Takes in operations as `log.fold` has them."""
        for i, op in enumerate(ops):
            if not isinstance(op, dict):
                raise bad("ops" + at(i), "not an object")
        known = len(self.came.ops)
        changed = False
        for op in ops:
            places = self.came.take(read(op, self.stream))
            changed = changed or places is None or len(places) > 0
        if changed or len(self.came.ops) > known:
            self._fold = None
            self._reply = None

    def fold(self):
        """The `Match` or the `SideEvent` of all that came in, kept until something changes."""
        if self._fold is None:
            past = Past(self.came)
            kind = Match if home(self.stream) == "match" else SideEvent
            self._fold = kind(self.stream, past, reasons(past, self.stream))
        return self._fold

    def reply(self):
        """The value of `log.fold`: read it, do not change it."""
        if self._reply is None:
            self._reply = reply(self.fold(), self.came)
        return self._reply

    def issues(self):
        """The reply's `disputes`, `proposals`, `held`, `refused` and `late`, and nothing else."""
        return issues(self.fold(), self.came)

    @property
    def digest(self):
        """The SHA-256 of the rest of the reply."""
        return self.reply()["digest"]

    def outcome(self, op_id):
        """(`accepted` | `held` | `refused`, reason or missing ids or None).

        None for an id that the board was not fed.
        """
        if op_id not in self.came.ops:
            return None
        if op_id in self.came.graph.waiting:
            return "held", self.came.graph.missing(op_id)
        reason = self.fold().refused.get(op_id)
        return ("refused", reason) if reason else ("accepted", None)

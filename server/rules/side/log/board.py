"""The board of a side event's stream, a match's or a table's: what `log.fold` says of it (I3).

As `Board` of a round, it takes operations in any order, any number of times. One that comes after
all that it has seen is added to the fold; the whole is folded anew where somebody is let in, or an
id turns out to stand for other bytes.

>>> board = SideBoard("chess-r1-m1")
>>> board.feed([{"id": "a", "device": 1, "n": 1, "kind": "match.event", "base": ["b"]}])
>>> board.outcome("a")
('held', ['b'])
"""

from ...errors import at, bad
from ...log.arrivals import Arrivals
from ...log.envelope import read
from ...log.refusal import ANYWHERE, home
from .match import Match
from .matches import EventOfMatches
from .past import Past, causes_first
from .refusal import admitted
from .reply import issues, reply
from .table import Table
from .tables import EventOfTables

FOLDS = {"side": EventOfMatches, "match": Match, "tables": EventOfTables, "table": Table}


class SideBoard:
    sign = None  # nobody signs a side event off

    def __init__(self, stream):
        self.stream = stream
        self.came = Arrivals(stream)
        self.fold = self._empty(())
        self._reply = None

    def feed(self, ops):
        """Takes in operations as `log.fold` has them."""
        for i, op in enumerate(ops):
            if not isinstance(op, dict):
                raise bad("ops" + at(i), "not an object")
        known = len(self.came.ops)
        placed = []
        anew = False
        for op in ops:
            places = self.came.take(read(op, self.stream))
            anew = anew or places is None
            placed += places or ()
        if anew or any(self.came.ops[op_id]["kind"] == ANYWHERE for op_id in placed):
            self._fold_anew()
        else:
            for op_id in placed:
                self.fold.add(self.came.ops[op_id])
        if anew or placed or len(self.came.ops) > known:
            self._reply = None

    def _fold_anew(self):
        ids = causes_first(self.came.graph.bases)
        ops = [self.came.ops[op_id] for op_id in ids]
        self.fold = self._empty(admitted(ops, self.stream))
        for op in ops:
            self.fold.add(op)

    def _empty(self, let_in):
        return FOLDS[home(self.stream)](self.stream, Past(), let_in)

    def reply(self):
        """The value of `log.fold`, kept until something changes: read it, do not change it."""
        if self._reply is None:
            self._reply = reply(self.fold, self.came)
        return self._reply

    def issues(self):
        """The reply's `disputes`, `proposals`, `held`, `refused` and `late`, and nothing else."""
        return issues(self.fold, self.came)

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
        reason = self.fold.refused.get(op_id)
        return ("refused", reason) if reason else ("accepted", None)

"""The board of a stream: operations in, state out, whatever their order, repeats or portions (I3).

Feeding folds again only what an operation touches: its slot, its card, the standings.

>>> board = Board("333-r1")
>>> board.feed([{"id": "a", "device": 1, "n": 1, "kind": "attempt.record", "base": []}])
>>> board.outcome("a")
('held', ['round.open'])
"""

from ..errors import at, bad
from .arrivals import Arrivals
from .envelope import read
from .reply import issues, reply
from .state import State


class Board:
    def __init__(self, stream):
        self.stream = stream
        self.came = Arrivals(stream)
        self.state = State(stream, self.came)
        self._reply = None

    def feed(self, ops):
        """Takes in operations as `log.fold` has them, in any order, any number of times."""
        for i, op in enumerate(ops):
            if not isinstance(op, dict):
                raise bad("ops" + at(i), "not an object")
        known = len(self.came.ops)
        touched = set()
        for op in ops:
            places = self.came.take(read(op, self.stream))
            if places is None:
                self.state = State(self.stream, self.came)
                self._reply = None
                touched = set(self.came.about)
            else:
                touched.update(places)
        if touched or len(self.came.ops) > known:
            self.state.settle(touched)
            self._reply = None

    def reply(self):
        """The value of `log.fold`, kept until something changes: read it, do not change it."""
        if self._reply is None:
            self._reply = reply(self.state)
        return self._reply

    def issues(self):
        """The reply's `disputes`, `proposals`, `held`, `refused` and `late`, and nothing else."""
        return issues(self.state)

    @property
    def digest(self):
        """The SHA-256 of the rest of the reply."""
        return self.reply()["digest"]

    @property
    def sign(self):
        """The id of the sign-off that holds, or None."""
        return self.state.level.sign

    def outcome(self, op_id):
        """(`accepted` | `held` | `proposed` | `refused`, reason or missing ids or None).

        None for an id that the board was not fed.
        """
        return self.state.outcome(op_id) if op_id in self.came.ops else None

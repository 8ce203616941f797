"""What the folds of side events' streams share: whatever can be said only once is said by one.

Of several operations about one thing the latest counts; of several that did not see each other and
say different things, which is a dispute, the one whose id has the smaller SHA-256 (I6). One that
saw them all settles it.
"""

from ...log.canonical import canonical
from .refusal import reason_of


class SideStream:
    late = ()

    def __init__(self, stream, past, let_in):
        self.stream = stream
        self.past = past
        self.let_in = let_in
        self.refused = {}  # id -> why
        self.of_kind = {}  # kind -> the places of those that are accepted
        self._disputes = []
        self._shown = None  # until somebody asks

    def add(self, op):
        """Takes in an operation whose base is here."""
        i = self.past.add(op)
        reason = reason_of(op, self.stream, self.let_in) or self._reason(i, op)
        if reason:
            self.refused[op["id"]] = reason
        else:
            self.of_kind.setdefault(op["kind"], []).append(i)
        self._shown = None

    def shown(self):
        """The keys of the reply that are this stream's own, and texts of none of them."""
        if self._shown is None:
            self._disputes = []
            self._shown = self._show()
        return self._shown, {}

    @property
    def disputes(self):
        self.shown()
        return self._disputes

    def all(self, kind):
        """The places of this kind's accepted operations."""
        return self.of_kind.get(kind, [])

    def seen(self, kind, i):
        """Those of them that `i` has seen."""
        return [one for one in self.all(kind) if self.past.of[i] >> one & 1]

    def seen_by(self, places, i):
        """Whether one of these has seen `i`."""
        return any(self.past.of[one] >> i & 1 for one in places)

    def groups(self, kind, key):
        """(key, the accepted operations of this kind that have it) for each key, sorted."""
        groups = {}
        for i in self.all(kind):
            groups.setdefault(key(self.past.ops[i]), []).append(i)
        return [(name, groups[name]) for name in sorted(groups)]

    def one(self, places, about=None):
        """The operation that counts of several; with an `about` those that differ are a dispute."""
        standing = self.past.unseen(places)
        found = [self.past.ops[i] for i in standing]
        differ = len(found) > 1 and len(set([says(op) for op in found])) > 1
        if about is not None and differ:
            self.dispute(found[0]["kind"], found, about)
        return self.past.ops[min(standing, key=self.past.hash_of)]

    def dispute(self, what, ops, about):
        """Puts these operations among the disputes."""
        ids = sorted([op["id"] for op in ops])
        self._disputes.append(dict(about, what=what, candidates=ids))


def explained(op):
    """Whether it gives a reason."""
    return bool((op["body"].get("reason") or "").strip())


def says(op):
    """What it says, but for why."""
    said = {name: op["body"][name] for name in op["body"] if name != "reason"}
    return op["kind"] + canonical(said)


def person_of(op):
    return op["person"]


def round_of(op):
    return op["body"]["round"]

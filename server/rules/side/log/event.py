"""A side event's own stream: its plan, who is in it, the pairings, the calls, the scrambles.

Of what can be said only once, the plan, a round's pairing, somebody's entry, a cycle's scrambles,
the latest counts; of several that did not see each other and say different things, which is a
dispute, the one whose id has the smaller SHA-256 (I6). One that saw them all settles it.

Whoever is entered stays in, also whom a later plan had not seen; to quit lasts until an entry has
seen it. A plan after the first pairing, and a pairing after one of the same round, need a reason.
Closing is final: what has seen it is refused, what had not counts and is shown as late.
"""

from ...log.canonical import canonical
from .refusal import reason_of

LATE_IS_FINE = ("side.close", "scramble.key", "op.admit")


class SideEvent:
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
            self._shown = {
                "plan": self._plan(),
                "entrants": self._entrants(),
                "rounds": self._rounds(),
                "calls": self._calls(),
                "keys": self._keys(),
                "scrambles": self._scrambles(),
                "closed": len(self._all("side.close")) > 0,
            }
        return self._shown, {}

    @property
    def disputes(self):
        self.shown()
        return self._disputes

    @property
    def late(self):
        """The ids of what no close had seen, once there is one."""
        closes = self._all("side.close")
        if not closes:
            return []
        late = []
        for kind in self.of_kind:
            if kind not in LATE_IS_FINE:
                late += [i for i in self.of_kind[kind] if not self._seen_by(closes, i)]
        return [self.past.ops[i]["id"] for i in late]

    def _reason(self, i, op):
        """Why it is refused after what it has seen, or None."""
        seen = self.past.of[i]
        kind = op["kind"]
        if kind not in LATE_IS_FINE and any(seen >> one & 1 for one in self._all("side.close")):
            return "closed"
        if kind not in ("pairing.publish", "side.plan"):
            return None
        former = [one for one in self._all("pairing.publish") if seen >> one & 1]
        if kind == "pairing.publish":
            number = _round(op)
            former = [one for one in former if _round(self.past.ops[one]) == number]
        explained = (op["body"].get("reason") or "").strip()
        return "bad-body" if former and not explained else None

    def _all(self, kind):
        return self.of_kind.get(kind, [])

    def _seen_by(self, places, i):
        return any(self.past.of[one] >> i & 1 for one in places)

    def _groups(self, kind, key):
        """(key, the accepted operations of this kind that have it) for each key, sorted."""
        groups = {}
        for i in self._all(kind):
            groups.setdefault(key(self.past.ops[i]), []).append(i)
        return [(name, groups[name]) for name in sorted(groups)]

    def _one(self, places, about=None):
        """The operation that counts of several; with an `about` those that differ are a dispute."""
        standing = self.past.unseen(places)
        found = [self.past.ops[i] for i in standing]
        if about is not None and len(set([_says(op) for op in found])) > 1:
            ids = sorted([op["id"] for op in found])
            self._disputes.append(dict(about, what=found[0]["kind"], candidates=ids))
        return self.past.ops[min(standing, key=self.past.hash_of)]

    def _plan(self):
        plans = self._all("side.plan")
        if not plans:
            return None
        op = self._one(plans, {})
        return dict({name: op["body"].get(name) for name in OF_A_PLAN}, op=op["id"])

    def _entrants(self):
        return [self._entrant(*group) for group in self._groups("entrant.add", _person)]

    def _entrant(self, person, adds):
        op = self._one(adds, {"person": person})
        quits = [i for i in self._all("entrant.quit") if self.past.ops[i]["person"] == person]
        return {
            "person": person,
            "name": op["body"].get("name"),
            "rating": op["body"].get("rating"),
            "quit": not all(self._seen_by(adds, i) for i in quits),
            "op": op["id"],
        }

    def _rounds(self):
        return [self._round(*group) for group in self._groups("pairing.publish", _round)]

    def _round(self, number, pairings):
        op = self._one(pairings, {"round": number})
        matches = [self._match(number, row) for row in op["body"]["matches"]]
        return {
            "round": number,
            "op": op["id"],
            "matches": sorted(matches, key=_number),
            "byes": sorted(op["body"]["byes"]),
        }

    def _match(self, number, row):
        return {
            "match": self.stream + "-r" + str(number) + "-m" + str(row["match"]),
            "number": row["match"],
            "table": row.get("table"),
            "white": row["white"],
            "black": row["black"],
        }

    def _calls(self):
        return [self._call(*group) for group in self._groups("match.call", _called)]

    def _call(self, match, calls):
        op = self._one(calls)
        at = op["as_it_came"].get("at")
        return {
            "match": match,
            "table": op["body"]["table"],
            "op": op["id"],
            "at": at if isinstance(at, str) else None,
            "times": len(calls),
        }

    def _keys(self):
        return [self._key(*group) for group in self._groups("scramble.key", _device)]

    def _key(self, _, keys):
        op = self._one(keys)
        said = op["body"]
        return {"device": op["device"], "key": said["key"], "name": said["name"], "op": op["id"]}

    def _scrambles(self):
        return [self._set(*group) for group in self._groups("scramble.set", _cycle)]

    def _set(self, cycle, sets):
        about = {"of": cycle[0], "cycle": cycle[1]}
        op = self._one(sets, about)
        return dict(about, box=op["body"]["box"], op=op["id"])


OF_A_PLAN = ("game", "name", "format", "rounds", "config", "tie_breaks", "scrambles", "tables")


def _says(op):
    """What it says, but for why."""
    return canonical({name: op["body"][name] for name in op["body"] if name != "reason"})


def _person(op):
    return op["person"]


def _round(op):
    return op["body"]["round"]


def _number(row):
    return row["number"]


def _called(op):
    return op["body"]["match"]


def _cycle(op):
    return op["body"]["of"], op["body"]["cycle"]


def _device(op):
    """Numbers before texts, as `in_order` has them."""
    device = op["device"]
    return (1, 0, device) if isinstance(device, str) else (0, device, "")

"""The stream of an event of matches: beside its plan and entrants the pairings, calls, scrambles.

A plan after the first pairing, and a pairing after one of the same round, need a reason.
"""

from .event import SideEvent
from .past import at_of
from .stream import round_of


class EventOfMatches(SideEvent):
    of_a_plan = (
        "game",
        "name",
        "format",
        "rounds",
        "config",
        "tie_breaks",
        "scrambles",
        "tables",
    )
    after_closing = SideEvent.after_closing + ("scramble.key",)

    def _show_more(self):
        return {
            "entrants": [self._entrant(*row) for row in self._entered()],
            "rounds": [self._round(*group) for group in self.groups("pairing.publish", round_of)],
            "calls": [self._call(*group) for group in self.groups("match.call", _called)],
            "keys": [self._key(*group) for group in self.groups("scramble.key", _device)],
            "scrambles": [self._set(*group) for group in self.groups("scramble.set", _cycle)],
        }

    def _overturns(self, i, op):
        """Whether it changes what was settled before it."""
        if op["kind"] not in ("pairing.publish", "side.plan"):
            return False
        former = self.seen("pairing.publish", i)
        if op["kind"] == "pairing.publish":
            number = round_of(op)
            former = [one for one in former if round_of(self.past.ops[one]) == number]
        return len(former) > 0

    def _entrant(self, person, _, op, gone):
        return {
            "person": person,
            "name": op["body"].get("name"),
            "rating": op["body"].get("rating"),
            "quit": gone,
            "op": op["id"],
        }

    def _round(self, number, pairings):
        op = self.one(pairings, {"round": number})
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

    def _call(self, match, calls):
        op = self.one(calls)
        return {
            "match": match,
            "table": op["body"]["table"],
            "op": op["id"],
            "at": at_of(op),
            "times": len(calls),
        }

    def _key(self, _, keys):
        op = self.one(keys)
        said = op["body"]
        return {"device": op["device"], "key": said["key"], "name": said["name"], "op": op["id"]}

    def _set(self, cycle, sets):
        about = {"of": cycle[0], "cycle": cycle[1]}
        op = self.one(sets, about)
        return dict(about, box=op["body"]["box"], op=op["id"])


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

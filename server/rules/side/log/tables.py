"""The stream of an event of tables: its plan as it changed, who came, draws, cuts, ties, places.

A plan that has seen a former one and an entry, and a draw that has seen one of its round, need a
reason. Who qualified here may decline the place, and take it again, after the event is closed.
"""

from ...log.canonical import canonical
from .draws import Draws
from .event import SideEvent
from .past import at_of
from .stream import person_of, round_of


class EventOfTables(SideEvent):
    of_a_plan = (
        "game",
        "name",
        "role",
        "place",
        "date",
        "weekday",
        "from",
        "capacity",
        "seats",
        "turn_seconds",
        "warn_seconds",
        "options",
        "tie_breaks",
        "draw",
        "ages",
        "closes_before",
        "stages",
        "day",
    )
    after_closing = SideEvent.after_closing + ("place.decline", "place.accept")

    def _show_more(self):
        draws = Draws(self)
        rows = [draws.shown(*group) for group in self.groups("draw.open", round_of)]
        return {
            "changes": self._changes(),
            "entrants": self._entrants(
                set([seat["person"] for row in rows for seat in row["seats"] if seat["table"]])
            ),
            "places": self._places(),
            "draws": rows,
            "cuts": [self._cut(*group) for group in self.groups("cut.decide", _stage)],
            "ties": [self._tie(*group) for group in self.groups("tie.draw", _drawn)],
        }

    def _overturns(self, i, op):
        """Whether it changes what was settled before it."""
        if op["kind"] == "side.plan":
            return bool(self.seen("side.plan", i) and self.seen("entrant.add", i))
        if op["kind"] != "draw.open":
            return False
        former = [self.past.ops[one] for one in self.seen("draw.open", i)]
        return any(round_of(one) == round_of(op) for one in former)

    def _reason(self, i, op):
        return super()._reason(i, op) or Draws(self).refusal(i, op)

    def _changes(self):
        """What each plan in force changed in the one before it, the oldest change first."""
        rows = []
        plans = self.all("side.plan")
        later = self.one(plans) if plans else None
        while later:
            before = self.seen("side.plan", self.past.at[later["id"]])
            former = self.one(before) if before else None
            if former:
                rows.append(self._change(former, later))
            later = former
        rows.reverse()
        return rows

    def _change(self, former, later):
        was, now = self._a_plan(former), self._a_plan(later)
        other = [name for name in self.of_a_plan if canonical(was[name]) != canonical(now[name])]
        return {
            "op": later["id"],
            "at": at_of(later),
            "reason": later["body"].get("reason"),
            "was": {name: was[name] for name in other},
            "now": {name: now[name] for name in other},
        }

    def _entrants(self, seated):
        """In order of coming; whoever is beyond the capacity waits, but for those with a seat."""
        rows = {}
        first = {}  # place of the entry with which somebody came -> person
        for person, adds, op, gone in self._entered():
            quits = [i for i in self.all("entrant.quit") if self.past.ops[i]["person"] == person]
            since = [i for i in adds if not self.seen_by(quits, i)] or adds
            first[self.past.as_they_came(since)[0]] = person
            rows[person] = self._entrant(person, op, gone)
        ordered = [rows[first[i]] for i in self.past.as_they_came(list(first))]
        self._let_in([row for row in ordered if not row["quit"]], seated)
        return ordered

    def _let_in(self, rows, seated):
        plan = self._plan_in_force()
        capacity = plan["body"].get("capacity") if plan else None
        if capacity is None:
            return
        free = capacity - len([row for row in rows if row["person"] in seated])
        for row in rows:
            if row["person"] not in seated:
                row["waiting"] = free <= 0
                free -= 1

    def _entrant(self, person, op, gone):
        body = op["body"]
        return {
            "person": person,
            "name": body.get("name"),
            "quit": gone,
            "waiting": False,
            "age_seen": body.get("age_seen") or False,
            "from": body.get("from"),
            "at": at_of(op),
            "op": op["id"],
        }

    def _plan_in_force(self):
        plans = self.all("side.plan")
        return self.one(plans) if plans else None

    def _places(self):
        said = {}
        for kind in ("place.decline", "place.accept"):
            for person, places in self.groups(kind, person_of):
                said[person] = said.get(person, []) + places
        return [self._place(person, said[person]) for person in sorted(said)]

    def _place(self, person, places):
        op = self.one(places, {"person": person})
        return {
            "person": person,
            "declined": op["kind"] == "place.decline",
            "reason": op["body"].get("reason"),
            "op": op["id"],
        }

    def _cut(self, stage, cuts):
        op = self.one(cuts, {"stage": stage})
        body = op["body"]
        return {
            "stage": stage,
            "advance": body["advance"],
            "reason": body["reason"],
            "op": op["id"],
        }

    def _tie(self, about, ties):
        op = self.one(ties, {"stage": about[0], "person": about[1]})
        return {
            "stage": about[0],
            "person": about[1],
            "number": op["body"]["number"],
            "op": op["id"],
        }


def _stage(op):
    return op["body"]["stage"]


def _drawn(op):
    return op["body"]["stage"], op["person"]

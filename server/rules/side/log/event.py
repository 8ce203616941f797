"""What every side event's own stream has: its plan, who is in it, and its closing.

Whoever is entered stays in, also whom a later plan had not seen; to quit lasts until an entry has
seen it. Closing is final: what has seen it is refused, what had not counts and is shown as late.
"""

from .stream import SideStream, explained, person_of


class SideEvent(SideStream):
    of_a_plan = ()  # the keys that a plan shows
    after_closing = ("side.close", "op.admit")

    @property
    def late(self):
        """The ids of what no close had seen, once there is one."""
        closes = self.all("side.close")
        if not closes:
            return []
        late = []
        for kind in self.of_kind:
            if kind not in self.after_closing:
                late += [i for i in self.of_kind[kind] if not self.seen_by(closes, i)]
        return [self.past.ops[i]["id"] for i in late]

    def _show(self):
        return dict(self._show_more(), plan=self._plan(), closed=len(self.all("side.close")) > 0)

    def _reason(self, i, op):
        """Why it is refused after what it has seen, or None."""
        if op["kind"] not in self.after_closing and self.seen("side.close", i):
            return "closed"
        return "bad-body" if self._overturns(i, op) and not explained(op) else None

    def _plan(self):
        plans = self.all("side.plan")
        return self._a_plan(self.one(plans, {})) if plans else None

    def _a_plan(self, op):
        return dict({name: op["body"].get(name) for name in self.of_a_plan}, op=op["id"])

    def _entered(self):
        """(person, the places of their entries, the one that counts, whether they quit) of each."""
        quits = dict(self.groups("entrant.quit", person_of))
        rows = []
        for person, adds in self.groups("entrant.add", person_of):
            op = self.one(adds, {"person": person})
            gone = not all(self.seen_by(adds, i) for i in quits.get(person, ()))
            rows.append((person, adds, op, gone))
        return rows

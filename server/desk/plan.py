"""The plan of an event's rounds at the desk: one added in mid-event, one changed, one taken out.

Only what is not opened yet is changed here: opening freezes a round in its own stream, and what
changes about it then is an operation.
"""

from typing import Any

from server.db import db, writing
from server.desk import planning
from server.models import Competition, Round, competition, event, person, round, stream
from server.problem import Problem
from server.sync import boards, waking

NEWS = "kit"
"""Under this name listeners hear that the plan has changed; it is no stream."""
TOGETHER = ("format", "limit_cs", "cutoff")
"""What Dual Rounds have in common (2026 9v3)."""
NEW: dict[str, Any] = {
    "limit_cs": None,
    "cumulative": [],
    "cutoff": None,
    "advancement": None,
    "start": None,
    "dual": False,
    "head_to_head": None,
    "qualification": None,
    "phases": [],
}


def add_round(
    where: Competition,
    event_id: str,
    number: int,
    wanted: dict[str, Any],
    before: dict[str, Any] | None = None,
    accepted: list[str] | None = None,
) -> Round:
    """Add the event's next round, `number`, behind all others.

    The round before it, which was the final, gets the condition `before` in the same step.
    `accepted` are the regulations that somebody has read of `event.plan` and answers for.
    """
    with writing():
        desk = _Desk(where, event_id)
        if number != len(desk.rounds) + 1:
            raise Problem("plan-changed", "number")
        old = desk.faults()
        plan = {**NEW, **wanted, "number": number, "status": "not-open", "competitors": None}
        plan["competitors"] = desk.registered() if number == 1 else None
        last = desk.plans[-1] if desk.plans else None
        if last and before is not None:
            last["advancement"] = before
        if plan["dual"]:
            if number != 2:
                raise Problem("plan-forbidden", "dual", "9v1")
            desk.pair(plan)
        desk.plans.append(plan)
        desk.check(plan, set(wanted), {number - 1, number})
        planning.judge(where.edition, old, desk.faults(added=True), accepted or [], added=True)
        made = desk.insert(plan)
        desk.write()
        return made


def change_round(
    where: Competition, round_id: str, changes: dict[str, Any], accepted: list[str] | None = None
) -> Round:
    """Change what is named in `changes` of a round that is not opened yet."""
    with writing():
        found = _the_round(where, round_id)
        desk = _Desk(where, found.event_id)
        old = desk.faults()
        plan = desk.plans[found.number - 1]
        desk.must_not_be_opened(plan)
        was_dual = plan["dual"]
        plan.update(changes)
        touched = {plan["number"]}
        if was_dual or plan["dual"]:
            touched = {1, 2}
            desk.pair(plan)
        desk.check(plan, set(changes), touched)
        planning.judge(where.edition, old, desk.faults(), accepted or [])
        desk.write()
        return found


def remove_round(where: Competition, round_id: str) -> None:
    """Take out the event's last round; the one before it is the final then."""
    with writing():
        found = _the_round(where, round_id)
        desk = _Desk(where, found.event_id)
        desk.must_not_be_opened(desk.plans[found.number - 1])
        if found.number != len(desk.rounds):
            raise Problem("plan-not-last")
        removed = desk.plans.pop()
        db.session.delete(desk.rounds.pop())
        if desk.plans:
            desk.plans[-1]["advancement"] = None
            if removed["dual"]:
                desk.plans[-1]["dual"] = False
        desk.write()


class _Desk:
    """One event's rounds while they are planned anew, under the competition's lock."""

    def __init__(self, where: Competition, event_id: str) -> None:
        competition.lock(where.id)
        self.where = where
        found = next((one for one in event.events_of(where.id) if one.id == event_id), None)
        if found is None:
            raise Problem("not-found")
        self.event = found
        self.everything = round.rounds_of(where.id)
        self.rounds = sorted(
            (one for one in self.everything if one.event_id == event_id),
            key=lambda one: one.number,
        )
        self.plans = [self._plan(one) for one in self.rounds]

    def _plan(self, one: Round) -> dict[str, Any]:
        head = stream.head(self.where.id, one.id)
        status = boards.status(self.where.id, one.id, head)
        people = self.registered() if one.number == 1 else None
        if status != "not-open":
            people = len(boards.reply(self.where.id, one.id, head)["cards"])
        return {**one.plan(), "status": status, "competitors": people}

    def registered(self) -> int:
        everybody = person.people_of(self.where.id)
        return len([one for one in everybody if one.competing and self.event.id in one.events])

    def must_not_be_opened(self, plan: dict[str, Any]) -> None:
        if plan["status"] != "not-open":
            raise Problem("round-opened")

    def pair(self, plan: dict[str, Any]) -> None:
        """The other one of Dual Rounds is what this one is; between the two nobody is out (9v5)."""
        other = next((one for one in self.plans if one["number"] == 3 - plan["number"]), None)
        if other is None:
            raise Problem("plan-forbidden", "dual", "9v")
        same = ("dual", *TOGETHER) if plan["dual"] else ("dual",)
        if any(other[name] != plan[name] for name in same):
            self.must_not_be_opened(other)
        for name in same:
            other[name] = plan[name]
        if plan["dual"]:
            first = plan if plan["number"] == 1 else other
            first["advancement"] = None

    def check(self, plan: dict[str, Any], changed: set[str], touched: set[int]) -> None:
        official = self.event.official
        planning.check_fields(self.where.edition, self.event.id, not official, plan, changed)
        known = {one.id for one in self.everything} | {f"{self.event.id}-r{plan['number']}"}
        if not set(plan["cumulative"]) <= known:
            raise Problem("bad-field", "cumulative")
        planning.check_advancement(self.plans, touched)

    def faults(self, added: bool = False) -> list[planning.Fault]:
        unofficial = not self.event.official
        return planning.faults(self.where.edition, self.event.id, unofficial, self.plans, added)

    def insert(self, plan: dict[str, Any]) -> Round:
        """The new row, behind those of its event."""
        mine = [one.position for one in self.rounds]
        behind = max(mine or [one.position for one in self.everything] or [-1])
        for one in self.everything:
            if one.position > behind:
                one.position += 1
        made = Round(
            competition_id=self.where.id,
            id=f"{self.event.id}-r{plan['number']}",
            event_id=self.event.id,
            number=plan["number"],
            groups=[],
            position=behind + 1,
            extra={},
        )
        db.session.add(made)
        self.rounds.append(made)
        return made

    def write(self) -> None:
        """The rows as they are planned now, and word to all who listen."""
        for row, plan in zip(self.rounds, self.plans, strict=True):
            for name in ("format", *NEW):
                if getattr(row, name) != plan[name]:
                    setattr(row, name, plan[name])
        self.where.planned += 1
        waking.publish_once_committed(self.where.id, {NEWS: self.where.planned})


def _the_round(where: Competition, round_id: str) -> Round:
    found = round.find(where.id, round_id)
    if found is None:
        raise Problem("not-found")
    return found

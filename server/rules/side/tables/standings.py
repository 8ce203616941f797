"""Where everybody stands, stage by stage, who goes on, and what the day waits for."""

from .order import cut_of, groups_of
from .plan import draw_of, gone, seated, stages_of
from .played import Played

COUNTS = ("wins", "points", "games", "short", "no_meld", "on_purpose", "absent")


def tables_standings(event, tables):
    """`{"stages", "places", "qualified", "state", "round"}`. See `tables.standings`.

    A stage: `stage`, `rounds`, `rows` (those of `rummikub.standings` with `person`, `tables` of
    round: how many sat there, `outstanding`: games still to come in rounds that have begun; who is
    seated and has no game yet stands last), `outstanding`, `open`, `complete`, `advance` and
    `tied_at_cut` with `places_left` once it is complete or the cut was decided, `broken_by`, `cut`
    (the operation that decided). Ranks are by wins, points and the plan's tie-breaks.

    `places` are those of the whole event, the last stage's first; `qualified` who goes on from the
    last stage: who has declined is followed by the next. `state` is what the day waits for in
    `round`: `registration`, `draw`, `playing`, `cut`, or it is `over`.
    """
    stages = standing_stages(event, tables)
    state, number = _state(event, stages)
    return {
        "stages": [stage.shown() for stage in stages],
        "places": _places(stages),
        "qualified": stages[-1].going_on if stages else [],
        "state": state,
        "round": number,
    }


def standing_stages(event, tables):
    """Every stage of the plan as a Stage."""
    found = []
    declined = [one["person"] for one in event["places"] if one["declined"]]
    plan = stages_of(event)
    for one in plan:
        if one["stage"] == len(plan):
            out = gone(event).union(declined)
        else:
            out = gone(event) - _drawn_after(event, one)
        before = found[-1].groups if found else []
        found.append(Stage(event, tables, one, before, out))
    return found


def _drawn_after(event, stage):
    """Who was drawn for a later stage went on from this one, even if they have left since."""
    people = set()
    for draw in event["draws"]:
        if draw["round"] > stage["rounds"][-1][0]:
            people.update(draw["people"])
    return people


class Stage:
    """`groups`: who is level, in order; `top`: who is above the cut whoever leaves or declines;
    `going_on`: who does go on, and `tied`, across the cut, with `left` places."""

    def __init__(self, event, tables, plan, earlier, out):
        self.number = plan["stage"]
        self.rounds = plan["rounds"]
        self.places = plan["advance"]
        self.played = Played(event, tables, self.rounds)
        cuts = [one for one in event["cuts"] if one["stage"] == self.number]
        self.cut = cuts[-1] if cuts else None
        decided = self.cut["advance"] if self.cut else []
        drawn = {
            one["person"]: one["number"] for one in event["ties"] if one["stage"] == self.number
        }
        self.rows = self._rows(event)
        tie_breaks = event["plan"].get("tie_breaks") or []
        self.groups, self.broken_by = groups_of(
            self.rows, self, tie_breaks, drawn, earlier, decided
        )
        self.top, self.going_on, self.tied, self.left = [], [], [], 0
        if self.cut:
            self._as_decided(decided, out)
        elif self.played.complete:
            places = self.places or 0
            self.top = cut_of(self.groups, places, ())[0]
            self.going_on, self.tied, self.left = cut_of(self.groups, places, out)

    def _as_decided(self, decided, out):
        """The next follow only whom the decision named and who does not go on."""
        self.top = decided
        self.going_on = [person for person in decided if person not in out]
        wanted = len(decided) if self.places is None else min(len(decided), self.places)
        behind = out.union(decided)
        missing = max(0, wanted - len(self.going_on))
        following, self.tied, self.left = cut_of(self.groups, missing, behind)
        self.going_on = self.going_on + following

    def _rows(self, event):
        rows = self.played.rows
        for number, _ in self.rounds:
            for one in seated(draw_of(event, number)):
                if one["person"] not in rows:
                    rows[one["person"]] = dict({name: 0 for name in COUNTS}, rounds={})
                    rows[one["person"]]["person"] = one["person"]
        return [rows[person] for person in sorted(rows)]

    def shown(self):
        """As `tables.standings` has it."""
        by_person = {row["person"]: row for row in self.rows}
        rows = []
        for group in self.groups:
            rank = len(rows) + 1
            for person in group:
                row = dict(by_person[person], rank=rank, ties=len(group) > 1)
                row["tables"] = self.played.sizes.get(person, {})
                row["outstanding"] = self.played.missing.get(person, 0)
                rows.append(row)
        return {
            "stage": self.number,
            "rounds": [number for number, _ in self.rounds],
            "rows": rows,
            "outstanding": self.played.outstanding,
            "open": self.played.open,
            "complete": self.played.complete,
            "advance": self.going_on,
            "tied_at_cut": self.tied,
            "places_left": self.left,
            "broken_by": [
                {"person": row["person"], "by": self.broken_by[row["person"]]}
                for row in rows
                if row["person"] in self.broken_by
            ],
            "cut": self.cut and self.cut["op"],
        }


def _places(stages):
    """Of whoever has a row, in the last stage that they reached; before its draw, as they go on."""
    places, done = [], set()
    for i in range(len(stages) - 1, -1, -1):
        groups = stages[i].groups
        if not groups and i and stages[i - 1].groups:
            groups = [[person] for person in stages[i - 1].going_on]
        for group in groups:
            here = [person for person in group if person not in done]
            place = len(places) + 1
            for person in here:
                places.append({"place": place, "person": person, "ties": len(here) > 1})
            done.update(here)
    return places


def _state(event, stages):
    if not stages:
        return "over" if event["closed"] else "registration", None
    for stage in () if event["closed"] else stages:
        for number, _ in stage.rounds:
            if number not in stage.played.begun:
                drawn = number > 1 or draw_of(event, number)
                return "draw" if drawn else "registration", number
            left = [one for one in stage.played.outstanding if one["round"] == number]
            if left and not stage.cut:
                return "playing", number
        if stage.played.waits and not stage.cut:
            return "playing", stage.rounds[-1][0]
        if stage.tied:
            return "cut", stage.rounds[-1][0]
    return "over", stages[-1].rounds[-1][0]

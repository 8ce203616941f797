"""The bracket of a round of Head to Head, as its slots and settled matches have it (2026 I2, I3).

A person's attempts in the match of a stage are the slots 100 · stage + point. One that is disputed,
to be done again or empty is not there yet; a match that was settled keeps its winner and its points
whatever becomes of its attempts (11l, 9t4), and so did whoever is named in a later one win those
that lead there. `round.quit` is a withdrawal (I2h).
"""

from ..averages import best
from ..headtohead.bracket import Round, bracket_of, rows_of
from ..headtohead.match import NOBODY
from ..headtohead.rules import MOST_POINTS, STAGE
from ..timing import NONE


class Matches(Round):
    """`slots` are those of the whole round, by person and number."""

    def __init__(self, level, slots):
        opened, given = level.opened, level.opened.bracket
        self.level = level
        self.slots = slots
        self.said = {}  # match -> the operation that settled it
        self.misfits = []  # settled for somebody who is not in that match: disputes
        rules = [opened.edition, opened.event, given["places"], given["seeds"], given["first_to"]]
        super().__init__(*rules, unofficial=opened.unofficial)
        self.bracket = bracket_of(self)
        self.rows = rows_of(self)
        self.active = set()  # who has a match to play
        for stage in self.bracket["stages"]:
            for row in stage["matches"]:
                row["settled"] = self.said.get(row["match"])
                if not row["decided"]:
                    self.active.update(row["people"])

    def entry(self, name, people, stage):
        known = {"withdrawn": self.level.quit}
        if None in people:
            return people, known
        won = ()
        op = self.level.settled.get(name)
        if op:
            won = op["body"]["won"]
            if all(one is None or one in people for one in _named(op)):
                self.said[name] = op["id"]
                known["settled"] = op["body"]["winner"]
            else:
                won = ()
                self.misfits.append(
                    {"what": "match.settle", "match": name, "candidates": [op["id"]]}
                )
        if "settled" not in known and NOBODY not in people:
            on = self._went_on(people, stage)
            if len(on) == 1:
                known["settled"] = on.pop()
        points = []
        for number in range(STAGE * stage + 1, STAGE * stage + MOST_POINTS + 1):
            points.append({"attempts": [self._value(person, number) for person in people]})
        for i in range(len(won)):
            points[i]["won"] = won[i]
        while len(points) > len(won) and points[-1]["attempts"] == [NONE, NONE]:
            points.pop()
        known["points"] = points
        return people, known

    def _went_on(self, people, stage):
        """Who is named in later matches that were settled; for third place, the other one."""
        on = set()
        for name in self.level.settled:
            later = self.level.opened.matches[name]
            there = [person for person in people if person in _named(self.level.settled[name])]
            if there and name == "third" and later == stage + 1:
                there = [person for person in people if person not in there]  # I2e
            if later > stage:
                on.update(there)
        return on

    def _value(self, person, number):
        slot = self.slots.get((person, number))
        return slot.row["value"] if slot and slot.row["status"] == "recorded" else NONE

    def best(self, person):
        """The best single of what is recorded (9f5b)."""
        return best(self.table, self.attempts.get(person, ()))


def _named(op):
    """Whom a settled match names, with None for points that nobody won."""
    return [op["body"]["winner"]] + op["body"]["won"]

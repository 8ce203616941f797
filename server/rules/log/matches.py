"""The bracket of a round of Head to Head, as its slots and settled matches have it (2026 I2, I3).

A person's attempts in the match of a stage are the slots 100 · stage + point. One that is disputed,
to be done again or empty is not there yet; a match that was settled keeps its winner and its points
whatever becomes of its attempts (11l, 9t4). `round.quit` is a withdrawal (I2h).
"""

from ..averages import best
from ..headtohead.bracket import Round, bracket_of, rows_of
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
            if all(one is None or one in people for one in [op["body"]["winner"]] + won):
                self.said[name] = op["id"]
                known["settled"] = op["body"]["winner"]
            else:
                won = ()
                self.misfits.append(
                    {"what": "match.settle", "match": name, "candidates": [op["id"]]}
                )
        points = []
        for number in range(STAGE * stage + 1, STAGE * stage + MOST_POINTS + 1):
            points.append({"attempts": [self._value(person, number) for person in people]})
        for i in range(len(won)):
            points[i]["won"] = won[i]
        while len(points) > len(won) and points[-1]["attempts"] == [NONE, NONE]:
            points.pop()
        known["points"] = points
        return people, known

    def _value(self, person, number):
        slot = self.slots.get((person, number))
        return slot.row["value"] if slot and slot.row["status"] == "recorded" else NONE

    def best(self, person):
        """The best single of what is recorded (9f5b)."""
        return best(self.table, self.attempts.get(person, ()))

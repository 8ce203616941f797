"""The bracket: who meets whom, who goes on (I2), and the ranks (9f16b).

Places are numbered like seeds, from 0. Who wins a match holds the higher of its two places from
then on, so that whoever wins they add up to those that are left plus one (I2f).

>>> stages_of(4)
[('SF', [('SF-1', 0, 3), ('SF-2', 1, 2)])]
"""

from ..averages import best
from ..editions import edition as edition_table
from ..errors import RulesError, at, bad
from ..timing import NONE, WORST
from .match import NOBODY, match
from .rules import rules_of

NAMES = {16: "R16", 12: "R12", 8: "QF", 4: "SF"}


def headtohead_bracket(**request):
    """Every match as it stands, by stage. Arguments and reply: `headtohead.bracket`."""
    return bracket_of(Round(**request))


def bracket_of(played):
    """The reply, of a Round."""
    stages = played.stages
    rows = [row for stage in stages for row in stage["matches"] if not row["decided"]]
    return {
        "stages": stages,
        "ready": [row["match"] for row in rows if None not in row["people"]],
        "complete": not rows,
    }


def headtohead_standings(**request):
    """Rows as of `round.standings`, with `seed` and the highest `stage` that was reached.

    First to fourth by their matches, below by the best single of those who reached the same stage.
    No rank before that is over, nor for who has no result (9f5a) and did not win by a withdrawal
    (I2h). There are no averages (9i4).
    """
    return {"rows": rows_of(Round(**request))}


def rows_of(played):
    """Those rows, of a Round."""
    final, third = played.stages[-1]["matches"]
    levels = [("F", [final]), ("F", [third])]
    levels += [(stage["stage"], stage["matches"]) for stage in played.stages[-2::-1]]
    keys, rows = {}, []
    for level, (stage, matches) in enumerate(levels):
        over = all(row["decided"] for row in matches)
        for row in matches:
            for person in [p for p in row["people"] if p and p not in keys]:
                single = best(played.table, played.attempts[person])
                lost = person != row["winner"]
                worst = WORST + 1 + single  # DNF is better than nothing
                keys[person] = (level, lost, single if single > NONE else worst)
                rows.append(
                    {
                        "person": person,
                        "rank": 1 if over and (single or not lost) else None,
                        "best": single,
                        "average": NONE,
                        "seed": played.seeds.index(person) + 1,
                        "stage": stage,
                    }
                )
    values = list(keys.values())
    if any(third["people"]):  # third, if somebody is missing in the final too
        values += [(0, True, 2 * WORST)] * final["people"].count(NOBODY)
    for row in rows:
        key = keys[row["person"]]
        row["ties"] = row["rank"] is not None and values.count(key) > 1
        if row["rank"]:
            row["rank"] += len([other for other in values if other < key])
    rows.sort(key=lambda row: (row["rank"] is None, row["rank"] or 0, row["person"]))
    return rows


def stages_of(places):
    """(stage, [(match, place, place)]) of all before the Final Stage (I2a-I2c)."""
    stages = []
    while places > 2:
        name = NAMES[places]
        free = 4 if places == 12 else 0  # I2c1
        half = (places - free) // 2
        pairs = [(name + "-" + str(i + 1), free + i, places - 1 - i) for i in range(half)]
        stages.append((name, pairs))
        places = free + half
    return stages


def matches_of(places):
    """{match: the number of its stage, from 1}"""
    stages = stages_of(places)
    numbers = {"final": len(stages) + 1, "third": len(stages) + 1}
    for i, (_, pairs) in enumerate(stages):
        numbers.update({name: i + 1 for name, _, _ in pairs})
    return numbers


class Round:
    """A round as far as it is played: its `stages`, and of each person the recorded `attempts`.

    Places without a person are the lowest; who would meet one goes on as after a withdrawal (I2h).
    """

    def __init__(self, edition, event, places, seeds, first_to, matches=(), unofficial=False):
        self.rules = rules_of(edition, event, unofficial, places)
        self.table = edition_table(edition)
        self.seeds = seeds
        self.attempts = {person: [] for person in seeds}
        if not 0 < len(seeds) <= places or len(self.attempts) < len(seeds):
            raise bad("seeds", "nobody, somebody twice, or more than there are places")
        stages = stages_of(places)
        # Sets to win by stage, then in the Third Place Match, then in the Final Match.
        if len(first_to) != len(stages) + 2 or first_to != sorted(first_to):  # I3a1, I3a2
            raise bad("first_to", "not one for each, or fewer than before")
        self.entries = {}
        for i, entry in enumerate(matches):
            if entry["match"] in self.entries:
                raise bad("matches" + at(i) + ".match", "twice")
            self.entries[entry["match"]] = i
        self.matches = matches
        self.stages = []
        holders = seeds + [NOBODY] * (places - len(seeds))
        for number, (stage, pairs) in enumerate(stages):
            rows = []
            for name, high, low in pairs:
                people = [holders[high], holders[low]]
                rows.append(self._play(name, people, first_to[number], number + 1))
                holders[high] = rows[-1]["winner"]  # I2d
            self.stages.append({"stage": stage, "matches": rows})
        last = len(stages) + 1
        final = self._play("final", holders[:2], first_to[-1], last)
        third = self._play("third", [row["loser"] for row in rows], first_to[-2], last)  # I2e
        self.stages.append({"stage": "F", "matches": [final, third]})
        if self.entries:
            raise bad("matches" + at(min(self.entries.values())) + ".match", "no such match")

    def entry(self, name, people, stage):
        """The two in the order of the match's entry, where there is one, and what is known."""
        i = self.entries.pop(name, None)
        if i is None:
            return people, {}
        entry = self.matches[i]
        if None in people or sorted(entry["people"]) != sorted([p for p in people if p]):
            raise bad("matches" + at(i) + ".people", "not who meet in this match")
        known = {key: entry[key] for key in entry if key not in ("match", "people")}
        return entry["people"] if len(entry["people"]) == 2 else people, known

    def _play(self, name, people, first_to, stage):
        """The match's row."""
        i = self.entries.get(name)
        people, known = self.entry(name, people, stage)
        before = [best(self.table, self.attempts.get(p, ())) for p in people]
        seeds = [self.seeds.index(p) + 1 if p else None for p in people]
        try:
            row = match(self.rules, people, seeds, first_to, before, **known)
        except RulesError as error:
            error.within("matches" + at(i))
            raise
        for side, person in enumerate(people):
            if person:
                self.attempts[person] += row["attempts"][side]
        row["match"], row["seeds"], row["first_to"] = name, seeds, first_to
        return row

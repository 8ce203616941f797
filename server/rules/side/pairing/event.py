"""An event as its rounds tell it: who is in, whom each has met and with which colour.

Points are half points: 2 for a win, 1 for a half, and 2 for a bye outside a round robin.
"""

from ...errors import RulesError, at, bad
from ...order import in_order

WHITE, BLACK = "white", "black"
WIN = 2
STRANGE = "not entered, or twice"
NOBODY = 0


class Event:
    """`seeds`: everybody, highest rating first, then by number; who has none comes behind.

    `games`: of each person `{"round","opponent","colour","points"}` in order, a bye without
    opponent and colour, `points` null while the match is on. `met`: opponents; `active`: who has
    not quit.
    """

    def __init__(self, format, entrants, rounds):
        self.format = format
        self.rounds = rounds
        self.games = {}
        self.met = {}
        for i, entrant in enumerate(entrants):
            if entrant["person"] in self.games:
                raise bad("entrants" + at(i) + ".person", STRANGE)
            self.games[entrant["person"]] = []
            self.met[entrant["person"]] = set()
        keys = [(-(one.get("rating") or 0), one["person"]) for one in entrants]
        self.seeds = [key[-1] for key in in_order(keys)]
        quit = set([one["person"] for one in entrants if one.get("quit")])
        self.active = [person for person in self.seeds if person not in quit]
        for i, one in enumerate(rounds):
            self._read(i, one)

    def _read(self, i, one):
        seen = set()
        for j, match in enumerate(one["matches"]):
            points = match.get("points")
            if points and points[WHITE] + points[BLACK] > WIN:
                raise bad(points_of(i, j), "over a win")
            for me, other in ((WHITE, BLACK), (BLACK, WHITE)):
                person = match[me]
                if person not in self.games or person in seen:
                    raise bad(points_of(i, j, me), STRANGE)
                seen.add(person)
                self.met[person].add(match[other])
                mine = points and points[me]
                self.games[person].append(game(i + 1, match[other], me, mine))
        for j, person in enumerate(one["byes"]):
            if person not in self.games or person in seen:
                raise bad("rounds" + at(i) + ".byes" + at(j), STRANGE)
            seen.add(person)
            points = 0 if self.format == "round-robin" else WIN
            self.games[person].append(game(i + 1, None, None, points))

    def points(self, person):
        """Half points so far."""
        return sum([game["points"] or 0 for game in self.games[person]])

    def had_bye(self, person):
        """Whether somebody sat out a round that was theirs."""
        return any(game["opponent"] is None for game in self.games[person])

    def founders(self):
        """Who was in the first round, in the order of the seeds; before it, who is in now."""
        if not self.rounds:
            return self.active
        return [p for p in self.seeds if self.games[p] and self.games[p][0]["round"] == 1]

    def finished(self):
        """Raises `not-finished` at the first match without a result."""
        for i, one in enumerate(self.rounds):
            for j, match in enumerate(one["matches"]):
                if not match.get("points"):
                    raise RulesError("not-finished", points_of(i, j))


def game(number, opponent, colour, points):
    """A match, or a round without one, as somebody has it."""
    return {"round": number, "opponent": opponent, "colour": colour, "points": points}


def points_of(i, j, what="points"):
    """The path of a match's points, or of something else of it."""
    return "rounds" + at(i) + ".matches" + at(j) + "." + what

"""Where everybody stands: by points, then by the organizer's tie-breaks."""

from ...order import in_order
from .berger import unmet
from .bracket import stages_of
from .event import NOBODY, WIN, Event, game
from .tiebreaks import TIE_BREAKS


class Table:
    """What counts: of each the `games` with a result, and the `points`, halves.

    In a round robin somebody who has quit with less than half of the matches played takes them
    along; after that who had not met them yet has won.
    """

    def __init__(self, event):
        self.event = event
        self.swiss = event.format == "swiss"
        people = event.seeds
        self.games = {p: [g for g in event.games[p] if g["points"] is not None] for p in people}
        if event.format == "round-robin":
            self._left()
        self.points = {p: sum([g["points"] for g in self.games[p]]) for p in people}

    def _left(self):
        event = self.event
        field = [p for p in event.seeds if event.games[p] or p in event.active]
        gone = [p for p in field if p not in event.active]
        void = [
            p for p in gone if 2 * len([g for g in self.games[p] if g["opponent"]]) < len(field) - 1
        ]
        for person in field:
            kept = [g for g in self.games[person] if g["opponent"] not in void]
            self.games[person] = [] if person in void else kept
        for person in event.active:
            for one in gone:
                if one not in void and one not in event.met[person]:
                    self.games[person].append(game(None, one, None, WIN))
                    self.games[one].append(game(None, person, None, 0))

    def sat_out(self, person):
        """How many rounds of a Swiss event somebody was in no match of, a bye among them."""
        matches = [g for g in self.event.games[person] if g["opponent"]]
        return len(self.event.rounds) - len(matches) if self.swiss else 0

    def against(self, person):
        """What somebody's points are worth to whom they met: a half for each round missed."""
        missed = len(self.event.rounds) - len(self.event.games[person]) if self.swiss else 0
        return self.points[person] + missed


def pairing_standings(format, entrants, rounds, tie_breaks=(), planned=None):
    """`{"rows", "cross", "champion"}`. See `pairing.standings`.

    A row: `person`, `rank`, `points` (halves), `played` (matches with a result), `wins`,
    `tie_breaks` by name, `ties` (whether another has the same rank). In a knock-out the rank is
    by the round that was reached, null before that round is over, whatever the points. `cross`:
    in the order of the rows `{"person", "games": [{"round", "opponent", "colour", "points"}]}`, a
    bye with opponent null, and a win over who left a round robin with round null. `champion`:
    null before the last round is over, and while two share the first rank.
    """
    event = Event(format, entrants, rounds)
    table = Table(event)
    values = {person: {} for person in event.seeds}
    ranks, over = _by_points(table, tie_breaks, values), _over(event, planned)
    if format == "knock-out":
        ranks, over = _by_stage(event)
    keys = [(ranks[person] or len(ranks) + 1, person) for person in event.seeds]
    shared = [ranks[p] for p in event.seeds]
    rows, cross = [], []
    for _, person in in_order(keys):
        rank, games = ranks[person], table.games[person]
        played = [g for g in games if g["round"] and g["opponent"]]
        rows.append(
            {
                "person": person,
                "rank": rank,
                "points": table.points[person],
                "played": len(played),
                "wins": len([g for g in played if g["points"] == WIN]),
                "tie_breaks": values[person],
                "ties": bool(rank) and shared.count(rank) > 1,
            }
        )
        forfeits = [g for g in games if not g["round"]]
        cross.append({"person": person, "games": event.games[person] + forfeits})
    won = [row["person"] for row in rows if over and row["rank"] == 1]
    return {"rows": rows, "cross": cross, "champion": won[0] if len(won) == 1 else None}


def _by_points(table, tie_breaks, values):
    """{person: rank}; fills in the values of the tie-breaks."""
    groups = _split(table.event.seeds, table.points)
    for name in tie_breaks:
        split = []
        for group in groups:
            for person in group:
                values[person][name] = TIE_BREAKS[name](table, group, person)
            split += _split(group, {person: values[person][name] for person in group})
        groups = split
    ranks, before = {}, 0
    for group in groups:
        for person in group:
            ranks[person] = before + 1
        before += len(group)
    return ranks


def _split(group, keys):
    """Parts of a group with the same key, the highest first."""
    parts = {}
    for person in group:
        parts.setdefault(keys[person], []).append(person)
    return [parts[key] for key in sorted(parts, reverse=True)]


def _over(event, planned):
    """Whether the last round is played, with all results."""
    if any(not match.get("points") for one in event.rounds for match in one["matches"]):
        return False
    if event.format == "round-robin":
        return bool(event.rounds) and not unmet(event)
    return bool(planned) and len(event.rounds) >= planned


def _by_stage(event):
    """({person: rank or null}, whether the final is decided)."""
    ranks = {person: None for person in event.seeds}
    stages = stages_of(event)
    final = stages[-1]["matches"][0]
    before = 0
    for stage in stages[::-1]:
        rows = stage["matches"]
        before = max(before, len([row for row in rows if row["winner"] != NOBODY]))
        if all(row["decided"] for row in rows):
            for row in rows:
                for person in row["people"]:
                    if person and person != row["winner"]:
                        ranks[person] = before + 1
    if final["winner"]:
        ranks[final["winner"]] = 1
    return ranks, final["decided"]

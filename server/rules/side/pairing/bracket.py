"""Single elimination: the highest seeds sit out where places are left, and nobody meets by chance.

Places are numbered like seeds, from 0: the first meets the last, and who wins has the higher place
from then on. Whoever is to meet somebody who has quit goes on without a match.
"""

from ...errors import RulesError
from .colours import seated
from .event import BLACK, NOBODY, WHITE, Event, points_of

NAMES = {1: "F", 2: "SF", 4: "QF"}


def pairing_bracket(entrants, rounds, format="knock-out", planned=None):
    """`{"stages": [{"stage", "matches"}], "ready": [match], "complete", "champion"}`.

    A row: `match` (`QF-1`, the final `F`), `round`, `number` (its place among the matches of that
    round, from 1, null where there was none or it is not published), `people` and their `seeds`
    (null where that is open, 0 for nobody), `points` of the two, `decided`, `winner`, `loser`,
    `walkover`, and `next`, the match to which who wins it goes on.
    """
    event = Event("knock-out", entrants, rounds)
    stages = stages_of(event)
    rows = [row for stage in stages for row in stage["matches"]]
    return {
        "stages": stages,
        "ready": [row["match"] for row in rows if not row["decided"] and None not in row["people"]],
        "complete": all(row["decided"] for row in rows),
        "champion": stages[-1]["matches"][0]["winner"] or None,
    }


def knock_out(event, planned=None):
    """(matches, byes) of the next round."""
    stages = stages_of(event)
    for number, stage in enumerate(stages[: len(event.rounds)]):
        for row in stage["matches"]:
            if not row["decided"]:
                field = row["number"] and points_of(number, row["number"] - 1)
                raise RulesError("not-finished", field)
    number = len(event.rounds)
    if number >= len(stages) or stages[-1]["matches"][0]["decided"]:
        raise RulesError("over")
    matches, byes = [], []
    for i, row in enumerate(stages[number]["matches"]):
        if not row["decided"]:
            matches.append(seated(event, row["people"][0], row["people"][1], i + 1))
        elif row["winner"]:
            byes.append(row["winner"])
    return matches, byes


def stages_of(event):
    """The rows of every stage, as far as it is known who is in them."""
    holders = event.founders()
    seeds = {person: i + 1 for i, person in enumerate(holders)}
    holders = holders + [NOBODY] * (_twos(max(2, len(holders))) - len(holders))
    stages = []
    before = []
    while len(holders) > 1:
        number = len(stages)
        published = event.rounds[number] if number < len(event.rounds) else None
        pairs = [(holders[i], holders[-1 - i]) for i in range(len(holders) // 2)]
        if published and not _as_drawn(published, pairs):
            pairs = _by_hand(published, holders)
            places = _twos(max(len(pairs), len(holders) // 2))  # an arbiter may leave people out
            pairs += [(NOBODY, NOBODY)] * (places - len(pairs))
        name = NAMES.get(len(pairs)) or "R" + str(2 * len(pairs))
        rows = []
        for i, people in enumerate(pairs):
            row = _row(event, published, people)
            row["match"] = name + "-" + str(i + 1) if len(pairs) > 1 else name
            row["round"] = number + 1
            row["seeds"] = [seeds.get(person) for person in people]
            row["next"] = None
            rows.append(row)
        for i, row in enumerate(before):
            row["next"] = rows[min(i, len(before) - 1 - i)]["match"]
        stages.append({"stage": name, "matches": rows})
        before = rows
        holders = [row["winner"] for row in rows]
    return stages


def _twos(count):
    """The next power of two."""
    places = 1
    while places < count:
        places *= 2
    return places


def _as_drawn(published, pairs):
    """Whether nobody meets anybody else than the places say."""
    known = [set(pair) for pair in pairs]
    return all(set((match[WHITE], match[BLACK])) in known for match in published["matches"])


def _by_hand(published, holders):
    """The pairs as an arbiter made them, by the higher place of each."""
    pairs = [(match[WHITE], match[BLACK]) for match in published["matches"]]
    pairs += [(person, NOBODY) for person in published["byes"]]
    place = {person: i for i, person in enumerate(holders)}
    place[NOBODY] = len(holders) + 1
    keyed = []
    for pair in pairs:
        keyed.append(sorted([(place.get(person, len(holders)), person) for person in pair]))
    return [(high[1], low[1]) for high, low in sorted(keyed)]


def _row(event, published, people):
    number = points = winner = None
    for j, match in enumerate(published["matches"] if published else ()):
        if set((match[WHITE], match[BLACK])) == set(people):
            number = j + 1
            if match.get("points"):
                sides = [WHITE if match[WHITE] == person else BLACK for person in people]
                points = [match["points"][side] for side in sides]
    if None not in people:
        if points in (None, [1, 1]):
            winner = _alone(event, published, people, number)
        elif points == [0, 0]:
            winner = NOBODY
        else:
            winner = people[points[0] < points[1]]
    return {
        "people": list(people),
        "number": number,
        "points": points,
        "decided": winner is not None,
        "winner": winner,
        "loser": winner and sum(people) - winner,
        "walkover": winner is not None and points is None,
    }


def _alone(event, published, people, number):
    """Who goes on without having won, 0 for nobody; None if two are there."""
    here = [person for person in people if person in event.active]
    if published and number is None:
        sat_out = [person for person in people if person in published["byes"]]
        here = sat_out if len(sat_out) == 1 else here
    return None if len(here) == 2 else (here + [NOBODY])[0]

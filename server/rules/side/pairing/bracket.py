"""Single elimination: the highest seeds sit out where places are left, and nobody meets by chance.

Places are numbered like seeds, from 0: the first meets the last, and who wins has the higher place
from then on. Whoever is to meet somebody who has quit goes on without a match.
"""

from ...errors import RulesError, at
from .colours import seated
from .event import BLACK, NOBODY, WHITE, Event

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
    number = len(event.rounds)
    stages = stages_of(event)
    for stage in stages[:number]:
        for row in stage["matches"]:
            if not row["decided"]:
                field = None
                if row["number"]:
                    field = (
                        "rounds"
                        + at(row["round"] - 1)
                        + ".matches"
                        + at(row["number"] - 1)
                        + ".points"
                    )
                raise RulesError("not-finished", field, "nobody has won")
    if number >= len(stages) or all(row["decided"] for row in stages[-1]["matches"]):
        raise RulesError("over", None, "the final is played")
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
    places = 2
    while places < len(holders):
        places *= 2
    holders = holders + [NOBODY] * (places - len(holders))
    stages = []
    while len(holders) > 1:
        number = len(stages)
        published = event.rounds[number] if number < len(event.rounds) else None
        half = len(holders) // 2
        pairs = [(holders[i], holders[-1 - i]) for i in range(half)]
        if published and not _as_drawn(published, pairs):
            pairs = _by_hand(published, holders)
            half = 1
            while half < len(pairs):
                half *= 2
            pairs += [(NOBODY, NOBODY)] * (half - len(pairs))
        name = NAMES.get(half) or "R" + str(2 * half)
        rows = []
        for i, people in enumerate(pairs):
            row = _row(event, published, people)
            row["match"] = name if half == 1 else name + "-" + str(i + 1)
            row["round"] = number + 1
            row["next"] = None
            rows.append(row)
        for i, row in enumerate(stages[-1]["matches"] if stages else []):
            row["next"] = rows[min(i, len(stages[-1]["matches"]) - 1 - i)]["match"]
        stages.append({"stage": name, "matches": rows})
        holders = [row["winner"] for row in rows]
    return stages


def _as_drawn(published, pairs):
    """Whether nobody meets anybody else than the places say."""
    known = [sorted(pair) for pair in pairs if None not in pair]
    return all(sorted((match[WHITE], match[BLACK])) in known for match in published["matches"])


def _by_hand(published, holders):
    """The pairs as an arbiter made them, by the higher place of each."""
    pairs = [(match[WHITE], match[BLACK]) for match in published["matches"]]
    pairs += [(person, NOBODY) for person in published["byes"]]
    place = {person: i for i, person in enumerate(holders)}
    keyed = []
    for pair in pairs:
        order = sorted([(place.get(person, len(holders)), person) for person in pair if person])
        keyed.append((order[0], tuple([person for _, person in order])))
    return [(pair + (NOBODY,))[:2] for _, pair in sorted(keyed)]


def _row(event, published, people):
    one, other = people
    row = {
        "people": [one, other],
        "seeds": [event.seeds.index(p) + 1 if p else None for p in people],
        "number": None,
        "points": None,
        "decided": False,
        "winner": None,
        "loser": None,
        "walkover": False,
    }
    for j, match in enumerate(published["matches"] if published else []):
        if one and other and sorted(people) == sorted((match[WHITE], match[BLACK])):
            row["number"] = j + 1
            if match.get("points"):
                sides = [WHITE, BLACK] if match[WHITE] == one else [BLACK, WHITE]
                row["points"] = [match["points"][side] for side in sides]
    if None in people:
        return row
    points = row["points"]
    if points and points[0] != points[1]:
        winner = one if points[0] > points[1] else other
    elif points == [0, 0]:
        winner = NOBODY
    else:
        winner = _alone(event, published, people, row["number"])
    if winner is not None:
        row["decided"] = True
        row["winner"] = winner
        row["walkover"] = points is None
        row["loser"] = other if winner == one else one if winner == other else NOBODY
    return row


def _alone(event, published, people, number):
    """Who goes on without having won, 0 for nobody; None if two are there."""
    if published and number is None:
        sat_out = [person for person in people if person in published["byes"]]
        if len(sat_out) == 1:
            return sat_out[0]
    here = [person for person in people if person in event.active]
    if len(here) == 2:
        return None
    return here[0] if here else NOBODY

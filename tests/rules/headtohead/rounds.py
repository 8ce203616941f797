"""Rounds of Head to Head for tests, played as chance or a strength has it."""

from random import Random

from hypothesis import strategies as st

from server.rules.headtohead import headtohead_bracket

STAGES = {4: 1, 8: 2, 12: 3, 16: 3}
MOST_POINTS = 5 * 7  # I3a, I3e
# Few different times, so that points, sets and rounds are tied often.
OFTEN_EQUAL = [-2, -1, 900, 901, 905]
ATTEMPT = st.sampled_from(OFTEN_EQUAL) | st.integers(800, 1000)


def request(places: int, seeds: list[int], first_to: list[int] | None = None) -> dict:
    """The arguments of a bracket that nobody has played in yet."""
    return {
        "edition": "wca-2026",
        "event": "333",
        "places": places,
        "seeds": seeds,
        "first_to": first_to or [1] * (STAGES[places] + 2),
        "matches": [],
    }


@st.composite
def started(draw: st.DrawFn) -> dict:
    """A bracket of any size, with some places left empty, and sets to win as I3a allows."""
    places = draw(st.sampled_from(sorted(STAGES)))
    people = draw(st.permutations(range(1, places + 1)))
    count = draw(st.integers(1, places) | st.just(places))
    sets = st.lists(st.integers(1, 3), min_size=STAGES[places] + 2, max_size=STAGES[places] + 2)
    return request(places, people[:count], sorted(draw(sets)))


@st.composite
def played(draw: st.DrawFn) -> dict:
    """A whole round: points until every match is over, here and there somebody who withdraws."""
    asked = draw(started())
    while ready := headtohead_bracket(**asked)["ready"]:
        name = draw(st.sampled_from(ready))
        people = draw(st.permutations(people_of(asked, name)))
        entry = {"match": name, "people": people, "points": []}
        asked["matches"].append(entry)
        if draw(st.integers(0, 9)) == 0:
            entry["withdrawn"] = draw(st.lists(st.sampled_from(people), min_size=1, unique=True))
        chance = Random(draw(st.integers(0, 999)))
        often = chance.sample(OFTEN_EQUAL, chance.randint(1, 5))
        entry["points"] = [
            {"attempts": [chance.choice(often), chance.choice(often)]} for _ in range(MOST_POINTS)
        ]
        unread = row_of(asked, name)["unread"]
        entry["points"] = entry["points"][: MOST_POINTS - unread]
    return asked


def won(name: str, winner: int, loser: int, times: tuple[int, int] = (900, 1000)) -> dict:
    """An entry: three points to none."""
    points = [{"attempts": list(times)} for _ in range(3)]
    return {"match": name, "people": [winner, loser], "points": points}


def rows_of(asked: dict) -> list[dict]:
    return [row for stage in headtohead_bracket(**asked)["stages"] for row in stage["matches"]]


def row_of(asked: dict, name: str) -> dict:
    return next(row for row in rows_of(asked) if row["match"] == name)


def people_of(asked: dict, name: str) -> list[int]:
    return row_of(asked, name)["people"]

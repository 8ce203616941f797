"""Records against a table: whatever the rounds, a mark is earned (9i)."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from server.rules.records import records_marks

VALUE = st.integers(400, 420)
ROUND = st.lists(st.tuples(st.integers(1, 4), VALUE), max_size=6, unique_by=lambda row: row[0])
ROUNDS = st.lists(ROUND, min_size=1, max_size=4)


def marks(edition, rounds, world):
    asked = [
        {
            "format": "1",
            "date": f"2026-05-{i + 1:02d}",
            "results": [{"person": person, "attempts": [value]} for person, value in rows],
        }
        for i, rows in enumerate(rounds)
    ]
    return records_marks(edition, "333", asked, {"world": {"single": world}})["marks"]


@given(ROUNDS, VALUE)
def test_in_2026_a_record_equals_or_beats_all_that_came_before(rounds, world):
    """9i1a, 9i2: each round on a day of its own, every best of the day against what stood."""
    expected, stands = [], world
    for i, rows in enumerate(rounds):
        first = min((value for _, value in rows), default=None)
        if first is not None and first <= stands:
            expected += [(i, person, first) for person, value in rows if value == first]
            stands = first
    got = [(row["round"], row["person"], row["value"]) for row in marks("wca-2026", rounds, world)]
    assert got == expected


@given(ROUNDS, VALUE)
def test_in_2008_each_round_has_one_world_record_at_most_and_each_beats_the_one_before(
    rounds, world
):
    """9i2, K-32."""
    found = marks("wca-2008", rounds, world)
    values = [world, *(row["value"] for row in found)]
    assert all(later < earlier for earlier, later in pairwise(values))
    assert len({row["round"] for row in found}) == len(found)

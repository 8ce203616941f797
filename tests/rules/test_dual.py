"""Dual Rounds beyond what the vectors say: the better of two, whatever the two are (2026 9v)."""

from hypothesis import given
from hypothesis import strategies as st

from server.rules.dual import dual_standings
from server.rules.rounds import round_standings
from tests.rules.shapes import ATTEMPT, FORMAT

EVENT = st.sampled_from(["333", "444bf", "333fm"])


@st.composite
def rounds(draw: st.DrawFn) -> tuple[str, str, list[list[dict]]]:
    """An event, a format, and two rounds of five people at most, who may miss either."""
    event, format = draw(EVENT), draw(FORMAT)
    most = {"1": 1, "2": 2, "3": 3, "5": 5, "a": 5, "m": 3}[format]
    value = ATTEMPT if event != "333fm" else st.sampled_from([-2, -1, 0]) | st.integers(1, 80)
    attempts = st.lists(value, max_size=most)
    people = st.lists(st.integers(1, 5), unique=True)
    both = [
        [{"person": person, "attempts": draw(attempts)} for person in draw(people)]
        for _ in range(2)
    ]
    return event, format, both


def place(row: dict | None) -> tuple:
    """How good a row of a round is, smaller is better: written anew, from 9f12-9f14."""
    if row is None or row["best"] in (0, -2):
        return (1,)
    keys = [row[name] if row[name] > 0 else 10**12 for name in ("average", "best")]
    return (0, *keys)


@given(rounds())
def test_a_row_is_the_better_of_the_persons_two(given_rounds):
    event, format, both = given_rounds
    rows = dual_standings("wca-2026", event, format, both)["rows"]
    single = [round_standings("wca-2026", event, format, part)["rows"] for part in both]
    assert {row["person"] for row in rows} == {entry["person"] for part in both for entry in part}
    for row in rows:
        mine = [next((r for r in part if r["person"] == row["person"]), None) for part in single]
        if format not in "am":
            mine = [r and {**r, "average": 0} for r in mine]
            row = {**row, "average": 0}
        assert place(row) == min(place(mine[0]), place(mine[1]))
        assert place(mine[row["round"] - 1]) == place(row)


@given(rounds())
def test_nobody_ranks_worse_for_having_taken_part_in_the_second_round(given_rounds):
    """More results never take a person's own result back (9v4)."""
    event, format, [one, other] = given_rounds
    before = {
        row["person"]: row for row in dual_standings("wca-2026", event, format, [one, []])["rows"]
    }
    after = {
        row["person"]: row
        for row in dual_standings("wca-2026", event, format, [one, other])["rows"]
    }
    if format not in "am":
        before, after = (
            {p: {**row, "average": 0} for p, row in rows.items()} for rows in (before, after)
        )
    assert all(place(after[person]) <= place(before[person]) for person in before)


@given(rounds())
def test_the_order_of_the_two_rounds_does_not_matter_to_the_ranks(given_rounds):
    event, format, both = given_rounds
    ranks = [
        [
            (row["person"], row["rank"], row["ties"])
            for row in dual_standings("wca-2026", event, format, turned)["rows"]
        ]
        for turned in (both, both[::-1])
    ]
    assert ranks[0] == ranks[1]


@given(rounds())
def test_twice_the_same_round_is_that_round(given_rounds):
    event, format, [one, _] = given_rounds
    rows = dual_standings("wca-2026", event, format, [one, one])["rows"]
    assert [{**row, "round": None} for row in rows] == [
        {**row, "round": None} for row in round_standings("wca-2026", event, format, one)["rows"]
    ]
    assert {row["round"] for row in rows} <= {1}

"""The ranks of a Head to Head round, whatever happened in it (9f16b)."""

from itertools import pairwise

from hypothesis import given

from server.rules.headtohead import headtohead_standings
from tests.rules.headtohead.rounds import played, row_of, rows_of

ORDER = ["F", "SF", "QF", "R12", "R16"]


@given(played())
def test_everybody_stands_in_it_once(asked):
    rows = headtohead_standings(**asked)["rows"]
    assert sorted(row["person"] for row in rows) == sorted(asked["seeds"])
    assert all(asked["seeds"][row["seed"] - 1] == row["person"] for row in rows)


@given(played())
def test_who_came_further_ranks_higher_and_then_who_has_the_better_single(asked):
    rows = [row for row in headtohead_standings(**asked)["rows"] if row["rank"]]
    for upper, lower in pairwise(rows):
        assert ORDER.index(upper["stage"]) <= ORDER.index(lower["stage"])
        if upper["stage"] == lower["stage"] != "F":
            keys = [row["best"] if row["best"] > 0 else 10**10 for row in (upper, lower)]
            assert keys[0] <= keys[1]
            assert (keys[0] == keys[1]) == (upper["rank"] == lower["rank"])


@given(played())
def test_the_matches_of_the_final_stage_give_four_ranks(asked):
    ranks = {row["person"]: row["rank"] for row in headtohead_standings(**asked)["rows"]}
    for name, first in (("final", 1), ("third", 3)):
        row = row_of(asked, name)
        if row["winner"]:
            assert ranks[row["winner"]] == first
        if row["loser"]:
            assert ranks[row["loser"]] in (first + 1, None)


@given(played())
def test_no_rank_is_for_who_has_no_result_and_no_match_won_at_the_end(asked):
    """9f5a; nothing of a match that was not played by both is recorded (9f5b)."""
    attempts: dict[int, list[int]] = {person: [] for person in asked["seeds"]}
    for row in rows_of(asked):
        assert all(row["attempts"]) or not any(row["attempts"])
        for person, values in zip(row["people"], row["attempts"], strict=True):
            if person:
                attempts[person] += values
    winners = {row_of(asked, "final")["winner"], row_of(asked, "third")["winner"]}
    for row in headtohead_standings(**asked)["rows"]:
        singles = [value for value in attempts[row["person"]] if value > 0]
        assert row["best"] == (min(singles) if singles else -1 if attempts[row["person"]] else 0)
        assert (row["rank"] is None) == (row["best"] == 0 and row["person"] not in winners)

"""Advancing beyond what the vectors say."""

import pytest

from server.rules.advancing import round_advancing
from server.rules.errors import RulesError


def rows(*standing: tuple[int, int]) -> list[dict]:
    """Rows of rank and best; persons count from 1, averages are a second slower."""
    return [
        {"person": i + 1, "rank": rank, "best": best, "average": best + 100 if best > 0 else -1}
        for i, (rank, best) in enumerate(standing)
    ]


EIGHT = rows(*((rank, 1000 + rank) for rank in range(1, 9)))


def test_a_tie_that_the_cap_splits_stops_and_says_why():
    tied = rows((1, 1), (2, 2), (3, 3), (3, 3), (3, 3), (6, 6), (7, 7), (8, 8))
    assert round_advancing("wca-2026", tied, {"type": "ranking", "level": 4})["stop"] is False
    cut = rows((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (6, 6), (8, 8))
    reply = round_advancing("wca-2026", cut, {"type": "ranking", "level": 6})
    assert (reply["stop"], reply["reasons"]) == (True, ["9p1"])
    assert reply["reserve"] == [6, 7, 8]


def test_the_reason_is_the_editions_own_number():
    tied = rows((1, 1), (2, 2), (2, 2))
    reply = round_advancing("wca-2008", tied, {"type": "ranking", "level": 2})
    assert (reply["advance"], reply["reasons"]) == ([1], ["9p"])


def test_a_result_can_be_that_of_the_average():
    single = round_advancing("wca-2026", EIGHT, {"type": "result", "level": 1003})
    average = round_advancing("wca-2026", EIGHT, {"type": "result", "level": 1103, "of": "average"})
    assert single["advance"] == average["advance"] == [1, 2]


@pytest.mark.parametrize(
    ("edition", "advance"),
    [
        ("wca-2008", [1, 2]),
        ("wca-2010", [1, 2, 3]),
        ("wca-2026", [1, 2]),
    ],
)
def test_exactly_the_result_is_through_in_2010_alone(edition, advance):
    assert round_advancing(edition, EIGHT, {"type": "result", "level": 1003})["advance"] == advance


def test_who_reached_the_result_goes_before_a_better_rank_that_did_not():
    mixed = [
        {"person": 1, "rank": 1, "best": 1500, "average": 1600},
        {"person": 2, "rank": 2, "best": 900, "average": 1700},
        {"person": 3, "rank": 3, "best": 2000, "average": 2100},
        {"person": 4, "rank": 4, "best": 2100, "average": 2200},
    ]
    reply = round_advancing("wca-2026", mixed, {"type": "result", "level": 1000})
    assert (reply["advance"], reply["reserve"]) == ([2], [1, 3, 4])


def test_the_place_of_somebody_who_reached_the_result_and_withdrew_is_taken():
    reply = round_advancing("wca-2026", EIGHT, {"type": "result", "level": 1003}, [1])
    assert (reply["advance"], reply["reserve"]) == ([2, 3], [4, 5, 6, 7, 8])


def test_people_without_a_rank_do_not_count_for_the_cap():
    absent = [{"person": 9, "rank": None, "best": 0, "average": 0}]
    reply = round_advancing("wca-2026", EIGHT + absent, {"type": "ranking", "level": 9})
    assert (reply["cap"], reply["advance"]) == (6, [1, 2, 3, 4, 5, 6])


def test_nobody_advances_from_an_empty_round():
    reply = round_advancing("wca-2008", [], {"type": "percent", "level": 75})
    assert (reply["advance"], reply["cap"]) == ([], 0)


def test_more_than_all_is_no_percentage():
    with pytest.raises(RulesError) as raised:
        round_advancing("wca-2026", EIGHT, {"type": "percent", "level": 101})
    assert raised.value.field == "condition.level"

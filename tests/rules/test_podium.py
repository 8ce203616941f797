"""The podium of a final, however few were in it."""

from server.rules.podium import podium
from server.rules.rounds import round_standings

GOOD, BETTER, BEST, NO_RESULT = [[cs] * 5 for cs in (1300, 1200, 1100, -1)]


def of(*attempts, format="a"):
    results = [{"person": i, "attempts": one} for i, one in enumerate(attempts, 1)]
    return podium(round_standings("wca-2026", "333", format, results)["rows"])


def test_three_finalists_stand_in_the_order_of_their_ranks():
    assert of(GOOD, BEST, BETTER) == [2, 3, 1]


def test_of_three_finalists_one_without_a_result_does_not_stand_there():
    """thewca/worldcubeassociation.org#634: DNF stood among the winners."""
    assert of(GOOD, NO_RESULT, BEST) == [3, 1]
    assert of(NO_RESULT, NO_RESULT, NO_RESULT) == []


def test_a_single_without_an_average_is_a_result():
    assert of(GOOD, [900, -1, -1, 1000, 1000], BEST) == [3, 1, 2]


def test_who_shares_the_third_place_stands_there_too_and_nobody_beyond():
    assert of(BEST, BETTER, GOOD, GOOD, [1400] * 5) == [1, 2, 3, 4]


def test_nobody_stands_there_before_an_attempt():
    assert podium([]) == []

"""A round's results, the next attempt and the standings beyond what the vectors say."""

import pytest

from server.rules.rounds import event_rounds, round_next, round_result, round_standings


def test_of_equal_attempts_the_earliest_best_and_the_latest_worst_do_not_count():
    assert round_result("wca-2026", "333", "a", [900, 800, 900, 800, 900])["counting"] == [0, 2, 3]
    assert round_result("wca-2026", "333", "a", [900] * 5)["counting"] == [1, 2, 3]
    assert round_result("wca-2026", "333", "a", [-2, 900, -1, 800, 950])["counting"] == [0, 1, 4]


def test_an_average_that_never_ranks_has_no_counting_attempts():
    reply = round_result("wca-2026", "333bf", "5", [3000, 2000, -1, 2500, 2600])
    assert (reply["average"], reply["counting"]) == (2700, [])


def test_a_multi_blind_round_has_no_average_in_any_format():
    assert round_result("wca-2026", "333mbf", "m", [880351401] * 3)["average"] == 0


def test_a_format_that_the_edition_does_not_offer_is_computed_all_the_same():
    assert round_result("wca-2008", "333", "5", [900, 800, 900, 800, 900])["best"] == 800
    assert round_result("wca-2026", "333", "m", [900, 1000, 1100])["average"] == 1000


def test_only_dns_is_a_result_in_old_editions_and_none_today():
    dns = [{"person": 1, "attempts": [-2, -2, -2]}, {"person": 2, "attempts": [-2, -1, -2]}]
    [first, second] = round_standings("wca-2010", "333bf", "3", dns)["rows"]
    assert (first["rank"], first["best"], second["rank"]) == (1, -1, 1)
    [ranked, unranked] = round_standings("wca-2026", "333bf", "3", dns)["rows"]
    assert (ranked["person"], ranked["rank"]) == (2, 1)
    assert (unranked["person"], unranked["rank"], unranked["best"]) == (1, None, -2)


def test_people_without_a_rank_tie_with_nobody():
    none = [{"person": person, "attempts": []} for person in (3, 1, 2)]
    rows = round_standings("wca-2026", "333", "a", none)["rows"]
    assert [(row["person"], row["ties"]) for row in rows] == [(1, False), (2, False), (3, False)]


def test_a_missed_cutoff_leaves_blanks_not_dns():
    cutoff = {"attempts": 2, "result": 1500}
    reply = round_next("wca-2026", "333", "a", [1600, 1700], cutoff)
    assert reply == {"slot": None, "closed": True, "cutoff": "missed"}


@pytest.mark.parametrize(
    ("edition", "state"),
    [
        ("wca-2008", "missed"),
        ("wca-2010", "met"),
        ("wca-2026", "missed"),
    ],
)
def test_exactly_the_cutoff_is_through_in_2010_alone(edition, state):
    cutoff = {"attempts": 2, "result": 1500}
    assert round_next(edition, "333", "a", [1500, 1600], cutoff)["cutoff"] == state


def test_a_gap_on_the_card_is_the_next_slot():
    assert round_next("wca-2026", "333", "a", [1500, 0, 1600])["slot"] == 2


def test_a_round_without_a_cutoff_says_so():
    assert round_next("wca-2026", "333", "a", [])["cutoff"] == "none"


def test_an_unofficial_event_is_ranked_like_any_timed_one():
    results = [{"person": 1, "attempts": [3000, 3100, 3200]}]
    [row] = round_standings("wca-2026", "333ft", "m", results, unofficial=True)["rows"]
    assert row["average"] == 3100


def test_nobody_needs_no_second_round():
    rounds = event_rounds("wca-2026", 0)
    assert (rounds["max_rounds"], rounds["later_rounds"]) == (1, 0)

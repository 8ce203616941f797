"""Who goes on by position in a combined round (2008, 2010 9g2), whatever the results."""

from hypothesis import given
from hypothesis import strategies as st

from server.rules.phase import round_phase
from tests.rules.shapes import RESULTS

OLD = st.sampled_from(["wca-2008", "wca-2010"])
QUIT = st.lists(st.integers(1, 30), max_size=3)


@given(OLD, RESULTS, st.integers(1, 4), st.integers(0, 8), QUIT)
def test_everybody_is_in_one_list_and_no_more_go_on_than_the_level(
    edition: str, results: list[dict], after: int, level: int, quit_: list[int]
) -> None:
    """9g2: the best x."""
    reply = round_phase(edition, "333", "a", results, after, level, quit_)
    lists = ("advance", "tied_at_cut", "behind", "unfinished")
    everybody = sorted(person for name in lists for person in reply[name])
    assert everybody == sorted({row["person"] for row in results} - set(quit_))
    assert len(reply["advance"]) <= level
    assert len(reply["advance"]) + len(reply["tied_at_cut"]) >= min(level, len(reply["rows"]))


@given(OLD, RESULTS, st.integers(1, 4), st.integers(0, 8))
def test_nobody_goes_on_before_somebody_of_an_equal_or_better_rank(
    edition: str, results: list[dict], after: int, level: int
) -> None:
    """9g2, 9f15: those who are tied across the cut are left to a person, all of them."""
    reply = round_phase(edition, "333", "a", results, after, level)
    rank = {row["person"]: row["rank"] for row in reply["rows"]}
    ranks = [[rank[one] for one in reply[name]] for name in ("advance", "tied_at_cut", "behind")]
    flat = [one for part in ranks for one in part]
    assert flat == sorted(flat)
    assert len(set(ranks[1])) <= 1
    assert set(ranks[0]).isdisjoint(ranks[1] + ranks[2])
    assert reply["stop"] is bool(reply["tied_at_cut"])


@given(OLD, RESULTS, st.integers(1, 4))
def test_attempts_behind_the_phase_change_nothing(
    edition: str, results: list[dict], after: int
) -> None:
    """9g: what is entered while it is decided does not count for it."""
    cut = [{**row, "attempts": row["attempts"][:after]} for row in results]
    assert round_phase(edition, "333", "a", results, after, 3) == round_phase(
        edition, "333", "a", cut, after, 3
    )

"""Advancement drift beyond what the vectors say."""

from server.rules.drift import round_drift

TWO = {"type": "ranking", "level": 2}


def rows(*bests: int) -> list[dict]:
    """Persons 1, 2, … with these bests, in the order of their ranks."""
    found = [{"person": i + 1, "best": best, "average": -1} for i, best in enumerate(bests)]
    found.sort(key=lambda row: row["best"])
    return [{**row, "rank": i + 1} for i, row in enumerate(found)]


BEFORE = rows(1000, 1100, 1200, 1300)
OPENED = round_drift("wca-2026", BEFORE, TWO, [])["digest"]


def test_the_digest_is_of_what_the_rows_say_and_not_of_their_order():
    turned = [dict(row, ties=True) for row in reversed(BEFORE)]
    assert round_drift("wca-2026", turned, TWO, [])["digest"] == OPENED
    assert round_drift("wca-2026", rows(1000, 1100, 1200, 1301), TWO, [])["digest"] != OPENED


def test_a_change_below_the_cut_is_no_drift():
    """9p: the same people would go on."""
    reply = round_drift("wca-2026", rows(1000, 1100, 1300, 1200), TWO, [1, 2], (), OPENED)
    assert (reply["drift"], reply["in"], reply["out"]) == (False, [], [])


def test_it_goes_on_until_both_have_been_settled():
    """9p2: one was taken in, and the other is still there."""
    moved = rows(1000, 1100, 1200, 1050)
    half = round_drift("wca-2026", moved, TWO, [1, 2, 4], (), OPENED)
    assert (half["drift"], half["in"], half["out"]) == (True, [], [2])
    assert not round_drift("wca-2026", moved, TWO, [1, 4], [2], OPENED)["drift"]


def test_a_replacement_is_the_best_of_the_standings_as_they_are_now():
    """9p3; thewca/wca-live#221: the one behind the new place of who had quit was proposed."""
    dropped = rows(1000, 9000, 1200, 1300)  # 2 was second when the round was opened, and quits
    reply = round_drift("wca-2026", dropped, TWO, [1], [2], OPENED)
    assert (reply["in"], reply["reserve"]) == ([3], [4])
    assert (reply["drift"], reply["digest"] != OPENED) == (True, True)
    without = [dict(row) for row in dropped if row["person"] != 2]
    without.append({"person": 2, "rank": 4, "best": -1, "average": -1})
    assert round_drift("wca-2026", without, TWO, [1], [2], OPENED)["in"] == [3]

"""A match against a definition that goes point by point (I3)."""

from hypothesis import given
from hypothesis import strategies as st

from server.rules.headtohead import headtohead_match
from tests.rules.headtohead.rounds import ATTEMPT

POINTS = st.lists(st.tuples(ATTEMPT, ATTEMPT), max_size=40)
BEFORE = st.tuples(st.sampled_from([0, -1, 850, 900]), st.sampled_from([0, -1, 850, 900]))
WORST = 10**10


def match(points, first_to=1, **more) -> dict:
    return headtohead_match(
        "wca-2026",
        "333",
        [7, 3],
        [1, 4],
        first_to=first_to,
        points=[{"attempts": list(point)} for point in points],
        **more,
    )


def slowly(points, first_to, before) -> tuple[list[int], int]:
    """(sets won by each, points read): every rule as a sentence."""
    sets, read = [0, 0], 0
    best = [value if value > 0 else WORST for value in before]
    match_best = [WORST, WORST]
    while max(sets) < first_to:
        score, set_best, played = [0, 0], [WORST, WORST], 0
        while max(score) < 3 and played < 7:
            if read == len(points):
                return sets, read
            times = [value if value > 0 else WORST for value in points[read]]
            if times[0] < times[1]:
                score[0] += 1
            if times[1] < times[0]:
                score[1] += 1
            for side in (0, 1):
                set_best[side] = min(set_best[side], times[side])
                match_best[side] = min(match_best[side], times[side])
                best[side] = min(best[side], times[side])
            read += 1
            played += 1
        if score[0] != score[1]:
            winner = 0 if score[0] > score[1] else 1
        elif set_best[0] != set_best[1]:
            winner = 0 if set_best[0] < set_best[1] else 1
        elif match_best[0] != match_best[1]:
            winner = 0 if match_best[0] < match_best[1] else 1
        elif best[0] != best[1]:
            winner = 0 if best[0] < best[1] else 1
        else:
            winner = 0  # the first is the higher seed here
        sets[winner] += 1
    return sets, read


@given(POINTS, st.integers(1, 3), BEFORE)
def test_sets_are_won_as_the_text_says(points, first_to, before):
    reply = match(points, first_to, best_before=before)
    sets, read = slowly(points, first_to, before)
    assert (reply["score"], reply["unread"]) == (sets, len(points) - read)
    started = [any(point[side] != -2 for point in points[:read]) for side in (0, 1)]
    if max(sets) == first_to and all(started):
        assert (reply["winner"], reply["walkover"]) == ([7, 3][sets.index(first_to)], False)
    elif max(sets) == first_to:
        assert reply["walkover"]
    else:
        assert not reply["decided"]


@given(POINTS, st.integers(1, 3), BEFORE)
def test_a_match_is_the_same_from_either_side(points, first_to, before):
    reply = match(points, first_to, best_before=before)
    turned = headtohead_match(
        "wca-2026",
        "333",
        [3, 7],
        [4, 1],
        first_to=first_to,
        points=[{"attempts": list(point)[::-1]} for point in points],
        best_before=before[::-1],
    )
    for key in ("decided", "winner", "loser", "walkover", "next", "unread"):
        assert turned[key] == reply[key]
    assert turned["score"] == reply["score"][::-1]
    assert [found["by"] for found in turned["sets"]] == [found["by"] for found in reply["sets"]]


@given(st.lists(st.tuples(ATTEMPT, ATTEMPT), min_size=7 * 5, max_size=7 * 5), st.integers(1, 3))
def test_a_match_always_ends(points, first_to):
    """Five sets of seven points at most (I3a, I3e)."""
    assert match(points, first_to)["decided"]


@given(POINTS, st.integers(1, 3))
def test_points_as_noted_are_points_as_computed(points, first_to):
    """I4d1: the judge's note of what happened changes nothing."""
    reply = match(points, first_to)
    won = [person for found in reply["sets"] for person in found["won"]]
    noted = [{"attempts": list(p), "won": person} for p, person in zip(points, won, strict=False)]
    rest = [{"attempts": list(point)} for point in points[len(won) :]]
    assert reply == headtohead_match(
        "wca-2026", "333", [7, 3], [1, 4], first_to=first_to, points=noted + rest
    )

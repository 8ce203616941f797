"""Standings: wins, then points, whoever is told first; a tie at the cut is not split."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.side.rummikub.sheets import GAMES, OPTIONS, asked, good_sheet

CUT = st.integers(1, 9)


def standings(games: list[dict], **more: object) -> dict:
    return asked("rummikub.standings", games=games, **more)


@given(GAMES, CUT, OPTIONS, st.randoms(use_true_random=False))
def test_the_order_of_entry_changes_nothing(games, cut, options, random):
    here = standings(games, cut=cut, options=options)
    order = list(range(len(games)))
    random.shuffle(order)
    turned = [games[index] for index in order]
    there = standings(turned, cut=cut, options=options)
    for part in ("rows", "advance", "tied_at_cut", "places_left"):
        assert here[part] == there[part]
    assert sorted(order[one["index"]] for one in there["open"]) == [
        one["index"] for one in here["open"]
    ]


@given(GAMES, OPTIONS)
def test_wins_and_points_are_those_of_the_games(games, options):
    wins: dict[str, int] = {}
    points: dict[str, int] = {}
    for one in games:
        result = asked("rummikub.game", players=one["players"], options=options)
        for name, score in result["scores"].items():
            points[name] = points.get(name, 0) + score
            wins[name] = wins.get(name, 0) + (result["winner"] == name)
    rows = standings(games, options=options)["rows"]
    assert {row["id"]: (row["wins"], row["points"]) for row in rows} == {
        name: (wins[name], points[name]) for name in points
    }


@given(GAMES)
def test_ranks_follow_wins_then_points_and_only_equals_share_one(games):
    """R13."""
    rows = standings(games)["rows"]
    keys = [(row["wins"], row["points"]) for row in rows]
    assert keys == sorted(keys, reverse=True)
    for row, key in zip(rows, keys, strict=True):
        assert row["rank"] == keys.index(key) + 1
        assert row["ties"] == (keys.count(key) > 1)


@given(GAMES)
def test_equals_stand_in_the_order_of_their_bytes(games):
    rows = standings(games)["rows"]
    for one, other in pairwise(rows):
        if one["rank"] == other["rank"]:
            assert one["id"].encode() < other["id"].encode()


@given(GAMES, CUT)
def test_a_cut_lets_no_more_through_than_there_are_places_and_splits_no_tie(games, cut):
    """R14."""
    found = standings(games, cut=cut)
    rank = {row["id"]: row["rank"] for row in found["rows"]}
    inside = [row["id"] for row in found["rows"]][: len(found["advance"])]
    assert found["advance"] == inside
    assert len(inside) + found["places_left"] <= cut
    assert len({rank[name] for name in found["tied_at_cut"]}) <= 1
    if found["tied_at_cut"]:
        assert 0 < found["places_left"] < len(found["tied_at_cut"])
        assert len(inside) + found["places_left"] == cut
    else:
        assert len(inside) == min(cut, len(rank))
        assert found["places_left"] == 0


@given(st.lists(good_sheet(["A", "B", "C", "D"]), max_size=5))
def test_rounds_add_up_to_the_whole(sheets):
    games = [{"players": sheet, "round": f"R{index % 2}"} for index, sheet in enumerate(sheets)]
    for row in standings(games)["rows"]:
        for what in ("wins", "points"):
            assert sum(one[what] for one in row["rounds"].values()) == row[what]


def test_games_with_fewer_than_four_are_counted_and_nothing_is_scaled():
    """R12: at a table of three, and at one of four where somebody is absent."""
    three = [{"id": "A", "out": True}, {"id": "B", "sum": 20}, {"id": "C", "sum": 7}]
    gone = [*three, {"id": "D", "absent": True}]
    four = [*three, {"id": "D", "sum": 1}]
    rows = standings([{"players": sheet} for sheet in (three, gone, four)])["rows"]
    assert {row["id"]: (row["short"], row["points"]) for row in rows} == {
        "A": (2, 27 + 27 + 28),
        "B": (2, -60),
        "C": (2, -21),
        "D": (0, -101),
    }

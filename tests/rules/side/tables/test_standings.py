"""Standings of a day: the order of entry says nothing, a cut never splits a tie in silence."""

import copy
from random import Random

import pytest
from hypothesis import given

from tests.rules.side.tables.days import FINAL, SEEDS, Day, by_chance, left, out, unmelded
from tests.support import rummikub_tally as tally

FOUR = [1, 2, 3, 4]
EIGHT = [*FOUR, 5, 6, 7, 8]


def ranks(stage: dict) -> dict[int, int]:
    return {row["person"]: row["rank"] for row in stage["rows"]}


def one_game(advance: int | None = None, **plan: object) -> Day:
    return Day(EIGHT, [{"rounds": [1], "advance": advance}], **plan).draw(1, FOUR, EIGHT[4:])


def test_the_worked_round_of_four_games():
    day = Day(FOUR, [{"rounds": [4], "advance": None}]).draw(1, FOUR)
    day.play(1, 1, out(1), left(2, 20), left(3, 26), left(4, 2))
    day.play(1, 1, left(1, 12, 1), out(2), left(3, 5), left(4, 26))
    day.play(1, 1, left(1, 1, 2), left(2, 6), out(3), left(4, 11))
    day.play(1, 1, unmelded(1), left(2, 17), left(3, 9), out(4))
    found = day.standings()
    [stage] = found["stages"]
    assert [(row["person"], row["wins"], row["points"]) for row in stage["rows"]] == [
        (4, 1, 87),
        (3, 1, 78),
        (2, 1, 50),
        (1, 1, -215),
    ]
    assert stage["rows"][0]["rounds"] == {"R1": {"wins": 1, "points": 87}}
    assert stage["rows"][0]["tables"] == {"1": 4}
    assert [one["place"] for one in found["places"]] == [1, 2, 3, 4]
    assert (found["state"], found["qualified"]) == ("over", [])


@given(SEEDS)
def test_the_order_of_entry_changes_nothing(seed):
    random = Random(seed)
    day = by_chance(random)
    turned = copy.deepcopy(day)
    for name in ("entrants", "places", "ties"):
        random.shuffle(turned.event[name])
    for draw in turned.event["draws"]:
        random.shuffle(draw["seats"])
        random.shuffle(draw["people"])
    for games in turned.games.values():
        random.shuffle(games)
        for game in games:
            random.shuffle(game["players"])
    turned.games = dict(random.sample(list(turned.games.items()), len(turned.games)))
    assert turned.standings() == day.standings()


@given(SEEDS)
def test_wins_and_points_are_as_the_source_has_them(seed):
    day = by_chance(Random(seed))
    day.event["plan"]["tie_breaks"] = []
    [stage] = day.standings()["stages"]
    sheets = [game["players"] for games in day.games.values() for game in games]
    expected = tally.totals(sheets)
    assert {row["person"]: (row["wins"], row["points"]) for row in stage["rows"]} == expected
    order = [row["person"] for row in stage["rows"]]
    assert order == [person for level in tally.ranked(sheets) for person in level]


@given(SEEDS)
def test_a_cut_never_splits_a_tie_in_silence(seed):
    day = by_chance(Random(seed), whole=True)
    found = day.standings()
    [stage] = found["stages"]
    rank = ranks(stage)
    declined = {one["person"] for one in day.event["places"]}
    going, tied = stage["advance"], stage["tied_at_cut"]
    outside = [person for person in rank if person not in {*going, *declined}]
    places = day.event["plan"]["stages"][0]["advance"]
    assert found["qualified"] == going
    assert not declined & {*going, *tied}
    assert {rank[person] for person in going}.isdisjoint(rank[person] for person in outside)
    assert len({rank[person] for person in tied}) <= 1
    if tied:
        assert stage["places_left"] == places - len(going)
        assert 0 < stage["places_left"] < len(tied)
        assert min(rank[person] for person in outside) == rank[tied[0]]
        assert (found["state"], found["round"]) == ("cut", 2)
    else:
        assert len(going) == min(places, len(rank) - len(declined & set(rank)))
        assert found["state"] == "over"


def level_at_the_cut(*tie_breaks: str) -> Day:
    """Two rounds of one game; 1 and 2 have one win and the same points, in different rounds."""
    day = Day(EIGHT, [{"rounds": [1, 1], "advance": 1}], tie_breaks=list(tie_breaks))
    for number, first, second in ((1, 1, 5), (2, 2, 6)):
        day.draw(number, FOUR, EIGHT[4:])
        day.won(number, 1, FOUR, first).won(number, 2, EIGHT[4:], second, by=1)
    return day


def test_a_tie_across_the_cut_stops_until_it_is_decided():
    day = level_at_the_cut()
    found = day.standings()
    assert found["stages"][0]["tied_at_cut"] == [1, 2]
    assert (found["qualified"], found["state"]) == ([], "cut")
    found = day.cut(1, 2).standings()
    [stage] = found["stages"]
    assert (found["qualified"], found["state"], stage["cut"]) == ([2], "over", "c")
    assert [one["person"] for one in found["places"]][:2] == [2, 1]
    assert stage["broken_by"] == [{"person": p, "by": "decided"} for p in (2, 1)]


def test_a_decision_leaves_level_who_goes_on_together():
    day = one_game(2).won(1, 1, FOUR, 1).won(1, 2, EIGHT[4:], 5)
    [stage] = day.cut(1, 5, 1).standings()["stages"]
    assert stage["advance"] == [5, 1]
    assert ranks(stage)[1] == ranks(stage)[5] == 1


def test_the_last_round_breaks_a_tie():
    [stage] = level_at_the_cut("last-round").standings()["stages"]
    assert stage["advance"] == [2]
    assert {"person": 1, "by": "last-round"} in stage["broken_by"]


def test_a_drawn_tile_breaks_a_tie_once_everybody_has_drawn():
    day = level_at_the_cut("drawn")
    day.event["ties"] = [{"stage": 1, "person": 1, "number": 3}]
    assert day.standings()["stages"][0]["tied_at_cut"] == [1, 2]
    day.event["ties"].append({"stage": 1, "person": 2, "number": 9})
    assert day.standings()["qualified"] == [2]
    day.event["ties"][0]["number"] = 9
    assert day.standings()["stages"][0]["tied_at_cut"] == [1, 2]


@pytest.mark.parametrize(
    ("names", "third"),
    [([], None), (["on-purpose"], 2), (["no-meld"], 1), (["no-meld", "on-purpose"], 1)],
)
def test_tie_breaks_go_in_the_organizers_order(names, third):
    """1 had -200 once and 2 -100 twice, and both have -206."""
    day = Day(FOUR, [{"rounds": [3], "advance": 3}], tie_breaks=names).draw(1, FOUR)
    day.play(1, 1, unmelded(1, True), unmelded(2), out(3), left(4, 9))
    day.play(1, 1, left(1, 5), unmelded(2), left(3, 9), out(4))
    day.play(1, 1, left(1, 1), left(2, 6), out(3), left(4, 9))
    [stage] = day.standings()["stages"]
    assert {row["points"] for row in stage["rows"] if row["person"] in (1, 2)} == {-206}
    assert stage["advance"] == [3, 4, *([third] if third else [])]
    assert stage["tied_at_cut"] == ([] if third else [1, 2])
    by = [one["by"] for one in stage["broken_by"]]
    assert by == ([names[0]] * 2 if third else [])


def test_a_game_that_is_disputed_or_cannot_be_scored_counts_for_nobody_and_is_open():
    day = one_game(2)
    day.play(1, 1, out(1), out(2), left(3, 4), left(4, 4))
    day.play(1, 2, out(5), left(6, 1), left(7, 2), left(8, 3), disputed=True)
    found = day.standings()
    [stage] = found["stages"]
    errors = [{"code": "two-out", "id": None}]
    assert stage["open"] == [
        {"stream": "rummikub-r1-t2", "game": 1, "disputed": True},
        {"stream": "rummikub-r1-t1", "game": 1, "errors": errors},
    ]
    assert not stage["complete"]
    assert {row["games"] for row in stage["rows"]} == {0}
    assert {row["outstanding"] for row in stage["rows"]} == {1}
    assert (found["state"], found["qualified"], stage["outstanding"]) == ("playing", [], [])


def test_what_is_outstanding_is_named_by_table_once_the_draw_is_published():
    day = Day(EIGHT, [{"rounds": [2], "advance": 2}])
    assert day.standings()["state"] == "registration"
    day.draw(1, FOUR, EIGHT[4:], published=False)
    found = day.standings()
    assert (found["state"], found["stages"][0]["outstanding"]) == ("draw", [])
    day.event["draws"][0]["published"] = True
    day.won(1, 2, EIGHT[4:], 5)
    found = day.standings()
    [stage] = found["stages"]
    assert [(one["stream"], one["table"], one["games"]) for one in stage["outstanding"]] == [
        ("rummikub-r1-t1", 1, [1, 2]),
        ("rummikub-r1-t2", 2, [2]),
    ]
    rows = {row["person"]: row for row in stage["rows"]}
    assert (rows[1]["outstanding"], rows[5]["outstanding"]) == (2, 1)
    assert rows[1]["rank"] == 5
    assert (found["state"], found["round"]) == ("playing", 1)


def test_a_game_more_than_the_plan_has_now_counts_for_nobody():
    day = one_game(2).won(1, 1, FOUR, 1, 2).won(1, 2, EIGHT[4:], 5, by=1)
    found = day.standings()
    [stage] = found["stages"]
    assert stage["complete"]
    assert found["qualified"] == [1, 5]
    beyond = [{"code": "beyond-plan", "id": None}]
    assert stage["open"] == [{"stream": "rummikub-r1-t1", "game": 2, "errors": beyond}]


def test_who_was_moved_takes_their_results_along():
    day = Day(EIGHT, [{"rounds": [2], "advance": None}]).draw(1, FOUR, EIGHT[4:])
    day.won(1, 1, FOUR, 1).won(1, 2, EIGHT[4:], 5)
    changed = {1: 2, 5: 1}
    for seat in day.event["draws"][0]["seats"]:
        seat["table"] = changed.get(seat["person"], seat["table"])
    day.won(1, 1, [5, 2, 3, 4], 5).won(1, 2, [1, 6, 7, 8], 1)
    [stage] = day.standings()["stages"]
    assert stage["complete"]
    assert [(row["person"], row["wins"], row["games"]) for row in stage["rows"]][:2] == [
        (1, 2, 2),
        (5, 2, 2),
    ]


def final_day() -> Day:
    """Eight people, two rounds; 1, 2, 3 and 5 go on to the last round."""
    day = Day(EIGHT, FINAL)
    for number in (1, 2):
        day.draw(number, FOUR, EIGHT[4:])
        day.won(number, 1, FOUR, 1, 1, 2, 3).won(number, 2, EIGHT[4:], 5, 5, 5, 4 + number, by=1)
    return day


def test_the_last_round_begins_at_nothing_and_the_rest_keep_their_places():
    day = final_day()
    found = day.standings()
    first = found["stages"][0]
    assert first["advance"] == [5, 1, 2, 3]
    assert (found["state"], found["round"]) == ("draw", 3)
    assert [one["person"] for one in found["places"]][:4] == [5, 1, 2, 3]
    day.draw(3, [1, 2, 3, 5]).won(3, 1, [1, 2, 3, 5], 3, 2, 3, 1)
    found = day.standings()
    assert found["stages"][1]["rows"][0]["wins"] == 2
    order = [one["person"] for one in found["places"]]
    assert order[0] == 3
    assert set(order[:4]) == {1, 2, 3, 5}
    assert order[4:] == [p for p in [row["person"] for row in first["rows"]] if p in (4, 6, 7, 8)]
    assert found["state"] == "over"


def test_level_in_the_last_round_goes_by_the_rounds_before():
    day = final_day().draw(3, [1, 2, 3, 5]).won(3, 1, [1, 2, 3, 5], 3, 3, 1, 2)
    rows = day.standings()["stages"][1]["rows"]
    assert [row["person"] for row in rows] == [3, 1, 2, 5]
    assert not rows[1]["ties"]


def test_who_leaves_before_the_last_draw_is_followed_and_after_it_is_not():
    before = final_day().quit(1).standings()["stages"][0]
    assert before["advance"] == [5, 2, 3, 6]
    after = final_day().draw(3, [1, 2, 3, 5]).quit(1).standings()["stages"][0]
    assert after["advance"] == [5, 1, 2, 3]


def test_who_declines_is_followed_by_the_next():
    day = one_game(3).won(1, 1, FOUR, 1).won(1, 2, EIGHT[4:], 5, by=1)
    day.games[1, 1][0]["players"] = [out(1), left(2, 20), left(3, 25), left(4, 30)]
    day.games[1, 2][0]["players"] = [out(5), left(6, 2), left(7, 3), left(8, 30)]
    assert day.standings()["qualified"] == [1, 5, 6]
    assert day.decline(5).standings()["qualified"] == [1, 6, 7]
    assert day.cut(1, 1, 5, 6).decline(6).standings()["qualified"] == [1, 7, 2]


def test_before_the_plan_there_is_nothing():
    day = Day(EIGHT)
    day.event["plan"] = None
    empty = {"stages": [], "places": [], "qualified": [], "state": "registration", "round": None}
    assert day.standings() == empty

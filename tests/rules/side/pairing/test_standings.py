"""Standings: whoever is told first, points are kept, and each tie-break is what its name says."""

import copy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.side.pairing.events import NAMES, SEEDS, asked, event, result
from tests.support import pairing_checker as checker


def standings(made: dict, names: list[str]) -> dict:
    return asked("pairing.standings", made, tie_breaks=names)


@given(SEEDS, st.permutations(NAMES))
def test_the_order_of_entry_changes_nothing(seed, names):
    made = event(Random(seed))
    turned = copy.deepcopy(made)
    Random(seed + 1).shuffle(turned["entrants"])
    for one in turned["rounds"]:
        Random(seed).shuffle(one["byes"])
        if made["format"] != "knock-out":
            Random(seed).shuffle(one["matches"])
    assert standings(turned, names) == standings(made, names)


@given(SEEDS)
def test_points_of_a_swiss_event_are_two_a_match_and_two_a_bye(seed):
    made = event(Random(seed), ("swiss",))
    rows = standings(made, [])["rows"]
    matches = [one for each in made["rounds"] for one in each["matches"] if one["points"]]
    byes = sum(len(each["byes"]) for each in made["rounds"])
    assert sum(row["points"] for row in rows) == 2 * len(matches) + 2 * byes
    assert sum(row["played"] for row in rows) == 2 * len(matches)
    assert all(row["points"] == checker.points(made, row["person"]) for row in rows)


@given(SEEDS)
def test_points_of_a_round_robin_are_two_a_match(seed):
    made = event(Random(seed), ("round-robin",), changes=False)
    rows = standings(made, [])["rows"]
    matches = [one for each in made["rounds"] for one in each["matches"] if one["points"]]
    assert sum(row["points"] for row in rows) == 2 * len(matches)


@given(SEEDS, st.permutations(NAMES))
def test_ranks_follow_points_and_tie_breaks_and_only_equals_share_one(seed, names):
    made = event(Random(seed), ("swiss", "round-robin"))
    rows = standings(made, names)["rows"]
    keys = [(row["points"], *(row["tie_breaks"][name] for name in names)) for row in rows]
    assert keys == sorted(keys, reverse=True)
    for row, key in zip(rows, keys, strict=True):
        assert row["rank"] == keys.index(key) + 1
        assert row["ties"] == (keys.count(key) > 1)


@given(SEEDS)
def test_tie_breaks_of_a_swiss_event_by_another_way(seed):
    made = event(Random(seed), ("swiss",))
    for row in standings(made, [name for name in NAMES if name != "direct"])["rows"]:
        assert row["tie_breaks"] == by_another_way(made, row["person"])


def by_another_way(made: dict, person: int) -> dict[str, int]:
    """Round by round."""
    own = checker.points(made, person)
    opponents, products, won, won_black = [], 0, 0, 0
    for one in made["rounds"]:
        [mine] = [m for m in one["matches"] if person in (m["white"], m["black"])] or [None]
        if mine is None:
            opponents.append(own)
            products += 2 * own * (person in one["byes"])
        elif mine["points"]:
            side = "white" if mine["white"] == person else "black"
            other = mine["black" if side == "white" else "white"]
            opponents.append(worth(made, other))
            products += mine["points"][side] * worth(made, other)
            won += mine["points"][side] == 2
            won_black += side == "black" and mine["points"][side] == 2
    return {
        "buchholz": sum(opponents),
        "buchholz-cut-1": sum(sorted(opponents)[1:]),
        "sonneborn-berger": products,
        "wins": won,
        "black-wins": won_black,
    }


def worth(made: dict, person: int) -> int:
    """Points, and a half for every round that was missed."""
    return checker.points(made, person) + sum(
        person not in checker.present(one) for one in made["rounds"]
    )


@given(SEEDS)
def test_direct_is_what_the_level_have_from_each_other(seed):
    made = event(Random(seed), ("round-robin",), most=8, changes=False)
    rows = standings(made, ["direct"])["rows"]
    matches = [one for each in made["rounds"] for one in each["matches"] if one["points"]]
    for row in rows:
        level = {one["person"] for one in rows if one["points"] == row["points"]}
        within = [m for m in matches if {m["white"], m["black"]} <= level]
        if len(within) < len(level) * (len(level) - 1) // 2:
            assert row["tie_breaks"]["direct"] == 0
        else:
            mine = [m["points"][s] for m in within for s in m["points"] if m[s] == row["person"]]
            assert row["tie_breaks"]["direct"] == sum(mine)


@given(SEEDS)
def test_the_cross_table_has_every_match_from_both_sides(seed):
    made = event(Random(seed))
    value = standings(made, [])
    assert [one["person"] for one in value["cross"]] == [row["person"] for row in value["rows"]]
    games = {one["person"]: one["games"] for one in value["cross"]}
    for number, one in enumerate(made["rounds"], 1):
        for match in one["matches"]:
            for side, other in (("white", "black"), ("black", "white")):
                [game] = [g for g in games[match[side]] if g["round"] == number]
                assert (game["opponent"], game["colour"]) == (match[other], side)
                assert game["points"] == (match["points"] and match["points"][side])
        for person in one["byes"]:
            [game] = [g for g in games[person] if g["round"] == number]
            assert game["opponent"] is None


@pytest.mark.parametrize("format", ["swiss", "round-robin", "knock-out"])
def test_there_is_a_champion_when_all_is_over_and_one_is_first(format):
    random = Random(3)
    made = {
        "format": format,
        "planned": 3,
        "rounds": [],
        "entrants": [{"person": person, "rating": 2000 - person} for person in range(1, 9)],
    }
    assert standings(made, [])["champion"] is None
    while "code" not in (paired := asked("pairing.next", made)):
        matches = [{**one, "points": result(random, "knock-out")} for one in paired["matches"]]
        for match in matches:
            if 1 in (match["white"], match["black"]):
                won = match["white"] == 1
                match["points"] = {"white": 2 * won, "black": 2 * (not won)}
        made["rounds"].append({"matches": matches, "byes": paired["byes"]})
        open_ = copy.deepcopy(made)
        open_["rounds"][-1]["matches"][0]["points"] = None
        assert standings(open_, [])["champion"] is None
    assert standings(made, [])["champion"] == 1

"""The bracket: whoever wins, it ends with one winner, and each meets whom the text says (I2)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.headtohead import headtohead_bracket, headtohead_standings
from server.rules.headtohead.bracket import stages_of
from tests.rules.headtohead.rounds import (
    STAGES,
    people_of,
    played,
    request,
    row_of,
    rows_of,
    started,
    won,
)


@given(played())
def test_a_round_that_was_played_has_one_winner(asked):
    """Who has withdrawn everywhere leaves nobody: then alone is there no first (I2h)."""
    bracket = headtohead_bracket(**asked)
    assert bracket["complete"]
    assert bracket["ready"] == []
    final = row_of(asked, "final")
    first = [row["person"] for row in headtohead_standings(**asked)["rows"] if row["rank"] == 1]
    if final["winner"]:
        assert first == [final["winner"]]
        assert final["winner"] in asked["seeds"]
    else:
        assert all(
            person == 0 or person in withdrawn_of(asked, "final") for person in final["people"]
        )


@given(played())
def test_nobody_plays_on_who_has_lost(asked):
    """I2d, I2e: out, or from a semifinal into the Third Place Match."""
    out = set()
    for row in rows_of(asked):
        assert not out & set(row["people"])
        losers = [person for person in row["people"] if person and person != row["winner"]]
        if not row["match"].startswith("SF"):
            out.update(losers)
    for name in ("SF-1", "SF-2"):
        loser = row_of(asked, name)["loser"]
        assert loser == 0 or loser in people_of(asked, "third")


@given(started(), st.data())
def test_while_the_higher_seeds_win_seeds_add_up_to_those_that_are_left_and_one(asked, data):
    """I2c, I2f, in every stage; places that nobody has are the lowest seeds."""
    asked["seeds"] = asked["seeds"] + [
        person for person in range(1, asked["places"] + 1) if person not in asked["seeds"]
    ]
    while ready := headtohead_bracket(**asked)["ready"]:
        name = data.draw(st.sampled_from(ready))
        high, low = people_of(asked, name)
        entry = won(name, high, low)
        entry["points"] *= max(asked["first_to"])
        asked["matches"].append(entry)
    for stage in headtohead_bracket(**asked)["stages"]:
        sums = {sum(row["seeds"]) for row in stage["matches"]}
        left = 2 * len(stage["matches"])
        if stage["stage"] == "R12":
            left = 16  # 5 against 12: the four who wait count on both sides
        assert sums == ({left + 1} if stage["stage"] != "F" else {1 + 2, 3 + 4})


@pytest.mark.parametrize(
    ("places", "matches"),
    [
        (4, {"SF": 2}),
        (8, {"QF": 4, "SF": 2}),
        (12, {"R12": 4, "QF": 4, "SF": 2}),
        (16, {"R16": 8, "QF": 4, "SF": 2}),
    ],
)
def test_stages_and_matches_are_those_of_the_text(places, matches):
    """I2a, I2b; and the Final Stage of two."""
    assert {stage: len(pairs) for stage, pairs in stages_of(places)} == matches
    final = headtohead_bracket(**request(places, [1]))["stages"][-1]
    assert [row["match"] for row in final["matches"]] == ["final", "third"]


@given(played())
def test_the_order_in_which_matches_are_told_does_not_matter(asked):
    turned = {**asked, "matches": asked["matches"][::-1]}
    assert headtohead_bracket(**turned) == headtohead_bracket(**asked)


@given(played())
def test_a_whole_round_is_the_same_on_the_phone(cpython, micropython, asked):
    """I4."""
    lines = [
        json.dumps({"call": call, **asked})
        for call in ("headtohead.bracket", "headtohead.standings")
    ]
    here = cpython.ask(lines)
    assert all(reply["ok"] for reply in here)
    assert micropython.ask(lines) == here


@pytest.mark.parametrize("places", sorted(STAGES))
def test_one_person_alone_is_first(places):
    asked = request(places, [7])
    assert headtohead_bracket(**asked)["complete"]
    [row] = headtohead_standings(**asked)["rows"]
    assert (row["person"], row["rank"], row["best"]) == (7, 1, 0)


def withdrawn_of(asked: dict, name: str) -> list[int]:
    """Who withdrew from a match, or started no attempt in it."""
    for entry in asked["matches"]:
        if entry["match"] == name:
            idle = [
                person
                for side, person in enumerate(entry["people"])
                if all(point["attempts"][side] == -2 for point in entry["points"])
            ]
            return entry.get("withdrawn", []) + idle
    return []

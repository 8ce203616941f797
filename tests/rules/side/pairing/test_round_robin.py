"""Round robin: the Berger tables, and everybody meets everybody whatever happens."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.side.pairing.berger import table
from tests.rules.side.pairing.events import SEEDS, asked, change, entrants, play
from tests.support import pairing_checker as checker

PRINTED = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / "
    "3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / "
    "10-7 8-6 9-5 1-4 2-3 / 3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / "
    "4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5 / 5-10 6-4 7-3 8-2 9-1",
}


@pytest.mark.parametrize("places", PRINTED)
def test_the_tables_are_those_that_are_printed(places):
    rounds = [
        [tuple(map(int, pair.split("-"))) for pair in line.split()]
        for line in PRINTED[places].split(" / ")
    ]
    assert table(places) == rounds


@pytest.mark.parametrize("places", range(2, 101, 2))
def test_in_a_table_all_meet_once_and_colours_differ_by_one(places):
    rounds = table(places)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == Counter(map(frozenset, combinations(range(1, places + 1), 2)))
    assert all(len({one for pair in pairs for one in pair}) == places for pairs in rounds)
    whites = Counter(white for pairs in rounds for white, _ in pairs)
    assert {2 * whites[one] - (places - 1) for one in range(1, places + 1)} <= {1, -1}


@given(SEEDS, st.integers(3, 14))
def test_everybody_meets_everybody_once_and_sits_out_once_where_they_are_odd(seed, count):
    random = Random(seed)
    event = {"format": "round-robin", "entrants": entrants(random, count), "rounds": []}
    for _ in range(count - 1 + count % 2):
        assert "code" not in play(event, random)
    assert asked("pairing.next", event)["code"] == "over"
    assert checker.wrong_with_event(event) == []
    people = [one["person"] for one in event["entrants"]]
    met = {frozenset(pair) for pair in checker.pairs_of(event["rounds"])}
    assert met == set(map(frozenset, combinations(people, 2)))
    byes = Counter(person for one in event["rounds"] for person in one["byes"])
    assert byes == Counter(people if count % 2 else [])


@given(SEEDS, st.integers(3, 10))
def test_whoever_comes_late_or_quits_in_the_end_all_who_are_in_have_met(seed, count):
    random = Random(seed)
    event = {"format": "round-robin", "entrants": entrants(random, count), "rounds": []}
    for number in range(4 * count):
        people = [one["person"] for one in event["entrants"] if not one.get("quit")]
        before = {**event, "rounds": list(event["rounds"])}
        paired = play(event, random)
        if "code" in paired:
            break
        assert paired["matches"]
        assert checker.wrong_with_round(before, paired, people) == []
        if number < count:
            change(event, random)
    assert paired["code"] in ("over", "too-few")
    if paired["code"] == "over":
        met = {frozenset(pair) for pair in checker.pairs_of(event["rounds"])}
        assert {frozenset(pair) for pair in combinations(people, 2)} <= met


@given(SEEDS, st.integers(3, 9))
def test_rounds_behind_the_table_are_as_full_as_they_can_be(seed, count):
    """Two who come late to a full table: no two who are free have yet to meet."""
    random = Random(seed)
    event = {"format": "round-robin", "entrants": entrants(random, 2 * count // 2), "rounds": []}
    play(event, random)
    event["entrants"] += [{"person": 1000 + number} for number in range(3)]
    while "code" not in (paired := play(event, random)):
        met = {frozenset(pair) for pair in checker.pairs_of(event["rounds"])}
        assert all(frozenset(pair) in met for pair in combinations(paired["byes"], 2))
    assert paired["code"] == "over"

"""Swiss: no rematch ever, byes once, colours balanced, and the best round that there is."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.side.pairing.events import SEEDS, asked, change, entrants, play
from tests.support import pairing_checker as checker


def swiss(random: Random, count: int, planned: int | None = None) -> dict:
    made = {"format": "swiss", "entrants": entrants(random, count), "rounds": []}
    return made if planned is None else {**made, "planned": planned}


def active(event: dict) -> list[int]:
    return [one["person"] for one in event["entrants"] if not one.get("quit")]


@given(SEEDS, st.integers(3, 40))
def test_every_round_keeps_what_it_must_whoever_comes_and_goes(seed, count):
    random = Random(seed)
    event = swiss(random, count)
    for _ in range(7):
        before = {**event, "rounds": list(event["rounds"])}
        people = active(event)
        paired = play(event, random)
        if "code" in paired:
            assert paired["code"] in ("no-pairing", "too-few")
            break
        assert checker.wrong_with_round(before, paired, people) == []
        change(event, random)


@settings(max_examples=60)
@given(SEEDS, st.integers(3, 11))
def test_a_small_round_is_the_best_of_all(seed, count):
    """Fewest absolute wishes hurt, then groups together, then other wishes; the bye to the last."""
    random = Random(seed)
    event = swiss(random, count)
    for _ in range(count // 2):
        before = {**event, "rounds": list(event["rounds"])}
        paired = play(event, random)
        people = [one for one in active(event) if one not in paired["byes"]]
        assert checker.cost(before, paired) == checker.least(before, people)
        for bye in paired["byes"]:
            for person in lower(before, bye):
                others = [one for one in active(event) if one != person]
                assert checker.least(before, others) is None


def lower(event: dict, person: int) -> list[int]:
    """Who has not had a bye and stands behind somebody."""
    had = {one for each in event["rounds"] for one in each["byes"]}
    keys = {
        one["person"]: (-checker.points(event, one["person"]), -(one["rating"] or 0), one["person"])
        for one in event["entrants"]
    }
    return [one for one in keys if keys[one] > keys[person] and one not in had]


@settings(max_examples=150)
@given(SEEDS, st.integers(2, 8), st.integers(1, 6))
def test_a_round_is_found_whenever_there_is_one(seed, count, rounds):
    """After rounds that nobody would have made, paired by chance without a rematch."""
    random = Random(seed)
    event = swiss(random, count)
    for _ in range(rounds):
        by_chance = a_round(random, event)
        if by_chance is None:
            break
        event["rounds"].append(by_chance)
    paired = asked("pairing.next", event)
    if any_round(event):
        assert checker.wrong_with_round(event, paired, active(event)) == []
    else:
        assert paired["code"] == "no-pairing"


def a_round(random: Random, event: dict) -> dict | None:
    """Any round without a rematch, or None after a few tries."""
    met = {frozenset(pair) for pair in checker.pairs_of(event["rounds"])}
    for _ in range(20):
        people = random.sample(active(event), len(event["entrants"]))
        pairs = list(zip(people[::2], people[1::2], strict=False))
        had = {one for each in event["rounds"] for one in each["byes"]}
        byes = people[2 * len(pairs) :]
        if not met.intersection(map(frozenset, pairs)) and not had.intersection(byes):
            points = random.choice([{"white": 2, "black": 0}, {"white": 0, "black": 2}])
            matches = [{"white": one, "black": two, "points": points} for one, two in pairs]
            return {"matches": matches, "byes": byes}
    return None


def any_round(event: dict) -> bool:
    people = active(event)
    if len(people) % 2 == 0:
        return checker.least(event, people) is not None
    had = {one for each in event["rounds"] for one in each["byes"]}
    return any(
        checker.least(event, [one for one in people if one != bye]) is not None
        for bye in people
        if bye not in had
    )


@settings(max_examples=80)
@given(SEEDS, st.integers(3, 12), st.data())
def test_an_event_completes_its_rounds_while_they_are_fewer_than_a_round_robin_has(
    seed, count, data
):
    rounds = data.draw(st.integers(1, max(1, count - 2)))
    random = Random(seed)
    event = swiss(random, count, rounds)
    for _ in range(rounds):
        assert "code" not in play(event, random)
    assert asked("pairing.next", event)["code"] == "over"
    assert checker.wrong_with_event({**event, "format": "round-robin"}) == []


@pytest.mark.parametrize("count", [20, 39, 60, 100])
def test_large_events_keep_their_colours_and_groups(count):
    random = Random(count)
    event = swiss(random, count, 9)
    for _ in range(9):
        before = {**event, "rounds": list(event["rounds"])}
        paired = play(event, random)
        assert checker.wrong_with_round(before, paired, active(event)) == []
        assert checker.broken_colours(before, paired) == []
        groups = {checker.points(before, person) for person in active(event)}
        assert checker.cost(before, paired)[1] <= 2 * len(groups)
    assert not any(checker.out_of_balance(event, person) for person in active(event))


def test_a_whole_event_is_the_same_on_the_phone(cpython, micropython):
    """I3."""
    random = Random(12)
    event = swiss(random, 30, 7)
    for _ in range(7):
        line = json.dumps({"call": "pairing.next", **event})
        assert micropython.ask([line]) == cpython.ask([line])
        assert "code" not in play(event, random)


def test_the_checker_sees_what_is_wrong():
    event = {"format": "swiss", "entrants": [{"person": n} for n in range(1, 6)], "rounds": []}
    win = {"white": 2, "black": 0}
    first = {
        "matches": [
            {"white": 1, "black": 2, "points": win},
            {"white": 3, "black": 4, "points": win},
        ],
        "byes": [5],
    }
    after = {**event, "rounds": [first]}
    again = {"matches": [{"white": 2, "black": 1}, {"white": 3, "black": 4}], "byes": [5]}
    said = " ".join(checker.wrong_with_round(after, again, [1, 2, 3, 4, 5]))
    assert "(2, 1) meet again" in said
    assert "(3, 4) meet again" in said
    assert "5 has a second bye" in said
    short = {"matches": [{"white": 1, "black": 3}], "byes": [2, 4]}
    said = " ".join(checker.wrong_with_round(after, short, [1, 2, 3, 4, 5]))
    assert "not [1, 2, 3, 4, 5]" in said
    assert "2 byes among 5" in said
    thrice = {
        **after,
        "rounds": [{"matches": [{"white": 1, "black": n}], "byes": []} for n in (7, 8)],
    }
    for one in thrice["rounds"]:
        one["matches"][0]["points"] = win
    third = {"matches": [{"white": 1, "black": 3}], "byes": []}
    assert checker.wrong_with_round(thrice, third, [1, 3]) == ["colours of [1] without need"]

"""Knock-out: who loses is out, the highest sit out, and one is left."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.side.pairing.events import SEEDS, asked, entrants, play
from tests.support import pairing_checker as checker


def knock_out(random: Random, count: int) -> dict:
    return {"format": "knock-out", "entrants": entrants(random, count), "rounds": []}


def bracket(event: dict) -> dict:
    return asked("pairing.bracket", {key: event[key] for key in ("entrants", "rounds")})


def seeds(event: dict) -> list[int]:
    line = sorted(event["entrants"], key=lambda one: (-(one["rating"] or 0), one["person"]))
    return [one["person"] for one in line]


@given(SEEDS, st.integers(2, 40))
def test_one_is_left_after_as_many_rounds_as_twos_make_the_number(seed, count):
    random = Random(seed)
    event = knock_out(random, count)
    rounds = (count - 1).bit_length()
    for _ in range(rounds):
        assert "code" not in play(event, random)
    assert asked("pairing.next", event)["code"] == "over"
    assert checker.wrong_with_event(event) == []
    assert len(checker.pairs_of(event["rounds"])) == count - 1
    told = bracket(event)
    final = event["rounds"][-1]["matches"][0]
    won = final["white"] if final["points"]["white"] else final["black"]
    assert (told["complete"], told["champion"], told["ready"]) == (True, won, [])
    standings = asked("pairing.standings", event, tie_breaks=[])
    assert standings["champion"] == won
    assert [row["rank"] for row in standings["rows"]][:2] == [1, 2]


@given(SEEDS, st.integers(2, 40))
def test_in_the_first_round_the_highest_sit_out_and_the_others_meet_first_with_last(seed, count):
    event = knock_out(Random(seed), count)
    paired = asked("pairing.next", event)
    line = seeds(event)
    free = 2 ** (count - 1).bit_length() - count
    assert paired["byes"] == line[:free]
    rest = line[free:]
    pairs = {frozenset(pair) for pair in checker.pairs_of([paired])}
    assert pairs == {frozenset((rest[i], rest[-1 - i])) for i in range(len(rest) // 2)}


@given(SEEDS, st.integers(2, 40))
def test_while_the_higher_seeds_win_the_first_two_meet_in_the_end(seed, count):
    event = knock_out(Random(seed), count)
    line = seeds(event)
    while "code" not in (paired := asked("pairing.next", event)):
        matches = [
            {**one, "points": {"white": 2, "black": 0}}
            if line.index(one["white"]) < line.index(one["black"])
            else {**one, "points": {"white": 0, "black": 2}}
            for one in paired["matches"]
        ]
        event["rounds"].append({"matches": matches, "byes": paired["byes"]})
    last = event["rounds"][-1]["matches"]
    assert {last[0]["white"], last[0]["black"]} == set(line[:2])
    assert bracket(event)["champion"] == line[0]


@given(SEEDS, st.integers(2, 33))
def test_what_the_bracket_calls_ready_is_the_next_round(seed, count):
    random = Random(seed)
    event = knock_out(random, count)
    while True:
        stage = len(event["rounds"])
        told = bracket(event)
        paired = asked("pairing.next", event)
        if "code" in paired:
            break
        rows = [row for row in told["stages"][stage]["matches"] if row["match"] in told["ready"]]
        pairs = {frozenset(pair) for pair in checker.pairs_of([paired])}
        assert {frozenset(row["people"]) for row in rows} == pairs
        play(event, random)
    names = [row["match"] for each in told["stages"] for row in each["matches"]]
    ways = [row["next"] for each in told["stages"][:-1] for row in each["matches"]]
    assert all(ways.count(name) == 2 for name in set(ways))
    assert set(ways) <= set(names)


@given(SEEDS, st.integers(4, 33))
def test_who_quits_lets_the_next_go_on_and_there_is_a_champion_all_the_same(seed, count):
    random = Random(seed)
    event = knock_out(random, count)
    while "code" not in (paired := play(event, random)):
        for entrant in event["entrants"]:
            if random.random() < 0.1:
                entrant["quit"] = True
    assert paired["code"] in ("over", "too-few")
    told = bracket(event)
    assert told["complete"]
    left = [one["person"] for one in event["entrants"] if not one.get("quit")]
    final = told["stages"][-1]["matches"][0]
    assert told["champion"] in [*left, *final["people"], None]


@given(SEEDS, st.integers(2, 16))
def test_colours_go_by_turns_where_both_can_have_their_turn(seed, count):
    random = Random(seed)
    event = knock_out(random, count)
    while True:
        before = {**event, "rounds": list(event["rounds"])}
        if "code" in (paired := play(event, random)):
            break
        for white, black in checker.pairs_of([paired]):
            wishes = [
                checker.wanted(checker.colours(before["rounds"], person))[0]
                for person in (white, black)
            ]
            if wishes[0] != wishes[1]:
                assert wishes[0] in ("w", "")
                assert wishes[1] in ("b", "")


def test_a_round_that_an_arbiter_made_smaller_leaves_its_other_places_empty():
    people = [{"person": number, "rating": None} for number in (1, 2, 3, 4, 5, 6, 8)]
    first = [
        {"white": white, "black": black, "points": {"white": 2, "black": 0}}
        for white, black in ((2, 8), (3, 6), (4, 5))
    ]
    left = [{"white": 2, "black": 1, "points": {"white": 0, "black": 2}}]
    rounds = [{"matches": first, "byes": [1]}, {"matches": left, "byes": []}]
    stages = asked("pairing.bracket", {"entrants": people, "rounds": rounds})["stages"]
    assert [len(stage["matches"]) for stage in stages] == [4, 2, 1]
    assert [row["people"] for row in stages[1]["matches"]] == [[1, 2], [0, 0]]
    assert stages[2]["matches"][0]["people"] == [1, 0]

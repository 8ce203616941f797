"""The cube phase: covers, timers, verdicts, and a first accepted solve that decides."""

from hashlib import sha256

import pytest

from server.rules.side.chess.cube import order
from tests.rules.side.chess.scenes import Match, time


def running() -> Match:
    """Both cubes run since now."""
    return Match().started().a_part().uncovered()


def test_each_cycle_has_every_cover_once_and_begins_with_new_scrambles():
    """By reading 21, reading 22, reading 23."""
    match = Match(cover_seed="acc").started().a_part().do("confirm-board")
    for _ in range(12):
        match.do("go", cover=match.seen()["cube"]["cover"])
        match.do("give-up", player="white").do("give-up", player="black")
    covers = match.said("cover")
    for cycle in (1, 2, 3):
        of_cycle = covers[4 * cycle - 4 : 4 * cycle]
        assert sorted(entry["cover"] for entry in of_cycle) == [1, 2, 3, 4]
        assert {entry["cycle"] for entry in of_cycle} == {cycle}
        assert [entry["rescramble"] for entry in of_cycle] == [cycle > 1, False, False, False]


@pytest.mark.parametrize("seed", ["", "acc", "세계", "🧩"])
def test_the_order_is_that_of_published_sums(seed):
    """By reading 23: SHA-256 of seed, cycle and number."""
    sums = {sha256(f"{seed}|2|{number}".encode()).hexdigest(): number for number in (1, 2, 3, 4)}
    assert order(seed, 2) == [sums[digest] for digest in sorted(sums)]


def test_another_seed_designates_other_covers():
    """By reading 23."""
    assert len({tuple(order(str(seed), 1)) for seed in range(300)}) == 24


def test_the_first_accepted_solve_decides_without_waiting():
    """By reading 19."""
    match = running().do("stop", 9000, player="black").do("verdict", player="black", verdict="ok")
    assert match.seen()["state"] == "READY"
    assert match.said("cube")[0]["white_cs"] is None


def test_an_accepted_solve_with_a_penalty_waits_until_the_other_cannot_win():
    """By reading 19, reading 25: the last hundredth in which the other ties is waited for."""
    match = (
        running().do("stop", 9000, player="black").do("verdict", 0, player="black", verdict="plus2")
    )
    assert match.seen(2009)["state"] == "CUBE_RUN"
    assert match.seen(2010)["state"] == "READY"
    assert match.said("cube", 5000)[0]["at_ms"] == match.at + 2009
    assert match.do("stop", 2009, player="white").seen()["cube"]["white"]["cs"] == 1100


def test_somebody_who_has_stopped_gets_a_verdict():
    """By reading 19: a slower time is not lost before it was looked at."""
    match = running().do("stop", 9000, player="black").do("stop", player="white")
    assert match.do("verdict", player="black", verdict="ok").seen()["state"] == "CUBE_JUDGE"
    match.do("verdict", player="white", verdict="dnf")
    assert match.seen()["on_move"] == "black"


def test_after_a_dnf_the_other_goes_on_until_accepted():
    """By reading 19, T20."""
    match = running().do("give-up", player="black")
    assert match.seen(3_600_000)["state"] == "CUBE_RUN"
    match.do("stop", 60_000, player="white").do("verdict", player="white", verdict="plus2")
    assert match.seen()["on_move"] == "white"


def test_times_are_cut_to_hundredths_and_a_tie_is_one_after_penalties():
    """By reading 20."""
    match = running().do("stop", 9009, player="white").do("stop", 2000, player="black")
    match.do("verdict", player="white", verdict="plus2").do("verdict", player="black", verdict="ok")
    assert match.said("cube")[0]["white_cs"] == match.said("cube")[0]["black_cs"] == 1100
    assert match.seen()["cube"]["attempt"] == 2


def test_another_timers_time_goes_before_the_apps_own():
    match = running().do("stop", 9000, player="white", cs=893).do("stop", player="black")
    match.do("verdict", player="white", verdict="ok")
    match.do("verdict", player="black", verdict="ok", cs=892)
    assert match.said("cube")[0]["winner"] == "black"


@pytest.mark.parametrize("match", [Match(), time()], ids=["Twice", "Time"])
def test_no_move_is_made_while_cubes_are_solved(match):
    """Acceptance case 27."""
    match.started().a_part().do("move").uncovered().do("move").do("stop", player="white")
    match.do("stop", player="black").do("move")
    assert match.refusals() == ["state"] * 3


def test_no_inspection_is_part_of_the_phase():
    """By reading 24: the timers run from the moment at which the covers are lifted."""
    assert running().seen(1)["cube"]["white"]["running_ms"] == 1


def test_a_replay_keeps_the_part_and_its_last_move():
    """T19, reading 10."""
    match = Match().started().moves(11).do("move", check=True).do("move").solved(900, 900)
    seen = match.seen()
    assert (seen["part"], seen["last"]) == (1, "white")
    assert seen["counts"] == {"white": 6, "black": 6}

"""Time: clocks that the cubes change, the turn that is kept, no double move."""

import pytest

from tests.rules.side.chess.scenes import Match, time

# After each cube phase of the worked example: how long each thought, the results, both clocks.
TRACE = [
    (95, 85, 3500, 11000, 470_000, 405_000),
    (80, 100, 2500, 15000, 510_000, 330_000),
    (90, 90, -1, 11950, 300_000, 120_500),
    (90, 90, 6000, 4500, 255_000, 90_500),
    (95, 85, 3000, 4000, 130_000, 0),
    (60, 90, 5000, 7000, 140_000, 50_000),
]


def thought(match: Match, white_s: int, black_s: int) -> Match:
    """A whole block in which each thinks so long."""
    for turn in range(6):
        for seconds in (white_s, black_s):
            match.do("move", 1000 * (seconds // 6 + (seconds % 6 if turn == 5 else 0)))
    return match


def test_white_begins_and_whites_clock_runs():
    """M1, reading 30."""
    seen = time().started().seen(7000)
    assert seen["clocks_ms"] == {"white": 593_000, "black": 600_000}
    assert seen["on_move"] == "white"


def test_play_goes_on_by_itself_with_the_turn_as_it_was():
    """M2, acceptance case 25: Black was on move when the block closed."""
    match = time(part_seconds=10).started().do("move", 9000)
    match.at += 1001
    assert match.seen()["on_move"] == "black"
    seen = match.solved(1000, 1000).seen()
    assert (seen["state"], seen["part"], seen["on_move"]) == ("PLAY", 2, "black")
    assert (seen["counts"], seen["last"]) == ({"white": 0, "black": 0}, None)
    starts = [(entry["part"], entry["player"]) for entry in match.said("start")]
    assert starts == [(1, "white"), (2, "black")]


def test_moves_losses_and_parries_are_as_in_twice():
    """M3."""
    match = time().started().do("move", check=True)
    assert match.seen(21_000)["turn_counted"] is True
    parrying = time(part_seconds=5).started().do("move", 4000, check=True)
    assert parrying.seen(3000)["phase"] == "PARRY"
    assert parrying.seen(3000)["clocks_ms"] == {"white": 596_000, "black": 597_000}


def test_there_is_no_double_move():
    """M4."""
    match = time().started()
    for _ in range(3):
        match.a_part().solved(900, 2000)
    assert match.seen()["double"] is None
    assert {entry["double"] for entry in match.said("start")} == {False}
    assert {entry["kind"] for entry in match.said("move")} == {"normal"}


@pytest.mark.parametrize(("cs", "taken_ms"), [(3500, 35_000), (11000, 110_000), (15000, 120_000)])
def test_an_odd_block_takes_the_time_from_ones_own_clock(cs, taken_ms):
    """M5, reading 31, acceptance cases 20, 21."""
    match = time().started().a_part()
    before = match.seen()["clocks_ms"]
    after = match.solved(white=cs, black=100).seen()["clocks_ms"]
    assert after == {"white": before["white"] - taken_ms, "black": before["black"] - 1000}


@pytest.mark.parametrize(("cs", "given_ms"), [(2500, 25_000), (15000, 120_000)])
def test_an_even_block_gives_the_time_to_the_others_clock(cs, given_ms):
    """M6, reading 18, reading 31, acceptance cases 22-24."""
    match = time().started().a_part().solved(100, 100).a_part()
    assert match.seen()["sign"] == "+"
    before = match.seen()["clocks_ms"]
    after = match.solved(white=cs, black=100).seen()["clocks_ms"]
    assert after == {"white": before["white"] + 1000, "black": before["black"] + given_ms}


def test_a_dnf_costs_the_cap():
    """M7, reading 17."""
    match = time(cap_seconds=90).started().a_part().solved(-1, 100)
    assert match.said("clocks")[0]["white_ms"] == -90_000


def test_a_solve_goes_on_beyond_the_cap_and_is_marked():
    """By reading 18."""
    match = time().started().a_part().uncovered()
    assert match.seen(119_999)["cube"]["white"]["capped"] is False
    seen = match.seen(120_000)["cube"]["white"]
    assert (seen["running_ms"], seen["capped"]) == (120_000, True)
    assert match.do("stop", 150_000, player="white").seen()["cube"]["white"]["cs"] == 15000


def test_a_penalty_comes_before_the_cap():
    """By reading 25."""
    match = time().started().a_part().uncovered()
    match.do("stop", 119_000, player="white").do("stop", player="black")
    match.do("verdict", player="white", verdict="plus2").do("verdict", player="black", verdict="ok")
    assert match.said("clocks")[0]["white_ms"] == -120_000


def test_a_clock_at_zero_ends_nothing():
    """M8, reading 16."""
    match = time(clock_seconds=10).started()
    seen = match.seen(19_000)
    assert (seen["clocks_ms"]["white"], seen["on_move"]) == (0, "white")
    assert match.do("move", 19_500).refusals() == []


def test_what_a_clock_cannot_pay_is_written_down_and_never_paid_back():
    """M8, reading 16, acceptance case 26."""
    match = time(clock_seconds=70).started().a_part().solved(11000, 1000)
    assert match.seen()["clocks_ms"]["white"] == 0
    assert match.seen()["debt_ms"] == {"white": 70_000, "black": 0}
    seen = match.a_part().solved(1000, 5000).seen()
    assert (seen["clocks_ms"]["white"], seen["debt_ms"]["white"]) == (50_000, 70_000)


def test_equal_times_change_both_clocks_and_are_not_replayed():
    """M9."""
    match = time().started().a_part().solved(2500, 2500)
    assert match.seen()["clocks_ms"] == {"white": 545_000, "black": 545_000}
    assert (match.seen()["state"], match.seen()["part"]) == ("PLAY", 2)


def test_a_negative_clock_is_an_option():
    """By reading 16."""
    match = time(clock_seconds=10, zero_clock="negative").started()
    assert match.seen(15_000)["clocks_ms"]["white"] == -5000


def test_losing_turns_at_zero_is_an_option_and_never_in_check():
    """By reading 16."""
    options = {"clock_seconds": 10, "zero_clock": "lose_turns"}
    match = time(**options).started()
    assert match.seen(10_001)["counts"] == {"white": 1, "black": 0}
    assert [entry["by"] for entry in match.said("lost", 10_001)] == ["clock"]
    checked = time(**options).started().do("move", check=True)
    assert checked.seen(15_000)["on_move"] == "black"
    assert checked.seen(15_000)["counts"] == {"white": 1, "black": 0}


def test_a_match_without_a_limit_per_move_is_an_option():
    """By reading 13."""
    seen = time(move_seconds=None).started().seen(150_000)
    assert (seen["timers"]["move_ms"], seen["on_move"]) == (None, "white")
    assert seen["clocks_ms"]["white"] == 450_000


def test_the_worked_match_comes_out_to_the_hundredth():
    match = time().started()
    for white_s, black_s, white_cs, black_cs, white_ms, black_ms in TRACE:
        thought(match, white_s, black_s).solved(white_cs, black_cs)
        assert match.seen()["clocks_ms"] == {"white": white_ms, "black": black_ms}
    assert match.seen()["debt_ms"] == {"white": 0, "black": 34_500}

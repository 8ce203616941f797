"""The cube model: turns are what a cube in the hand does."""

import pytest

from server.rules.fewest.cube import PLACE, POINTS, SOLVED, solved, turned

R, U, F = 0, 1, 2


def test_there_are_fifty_four_stickers_each_at_a_place_of_its_own():
    assert len(POINTS) == len(PLACE) == len(SOLVED) == 54


def test_r_brings_the_front_up_and_the_top_to_the_back():
    state = turned(SOLVED, R, (1,), 1)
    assert state[0:9] == "UUF" * 3
    assert state[18:27] == "FFD" * 3
    assert state[45:54] == "UBB" * 3  # seen from behind, with U upwards
    assert not solved(state)


def test_u_brings_the_right_side_to_the_front():
    state = turned(SOLVED, U, (1,), 1)
    assert state[18:27] == "RRR" + "F" * 6


def test_f_brings_the_top_to_the_right():
    state = turned(SOLVED, F, (1,), 1)
    assert state[9:18] == "URR" * 3
    assert state[0:9] == "U" * 6 + "LLL"


@pytest.mark.parametrize("axis", [R, U, F])
def test_a_rotation_leaves_a_solved_cube_solved_and_four_of_them_as_it_was(axis):
    once = turned(SOLVED, axis, (-1, 0, 1), 1)
    assert once != SOLVED
    assert solved(once)
    assert turned(once, axis, (-1, 0, 1), 3) == SOLVED


def test_six_times_a_commutator_is_nothing():
    state = SOLVED
    for _ in range(6):
        for axis, quarters in ((R, 1), (U, 1), (R, 3), (U, 3)):
            state = turned(state, axis, (1,), quarters)
    assert state == SOLVED

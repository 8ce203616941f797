"""A solution judged: whatever scramble and inverse, and the limits of each edition (Article E)."""

from hypothesis import given
from hypothesis import strategies as st

from server.rules.editions import EDITIONS
from server.rules.fewest import fewest_check

EDITION = st.sampled_from(sorted(EDITIONS))
FACE = st.sampled_from([face + wide for face in "UDRLFB" for wide in ("", "w")])
TURNS = st.lists(st.tuples(FACE, st.sampled_from(["", "2", "'"])), min_size=1, max_size=30)
ROTATIONS = st.lists(st.tuples(st.sampled_from("xyz"), st.sampled_from(["", "2", "'"])), max_size=3)
INVERSE = {"": "'", "2": "2", "'": ""}


def written(turns):
    return " ".join(face + how for face, how in turns)


def inverse(turns):
    return [(face, INVERSE[how]) for face, how in reversed(turns)]


@given(EDITION, TURNS, ROTATIONS)
def test_a_scramble_and_its_inverse_are_a_solved_cube(edition, scramble, held):
    """However the cube is held at the end (12i+), and rotations cost nothing (12a19, 12a5b)."""
    reply = fewest_check(edition, written(scramble), written(inverse(scramble) + held))
    assert reply["solved"]
    assert (reply["moves"], reply["value"], reply["verdict"]) == (
        len(scramble),
        len(scramble),
        "ok",
    )
    assert reply["hints"] == (["inverse-of-scramble"] if len(scramble) >= 4 else [])


@given(EDITION, TURNS, st.sampled_from("UDRLFB"))
def test_one_more_quarter_turn_is_a_dnf(edition, scramble, face):
    solution = written(inverse(scramble)) + " " + face
    reply = fewest_check(edition, written(scramble), solution)
    assert (reply["solved"], reply["value"], reply["verdict"]) == (False, -1, "dnf")


@given(st.sampled_from(["wca-2008", "wca-2010"]), st.sampled_from("MES"))
def test_a_middle_layer_is_two_moves_and_the_same_as_two_sides_turned(edition, middle):
    """12a13-12a18: M as L, E as D, S as F; two of the outside and a rotation undo it."""
    sides = {"M": "L' R x'", "E": "D' U y'", "S": "F' B z"}[middle]
    reply = fewest_check(edition, sides, middle + "'")
    assert (reply["solved"], reply["moves"]) == (True, 2)


def test_the_state_that_is_reached_is_told_for_a_picture():
    reply = fewest_check("wca-2026", "R", "U")
    assert sorted(reply["state"]) == sorted("URFDLB" * 9)
    assert reply["state"][:9] == "UUUUUUFFF"


def test_a_solution_that_is_too_long_names_its_regulation():
    pairs = "U U' " * 40
    reply = fewest_check("wca-2026", "R", pairs + "R'")
    assert (reply["solved"], reply["verdict"], reply["causes"]) == (True, "dnf", ["E2d1"])
    assert fewest_check("wca-2010", "R", pairs + "R'")["hints"] == ["over-80"]
    assert fewest_check("wca-2008", "R", pairs + "R'")["value"] == 81

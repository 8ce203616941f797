"""Every move of Article 12 in the old texts, told as turns of the outside and a rotation.

What it turns is undone beforehand, and a turn of another face behind it shows which way the cube
is held then: `Fw` is `B` and the cube turned as `F`, so that the right face is what was the upper.
"""

import pytest

from server.rules.fewest import fewest_check

# Letter → turns of the outside, and how the cube is held afterwards.
WIDE = {
    "Fw": ("B", "z"),
    "Bw": ("F", "z'"),
    "Rw": ("L", "x"),
    "Lw": ("R", "x'"),
    "Uw": ("D", "y"),
    "Dw": ("U", "y'"),
}
OUTER = {face: (face, "") for face in "FBRLUD"}
INNER = {
    "f": ("F' B", "z"),
    "b": ("F B'", "z'"),
    "r": ("R' L", "x"),
    "l": ("R L'", "x'"),
    "u": ("U' D", "y"),
    "d": ("U D'", "y'"),
}
MIDDLE = {"M": INNER["l"], "S": INNER["f"], "E": INNER["d"]}  # as L, F and D turn
LETTERS = {"z": ("", "z"), "x": ("", "x"), "y": ("", "y")}
BRACKETS = {"f": "z", "b": "z'", "r": "x", "l": "x'", "u": "y", "d": "y'"}
ROTATIONS = {**LETTERS, **{face: ("", rotation) for face, rotation in BRACKETS.items()}}

# How the cube is held → a turn made then, and the turn that it would have been before.
SHOWN = {
    "": ("R", "R"),
    "z": ("R", "U"),
    "z'": ("R", "D"),
    "z2": ("R", "L"),
    "x": ("U", "F"),
    "x'": ("U", "B"),
    "x2": ("U", "D"),
    "y": ("L", "F"),
    "y'": ("L", "B"),
    "y2": ("L", "R"),
}

QUARTER, BACK, HALF, HALF_BACK = "", "'", "2", "2'"
HOWS = (QUARTER, BACK, HALF, HALF_BACK)
GROUPS = [(1, OUTER, 1), (5, WIDE, 1), (9, INNER, 2), (13, MIDDLE, 2)]  # 12a17, 12a18
MOVES = {
    **{
        f"12a{first + i}": (how, group, moves)
        for first, group, moves in GROUPS
        for i, how in enumerate(HOWS)
    },
    **{f"12b{i + 1}": (how, ROTATIONS, 0) for i, how in enumerate(HOWS)},  # 12a19
}
SPELLINGS = {QUARTER: [""], BACK: ["'"], HALF: ["2"], HALF_BACK: ["2'", "'2"]}


@pytest.mark.parametrize("edition", ["wca-2008", "wca-2010"])
@pytest.mark.parametrize("number", MOVES)
def test_a_move_turns_what_its_number_says_and_costs_what_it_costs(edition, number):
    """12a1-12a16, 12b1-12b4: 12a17 one move, 12a18 two moves, 12a19 none. 2008 writes F'2."""
    how, group, moves = MOVES[number]
    for letter, (turns, held) in group.items():
        outside, rotation = made(turns, how), made(held, how)
        shown, was = SHOWN[rotation]
        scramble = made(f"{outside} {was}", BACK)
        for spelling in SPELLINGS[how]:
            bracket = group is ROTATIONS and letter in BRACKETS
            move = f"[{letter}{spelling}]" if bracket else letter + spelling
            reply = fewest_check(edition, scramble, f"{move} {shown}")
            assert (reply["solved"], reply["moves"], reply["errors"]) == (True, moves + 1, []), move


def test_every_number_of_the_moves_is_looked_at():
    assert sorted(MOVES) == sorted(
        [f"12a{number}" for number in range(1, 17)] + [f"12b{number}" for number in range(1, 5)]
    )


def made(turns: str, how: str) -> str:
    """The turns done so: `'` undoes them, `2` doubles them; two halves back are two halves."""
    single = turns.split()
    if how == BACK:
        single = [undone(turn) for turn in reversed(single)]
    elif how != QUARTER:
        single = [turn[0] + "2" for turn in single]
    return " ".join(single)


def undone(turn: str) -> str:
    return {"": turn + "'", "'": turn[0], "2": turn}[turn[1:]]

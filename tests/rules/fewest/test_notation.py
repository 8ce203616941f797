"""What counts as written, edition by edition (Article 12, E2c)."""

import pytest

from server.rules.editions import EDITIONS
from server.rules.fewest.notation import tokens, turns


def read(edition, text):
    written, errors = turns(text, EDITIONS[edition]["fewest"])
    return [turn[0] for turn in written], [error["token"] for error in errors]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_turn_of_the_outside_is_known_in_every_edition(edition):
    text = " ".join(
        face + wide + how for face in "UDRLFB" for wide in ("", "w") for how in ("", "'", "2")
    )
    letters, errors = read(edition, text + " x y' z2")
    assert (len(letters), errors) == (39, [])


def test_inside_turns_and_brackets_are_gone_in_2026():
    """12a has them no more; brackets are other symbols (E2c4+)."""
    assert read("wca-2010", "M E' S2 f [r2'] [d]") == (["M", "E", "S", "f", "r", "d"], [])
    assert read("wca-2026", "M E' S2") == ([], ["M", "E'", "S2"])
    assert read("wca-2026", "f [r2'] [x]") == (["F", "R", "x"], [])


def test_capitals_are_forgiven_in_2026_and_mean_something_before():
    """E2c6+: r is R, not Rw; UW is Uw; Y is y. In 2010 r is the inner slice (12a9)."""
    assert read("wca-2026", "r UW Y") == (["R", "Uw", "y"], [])
    assert read("wca-2010", "r") == (["r"], [])
    assert read("wca-2010", "UW Y") == ([], ["UW", "Y"])


@pytest.mark.parametrize("apostrophe", "'’‘ʼ′＇`´")
def test_an_apostrophe_is_one_however_a_keyboard_writes_it(apostrophe):
    assert turns("R" + apostrophe, EDITIONS["wca-2026"]["fewest"])[0] == [("R", 0, (1,), 3, 1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_written_without_spaces_it_is_the_same(edition):
    assert read(edition, "RU'F2Rw2D'2") == (["R", "U", "F", "Rw", "D"], [])


def test_the_number_before_a_wide_turn_is_of_2026():
    """12a2+: 2Rw is Rw, and a number is nothing else."""
    assert read("wca-2026", "2Rw2 3Rw 2R") == (["Rw"], ["3Rw", "2R"])
    assert read("wca-2010", "2Rw") == ([], ["2Rw"])


def test_what_is_no_turn_is_named_with_its_place():
    rules = EDITIONS["wca-2026"]["fewest"]
    assert turns("R U3' Q ' 4", rules)[1] == [
        {"position": 2, "token": "U3'"},
        {"position": 6, "token": "Q"},
        {"position": 8, "token": "'"},
        {"position": 10, "token": "4"},
    ]


def test_other_signs_separate_in_2026_and_are_errors_before():
    """E2c4+: (R * U', * = F2) is R U' F2."""
    assert read("wca-2026", "(R * U', * = F2)") == (["R", "U", "F"], [])
    assert read("wca-2010", "(R) U") == (["R", "U"], ["(", ")"])
    assert read("wca-2010", "[q] [r") == (["r"], ["[q]", "["])


def test_spaces_of_a_phone_that_types_korean_or_chinese_are_spaces():
    assert read("wca-2010", "R\u3000U\u00a0F\nD") == (["R", "U", "F", "D"], [])


def test_every_sign_belongs_to_one_token_or_to_none():
    text = "R(U2')Rw, 3Fw-x"
    found = tokens(text, EDITIONS["wca-2026"]["fewest"])
    assert all(text[at : at + len(token)] == token for at, token in found)
    assert [token for _, token in found] == ["R", "U2'", "Rw", "3Fw", "x"]

"""Article 10 puzzle by puzzle: each limit from both sides, and what a judge may not leave out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.attempt import attempt_result
from server.rules.editions import EDITIONS
from server.rules.errors import RulesError
from server.rules.puzzles import PUZZLES, solved_limits
from server.rules.solved import solved_judge

OLD = ["wca-2008", "wca-2010"]
LIMITS = [
    (edition, puzzle, layer, degrees)
    for edition in sorted(EDITIONS)
    for puzzle, layer, degrees in [
        ("cube", None, 45),
        ("megaminx", None, 36),
        ("pyraminx", None, 60),
        ("square1", "ud", 45),
        ("square1", "slash", 90),
    ]
] + [("wca-2026", "skewb", None, 60)]
EFFECTS = ["ok", "plus2", "dnf"]
EVENTS = [(edition, event) for edition in sorted(EDITIONS) for event in EDITIONS[edition]["events"]]


def turned(edition, puzzle, *pairs, missing=0, layer=None):
    where = {"layer": layer} if layer else {}
    pairs = [{"degrees": degrees, **where} for degrees in pairs]
    return solved_judge(edition, puzzle, missing_moves=missing, pairs=pairs)


def magic(edition="wca-2010", solved=True, **seen):
    return solved_judge(edition, "magic", otherwise_solved=solved, **seen)


def refused(edition, puzzle, **seen):
    with pytest.raises(RulesError) as raised:
        solved_judge(edition, puzzle, **seen)
    return raised.value.code, raised.value.field


@pytest.mark.parametrize(("edition", "puzzle", "layer", "limit"), LIMITS)
def test_at_the_limit_is_aligned_and_a_degree_more_is_a_move(edition, puzzle, layer, limit):
    """10e1, 10f; 2026 10f1 to 10f4."""
    at = turned(edition, puzzle, limit, limit, layer=layer)
    assert (at["moves_needed"], at["verdict"], at["code"]) == (0, "ok", None)
    beyond = turned(edition, puzzle, limit + 1, limit, layer=layer)
    assert (beyond["moves_needed"], beyond["verdict"], beyond["code"]) == (1, "plus2", "10e3")
    twice = turned(edition, puzzle, limit + 1, limit + 1, layer=layer)
    assert (twice["moves_needed"], twice["verdict"], twice["code"]) == (2, "dnf", "10e4")


def test_each_edition_has_the_puzzles_of_its_article():
    """10f, 10g, 10h."""
    judged = {name: sorted(table["solved"]["limits_deg"]) for name, table in EDITIONS.items()}
    old = ["cube", "megaminx", "pyraminx", "square1"]
    assert judged == {"wca-2008": old, "wca-2010": old, "wca-2026": [*old[:3], "skewb", "square1"]}
    assert [name for name in sorted(EDITIONS) if EDITIONS[name]["solved"]["magic"]] == OLD


def test_the_limit_that_2008_does_not_print_leaves_square1_to_the_main_judge():
    """2008 10f, 10h; K-35 of the notes."""
    assert turned("wca-2008", "square1", 46, layer="ud")["hints"] == ["10h"]
    assert turned("wca-2008", "cube", 46)["hints"] == []
    assert turned("wca-2010", "square1", 46, layer="ud")["hints"] == []


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_what_an_event_is_said_to_allow_is_judged_so(edition, event):
    """10e2, 10e3, 10f, 10g: the limits that a judge is shown are those that decide."""
    told = solved_limits(edition, event)
    for limit in told["limits"]:
        for seen, effect in (("at", "ok"), ("beyond", "plus2")):
            if told["measure"] == "degrees":
                layer = limit["layer"]
                reply = turned(edition, told["puzzle"], limit[seen], layer=layer)
            else:
                reply = magic(edition, **{told["measure"]: [limit[seen]]})
            assert (reply["verdict"], reply["hints"]) == (effect, told["hints"])
            assert bool(reply["regulation"])
    assert bool(told["limits"]) is (event not in ("clock", "333fm"))
    assert (told["puzzle"] is None) is (event not in PUZZLES)


def test_a_state_that_is_solved_has_a_number_too():
    """10e2, 10g."""
    assert turned("wca-2010", "cube")["regulation"] == "10e2"
    assert turned("wca-2010", "cube", 46)["regulation"] == "10e3"
    assert magic(angles=[])["regulation"] == "10g"


@given(
    st.sampled_from(sorted(EDITIONS)),
    st.sampled_from(["cube", "megaminx", "pyraminx"]),
    st.integers(0, 3),
    st.lists(st.integers(0, 180), max_size=4),
    st.integers(0, 180),
)
def test_one_more_pair_out_of_line_never_makes_it_better(edition, puzzle, missing, pairs, more):
    before = turned(edition, puzzle, *pairs, missing=missing)
    after = turned(edition, puzzle, *pairs, more, missing=missing)
    assert after["moves_needed"] - before["moves_needed"] in (0, 1)
    assert EFFECTS.index(after["verdict"]) >= EFFECTS.index(before["verdict"])


@pytest.mark.parametrize(
    ("angles", "effect"),
    [
        ([], "ok"),
        ([135, 135, 135], "ok"),
        ([134], "plus2"),
        ([0, 180, 134], "plus2"),
        ([134, 134, 134], "dnf"),
    ],
)
def test_2010_forgives_one_or_two_folds_of_a_magic(angles, effect):
    """2010 10g, 10g1."""
    assert magic(angles=angles)["verdict"] == effect
    assert magic(angles=angles, solved=False)["verdict"] == "dnf"


@pytest.mark.parametrize(
    ("seen", "effect"),
    [
        ({"heights": []}, "ok"),
        ({"heights": [2, 2, 2]}, "ok"),
        ({"heights": [3]}, "plus2"),
        ({"heights": [3, 3], "adjacent": True}, "plus2"),
        ({"heights": [3, 3], "adjacent": False}, "dnf"),
        ({"heights": [3, 3]}, "dnf"),
        ({"heights": [3, 3, 3], "adjacent": True}, "dnf"),
        ({"heights": [2], "folded": 1}, "plus2"),
        ({"heights": [3], "folded": 1, "adjacent": True}, "plus2"),
        ({"heights": [3], "folded": 1}, "dnf"),
        ({"heights": [], "folded": 3, "adjacent": True}, "dnf"),
    ],
)
def test_2008_forgives_one_tile_or_two_neighbours_too_high_or_folded(seen, effect):
    """2008 10g, 10a1."""
    assert magic("wca-2008", **seen)["verdict"] == effect
    assert magic("wca-2008", solved=False, **seen)["verdict"] == "dnf"


@pytest.mark.parametrize(
    ("edition", "reply"),
    [
        *((edition, turned(edition, "cube", 46)) for edition in sorted(EDITIONS)),
        *((edition, turned(edition, "cube", missing=2)) for edition in sorted(EDITIONS)),
        ("wca-2010", magic(angles=[90])),
        ("wca-2010", magic(angles=[], solved=False)),
        ("wca-2008", magic("wca-2008", heights=[3])),
        ("wca-2008", magic("wca-2008", heights=[], solved=False)),
    ],
)
def test_the_penalty_that_is_told_is_one_of_the_attempt(edition, reply):
    """10e3, 10e4, 10a1, 10g1: of two effects of one number it names the one that is meant."""
    given = {"reading_ms": 10000, "penalties": [reply["penalty"]]}
    attempt = attempt_result(edition, "333", **given)
    assert (attempt["value"], attempt["verdict"]) == {
        "plus2": (1200, "ok"),
        "dnf": (-1, "dnf"),
    }[reply["verdict"]]
    assert reply["code"] == reply["penalty"].split("#")[0]


@pytest.mark.parametrize(
    ("edition", "puzzle", "seen", "error"),
    [
        ("wca-2026", "clock", {}, ("bad-argument", "puzzle")),
        ("wca-2026", "magic", {"angles": []}, ("bad-argument", "puzzle")),
        ("wca-2010", "cube", {"pairs": []}, ("bad-argument", "missing_moves")),
        ("wca-2010", "cube", {"missing_moves": 0}, ("bad-argument", "pairs")),
        ("wca-2010", "magic", {"angles": []}, ("bad-argument", "otherwise_solved")),
        (
            "wca-2010",
            "cube",
            {"missing_moves": 0, "pairs": [{"degrees": 181}]},
            ("bad-argument", "pairs[0].degrees"),
        ),
        (
            "wca-2010",
            "square1",
            {"missing_moves": 0, "pairs": [{"degrees": 46}]},
            ("bad-argument", "pairs[0].layer"),
        ),
        (
            "wca-2010",
            "cube",
            {"missing_moves": 0, "pairs": [{"degrees": 46, "layer": "ud"}]},
            ("unknown-field", "pairs[0].layer"),
        ),
        (
            "wca-2010",
            "magic",
            {"otherwise_solved": True, "heights": [3]},
            ("unknown-field", "heights"),
        ),
        (
            "wca-2008",
            "magic",
            {"otherwise_solved": True, "angles": [90]},
            ("unknown-field", "angles"),
        ),
        (
            "wca-2008",
            "magic",
            {"otherwise_solved": True, "heights": [0]},
            ("bad-argument", "heights[0]"),
        ),
    ],
)
def test_what_a_puzzle_of_that_edition_does_not_take_is_refused(edition, puzzle, seen, error):
    assert refused(edition, puzzle, **seen) == error

"""A round's result is the exact mean of exact fractions, rounded once (9f1-9f3, 9f7-9f11).

The definition here knows no integers in disguise: means are `Fraction`s and are rounded at the end.
"""

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.rules.formats import FORMATS
from server.rules.rounds import round_result
from tests.rules.shapes import ATTEMPT, EDITION, FORMAT

EXAMPLES = 10 * settings.default.max_examples
EVENT = st.sampled_from(["333", "666", "333bf", "333fm", "333mbf"])
SLOTS = {"1": 1, "2": 2, "3": 3, "5": 5, "a": 5, "m": 3}
TEN_MINUTES = 60_000
WORST = float("inf")
# A mean of three stands on half a second, never on half a hundredth; and just around ten minutes.
TURNS = st.sampled_from([TEN_MINUTES, 60_050, 60_150, 75_050, 360_050, 1_250])
NEAR = st.integers(-3, 3)
MOVES = {"wca-2008": 10, "wca-2010": 100, "wca-2026": 1}  # hundredths of a move: 9f3, 9f3, 9f10


@st.composite
def close_calls(draw: st.DrawFn, size: int) -> list[int]:
    """Attempts whose mean, without two that a format drops, is where rounding turns, or beside."""
    mean, one, other = draw(TURNS), draw(st.integers(0, 900)), draw(NEAR)
    three = [mean + one, mean - one + other, mean + draw(NEAR)]
    if size == 5:
        three += [min(three) - draw(st.integers(0, 9)), draw(st.sampled_from([-2, -1, max(three)]))]
    return draw(st.permutations(three))


@st.composite
def cards(draw: st.DrawFn) -> tuple[str, list[int]]:
    """A format and attempts: close calls, numbers of moves, or anything, complete or not."""
    name = draw(FORMAT)
    size = SLOTS[name]
    moves = st.lists(st.sampled_from([-2, -1]) | st.integers(15, 90), min_size=size, max_size=size)
    anything = st.lists(ATTEMPT, max_size=size)
    ways = [anything, moves]
    return name, draw(st.one_of(*ways, close_calls(size)) if size in (3, 5) else st.one_of(*ways))


def exactly(edition: str, event: str, name: str, attempts: list[int]) -> dict[str, object]:
    """What `round.result` says, from the regulations."""
    whole = len(attempts) == SLOTS[name] and 0 not in attempts
    # From the best to the worst, DNF and DNS alike (9f9); of equal ones in the order of doing.
    by_worth = sorted(range(len(attempts)), key=lambda i: attempts[i] if attempts[i] > 0 else WORST)
    counting = sorted(by_worth[1:-1] if name in "a5" else by_worth)  # 9f8, 9f10
    told = (
        whole and event != "333mbf" and (name in "am" or (edition == "wca-2026" and name in "35"))
    )
    return {
        "best": best(edition, attempts),
        "average": mean(edition, event, [attempts[i] for i in counting]) if told else 0,
        "counting": counting if whole and name in "am" else [],
        "complete": whole,
    }


def best(edition: str, attempts: list[int]) -> int:
    """9f7; 2026 9f5a: DNS alone is no result."""
    done = [attempt for attempt in attempts if attempt != 0]
    if any(attempt > 0 for attempt in done):
        return min(attempt for attempt in done if attempt > 0)
    if not done:
        return 0
    return -2 if edition == "wca-2026" and set(done) == {-2} else -1


def mean(edition: str, event: str, counting: list[int]) -> int:
    """9f9, 9f11: a DNF that counts is one; 9f1, 9f2: seconds from ten minutes on."""
    if min(counting) < 0:
        return -1
    exact = Fraction(sum(counting), len(counting))
    if event == "333fm":
        return half_up(100 * exact, MOVES[edition])
    return half_up(exact, 1 if exact < TEN_MINUTES else 100)


def half_up(exact: Fraction, step: int) -> int:
    return floor(exact / step + Fraction(1, 2)) * step


@settings(max_examples=EXAMPLES)
@given(EDITION, EVENT, cards())
def test_a_result_is_the_exact_one_rounded_once(edition, event, card):
    """9f1-9f3, 9f7-9f11; 2026 9b3b, 9b6b, 9f5a."""
    name, attempts = card
    reply = round_result(edition, event, name, attempts, unofficial=True)
    assert reply == exactly(edition, event, name, attempts)


@pytest.mark.parametrize(
    ("three", "average"),
    [
        ([59_999, 60_000, 60_000], 60_000),
        ([59_999, 59_999, 60_000], 59_999),
        ([60_000, 60_049, 60_100], 60_000),
        ([60_000, 60_050, 60_100], 60_100),
    ],
)
@pytest.mark.parametrize("edition", sorted(MOVES))
def test_the_definition_turns_where_the_regulations_do(edition, three, average):
    """9f1, 9f2: .5 of a second is one more, a third of a hundredth is none."""
    assert exactly(edition, "333", "m", three)["average"] == average


def test_every_format_is_asked():
    assert {name: slots for name, (slots, *_) in FORMATS.items() if slots} == SLOTS

"""Doing better never costs a place, and is nothing to how the others stand among themselves."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.rules.formats import FORMATS
from server.rules.rounds import round_standings
from tests.rules.shapes import EDITION, FORMAT

EXAMPLES = 10 * settings.default.max_examples
EVENT = st.sampled_from(["333", "333bf", "333fm", "333mbf"])
# From the worst to the best: a blank, DNS, DNF, and results around ten minutes with few values.
LADDER = [0, -2, -1, 990_360_002, 980_350_001, 60_150, 60_050, 60_001, 59_999, 2_400, 1_201, 1_200]
BEHIND = float("inf")
# A mean of so many moves is a long number, yet before everybody who has none.
MOST_MOVES = ("m", [[3, 3, 0], [0, 0, 1]], 2, 3)
STEP = st.integers(0, len(LADDER) - 1)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[str, list[list[int]], int, int]:
    """A format, everybody's steps on the ladder, and which attempt of the first gets how good."""
    name = draw(FORMAT)
    slots = FORMATS[name][0]
    card = st.lists(STEP, min_size=slots, max_size=slots)
    people = draw(st.lists(card, min_size=2, max_size=6))
    slot = draw(st.integers(0, slots - 1))
    better = draw(st.integers(people[0][slot], len(LADDER) - 1))
    return name, people, slot, better


def ranks(edition: str, event: str, name: str, people: list[list[int]]) -> list[float]:
    """Everybody's rank; who has none is behind all."""
    results = [
        {"person": 1 + i, "attempts": [LADDER[step] for step in card]}
        for i, card in enumerate(people)
    ]
    rows = round_standings(edition, event, name, results, unofficial=True)["rows"]
    return [row["rank"] or BEHIND for row in sorted(rows, key=lambda row: row["person"])]


def among_themselves(places: list[float]) -> list[int]:
    """How many of them stand before each."""
    return [sum(other < mine for other in places) for mine in places]


@settings(max_examples=EXAMPLES)
@example("wca-2008", "333fm", MOST_MOVES)
@given(EDITION, EVENT, rounds())
def test_a_better_attempt_never_costs_a_place(edition, event, drawn):
    """9f12-9f16: nor does it help anybody else, or change how the others stand."""
    name, people, slot, better = drawn
    mine, *others = ranks(edition, event, name, people)
    first, *rest = people
    improved = [*first[:slot], better, *first[slot + 1 :]]
    mine_now, *others_now = ranks(edition, event, name, [improved, *rest])
    assert mine_now <= mine
    assert all(now >= before for now, before in zip(others_now, others, strict=True))
    assert among_themselves(others_now) == among_themselves(others)


def test_the_ladder_goes_up():
    """9f1, 9f12: with one attempt a higher step is a better rank; some steps are equal."""
    ladder = [[step] for step in range(len(LADDER))]
    places = ranks("wca-2026", "333", "1", ladder)
    assert places == sorted(places, reverse=True)
    assert places[:3] == [BEHIND, BEHIND, len(LADDER) - 2]

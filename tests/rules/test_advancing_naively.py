"""Who advances is who goes on when those with one rank go together, rank after rank (9p)."""

from itertools import groupby
from math import ceil, floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.rules.advancing import round_advancing
from tests.rules.shapes import EDITION

EXAMPLES = 10 * settings.default.max_examples
STAYS = {
    "wca-2008": lambda count: min(count, 1),  # 9p
    "wca-2010": lambda count: ceil(count / 4),  # 9p1
    "wca-2026": lambda count: ceil(count / 4),  # 9p1
}
RESULT = st.sampled_from([-1, 1, 2, 3, 4])
CONDITION = st.one_of(
    st.fixed_dictionaries({"type": st.just("ranking"), "level": st.integers(0, 14)}),
    st.fixed_dictionaries({"type": st.just("percent"), "level": st.integers(0, 100)}),
    st.fixed_dictionaries(
        {"type": st.just("result"), "level": st.integers(0, 6)},
        optional={"of": st.sampled_from(["single", "average"])},
    ),
)
PEOPLE = st.integers(1, 14)


@st.composite
def standings(draw: st.DrawFn) -> list[dict]:
    """Rows by average, then best, many of them equal; now and then somebody without a result."""
    results = draw(st.lists(st.tuples(RESULT, RESULT), max_size=12))
    order = [(average < 0, average, best < 0, best) for average, best in results]
    rows = [
        {"rank": 1 + sum(other < mine for other in order), "best": best, "average": average}
        for (average, best), mine in zip(results, order, strict=True)
    ]
    rows += [{"rank": None, "best": 0, "average": 0}] * draw(st.integers(0, 2))
    people = draw(st.permutations(range(1, 15)))
    return [{"person": person, **row} for person, row in zip(people, rows, strict=False)]


def naively(edition: str, rows: list[dict], condition: dict, withdrawn: list[int]) -> dict:
    """Those with one rank go on together while there are places; the last of them may be tied."""
    count = sum(row["rank"] is not None for row in rows)
    cap = count - STAYS[edition](count)
    places = min(cap, places_of(edition, rows, condition))
    line = in_line(edition, rows, condition, withdrawn)
    advance, tied, stop = [], [], False
    for group in line:
        if len(advance) >= places:
            break
        if len(advance) + len(group) > places:
            tied, stop = group, len(advance) + len(group) > cap
        if stop:
            break
        advance += group
    reserve = [person for group in line for person in group if person not in advance]
    return {
        "advance": advance,
        "reserve": reserve,
        "tied_at_cut": tied,
        "cap": cap,
        "stop": stop,
    }


def places_of(edition: str, rows: list[dict], condition: dict) -> int:
    """The best X, a share of all who have a rank, or all who did well enough (9p2)."""
    ranked = [row for row in rows if row["rank"] is not None]
    if condition["type"] == "ranking":
        return condition["level"]
    if condition["type"] == "percent":
        return floor(len(ranked) * condition["level"] / 100)
    return sum(reached(edition, row, condition) for row in ranked)


def in_line(edition: str, rows: list[dict], condition: dict, gone: list[int]) -> list[list[int]]:
    """Those who may go on, the equal ones together: a result (9p4), and here to stay (9p3)."""

    def place(row: dict) -> tuple[bool, int]:
        wanting = condition["type"] == "result" and not reached(edition, row, condition)
        return wanting, row["rank"]

    able = [row for row in rows if row["best"] > 0 and row["person"] not in gone]
    return [
        sorted(row["person"] for row in group)
        for _, group in groupby(sorted(able, key=place), key=place)
    ]


def reached(edition: str, row: dict, condition: dict) -> bool:
    """9p2: in 2010 the result itself is good enough, today it must be better; 2008 is silent."""
    value = row["average" if condition.get("of") == "average" else "best"]
    level = condition["level"] + (edition == "wca-2010")
    return 0 < value < level


@settings(max_examples=EXAMPLES)
@given(EDITION, standings(), CONDITION, st.lists(PEOPLE, max_size=4))
def test_who_advances_is_who_goes_on_rank_after_rank(edition, rows, condition, withdrawn):
    """2008 9p; 2010 9p, 9p1, 9p2; 2026 9p1-9p4."""
    reply = round_advancing(edition, rows, condition, withdrawn)
    expected = naively(edition, rows, condition, withdrawn)
    assert {key: reply[key] for key in expected} == expected
    assert bool(reply["reasons"]) is reply["stop"]


@pytest.mark.parametrize("edition", sorted(STAYS))
@pytest.mark.parametrize(
    ("ranks", "stop"), [([1, 2, 2, 2], True), ([1, 2, 2, 2, 5, 6, 7, 8], False)]
)
def test_the_definition_takes_a_tie_whole_or_not_at_all(edition, ranks, stop):
    """9p1: three share the second of two places; a quarter, or one, must stay."""
    rows = [{"person": 1 + i, "rank": rank, "best": 9} for i, rank in enumerate(ranks)]
    found = naively(edition, rows, {"type": "ranking", "level": 2}, [])
    assert (found["stop"], found["tied_at_cut"]) == (stop, [2, 3, 4])
    assert found["advance"] == ([1] if stop else [1, 2, 3, 4])

"""Latecomers and no-shows: as few people as can be change tables."""

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.side.tables.days import Day

LATE = 99


def sitting(sizes: list[int]) -> tuple[Day, list[list[int]]]:
    """Tables of these sizes; who is missing at a table of two has been taken off it."""
    numbers = iter(range(1, 99))
    tables = [[next(numbers) for _ in range(size)] for size in sizes]
    people = [person for table in tables for person in table]
    return Day([*people, LATE]).draw(1, *tables), tables


def after(day: Day, moves: list[dict]) -> dict[int, list[int]]:
    """Who sits where once everybody has moved; no seat is taken twice."""
    seats = {one["person"]: (one["table"], one["seat"]) for one in day.event["draws"][0]["seats"]}
    for move in moves:
        seats[move["person"]] = (move["table"], move["seat"])
    taken = [seat for seat in seats.values() if seat[0]]
    assert len(set(taken)) == len(taken)
    tables: dict[int, list[int]] = {}
    for person, (table, _) in seats.items():
        if table:
            tables.setdefault(table, []).append(person)
    return tables


def fewest(sizes: list[int], people: int) -> int | None:
    """Every way to fill these tables and two more with three or four, or to empty them."""
    found = [
        sum(max(0, size - wanted) for size, wanted in zip(sizes, targets, strict=False))
        for targets in product((0, 3, 4), repeat=len(sizes) + 2)
        if sum(targets) == people
    ]
    return min(found, default=None)


SIZES = st.lists(st.sampled_from([2, 3, 3, 4, 4]), min_size=1, max_size=5)


@given(SIZES, st.booleans(), st.data())
def test_nobody_moves_who_need_not(sizes, late, data):
    day, tables = sitting(sizes)
    number = data.draw(st.integers(0, len(sizes) - 1))
    begun = data.draw(st.sets(st.integers(1, len(sizes)), max_size=2))
    assume(late or number + 1 not in begun)
    assume(len(begun) < len(sizes))
    person = LATE if late else data.draw(st.sampled_from(tables[number]))
    found = day.repair(1, "late" if late else "gone", person, sorted(begun))
    left = [size - (not late and i == number) for i, size in enumerate(sizes) if i + 1 not in begun]
    best = fewest(left, sum(left) + late)
    if best is None:
        assert (found["code"], found["moves"]) == ("no-room", [])
        return
    assert (found["code"], found["moved"]) == (None, best)
    assert len(found["moves"]) == best + 1
    seated = after(day, found["moves"])
    assert (person in [p for table in seated.values() for p in table]) == late
    for table, people in seated.items():
        if table in begun:
            assert sorted(people) == tables[table - 1]
        else:
            assert len(people) in (3, 4)


def test_a_latecomer_goes_to_a_table_of_three():
    day, _ = sitting([4, 4, 3])
    found = day.repair(1, "late", LATE)
    assert found == {
        "moves": [{"person": LATE, "table": 3, "seat": 3}],
        "moved": 0,
        "code": None,
    }


def test_a_latecomer_to_full_tables_makes_two_move_to_a_new_one():
    day, _ = sitting([4, 4, 4])
    found = day.repair(1, "late", LATE)
    assert found["moved"] == 2
    assert {move["table"] for move in found["moves"]} == {4}


def test_a_table_of_four_plays_as_three_when_somebody_is_not_there():
    day, tables = sitting([4, 4])
    found = day.repair(1, "gone", tables[0][1])
    gone = {"person": tables[0][1], "table": None, "seat": None}
    assert (found["moves"], found["moved"]) == ([gone], 0)


def test_a_table_of_two_takes_one_from_a_table_of_four_or_is_broken_up():
    day, tables = sitting([4, 3, 3])
    found = day.repair(1, "gone", tables[2][0])
    assert found["moved"] == 1
    assert found["moves"][1] == {"person": tables[0][3], "table": 3, "seat": 0}
    day, tables = sitting([3, 3, 3])
    found = day.repair(1, "gone", tables[2][0])
    assert found["moved"] == 2
    assert {len(people) for people in after(day, found["moves"]).values()} == {4}


@pytest.mark.parametrize(
    ("what", "person", "started", "code"),
    [
        ("late", LATE, [1, 2], "started"),
        ("gone", 1, [1], "started"),
        ("late", 1, [], "seated"),
        ("late", LATE, [2], "no-room"),
        ("gone", 7, [1], None),
    ],
)
def test_why_nothing_is_proposed(what, person, started, code):
    day, _ = sitting([4, 4])
    assert day.repair(1, what, person, started)["code"] == code


def test_nobody_is_moved_while_others_have_not_drawn():
    day, _ = sitting([4, 3])
    day.event["draws"][0]["seats"].pop()
    assert day.repair(1, "late", LATE)["code"] == "waiting"
    assert day.repair(1, "gone", 7)["code"] is None


def test_five_who_are_left_cannot_be_seated():
    day, _ = sitting([3, 3])
    assert day.repair(1, "gone", 1) == {"moves": [], "moved": 0, "code": "no-room"}

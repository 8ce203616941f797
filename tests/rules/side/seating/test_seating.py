"""Tables of four, as few of three as must be, and a draw that anybody can do again."""

import hashlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.door import handle
from tests.rules.side.seating.players import NAMES, SEED


def asked(call: str, **arguments: object) -> dict:
    reply = handle({"call": call, **arguments})
    return reply["value"] if reply["ok"] else reply["error"]


@given(st.integers(6, 10000))
def test_everybody_sits_and_as_few_as_can_be_sit_in_threes(players):
    """R15."""
    sizes = asked("seating.sizes", players=players)["tables"]
    assert sum(sizes) == players
    assert sizes == sorted(sizes, reverse=True)
    assert sizes.count(3) <= 3
    assert set(sizes) <= {3, 4}


@pytest.mark.parametrize("players", [1, 2, 5])
def test_one_two_and_five_cannot_sit(players):
    """R15."""
    error = asked("seating.sizes", players=players)
    assert (error["code"], error["field"]) == ("no-seating", "players")


@given(NAMES, SEED)
def test_a_draw_is_the_order_of_hashes(names, seed):
    """R16: The whole recipe, so that somebody who doubts a draw can repeat it."""

    def place(name: str) -> tuple[str, bytes]:
        text = f"{seed}|{name}".encode()
        return hashlib.sha256(text).hexdigest(), name.encode()

    tables = asked("seating.draw", players=names, seed=seed)["tables"]
    seated = [name for table in tables for name in table]
    assert sorted(seated) == sorted(names)
    assert all(place(one) < place(other) for one, other in pairwise(seated))
    assert [len(table) for table in tables] == asked("seating.sizes", players=len(names))["tables"]


@given(NAMES, SEED)
def test_the_order_of_registration_changes_no_draw(names, seed):
    assert asked("seating.draw", players=names[::-1], seed=seed) == asked(
        "seating.draw", players=names, seed=seed
    )

"""Whatever a phone sends: it is refused, held or without effect, and never stops the board (I5)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.log import Board
from server.rules.roles import TABLE
from tests.rules.log.scenes import STREAM, confirm, fold, opening, record, refused

FIELDS = """
    id device n by stream kind subject base body role standing sha256 prev at schema
"""
NAMES = """
    op keep result reason seen people attempts edition event format cutoff limit_cs cumulative value
    source reading_ms stopwatch_cs penalties declared inspection_ms attempted solved seconds from
"""
JUNK = [None, True, 0, -1, 1.5, "", "\ud83e", "é", [], ["x"], [[]], {}, {"a": []}, 10**30]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("o"),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES.split()), inner),
    max_leaves=6,
)
any_body = st.dictionaries(st.sampled_from(NAMES.split()), anything)
any_kind = st.sampled_from(sorted(TABLE))
any_operation = st.builds(
    lambda plain, odd: {**plain, **odd},
    st.builds(record, st.sampled_from("abc"), st.just(12), st.sampled_from(["", "a", "o b"])),
    st.fixed_dictionaries(
        {"role": st.just("delegate") | anything},
        optional={
            **{field: anything for field in FIELDS.split() if field != "role"},
            "kind": any_kind | anything,
            "body": any_body | anything,
        },
    ),
)


def board(*ops: dict) -> Board:
    fed = Board(STREAM)
    fed.feed(list(ops))
    return fed


@pytest.mark.parametrize("field", FIELDS.split())
def test_nothing_in_any_field_stops_the_board(field):
    """I5: refused, held or without effect, and the rest of the round goes on."""
    for junk in JUNK:
        for plain in (record("a", 12), opening("p", "o"), confirm("c", "b")):
            reply = fold(opening(), record("b", 13), {**plain, field: junk})
            assert [card["person"] for card in reply["cards"]] == [1, 2]
            assert json.dumps(reply, ensure_ascii=False).encode()


@pytest.mark.parametrize("missing", FIELDS.split())
def test_nothing_that_is_missing_stops_the_board(missing):
    """I5."""
    bare = record("a", 12)
    bare.pop(missing, None)
    assert fold(opening(), bare)["round"]["status"] == "open"


@given(st.lists(any_operation, max_size=6))
def test_no_operation_stops_the_board(ops):
    """I5: all of them are known afterwards, and the reply is JSON."""
    fed = board(opening(), *ops)
    assert json.dumps(fed.reply(), ensure_ascii=False, allow_nan=False).encode()
    named = {one["id"] for one in ops if isinstance(one["id"], str)}
    assert all(fed.outcome(name) for name in named if name and name.isascii())


@pytest.mark.parametrize(
    ("field", "junk", "reason"),
    [
        ("id", 5, "bad-body"),
        ("device", None, "bad-body"),
        ("device", True, "bad-body"),
        ("n", "1", "bad-body"),
        ("n", 0, "bad-body"),
        ("base", "o", "bad-body"),
        ("base", [5], "bad-body"),
        ("stream", "444-r1", "bad-body"),
        ("kind", 5, "unknown-kind"),
        ("role", ["judge"], "role"),
        ("standing", 5, "standing"),
        ("standing", "", "standing"),
        ("standing", "schema", "schema"),
        ("subject", None, "not-in-round"),
        ("subject", {"person": True, "slot": 1}, "not-in-round"),
        ("subject", {"person": 1}, "bad-slot"),
        ("subject", {"person": 1, "slot": 1.0}, "bad-slot"),
    ],
)
def test_a_malformed_operation_is_refused_with_its_reason(field, junk, reason):
    """I5: one without a proper id is named by the hash of what it holds."""
    [(name, told)] = refused(fold({**record("a", 12), field: junk})).items()
    assert told == reason
    assert name == "a" if field != "id" else name.startswith("?")


def test_what_is_nested_without_end_does_not_stop_the_board():
    """I5: two under one id are compared by their texts."""
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    fed = board(opening(), {"id": "a", "x": deep}, {"id": "a", "y": deep}, {"id": deep})
    assert len(fed.reply()["refused"]) == 2

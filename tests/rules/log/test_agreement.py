"""The same set of operations gives the same state: whoever folds it, in whatever order (I3)."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.rules.log import Board, log_fold
from tests.rules.log.histories import STREAM, history
from tests.rules.log.slow_fold import slow_fold

ENOUGH = max(250, settings.default.max_examples)
FEW = max(120, settings.default.max_examples // 10)

chances = st.randoms(use_true_random=False)


@settings(max_examples=ENOUGH)
@given(chances)
def test_two_folds_written_apart_agree(rng):
    """I2, I3, I5, I8: the reply and its digest are those of the plain definitions."""
    ops = history(rng)
    assert log_fold(STREAM, ops) == slow_fold(STREAM, ops)


@pytest.mark.parametrize("seed", range(8))
def test_two_folds_written_apart_agree_on_long_histories(seed):
    """I3: seventy operations and more on a handful of attempts."""
    ops = history(random.Random(seed), most=120)
    assert log_fold(STREAM, ops) == slow_fold(STREAM, ops)


@settings(max_examples=ENOUGH)
@given(chances)
def test_order_repeats_and_portions_change_nothing(rng):
    """I3: a board that is fed for a whole day is the board that is folded at its end."""
    ops = history(rng)
    known, board = [], Board(STREAM)
    for portion in _portions(rng, _shuffled_with_repeats(rng, ops)):
        board.feed(portion)
        known += portion
        if rng.random() < 0.3:
            assert board.digest == log_fold(STREAM, known)["digest"]
    assert board.reply() == log_fold(STREAM, ops)


@settings(max_examples=ENOUGH)
@given(chances)
def test_no_operation_is_dropped(rng):
    """I5: each is accepted, or in the reply with its reason, and `outcome` says the same."""
    board = Board(STREAM)
    board.feed(history(rng))
    reply = board.reply()
    shown = {row["op"]: ("held", row["missing"]) for row in reply["held"]}
    shown |= {row["op"]: ("refused", row["reason"]) for row in reply["refused"]}
    outcomes = {op_id: board.outcome(op_id) for op_id in board.came.ops}
    told = {i: tuple(o) for i, o in outcomes.items() if o[0] in ("held", "refused")}
    assert told == shown
    proposed = {i for i, o in outcomes.items() if o == ("proposed", None)}
    assert {row["op"] for row in reply["proposals"]} <= proposed
    rest = {o for i, o in outcomes.items() if i not in shown and i not in proposed}
    assert rest <= {("accepted", None)}


@settings(max_examples=FEW)
@given(chances)
def test_server_and_phone_fold_alike(cpython, micropython, rng):
    """I3, I4: one reply, one digest, in one piece and fed to an open fold in two."""
    ops = history(rng)
    cut = rng.randrange(len(ops) + 1)
    whole = _line("log.fold", stream=STREAM, ops=ops)
    [here], [there] = cpython.ask([whole]), micropython.ask([whole])
    assert here["ok"]
    assert here == there
    [opened] = micropython.ask([_line("log.open", stream=STREAM)])
    handle = opened["value"]["handle"]
    portions = [_line("log.feed", handle=handle, ops=part) for part in (ops[cut:], ops[:cut])]
    *_, fed, closed = micropython.ask([*portions, _line("log.close", handle=handle)])
    assert fed == here
    assert closed["ok"]


def _shuffled_with_repeats(rng: random.Random, ops: list[dict]) -> list[dict]:
    again = ops + [rng.choice(ops) for _ in range(len(ops) // 3)]
    rng.shuffle(again)
    return again


def _portions(rng: random.Random, ops: list[dict]) -> list[list[dict]]:
    portions = []
    while ops:
        cut = rng.randrange(1, 5)
        portions.append(ops[:cut])
        ops = ops[cut:]
    return portions


def _line(call: str, **arguments: object) -> str:
    return json.dumps({"call": call, **arguments})

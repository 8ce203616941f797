"""The same set of operations gives the same state: whoever folds it, in whatever order (I3)."""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from server.rules.log import Board, log_fold
from tests.rules.log.duels import duel
from tests.rules.log.histories import STREAM, history
from tests.rules.log.slow import slow_fold

ENOUGH = 8 * settings.default.max_examples
FEW = 2 * settings.default.max_examples

# A history is as good as its seed: what fails is made smaller by leaving operations out instead.
seeds = st.integers(0, 2**48)
kinds = st.sampled_from((*[history] * 5, duel))


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds, kinds)
def test_two_folds_written_apart_agree(seed, history):
    """I2, I3, I5, I8: the reply and its digest are those of the plain definitions."""
    ops = history(random.Random(seed))
    assert log_fold(STREAM, ops) == slow_fold(STREAM, ops), smallest(ops, folds_differ)


@pytest.mark.parametrize("seed", range(8))
def test_two_folds_written_apart_agree_on_long_histories(seed):
    """I3: up to a hundred operations on a handful of attempts."""
    ops = history(random.Random(seed), most=100)
    assert log_fold(STREAM, ops) == slow_fold(STREAM, ops), smallest(ops, folds_differ)


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds, kinds)
def test_order_repeats_and_portions_change_nothing(seed, history):
    """I3: a board that is fed for a whole day is the board that is folded at its end."""
    rng = random.Random(seed)
    ops = history(rng)
    known, board = [], Board(STREAM)
    for portion in _portions(rng, _shuffled_with_repeats(rng, ops)):
        board.feed(portion)
        known += portion
        if rng.random() < 0.3:
            assert board.digest == log_fold(STREAM, known)["digest"]
    assert board.reply() == log_fold(STREAM, ops)


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds, kinds)
def test_no_operation_is_dropped(seed, history):
    """I5: each is accepted, or in the reply with its reason, and `outcome` says the same."""
    board = Board(STREAM)
    board.feed(history(random.Random(seed)))
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


@settings(max_examples=FEW, phases=[Phase.generate])
@given(seeds, kinds)
def test_server_and_phone_fold_alike(cpython, micropython, seed, history):
    """I3, I4: one reply, one digest, in one piece and fed to an open fold in two."""
    rng = random.Random(seed)
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


def test_the_histories_hold_all_that_can_go_wrong():
    """None of the above passes for want of disputes, proposals, or anything else to fold."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        reply = log_fold(STREAM, history(random.Random(seed)))
        lines = [line for card in reply["cards"] for line in card["slots"]]
        seen.update(line["status"] for line in lines)
        seen.update(name for line in lines for name in ("confirmed", "checked") if line[name])
        seen.update(dispute["what"] for dispute in reply["disputes"])
        seen.update(row["reason"] for row in reply["refused"])
        seen.update(row["kind"] for row in reply["proposals"])
        seen.update(name for name in ("held", "late") if reply[name])
        seen[reply["round"]["status"]] += 1
    assert set(EXPECTED.split()) <= set(seen), set(EXPECTED.split()) - set(seen)


def test_the_duels_hold_all_that_can_go_wrong():
    """The same of Head to Head: matches that are over, settled, disputed, won by a withdrawal."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        reply = log_fold(STREAM, duel(random.Random(seed)))
        bracket = reply.get("bracket", {"stages": [], "complete": False})
        rows = [row for stage in bracket["stages"] for row in stage["matches"]]
        seen.update(
            name for row in rows for name in ("decided", "walkover", "settled") if row[name]
        )
        seen.update(found["by"] for row in rows for found in row["sets"])
        seen.update(row["reason"] for row in reply["refused"])
        told = [one for one in reply["disputes"] if one["what"] == "match.settle"]
        seen.update("apart" if len(one["candidates"]) > 1 else "misfit" for one in told)
        seen[reply["round"]["status"]] += 1
        seen["complete"] += bracket["complete"]
    expected = "decided walkover settled points complete apart misfit role bad-slot bad-body"
    assert set(expected.split()) <= set(+seen), set(expected.split()) - set(+seen)
    assert seen["not-open"] < 60


EXPECTED = """
    empty recorded extra disputed confirmed checked held late open closed not-open
    attempt round.open round.close round.continue
    revoked scope bad-signature unknown-kind role not-in-round bad-slot bad-body
    number-told
    attempt.record attempt.correct attempt.propose attempt.decide attempt.extra attempt.void
"""


def folds_differ(ops: list[dict]) -> bool:
    return log_fold(STREAM, ops) != slow_fold(STREAM, ops)


def smallest(ops: list[dict], wrong: Callable[[list[dict]], bool]) -> list[dict]:
    """What is left of a history when everything that need not be there is left out."""
    for i in range(len(ops)):
        rest = ops[:i] + ops[i + 1 :]
        if wrong(rest):
            return smallest(rest, wrong)
    return ops


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

"""The same set of operations gives the same state: whoever folds it, in whatever order (I3)."""

import json
import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from server.rules.door import handle
from server.rules.log import log_fold
from server.rules.side.log import SideBoard
from tests.rules.side.log.histories import event_history, match_history
from tests.rules.side.log.scenes import EVENT, MATCH
from tests.rules.side.log.tables_histories import table_history, tables_history
from tests.rules.side.log.tables_scenes import EVENT as TABLES
from tests.rules.side.log.tables_scenes import TABLE

ENOUGH = 4 * settings.default.max_examples
FEW = settings.default.max_examples

seeds = st.integers(0, 2**48)
kinds = st.sampled_from(
    (
        (MATCH, match_history),
        (EVENT, event_history),
        (TABLES, tables_history),
        (TABLE, table_history),
    )
)


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds, kinds)
def test_order_repeats_and_portions_change_nothing(seed, kind):
    """I3: a board that is fed for a whole day is the board that is folded at its end."""
    stream, history = kind
    rng = random.Random(seed)
    ops = history(rng)
    again = ops + [rng.choice(ops) for _ in range(len(ops) // 3)]
    rng.shuffle(again)
    known, board = [], SideBoard(stream)
    while again:
        cut = rng.randrange(1, 5)
        board.feed(again[:cut])
        known += again[:cut]
        again = again[cut:]
        if rng.random() < 0.3:
            assert board.digest == log_fold(stream, known)["digest"]
    assert board.reply() == log_fold(stream, ops)


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds, kinds)
def test_no_operation_is_dropped(seed, kind):
    """I5: each is accepted, or in the reply with its reason, and `outcome` says the same."""
    stream, history = kind
    board = SideBoard(stream)
    board.feed(history(random.Random(seed)))
    reply = board.reply()
    shown = {row["op"]: ("held", row["missing"]) for row in reply["held"]}
    shown |= {row["op"]: ("refused", row["reason"]) for row in reply["refused"]}
    outcomes = {op_id: tuple(board.outcome(op_id)) for op_id in board.came.ops}
    assert {i: o for i, o in outcomes.items() if o[0] != "accepted"} == shown
    assert {o for i, o in outcomes.items() if i not in shown} <= {("accepted", None)}
    assert board.issues() == {name: reply[name] for name in board.issues()}


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds)
def test_no_event_of_a_match_is_lost_but_by_a_decision(seed):
    """I2: what is accepted is in force or on a way on that is listed, until somebody decides."""
    board = SideBoard(MATCH)
    board.feed(match_history(random.Random(seed)))
    reply, fold = board.reply(), board.fold
    ops = fold.past.ops
    openings = [op["id"] for op in ops if op["kind"] == "match.open"]
    dropping = [i for i in fold.rulings if ops[i]["kind"] == "match.decide" or ops[i]["base"]]
    events = [op["id"] for op in ops if op["kind"] == "match.event"]
    accepted = {op_id for op_id in events if board.outcome(op_id)[0] == "accepted"}
    listed = {row["op"] for row in reply["events"]}
    listed |= {op_id for branch in reply["branches"] for op_id in branch["ops"]}
    assert listed <= accepted | set(openings)
    assert accepted <= listed or dropping


@settings(max_examples=ENOUGH, phases=[Phase.generate])
@given(seeds)
def test_a_chain_in_force_is_one_in_which_each_has_seen_the_one_before(seed):
    """I6; and no time falls."""
    board = SideBoard(MATCH)
    board.feed(match_history(random.Random(seed)))
    reply, past = board.reply(), board.fold.past
    ways = [[row["op"] for row in reply["events"]]]
    ways += [[row["op"] for row in branch["events"]] for branch in reply["branches"]]
    for way in ways:
        for before, after in pairwise(way):
            assert past.of[past.at[after]] >> past.at[before] & 1
    times = [row["event"]["at_ms"] for row in reply["events"]]
    assert times == sorted(times)


@settings(max_examples=FEW, phases=[Phase.generate])
@given(seeds)
def test_the_replay_takes_whatever_is_in_force(seed):
    """No operation, however spoiled, stops a match."""
    reply = log_fold(MATCH, match_history(random.Random(seed)))
    if reply["match"]:
        events = [row["event"] for row in reply["events"]]
        asked = {"call": "chess.replay", "config": reply["match"]["config"], "events": events}
        assert handle(asked)["ok"]


@settings(max_examples=FEW, phases=[Phase.generate])
@given(seeds, kinds)
def test_server_and_phone_fold_alike(cpython, micropython, seed, kind):
    """I3, I4: one reply, one digest, in one piece and fed to an open fold in two."""
    stream, history = kind
    rng = random.Random(seed)
    ops = history(rng)
    cut = rng.randrange(len(ops) + 1)
    whole = _line("log.fold", stream=stream, ops=ops)
    [here], [there] = cpython.ask([whole]), micropython.ask([whole])
    assert here["ok"]
    assert here == there
    [opened] = micropython.ask([_line("log.open", stream=stream)])
    handle = opened["value"]["handle"]
    portions = [_line("log.feed", handle=handle, ops=part) for part in (ops[cut:], ops[:cut])]
    *_, fed, closed = micropython.ask([*portions, _line("log.close", handle=handle)])
    assert fed == here
    assert closed["ok"]


@pytest.mark.parametrize(
    ("stream", "history", "expected"),
    [
        (MATCH, match_history, "match match.event branches held role bad-body not-open revoked"),
        (
            EVENT,
            event_history,
            """plan rounds entrants calls keys scrambles closed late held role bad-body revoked
            unknown-kind closed side.plan pairing.publish entrant.add scramble.set quit""",
        ),
        (
            TABLES,
            tables_history,
            """plan changes entrants places draws cuts ties closed late held role bad-body revoked
            taken unknown-kind side.plan draw.open draw.seat place.decline cut.decide tie.draw quit
            waiting moved published""",
        ),
        (
            TABLE,
            table_history,
            """games notes confirmed held role bad-body revoked game.score game.purpose disputed
            stale""",
        ),
    ],
)
def test_the_histories_hold_all_that_can_go_wrong(stream, history, expected):
    """None of the above passes for want of disputes, or of anything else to fold."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        reply = log_fold(stream, history(random.Random(seed)))
        seen.update(name for name in reply if reply[name])
        seen.update(dispute["what"] for dispute in reply["disputes"])
        seen.update(row["reason"] for row in reply["refused"])
        seen.update(flags(reply))
    assert set(expected.split()) <= set(seen), set(expected.split()) - set(seen)


def flags(reply: dict) -> list[str]:
    """What is said of an entrant, a draw, a seat, a game or a confirmation by a yes."""
    rows = [*reply.get("entrants", ()), *reply.get("draws", ()), *reply.get("games", ())]
    rows += [seat for draw in reply.get("draws", ()) for seat in draw["seats"]]
    rows += reply.get("confirmed", ())
    return [name for row in rows for name in row if row[name] is True]


def _line(call: str, **arguments: object) -> str:
    return json.dumps({"call": call, **arguments})

"""A board that is fed: what it keeps, what it tells, and that nothing sent to it can stop it."""

import hashlib
import json

import pytest

from server.rules.errors import RulesError
from server.rules.log import Board, log_fold, state
from tests.rules.log.scenes import STREAM, confirm, fold, op, opening, record, round_op, shown


def board(*ops: dict) -> Board:
    fed = Board(STREAM)
    fed.feed(list(ops))
    return fed


def test_the_digest_is_that_of_the_rest_in_canonical_json():
    """I3: anybody can compute it."""
    rest = dict(fold(record('ä\n\u0001"', 12.67), confirm("c", 'ä\n\u0001"')))
    digest = rest.pop("digest")
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == digest


def test_a_late_base_sets_free_all_that_stood_on_it():
    """I5: held until then, by the name of what is missing."""
    fed = board(opening(), record("b", 13, "a"), confirm("c", "b"))
    assert fed.outcome("b") == ("held", ["a"])
    assert fed.outcome("c") == ("held", ["b"])
    fed.feed([record("a", 12)])
    assert [fed.outcome(name) for name in "abc"] == [("accepted", None)] * 3


def test_a_settled_proposal_is_still_a_proposal_but_no_longer_listed():
    story = [record("a", 12), confirm("c", "a"), record("p", 13, "a c")]
    decided = op("d", "attempt.decide", {"keep": "a", "reason": "r"}, "p", role="delegate")
    fed = board(opening(), *story)
    assert [row["op"] for row in fed.reply()["proposals"]] == ["p"]
    fed.feed([decided])
    assert fed.reply()["proposals"] == []
    assert fed.outcome("p") == ("proposed", None)


def test_an_operation_that_the_board_has_not_seen_has_no_outcome():
    assert board(opening()).outcome("a") is None


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_under_one_id_the_one_in_good_standing_counts(order):
    """I2, I3: whichever came first, and what stood on the other moves with it."""
    copies = [record("a", 12, standing="id-reused", sha256="0"), record("a", 13, sha256="f")]
    fed = board(opening(), confirm("c", "a"))
    for i in order:
        fed.feed([copies[i]])
    assert [row["op"] for row in fed.reply()["refused"]] == []
    assert fed.reply() == fold(copies[1], confirm("c", "a"))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_in_good_standing_the_smaller_hash_of_the_bytes_counts(order):
    """I3."""
    copies = [record("a", 12, sha256="0"), record("a", 13, sha256="f")]
    assert shown(*(copies[i] for i in order)) == ("recorded", 1200, "a")


def test_a_replaced_operation_takes_its_base_and_subject_with_it():
    """I3: as if the other had never come."""
    first = record("a", 12, sha256="f")
    second = record("a", 13, "absent", sha256="0", subject={"person": 2, "slot": 2})
    fed = board(opening(), first, confirm("c", "a"))
    fed.feed([second])
    assert fed.reply() == fold(second, confirm("c", "a"))
    assert fed.outcome("a") == ("held", ["absent"])


def test_a_replaced_operation_that_is_held_names_its_own_base():
    """I3, I5: the old reply goes, though nothing was or is placed."""
    fed = board(record("a", 12, "x", sha256="f"))
    assert fed.reply()["held"] == [{"op": "a", "missing": ["x"]}]
    fed.feed([record("a", 12, "y", sha256="0")])
    assert fed.reply()["held"] == [{"op": "a", "missing": ["y"]}]


def test_two_under_one_id_may_come_in_one_portion():
    """I3: the slot that only the first was about is as if nothing had come."""
    first = record("a", 12, sha256="f", subject={"person": 2, "slot": 1})
    second = record("a", 13, sha256="0")
    fed = board(opening())
    fed.feed([first, second])
    assert fed.reply() == fold(second)


def test_reply_is_kept_until_something_changes():
    fed = board(opening(), record("a", 12))
    before = fed.reply()
    fed.feed([record("a", 12)])
    assert fed.reply() is before
    fed.feed([record("b", 12)])
    assert fed.reply() is not before


def test_an_entry_folds_its_slot_and_deals_its_card_alone(monkeypatch):
    """A phone feeds its board after every entry."""
    people = list(range(1, 41))
    fed = board(opening(body={"people": people}))
    fed.feed([record(f"a{i}", 12, subject={"person": i, "slot": 1}) for i in people])
    fed.reply()
    folded, dealt = [], []
    fold_slot, card_of = state.fold_slot, state.card_of
    monkeypatch.setattr(state, "fold_slot", lambda *a: folded.append(a) or fold_slot(*a))
    monkeypatch.setattr(state, "card_of", lambda *a: dealt.append(a[0]) or card_of(*a))
    fed.feed([record("b", 13, "a7", subject={"person": 7, "slot": 1})])
    assert fed.outcome("b") == ("accepted", None)
    assert (len(folded), dealt) == (1, [])
    fed.reply()
    assert dealt == [7]


def test_issues_are_the_replys_own_lists():
    """A server asks for these alone: they need no card (I2, I5)."""
    fed = board(
        opening(),
        record("a", 12),
        record("b", 13),
        record("c", 14, "nowhere", subject={"person": 2, "slot": 1}),
        record("d", 15, subject={"person": 99, "slot": 1}),
        round_op("e", "round.close", {"seen": {}}, "o"),
    )
    issues = fed.issues()
    assert {name: len(issues[name]) for name in issues} == {
        "disputes": 1,
        "proposals": 0,
        "held": 1,
        "refused": 1,
        "late": 2,
    }
    reply = fed.reply()
    assert issues == {name: reply[name] for name in issues}


def test_a_thousand_on_one_attempt_are_folded():
    chain = [record(f"{i:04}", 10 + i, f"{i - 1:04}" if i else "") for i in range(1000)]
    assert shown(*chain) == ("recorded", 100900, "0999")


def test_only_objects_are_operations():
    fed = board(opening())
    with pytest.raises(RulesError) as caught:
        fed.feed([record("a", 12), "b"])
    assert (caught.value.code, caught.value.field) == ("bad-argument", "ops[1]")
    assert fed.outcome("a") is None, "a feed is taken whole or not at all"


def test_no_operations_are_a_round_that_is_not_open():
    reply = log_fold(STREAM, [])
    assert reply["round"] == {"status": "not-open"}
    lists = ("cards", "disputes", "proposals", "held", "refused", "late", "standings")
    assert all(reply[name] == [] for name in lists)

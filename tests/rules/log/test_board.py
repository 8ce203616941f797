"""A board that is fed: what it keeps, what it tells, and that nothing sent to it can stop it."""

import hashlib
import json

import pytest

from server.rules.errors import RulesError
from server.rules.log import Board, log_fold, state
from tests.rules.log.scenes import STREAM, confirm, fold, op, opening, record, refused, shown


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
    folded, dealt = [], []
    fold_slot, card = state.fold_slot, state.Card
    monkeypatch.setattr(state, "fold_slot", lambda *a: folded.append(a) or fold_slot(*a))
    monkeypatch.setattr(state, "Card", lambda *a: dealt.append(a[0]) or card(*a))
    fed.feed([record("b", 13, "a7", subject={"person": 7, "slot": 1})])
    assert (len(folded), dealt) == (1, [7])
    assert fed.outcome("b") == ("accepted", None)


JUNK = [None, True, 0, -1, 1.5, "", "\ud83e", "é", [], ["x"], [[]], {}, {"a": []}, 10**30]
FIELDS = ["id", "device", "n", "by", "stream", "kind", "subject", "base", "body", "role"]
FIELDS += ["standing", "sha256", "prev", "at", "schema"]


@pytest.mark.parametrize("field", FIELDS)
def test_nothing_in_any_field_stops_the_board(field):
    """I5: refused, held or without effect, and the rest of the round goes on."""
    for junk in JUNK:
        for plain in (record("a", 12), opening("p", "o"), confirm("c", "b")):
            reply = fold(opening(), record("b", 13), {**plain, field: junk})
            assert [card["person"] for card in reply["cards"]] == [1, 2]
            assert json.dumps(reply, ensure_ascii=False).encode()


@pytest.mark.parametrize("missing", FIELDS)
def test_nothing_that_is_missing_stops_the_board(missing):
    """I5."""
    bare = record("a", 12)
    bare.pop(missing, None)
    assert fold(opening(), bare)["round"]["status"] == "open"


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

"""What a slot shows where the vectors do not say it."""

import pytest

from tests.rules.log.scenes import (
    candidates,
    confirm,
    delegate,
    fold,
    op,
    reading,
    record,
    refused,
    shown,
    slot,
)


def test_two_equal_confirmed_entries_hold_against_a_third_that_differs():
    """I8: a late entry that nobody signed does not blank what was signed twice."""
    signed = [record("a", 12.67), confirm("ca", "a"), record("b", 12.67), confirm("cb", "b")]
    reply = fold(*signed, record("c", 13.67))
    assert shown(*signed, record("c", 13.67)) == ("disputed", 1267, "a")
    assert candidates(reply) == [["a", "b", "c"]]


def test_corrections_of_two_equal_entries_leave_their_value_in_force():
    """I2: two corrections that did not see each other, of a value that two phones agreed on."""
    agreed = [record("a", 12.67), record("b", 12.67)]
    corrections = [
        delegate("x", "attempt.correct", reading(11), "a b"),
        delegate("y", "attempt.correct", reading(10), "a b"),
    ]
    assert shown(*agreed, *corrections) == ("disputed", 1267, "a")


def test_a_common_value_stays_confirmed_below_two_corrections():
    """I8: the signature belongs to the value that is in force."""
    signed = [record("a", 12.67), confirm("c", "a")]
    corrections = [
        delegate("x", "attempt.correct", reading(11), "c"),
        delegate("y", "attempt.correct", reading(10), "c"),
    ]
    line = slot(fold(*signed, *corrections))
    assert (line["status"], line["op"], line["confirmed"]) == ("disputed", "a", True)


def test_a_decision_is_not_confirmed_by_a_signature_that_it_had_not_seen():
    """I2: the signed entry itself stays in force beside it, and is the one that is named."""
    decided = delegate("d", "attempt.decide", {"keep": "b"}, "b")
    line = slot(fold(record("b", 12.67), decided, confirm("e", "b")))
    assert (line["status"], line["op"], line["confirmed"]) == ("recorded", "b", True)


def test_keeping_a_proposal_that_the_competitor_signed_is_confirmed():
    """I8: the competitor had signed the value that the delegate then kept."""
    proposal = op("p", "attempt.propose", reading(12), "a")
    kept = delegate("d", "attempt.decide", {"keep": "p"}, "c")
    line = slot(fold(record("a", 12.67), proposal, confirm("c", "p"), kept))
    assert (line["value"], line["op"], line["confirmed"]) == (1200, "d", True)


def test_a_signature_under_a_proposal_locks_nothing():
    """I8: what is not in force cannot be signed off."""
    proposal = op("p", "attempt.propose", reading(12), "a")
    story = [record("a", 12.67), proposal, confirm("c", "p"), record("b", 12.5, "a c")]
    assert shown(*story) == ("recorded", 1250, "b")


def test_granting_an_extra_by_decision_opens_the_slot_to_the_judge():
    """I8, 11e: the decision that grants is no result that would lock."""
    asked = op("b", "attempt.extra", {"reason": "noise"}, "c")
    granted = delegate("d", "attempt.decide", {"keep": "b"}, "b")
    story = [record("a", 12.67), confirm("c", "a"), asked, granted]
    assert shown(*story) == ("extra", 0, "d")
    assert shown(*story, record("e", 11, "d")) == ("recorded", 1100, "e")


def test_an_extra_that_was_asked_for_and_turned_down_no_longer_holds_the_judge_back():
    """11e: the delegate voids the slot instead, and the judge enters anew."""
    asked = op("b", "attempt.extra", {"reason": "noise"}, "a")
    story = [record("a", 12.67), asked, delegate("v", "attempt.void", {}, "b")]
    assert shown(*story, record("c", 11, "v")) == ("recorded", 1100, "c")


def test_a_void_beside_a_void_is_empty_and_beside_an_extra_disputed():
    """I2."""
    voids = [op("v", "attempt.void", base="a"), op("w", "attempt.void", base="a")]
    assert shown(record("a", 12.67), *voids) == ("empty", 0, None)
    extra = delegate("x", "attempt.extra", {}, "a")
    assert shown(record("a", 12.67), voids[0], extra) == ("disputed", 1267, "a")


def test_an_entry_that_names_what_was_refused_is_refused_itself():
    """I5: a refused entry is in nobody's past."""
    reply = fold(record("a", 12.67, role="viewer"), confirm("c", "a"))
    assert refused(reply) == {"a": "role", "c": "bad-body"}


def test_an_entry_of_another_slot_cannot_be_kept():
    """I2: even if it was seen."""
    other = record("a", 12.67, subject={"person": 1, "slot": 2})
    reply = fold(other, delegate("d", "attempt.decide", {"keep": "a"}, "a"))
    assert refused(reply) == {"d": "bad-body"}


def test_a_past_reaches_through_other_slots():
    """I3: a base may name anything; what matters is what can be reached."""
    other = record("x", 9, "a", subject={"person": 2, "slot": 3})
    story = [record("a", 12.67), other, record("b", 13, "x")]
    assert shown(*story) == ("recorded", 1300, "b")
    assert fold(*story)["disputes"] == []


@pytest.mark.parametrize("kind", ["attempt.declare", "attempt.scrambled"])
def test_what_is_neither_entry_nor_mark_changes_no_result(kind):
    between = op("s", kind, {"scramble": 1}, "a")
    assert shown(record("a", 12.67), between, record("b", 13, "s")) == ("recorded", 1300, "b")


def test_a_check_counts_for_the_value_in_force_alone():
    """I2: of two that differ, the unsigned one's check does not show."""
    story = [record("a", 12.67, by="7"), confirm("c", "a"), record("b", 13, by="7", device=3)]
    check = op("k", "attempt.check", {"op": "b"}, "b", device=4, by="8")
    line = slot(fold(*story, check))
    assert (line["op"], line["checked"]) == ("a", False)

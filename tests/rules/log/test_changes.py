"""The rules of a round that has begun change by authority and with a reason (9p2a, A1a3)."""

import pytest

from tests.rules.log.scenes import fold, opening, record, refused

ORGANIZER = {"role": "organizer", "device": 8}
WHY = {"reason": "the hall closes at six"}


def changed(base: str, body: dict, name: str = "p", **more: object) -> dict:
    return opening(name, base, body, **more)


@pytest.mark.parametrize(
    "rule",
    [
        {"limit_cs": 30000},
        {"cutoff": {"attempts": 2, "result": 1500}},
        {"cumulative": ["333-r1", "444-r1"], "limit_cs": 60000},
        {"advancement": {"type": "ranking", "level": 8}},
        {"format": "m"},
    ],
    ids=lambda rule: next(iter(rule)),
)
def test_an_organizer_changes_no_rule_of_a_round_that_has_begun(rule):
    """I5: the opening is kept and shown, and the round goes on as it was."""
    reply = fold(opening(), record("a", 12), changed("o", {**rule, **WHY}, **ORGANIZER))
    assert refused(reply) == {"p": "role"}
    assert reply["round"]["open"] == "o"


def test_a_delegate_changes_it_and_says_why():
    reply = fold(opening(), changed("o", {"limit_cs": 30000, **WHY}))
    assert (refused(reply), reply["round"]["open"]) == ({}, "p")


@pytest.mark.parametrize("reason", [None, "", "  "])
def test_a_change_without_a_reason_is_refused(reason):
    reply = fold(opening(), changed("o", {"limit_cs": 30000, "reason": reason}))
    assert refused(reply) == {"p": "bad-body"}


def test_who_is_in_the_round_is_no_rule_of_it():
    reply = fold(opening(), changed("o", {"people": [1, 2, 3]}, **ORGANIZER))
    assert (refused(reply), len(reply["cards"])) == ({}, 3)


def test_nothing_and_none_are_the_same_rule():
    plain = {"limit_cs": None, "cutoff": None, "cumulative": []}
    assert refused(fold(opening(), changed("o", plain, **ORGANIZER))) == {}


def test_what_was_refused_changes_nothing_for_those_that_have_seen_it():
    """Going back to the rules that hold is no change."""
    bad = changed("o", {"limit_cs": 30000}, **ORGANIZER)
    back = changed("p", {}, name="q", **ORGANIZER)
    reply = fold(opening(), bad, back)
    assert (refused(reply), reply["round"]["open"]) == ({"p": "role"}, "q")


def test_two_openings_that_did_not_see_each_other_are_a_dispute_whatever_they_say():
    """I2: neither changes the other."""
    reply = fold(opening(), opening("p", "", {"limit_cs": 30000}, **ORGANIZER))
    assert refused(reply) == {}
    assert [one["what"] for one in reply["disputes"]] == ["round.open"]


def test_a_delegates_admission_lets_a_signed_change_in_again():
    """A change that stands on a held-out opening is judged by what that opening becomes."""
    out = opening("o", standing="revoked")
    later = changed("o", {"limit_cs": 30000}, **ORGANIZER)
    assert refused(fold(out, later)) == {"o": "revoked"}
    admit = {"op": "o", "reason": "the phone was revoked by mistake"}
    admitted = {
        "id": "z",
        "device": 9,
        "n": 1,
        "stream": "333-r1",
        "kind": "op.admit",
        "base": [],
        "body": admit,
        "role": "delegate",
    }
    assert refused(fold(out, later, admitted)) == {"p": "role"}

"""A match's stream: what is in force, how it forks, and who settles that."""

import pytest

from server.rules.door import handle
from server.rules.side.log import SideBoard
from tests.rules.side.log.scenes import (
    CONFIG,
    MATCH,
    candidates,
    decide,
    event,
    fold,
    fork,
    ids,
    op,
    opening,
    refused,
    smaller,
)


def branches(reply: dict) -> dict[str, list[str]]:
    return {branch["head"]: branch["ops"] for branch in reply["branches"]}


def test_before_it_is_opened_there_is_no_match():
    reply = fold(event("a", 1, "start", ""))
    assert (reply["match"], reply["events"]) == (None, [])
    assert refused(reply) == {"a": "not-open"}


def test_an_opening_says_who_plays_what_and_how_it_was_drawn():
    match = fold(opening(body={"table": 4, "players": {**PLAYERS, "more": 1}}))["match"]
    assert match == {
        "op": "o",
        "game": "chess",
        "config": CONFIG,
        "players": PLAYERS,
        "table": 4,
        "draw": {"by": "app", "white": "Ada"},
        "checks": ["cubes", "covers"],
        "at_zero": 1_764_526_379_000,
    }


PLAYERS = {"white": {"person": 1, "name": "Ada"}, "black": {"person": None, "name": "Bo"}}


def test_an_event_has_what_the_replay_knows_and_words_and_move_beside_it():
    said = {
        "check": True,
        "player": "white",
        "words": "he touched it",
        "move": {"uci": "e2e4", "san": "e4", "fen": "x", "clock": 1},
        "timer": {"white": {"packets": ["S 0.1"], "share": 0.5}},
    }
    [row] = fold(opening(), event("a", 5, "move", "o", said))["events"]
    assert row == {
        "op": "a",
        "device": 1,
        "by": "7",
        "at": "2026-11-30T10:00:00Z",
        "event": {"at_ms": 5, "do": "move", "check": True, "player": "white"},
        "words": "he touched it",
        "move": {"uci": "e2e4", "san": "e4", "fen": "x"},
    }


def test_a_time_that_falls_is_raised_to_the_one_before():
    story = [opening(), event("a", 900, "start", "o"), event("b", 700, "move", "a")]
    reply = fold(*story, event("c", 800, "move", "b"))
    assert [row["event"]["at_ms"] for row in reply["events"]] == [900, 900, 900]


def test_two_that_did_not_see_each_other_fork_the_chain():
    """I2: both ways on are there whole, the longer one counts meanwhile."""
    reply = fold(*fork())
    assert ids(reply) == ["start", "b1", "b2"]
    assert reply["disputes"] == [{"what": "match.event", "candidates": ["a1", "b2"]}]
    assert branches(reply) == {"b2": ["b1", "b2"], "a1": ["a1"]}
    first, second = reply["branches"]
    assert (first["devices"], second["devices"]) == ([2], [1])
    assert first["events"] == reply["events"][1:]
    assert (first["common"], second["common"]) == (1, 1)
    assert [row["op"] for row in second["events"]] == ["a1"]
    assert second["match"] == reply["match"]


def test_of_two_of_one_length_the_smaller_hash_counts():
    """I6: whatever the clocks said."""
    reply = fold(*fork()[:4])
    assert reply["branches"][0]["head"] == ids(reply)[-1] == smaller("a1", "b1")


def test_a_device_goes_on_with_its_own_way_though_it_has_seen_the_other():
    reply = fold(*fork(), event("a2", 3000, "move", "a1 b2", n=4))
    assert branches(reply) == {"a2": ["a1", "a2"], "b2": ["b1", "b2"]}
    assert ids(reply)[1] == smaller("a1", "b1")


def test_a_third_device_goes_on_with_what_is_in_force():
    reply = fold(*fork(), event("c", 3000, "move", "a1 b2", device=3))
    assert branches(reply)["c"] == ["b1", "b2", "c"]


def test_a_decision_that_saw_both_settles_it():
    reply = fold(*fork(), decide("d", "a1", "a1 b2"))
    assert ids(reply) == ["start", "a1"]
    assert (reply["disputes"], reply["branches"], reply["late"]) == ([], [], [])


def test_whoever_has_seen_the_decision_goes_on_with_what_it_kept():
    story = [*fork(), decide("d", "a1", "a1 b2"), event("b3", 4000, "move", "d", device=2, n=3)]
    assert ids(fold(*story)) == ["start", "a1", "b3"]


def test_a_device_that_had_not_seen_the_decision_makes_a_new_dispute():
    story = [*fork(), decide("d", "a1", "a1 b2"), event("b3", 4000, "move", "b2", device=2, n=3)]
    reply = fold(*story)
    assert candidates(reply) == [["a1", "b3"]]
    assert branches(reply) == {"b3": ["b1", "b2", "b3"], "a1": ["a1"]}
    settled = fold(*story, decide("e", "b3", "d b3"))
    assert (ids(settled), settled["disputes"]) == (["start", "b1", "b2", "b3"], [])


def test_two_decisions_apart_are_a_dispute_between_what_they_keep():
    story = [*fork(), decide("d", "a1", "a1 b2"), decide("e", "b2", "a1 b2", device=8)]
    assert candidates(fold(*story)) == [["a1", "b2"]]


def test_a_later_decision_takes_the_earlier_back():
    story = [*fork(), decide("d", "a1", "a1 b2"), decide("e", "b2", "d")]
    assert ids(fold(*story)) == ["start", "b1", "b2"]


@pytest.mark.parametrize("keep", ["start", "b1", "absent", "o", "d", "late"])
def test_a_decision_keeps_the_end_of_a_way_that_it_has_seen(keep):
    late = event("late", 9000, "move", "a1", n=5)
    reply = fold(*fork(), late, decide("d", keep, "a1 b2"))
    assert refused(reply) == {"d": "bad-body"}


def test_two_openings_apart_are_two_ways_on():
    other = opening("p", device=2, body={"table": 7})
    reply = fold(opening(), other, event("b", 5, "start", "p", device=2, n=2))
    assert reply["match"]["table"] == 7
    assert branches(reply) == {"b": ["p", "b"], "o": ["o"]}
    assert [branch["match"]["op"] for branch in reply["branches"]] == ["p", "o"]


def test_an_opening_that_saw_the_first_replaces_it_before_the_match_has_begun():
    reply = fold(opening(), opening("p", "o", {"table": 7}))
    assert (reply["match"]["table"], reply["disputes"]) == (7, [])


def test_a_match_that_has_begun_is_opened_again_with_a_reason_only():
    story = [opening(), event("a", 5, "start", "o")]
    assert refused(fold(*story, opening("p", "a"))) == {"p": "bad-body"}
    reply = fold(*story, opening("p", "a", {"reason": "the wrong ruleset"}))
    assert (reply["match"]["op"], reply["events"], reply["disputes"]) == ("p", [], [])


def test_what_a_new_opening_had_not_seen_is_a_dispute():
    story = [opening(), event("a", 5, "start", "o"), event("b", 9, "move", "a", device=2)]
    reply = fold(*story, opening("p", "a", {"reason": "the wrong ruleset"}))
    assert candidates(reply) == [["b", "p"]]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "go"},
        {"config": []},
        {"config": {"part_seconds": 1.5}},
        {"config": {**CONFIG, "format": "SLOW"}},
        {"config": {**CONFIG, "cap_seconds": 60}},
        {"players": {"white": {"name": "A"}}},
        {"players": {"white": {"name": " "}, "black": {"name": "B"}}},
        {"table": 0},
        {"draw": None},
        {"checks": [1]},
        {"at_zero": -1},
        {"at_zero": True},
    ],
)
def test_a_malformed_opening_is_kept_and_refused(body):
    assert refused(fold(opening(body=body))) == {"o": "bad-body"}


@pytest.mark.parametrize(
    "body",
    [
        {"at_ms": -1},
        {"at_ms": None},
        {"at_ms": 1.0},
        {"do": 7},
        {"do": "castle"},
        {"check": "yes"},
        {"do": "stop"},
        {"do": "go", "cover": 5},
        {"do": "undo", "instead": {"do": "pause"}},
        {"do": "undo", "instead": {"do": "move", "words": "w"}},
        {"words": 1},
        {"move": "e4"},
        {"move": {"san": 0.5}},
    ],
)
def test_a_malformed_event_is_kept_and_refused(body):
    """I5: and the match goes on from the one before."""
    story = [opening(), event("a", 5, "start", "o"), event("b", 6, "move", "a", body)]
    reply = fold(*story, event("c", 7, "move", "b"))
    assert (ids(reply), refused(reply)) == (["a", "c"], {"b": "bad-body"})


def test_a_decision_without_a_reason_is_none():
    blank = op(MATCH, "d", "match.decide", {"keep": "a1", "reason": " "}, "a1 b2")
    assert refused(fold(*fork(), blank)) == {"d": "bad-body"}


def test_who_may_not_is_refused_and_the_others_stand():
    story = [*fork(), decide("d", "a1", "a1 b2", role="judge")]
    story.append(event("x", 9, "move", "a1 b2", role="organizer"))
    reply = fold(*story)
    assert refused(reply) == {"d": "role", "x": "role"}
    assert candidates(reply) == [["a1", "b2"]]


@pytest.mark.parametrize("kind", ["side.plan", "match.settle", "attempt.record", "match.hologram"])
def test_what_belongs_elsewhere_is_refused(kind):
    assert refused(fold(op(MATCH, "a", kind, {}))) == {"a": "unknown-kind"}


def test_a_revoked_device_is_let_in_by_a_delegate():
    story = [opening(), event("a", 5, "start", "o", standing="revoked")]
    assert refused(fold(*story)) == {"a": "revoked"}
    body = {"op": "a", "reason": "it was the arbiter's own"}
    admit = op(MATCH, "d", "op.admit", body, "", role="delegate")
    assert ids(fold(*story, admit)) == ["a"]


def test_what_waits_for_its_base_is_held_and_then_in_force():
    board = SideBoard(MATCH)
    board.feed([opening(), event("b", 9, "move", "a")])
    assert board.outcome("b") == ("held", ["a"])
    assert board.reply()["held"] == [{"op": "b", "missing": ["a"]}]
    board.feed([event("a", 5, "start", "o")])
    assert (board.outcome("b"), ids(board.reply())) == (("accepted", None), ["a", "b"])
    assert board.outcome("absent") is None


def test_a_reply_is_kept_until_something_changes():
    board = SideBoard(MATCH)
    board.feed([opening()])
    before = board.reply()
    board.feed([opening()])
    assert board.reply() is before
    board.feed([event("a", 5, "start", "o")])
    assert board.reply() is not before
    assert board.sign is None


def test_what_is_in_force_is_what_the_replay_takes():
    """Fields that a kind of event does not have stay beside it, whatever they are called."""
    said = {"reason": "the phone rang", "winner": 3}
    story = [*fork(), event("p", 4000, "pause", "b2", said, device=2, n=3)]
    story.append(event("r", 3000, "resume", "p", device=2, n=4))
    undo = {"instead": {"do": "move", "check": False}}
    story.append(event("u", 5000, "undo", "r", undo, device=2, n=5))
    reply = fold(*story)
    asked = {"config": reply["match"]["config"], "events": [r["event"] for r in reply["events"]]}
    answer = handle({"call": "chess.replay", **asked})
    assert answer["ok"]
    assert asked["events"][-1]["instead"] == {"do": "move", "check": False}
    assert asked["events"][-3] == {"at_ms": 4000, "do": "pause"}

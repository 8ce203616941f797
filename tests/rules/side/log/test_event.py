"""A side event's stream: the plan, the entrants, the pairings, the calls, the scrambles."""

import hashlib
import json

import pytest

from tests.rules.side.log.scenes import (
    at_event,
    candidates,
    entrant,
    fold,
    pairing,
    plan,
    quits,
    refused,
    smaller,
)


def test_nothing_is_planned_at_first():
    reply = fold(entrant("e", 3))
    assert (reply["plan"], reply["rounds"], reply["closed"]) == (None, [], False)


def test_the_plan_is_what_was_said_of_it():
    assert fold(plan("p", body={"tables": 4}))["plan"] == {
        "op": "p",
        "game": "chess",
        "name": "Friday night",
        "format": "swiss",
        "rounds": 3,
        "config": {"ruleset": "twice@2", "format": "FAST"},
        "tie_breaks": ["buchholz"],
        "scrambles": "match",
        "tables": 4,
    }


def test_a_later_plan_replaces_the_one_that_it_saw():
    reply = fold(plan("p"), plan("q", "p", {"rounds": 5}))
    assert (reply["plan"]["rounds"], reply["disputes"]) == (5, [])


def test_two_plans_apart_are_a_dispute():
    """I2, I6: the smaller hash counts meanwhile, and one that saw both settles it."""
    story = [plan("p"), plan("q", body={"rounds": 5}, device=2)]
    reply = fold(*story)
    assert reply["disputes"] == [{"what": "side.plan", "candidates": ["p", "q"]}]
    assert reply["plan"]["op"] == smaller("p", "q")
    settled = fold(*story, plan("r", "p q"))
    assert (settled["plan"]["op"], settled["disputes"]) == ("r", [])


def test_two_that_say_the_same_are_no_dispute():
    assert fold(plan("p"), plan("q", body={"reason": "again"}, device=2))["disputes"] == []


def test_after_the_first_pairing_a_plan_needs_a_reason():
    story = [plan("p"), pairing("m", "p")]
    assert refused(fold(*story, plan("q", "m"))) == {"q": "bad-body"}
    assert fold(*story, plan("q", "m", {"reason": "two left"}))["plan"]["op"] == "q"


def test_entrants_come_by_number_with_name_and_rating():
    spot = 1_001_001
    reply = fold(entrant("b", spot, body={"name": "Guest"}), entrant("a", 3, body={"rating": 1500}))
    assert reply["entrants"] == [
        {"person": 3, "name": None, "rating": 1500, "quit": False, "op": "a"},
        {"person": spot, "name": "Guest", "rating": None, "quit": False, "op": "b"},
    ]


def test_somebody_on_the_spot_has_a_name():
    assert refused(fold(entrant("a", 1_001_001))) == {"a": "bad-body"}


@pytest.mark.parametrize("kind", ["entrant.add", "entrant.quit"])
def test_an_entrant_is_somebody(kind):
    assert refused(fold(at_event("a", kind, {}))) == {"a": "bad-body"}


def test_who_quits_is_out_until_an_entry_has_seen_that():
    story = [entrant("a", 3), quits("q", 3, "a")]
    assert fold(*story)["entrants"][0]["quit"]
    assert fold(*story, entrant("b", 3, "a"))["entrants"][0]["quit"]
    assert not fold(*story, entrant("b", 3, "q"))["entrants"][0]["quit"]


def test_two_entries_of_one_person_that_differ_are_a_dispute_about_that_person():
    story = [entrant("a", 3, body={"rating": 1}), entrant("b", 3, body={"rating": 2}, device=2)]
    said = {"what": "entrant.add", "person": 3, "candidates": ["a", "b"]}
    assert fold(*story)["disputes"] == [said]


def test_a_pairing_names_its_matches_and_byes():
    [round_] = fold(pairing("m"))["rounds"]
    assert round_ == {
        "round": 1,
        "op": "m",
        "matches": [
            {"match": "chess-r1-m1", "number": 1, "table": 1, "white": 1, "black": 2},
            {"match": "chess-r1-m2", "number": 2, "table": 2, "white": 3, "black": 4},
        ],
        "byes": [5],
    }


def test_a_second_pairing_of_a_round_needs_a_reason_and_one_of_the_next_does_not():
    assert refused(fold(pairing("m"), pairing("n", "m"))) == {"n": "bad-body"}
    reply = fold(pairing("m"), pairing("n", "m", {"byes": [6], "reason": "5 came after all"}))
    assert reply["rounds"][0]["byes"] == [6]
    both = fold(pairing("m"), pairing("n", "m", {"round": 2}))
    assert [(one["round"], one["op"]) for one in both["rounds"]] == [(1, "m"), (2, "n")]


def test_two_pairings_of_a_round_apart_are_a_dispute_about_that_round():
    story = [pairing("m"), pairing("n", body={"byes": [6]}, device=2)]
    assert fold(*story)["disputes"] == [
        {"what": "pairing.publish", "round": 1, "candidates": ["m", "n"]}
    ]
    body = {"byes": [6], "reason": "the desk's"}
    assert candidates(fold(*story, pairing("x", "m n", body))) == []


@pytest.mark.parametrize(
    "body",
    [
        {"round": 0},
        {"byes": [1]},
        {"byes": [5, 5]},
        {"byes": None},
        {"matches": [{"match": 1, "table": 1, "white": 1, "black": 1}]},
        {"matches": [{"match": 1, "white": 1, "black": 2}, {"match": 1, "white": 3, "black": 4}]},
        {"matches": [{"match": 1, "white": 1}]},
    ],
)
def test_a_pairing_has_everybody_once(body):
    assert refused(fold(pairing("m", body=body))) == {"m": "bad-body"}


def test_players_are_called_and_called_again():
    called = {"match": "chess-r1-m1", "table": 3}
    first = at_event("a", "match.call", called)
    again = at_event("b", "match.call", {**called, "table": 4}, "a", at="2026-11-30T10:05:00Z")
    assert fold(first, again)["calls"] == [
        {
            "match": "chess-r1-m1",
            "table": 4,
            "op": "b",
            "at": "2026-11-30T10:05:00Z",
            "times": 2,
        }
    ]


def test_a_scrambler_s_newest_key_counts():
    key = {"key": "k1", "name": "Cy"}
    story = [
        at_event("b", "scramble.key", key, device=12, role="judge"),
        at_event("a", "scramble.key", key, device=2),
        at_event("c", "scramble.key", {**key, "key": "k2"}, "a", device=2),
    ]
    assert fold(*story)["keys"] == [
        {"device": 2, "key": "k2", "name": "Cy", "op": "c"},
        {"device": 12, "key": "k1", "name": "Cy", "op": "b"},
    ]


def test_scrambles_are_by_match_and_cycle():
    box = {"for": ["2"], "text": "sealed"}
    story = [
        at_event("a", "scramble.set", {"of": "chess-r1-m1", "cycle": 2, "box": box}),
        at_event("b", "scramble.set", {"of": "chess-r1-m1", "cycle": 1, "box": box}),
        at_event("c", "scramble.set", {"of": "chess-r1-m1", "cycle": 2, "box": {}}, device=2),
    ]
    reply = fold(*story)
    assert [(one["cycle"], one["op"]) for one in reply["scrambles"]] == [
        (1, "b"),
        (2, smaller("a", "c")),
    ]
    said = {"what": "scramble.set", "of": "chess-r1-m1", "cycle": 2, "candidates": ["a", "c"]}
    assert reply["disputes"] == [said]


def test_closing_is_final_for_who_has_seen_it_and_what_had_not_is_late():
    story = [plan("p"), at_event("z", "side.close", {}, "p"), entrant("e", 3, "p", device=2)]
    reply = fold(*story, entrant("f", 4, "z"))
    assert reply["closed"]
    assert refused(reply) == {"f": "closed"}
    assert reply["late"] == ["e"]
    assert [one["person"] for one in reply["entrants"]] == [3]


@pytest.mark.parametrize("kind", ["match.open", "match.event", "match.decide", "round.open"])
def test_what_belongs_on_a_match_or_a_round_is_refused(kind):
    assert refused(fold(at_event("a", kind, {}))) == {"a": "unknown-kind"}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("side.plan", {"game": "chess"}),
        ("side.plan", None),
        ("entrant.quit", {"reason": 7}),
        ("match.call", {"match": "chess-r1-m1"}),
        ("scramble.key", {"key": "", "name": "Cy"}),
        ("scramble.set", {"of": "chess-r1", "cycle": 0, "box": {}}),
        ("scramble.set", {"of": "chess-r1", "cycle": 1, "box": {"share": 0.5}}),
        ("scramble.set", {"of": "chess-r1", "cycle": 1, "box": "text"}),
    ],
)
def test_a_malformed_body_is_kept_and_refused(kind, body):
    assert refused(fold(at_event("a", kind, body, subject={"person": 3}))) == {"a": "bad-body"}


def test_the_digest_is_that_of_the_rest_in_canonical_json():
    """I3: anybody can compute it, and the reply that crosses the door is the same."""
    reply = fold(plan("p", body={"name": 'ä\n"'}), pairing("m", "p"))
    assert json.loads(reply.text) == dict(reply)
    rest = dict(reply)
    digest = rest.pop("digest")
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == digest

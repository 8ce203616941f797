"""The stream of an event of tables: its plan as it changed, who came, cuts, ties, places."""

import pytest

from tests.rules.side.log.scenes import candidates, fold, refused, smaller
from tests.rules.side.log.tables_scenes import (
    PEOPLE,
    PLAN,
    about,
    at_event,
    draw,
    entrant,
    plan,
    quits,
    seat,
)


def waiting(reply):
    return [row["person"] for row in reply["entrants"] if row["waiting"]]


def came(reply):
    return [row["person"] for row in reply["entrants"]]


def test_nothing_is_planned_at_first():
    reply = fold(entrant("e", 3))
    assert (reply["plan"], reply["changes"], reply["draws"]) == (None, [], [])
    assert (reply["cuts"], reply["ties"], reply["places"]) == ([], [], [])


def test_the_plan_is_what_was_said_of_it():
    left_out = {"weekday": None, "from": None}
    assert fold(plan("p"))["plan"] == {**PLAN, **left_out, "op": "p"}


def test_capacity_and_places_change_on_the_day_with_a_reason_that_everybody_sees():
    """Source 003: 32 became 48, 8 became 10."""
    story = [plan("p"), entrant("e", 3, "p")]
    now = {"capacity": 48, "stages": [{"rounds": [4, 4], "advance": 10}]}
    assert refused(fold(*story, plan("q", "e", now))) == {"q": "bad-body"}
    changed = plan("q", "e", {**now, "reason": "more tables came"}, at="2026-11-30T11:00:00Z")
    reply = fold(*story, changed)
    assert reply["plan"]["op"] == "q"
    assert reply["changes"] == [
        {
            "op": "q",
            "at": "2026-11-30T11:00:00Z",
            "reason": "more tables came",
            "was": {"capacity": 32, "stages": PLAN["stages"]},
            "now": now,
        }
    ]


def test_changes_are_told_from_the_oldest():
    story = [plan("p"), plan("q", "p", {"capacity": 48}), plan("r", "q", {"capacity": 52})]
    assert [(row["was"], row["now"]) for row in fold(*story)["changes"]] == [
        ({"capacity": 32}, {"capacity": 48}),
        ({"capacity": 48}, {"capacity": 52}),
    ]


def test_a_plan_needs_no_reason_before_anybody_came():
    assert refused(fold(plan("p"), plan("q", "p", {"capacity": 48}))) == {}
    assert refused(fold(entrant("e", 3), plan("p", "e"))) == {}


def test_two_plans_apart_are_a_dispute_until_one_that_saw_both():
    """I2, I6."""
    story = [plan("p"), plan("q", body={"capacity": 48}, device=2)]
    reply = fold(*story)
    assert reply["disputes"] == [{"what": "side.plan", "candidates": ["p", "q"]}]
    assert reply["plan"]["op"] == smaller("p", "q")
    assert fold(*story, plan("r", "p q"))["disputes"] == []


def test_desks_that_were_apart_take_turns_whatever_their_clocks_show():
    """I6: by how much each desk had seen, then by the hash of the id."""
    story = [
        entrant("a1", 1, at="2026-11-30T13:05:00Z"),
        entrant("a2", 2, "a1", at="2026-11-30T13:01:00Z"),
        entrant("b1", 8, at="2026-11-30T09:00:00Z", device=2),
        entrant("b2", 9, "b1", at="2026-11-30T09:01:00Z", device=2),
    ]
    order = came(fold(*story))
    assert (set(order[:2]), set(order[2:])) == ({1, 8}, {2, 9})


def test_who_was_entered_by_a_desk_that_had_seen_all_others_comes_last():
    story = [entrant("a", 1, at="2026-11-30T13:05:00Z"), entrant("b", 2, device=2)]
    assert came(fold(*story, entrant("c", 3, "a b", at="2026-11-30T09:00:00Z")))[-1] == 3


def test_an_entrant_is_shown_with_what_was_said_and_nothing_private():
    spot = 1_001_001
    body = {"name": "Guest", "in_person": True, "from": "rummikub2", "born": "2001-02-03"}
    assert fold(entrant("e", spot, body=body))["entrants"] == [
        {
            "person": spot,
            "name": "Guest",
            "quit": False,
            "waiting": False,
            "age_seen": True,
            "from": "rummikub2",
            "at": "2026-11-30T10:00:00Z",
            "op": "e",
        }
    ]


def test_a_corrected_entry_keeps_its_place_and_who_comes_back_has_a_new_one():
    story = [entrant("a", 1), entrant("b", 2, "a")]
    assert came(fold(*story, entrant("c", 1, "b", {"name": "Ada"}))) == [1, 2]
    back = [*story, quits("q", 1, "b"), entrant("c", 1, "q")]
    assert came(fold(*back)) == [2, 1]


def test_whoever_comes_beyond_the_capacity_waits_and_moves_up_when_somebody_quits():
    story = [plan("p", body={"capacity": 2})]
    story += [entrant("a", 1, "p"), entrant("b", 2, "a"), entrant("c", 3, "b")]
    assert waiting(fold(*story)) == [3]
    assert waiting(fold(*story, quits("q", 1, "c"))) == []
    more = plan("q", "c", {"capacity": 3, "reason": "a table came"})
    assert waiting(fold(*story, more)) == []


def test_whoever_has_a_seat_is_never_put_back():
    story = [plan("e0", body={"capacity": 7})]
    story += [entrant(f"e{n}", n, f"e{n - 1}") for n in PEOPLE]
    story += [draw("d", f"e{PEOPLE[-1]}"), seat("s", 7, 1, 0)]
    fewer = plan("q", "s", {"capacity": 2, "reason": "a table broke"})
    assert waiting(fold(*story, fewer)) == [2, 3, 4, 5, 6]


def test_without_a_capacity_nobody_waits():
    assert waiting(fold(plan("p", body={"capacity": None}), entrant("a", 1, "p"))) == []


def test_who_is_entered_twice_apart_with_different_words_is_a_dispute_about_them():
    story = [entrant("a", 3, body={"name": "A"}), entrant("b", 3, body={"name": "B"}, device=2)]
    said = {"what": "entrant.add", "person": 3, "candidates": ["a", "b"]}
    assert fold(*story)["disputes"] == [said]


def test_somebody_on_the_spot_has_a_name():
    assert refused(fold(entrant("a", 1_001_001))) == {"a": "bad-body"}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("entrant.add", {}),
        ("entrant.quit", {}),
        ("place.decline", {}),
        ("place.accept", {}),
        ("tie.draw", {"stage": 1, "number": 7}),
        ("seat.move", {"round": 1, "table": None, "seat": None, "reason": "left"}),
    ],
)
def test_what_is_said_of_somebody_names_them(kind, body):
    assert refused(fold(draw(), at_event("a", kind, body, "d"))) == {"a": "bad-body"}


def test_a_place_is_declined_and_taken_again_also_after_closing():
    story = [plan("p"), at_event("z", "side.close", {}, "p")]
    story.append(about("a", "place.decline", 8, {"reason": "ill"}, "z"))
    reply = fold(*story)
    assert reply["places"] == [{"person": 8, "declined": True, "reason": "ill", "op": "a"}]
    assert (refused(reply), reply["late"]) == ({}, [])
    again = fold(*story, about("b", "place.accept", 8, {}, "a"))
    assert (again["places"][0]["declined"], again["disputes"]) == (False, [])


def test_a_place_declined_and_taken_apart_is_a_dispute():
    story = [about("a", "place.decline", 8, {}), about("b", "place.accept", 8, {}, device=2)]
    assert candidates(fold(*story)) == [["a", "b"]]


def test_a_cut_is_decided_by_stage_and_the_latest_counts():
    cut = {"stage": 1, "advance": [3, 1], "reason": "by the tiles that they drew"}
    story = [at_event("a", "cut.decide", cut)]
    assert fold(*story)["cuts"] == [{**cut, "op": "a"}]
    later = at_event("b", "cut.decide", {**cut, "advance": [1, 3]}, "a")
    assert fold(*story, later)["cuts"][0]["advance"] == [1, 3]
    apart = at_event("c", "cut.decide", {**cut, "advance": [1]}, device=2)
    assert fold(*story, apart)["disputes"] == [
        {"what": "cut.decide", "stage": 1, "candidates": ["a", "c"]}
    ]


def test_a_tile_drawn_for_a_tie_is_by_stage_and_person():
    story = [about("a", "tie.draw", 8, {"stage": 1, "number": 13})]
    story.append(about("b", "tie.draw", 3, {"stage": 1, "number": 4}, "a"))
    assert fold(*story)["ties"] == [
        {"stage": 1, "person": 3, "number": 4, "op": "b"},
        {"stage": 1, "person": 8, "number": 13, "op": "a"},
    ]


def test_closing_is_final_for_who_has_seen_it_and_what_had_not_is_late():
    story = [plan("p"), at_event("z", "side.close", {}, "p"), entrant("e", 3, "p", device=2)]
    reply = fold(*story, entrant("f", 4, "z"))
    assert reply["closed"]
    assert (refused(reply), reply["late"]) == ({"f": "closed"}, ["e"])


@pytest.mark.parametrize("kind", ["pairing.publish", "match.call", "game.score", "round.open"])
def test_what_belongs_elsewhere_is_refused(kind):
    assert refused(fold(at_event("a", kind, {}))) == {"a": "unknown-kind"}


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"name": " "},
        {"role": "heat"},
        {"capacity": 0},
        {"seats": 5},
        {"options": {"pool_empty": "never"}},
        {"stages": []},
        {"stages": [{"rounds": []}]},
        {"stages": [{"rounds": [0]}]},
        {"ages": [10]},
        {"day": [{"at": "", "what": "round"}]},
        {"day": [{"at": "13:00", "what": "lunch"}]},
        {"turn_seconds": 0.5},
    ],
)
def test_a_malformed_plan_is_kept_and_refused(change):
    assert refused(fold(plan("p", body=change))) == {"p": "bad-body"}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("entrant.add", {"name": ""}),
        ("entrant.add", {"age_seen": "yes"}),
        ("tie.draw", {"stage": 1, "number": 14}),
        ("tie.draw", {"stage": 0, "number": 1}),
        ("cut.decide", {"stage": 1, "advance": [1]}),
        ("place.decline", {"reason": 7}),
        ("side.close", None),
    ],
)
def test_a_malformed_body_is_kept_and_refused(kind, body):
    assert refused(fold(about("a", kind, 3, body))) == {"a": "bad-body"}

"""Rounds are added, changed and taken out in mid-event; what is opened is left alone."""

import pytest

from server.desk import planning
from server.problem import Problem
from server.sync import waking
from tests.support.venue import ID, PEOPLE

TOP_2 = {"type": "ranking", "level": 2}
HALF = {"type": "percent", "level": 50}
MANY = ["9m3"]
"""Four are registered: for so few the text has one round."""


def add(seat, number=3, event="333", **body):
    wanted = {"number": number, "format": "a", "limit_cs": 60000, "accepted": MANY, **body}
    return seat.post(f"/events/{event}/rounds", wanted)


def change(seat, round_id, **body):
    return seat.patch(f"/rounds/{round_id}/plan", body)


def planned(venue, event="333"):
    """{id: plan} of the event's rounds, in order, as everybody sees them."""
    return {one["id"]: one for one in venue.get().json["rounds"] if one["event"] == event}


def test_a_round_is_added_and_the_final_before_it_gets_its_condition_in_the_same_step(venue):
    """9p2a."""
    reply = add(venue.join("organizer"), before=HALF)
    assert (reply.status_code, reply.json["id"]) == (201, "333-r3")
    rounds = planned(venue)
    assert list(rounds) == ["333-r1", "333-r2", "333-r3"]
    assert [one["advancement"] for one in rounds.values()] == [TOP_2, HALF, None]
    assert rounds["333-r3"]["status"] == "not-open"


def test_the_rounds_of_other_events_stay_behind_it(venue):
    add(venue.join("organizer"), before=HALF)
    ids = [one["id"] for one in venue.get().json["rounds"]]
    assert ids == ["333-r1", "333-r2", "333-r3", "333ft-r1"]


def test_without_a_condition_for_the_former_final_nothing_is_added(venue):
    """9p2."""
    reply = add(venue.join("organizer"))
    assert (reply.status_code, reply.json["field"]) == (422, "advancement")
    assert len(planned(venue)) == 2


def test_two_people_who_add_the_same_round_add_one(venue):
    one, other = venue.join("organizer"), venue.join("delegate")
    assert add(one, before=HALF).status_code == 201
    reply = add(other, before=HALF)
    assert (reply.status_code, reply.json["code"]) == (409, "plan-changed")
    assert len(planned(venue)) == 3


def test_too_many_rounds_for_so_few_are_asked_about(venue):
    """9m3."""
    organizer = venue.join("organizer")
    reply = add(organizer, before=HALF, accepted=[])
    assert (reply.status_code, reply.json["code"]) == (409, "plan-asks")
    assert reply.json["detail"] == "9m3"
    assert len(planned(venue)) == 2


def test_once_the_final_has_started_the_podium_must_agree(venue):
    """9p2a+."""
    organizer = venue.open_round((1, 2), "333-r2")
    reply = add(organizer, before=HALF)
    assert (reply.json["code"], reply.json["detail"]) == ("plan-asks", "9p2a+")
    assert add(organizer, before=HALF, accepted=[*MANY, "9p2a+"]).status_code == 201


def test_no_round_comes_behind_head_to_head(venue):
    """9b7b, 9p2a++."""
    organizer = venue.join("organizer")
    bracket = {"places": 4, "first_to": [2, 2, 3]}
    made = change(organizer, "333-r2", format="h", head_to_head=bracket)
    assert (made.status_code, made.json["head_to_head"]) == (200, bracket)
    reply = add(organizer, before=HALF, accepted=[*MANY, "9b7b"])
    assert (reply.json["code"], reply.json["detail"]) == ("plan-forbidden", "9b7b")


def test_what_is_not_named_stays(venue):
    reply = change(venue.join("delegate"), "333-r1", cutoff={"attempts": 2, "result": 3000})
    assert reply.status_code == 200
    first = planned(venue)["333-r1"]
    assert first["cutoff"] == {"attempts": 2, "result": 3000}
    assert (first["format"], first["limit_cs"], first["advancement"]) == ("a", 60000, TOP_2)


def test_a_round_that_is_open_is_not_changed_here(venue):
    organizer = venue.open_round()
    reply = change(organizer, "333-r1", format="m")
    assert (reply.status_code, reply.json["code"]) == (409, "round-opened")
    assert organizer.delete("/rounds/333-r1/plan").json["code"] == "round-opened"


def test_the_last_round_is_taken_out_and_the_one_before_is_the_final(venue):
    organizer = venue.join("organizer")
    assert organizer.delete("/rounds/333-r1/plan").json["code"] == "plan-not-last"
    assert organizer.delete("/rounds/333-r2/plan").status_code == 204
    rounds = planned(venue)
    assert list(rounds) == ["333-r1"]
    assert rounds["333-r1"]["advancement"] is None


def test_dual_rounds_become_one_pair_in_one_step(venue):
    """9v, 9v3, 9v5."""
    organizer = venue.join("organizer")
    assert change(organizer, "333-r1", dual=True, limit_cs=30000).status_code == 200
    first, second = planned(venue).values()
    assert (first["dual"], second["dual"]) == (True, True)
    assert (first["limit_cs"], second["limit_cs"]) == (30000, 30000)
    assert first["advancement"] is None
    change(organizer, "333-r2", cutoff={"attempts": 2, "result": 3000})
    assert planned(venue)["333-r1"]["cutoff"] == {"attempts": 2, "result": 3000}


def test_dual_rounds_that_are_parted_need_a_condition_again(venue):
    """9p2."""
    organizer = venue.join("organizer")
    change(organizer, "333-r1", dual=True)
    assert change(organizer, "333-r2", dual=False).json["field"] == "advancement"
    assert change(organizer, "333-r1", dual=False, advancement=TOP_2).status_code == 200
    assert [one["dual"] for one in planned(venue).values()] == [False, False]


def test_dual_rounds_are_the_first_two(venue):
    """9v1."""
    reply = add(venue.join("organizer"), before=HALF, dual=True)
    assert (reply.status_code, reply.json["detail"]) == (422, "9v1")


def test_a_second_dual_round_cannot_join_one_that_is_open(venue):
    organizer = venue.open_round()
    assert change(organizer, "333-r2", dual=True).json["code"] == "round-opened"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"format": "m"}, "format"),
        ({"format": "h"}, "head_to_head"),
        ({"format": "h", "head_to_head": {"places": 6, "first_to": [1, 1, 1]}}, "head_to_head"),
        ({"cutoff": {"attempts": 3, "result": 3000}}, "cutoff"),
        ({"phases": [{"attempts": 2, "level": 4}]}, "phases"),
        ({"advancement": {"type": "percent", "level": 101}}, "advancement"),
        ({"cumulative": ["444-r1"]}, "cumulative"),
        ({"limit_cs": 0}, "limit_cs"),
        ({"format": "x"}, "format"),
    ],
)
def test_what_the_edition_does_not_offer_is_refused_by_its_name(venue, body, field):
    reply = change(venue.join("organizer"), "333-r1", **body)
    assert (reply.status_code, reply.json["field"]) == (422, field)


def test_phones_hear_of_it_and_their_kit_is_another(venue):
    organizer = venue.join("organizer")
    etag = organizer.get("/kit").headers["ETag"]
    with venue.app.app_context():
        listener = waking.listen(ID)
    add(organizer, before=HALF)
    assert listener.wait(5) == {"kit": 1}
    change(organizer, "333-r3", limit_cs=30000)
    assert listener.wait(5) == {"kit": 2}
    listener.leave()
    assert organizer.get("/kit", **{"If-None-Match": etag}).status_code == 200


def test_what_is_not_there_is_not_found(venue):
    organizer = venue.join("organizer")
    assert add(organizer, event="444").status_code == 404
    assert change(organizer, "333-r9", format="a").status_code == 404
    assert organizer.delete("/rounds/333-r9/plan").status_code == 404


def test_a_judge_plans_nothing(venue):
    assert add(venue.join("judge")).status_code == 403


def a_plan(number=1, **changes):
    plain = dict.fromkeys(("cutoff", "limit_cs", "advancement", "head_to_head", "qualification"))
    plan = {**plain, "number": number, "format": "a", "dual": False, "phases": []}
    return {**plan, "cumulative": [], "status": "not-open", "competitors": None, **changes}


def test_a_combined_round_by_position_is_of_the_old_editions():
    """9g."""
    phases = [{"attempts": 1, "level": 12}, {"attempts": 3, "level": 8}]
    plan = a_plan(phases=phases)
    planning.check_fields("wca-2008", "333", False, plan, {"phases"})
    with pytest.raises(Problem, match="bad-field"):
        planning.check_fields("wca-2026", "333", False, plan, {"phases"})


@pytest.mark.parametrize(
    "phases",
    [
        [{"attempts": 5, "level": 8}],
        [{"attempts": 3, "level": 8}, {"attempts": 1, "level": 12}],
        [{"attempts": 1, "level": 8}, {"attempts": 3, "level": 12}],
        [{"attempts": n, "level": 9} for n in (1, 2, 3)],
    ],
    ids=["after all", "backwards", "more after fewer", "four phases"],
)
def test_phases_go_on_with_fewer_and_fewer(phases):
    with pytest.raises(Problem, match="bad-field"):
        planning.check_fields("wca-2008", "333", False, a_plan(phases=phases), {"phases"})


def test_an_edition_without_dual_rounds_has_none():
    with pytest.raises(Problem, match="plan-forbidden"):
        planning.faults("wca-2010", "333", False, [a_plan(dual=True), a_plan(2, dual=True)])


def test_an_old_edition_adds_a_round_behind_a_final_that_has_started():
    """Only 2026 has 9p2a+."""
    plans = [a_plan(status="open", competitors=PEOPLE[-1] * 50), a_plan(2)]
    assert planning.faults("wca-2010", "333", False, plans, added=True) == []

"""`flask demo`: a morning of results that came in like a phone's, with work for a delegate."""

import json
import random
from datetime import UTC, datetime, timedelta

import pytest

from server.desk.demo import make_demo, readings
from server.desk.demo.document import document
from server.models import competition, device, operation
from server.models import round as rounds
from server.rules.attempt import attempt_result
from server.sync import boards

SCORED = ("333-r1", "333-r2", "pyram-r1")


@pytest.fixture(scope="module")
def demo(module_app):
    return make_demo("http://localhost:8000", reason="The scorecard says +2.")


def test_one_round_is_closed_two_are_open_and_the_others_have_not_begun(demo):
    states = {
        one.id: boards.reply(demo.id, one.id)["round"]["status"]
        for one in rounds.rounds_of(demo.id)
    }
    assert states == {
        "333-r1": "closed",
        "333-r2": "open",
        "333-r3": "not-open",
        "pyram-r1": "open",
        "skewb-r1": "not-open",
    }


def test_the_closed_round_has_the_results_of_the_file(demo):
    _, results = document("X", "X", datetime.now(UTC))
    cards = {card["person"]: card for card in boards.reply(demo.id, "333-r1")["cards"]}
    found = {number: [slot["value"] for slot in card["slots"]] for number, card in cards.items()}
    assert found == results["333-r1"]
    assert len(found) == 37


@pytest.mark.parametrize("stream", ["333-r2", "pyram-r1"])
def test_a_round_under_way_has_attempts_done_and_to_do(demo, stream):
    slots = [slot for card in boards.reply(demo.id, stream)["cards"] for slot in card["slots"]]
    done = sum(slot["status"] == "recorded" for slot in slots)
    assert 0.3 < done / len(slots) < 0.8


def test_the_delegate_finds_two_disputes_a_proposal_and_a_late_attempt(demo):
    first, second, pyraminx = (boards.reply(demo.id, stream) for stream in SCORED)
    assert len(first["late"]) == 1
    [proposal] = second["proposals"]
    asked, signed = value_of(demo)(proposal["op"]), in_force(second, proposal)
    assert (proposal["kind"], asked) == ("attempt.correct", signed + 200)
    assert len(pyraminx["disputes"]) == 2
    both = {len(set(map(value_of(demo), one["candidates"]))) for one in pyraminx["disputes"]}
    assert both == {2}


def test_nothing_is_held_or_refused(demo):
    for stream in SCORED:
        reply = boards.reply(demo.id, stream)
        assert (reply["held"], reply["refused"]) == ([], [])


def test_most_attempts_are_signed_and_a_few_are_not(demo):
    slots = [
        slot
        for stream in SCORED
        for card in boards.reply(demo.id, stream)["cards"]
        for slot in card["slots"]
        if slot["status"] == "recorded"
    ]
    unsigned = sum(not slot["confirmed"] for slot in slots)
    assert len(slots) > 300
    assert 3 <= unsigned <= 10


def test_attempts_are_readings_with_real_penalties(demo):
    bodies = [op["body"] for op in ops_of(demo) if op["kind"] == "attempt.record"]
    assert all("reading_ms" in body for body in bodies)
    assert sum(body["penalties"] == ["10e3"] for body in bodies) > 5
    assert sum(body.get("declared") == "dnf" for body in bodies) >= 1


def test_several_phones_scored_each_with_its_holder(demo):
    entries = [op for op in ops_of(demo) if op["kind"] == "attempt.record"]
    assert len({op["device"] for op in entries}) == 6
    assert {op["by"] for op in entries} == {
        device.find(demo.id, op["device"]).name for op in entries
    }


def test_every_time_is_within_the_last_hours(demo):
    times = [datetime.fromisoformat(op["at"]) for op in ops_of(demo)]
    assert max(times) <= datetime.now(UTC)
    assert datetime.now(UTC) - min(times) < timedelta(hours=3)


def test_another_demo_stands_beside_the_first_and_says_the_same(demo):
    again = make_demo("http://localhost:8000", reason="The scorecard says +2.")
    assert (demo.id, again.id) == ("MatsideDemo1", "MatsideDemo2")
    assert {one.id for one in competition.every()} >= {demo.id, again.id}
    for stream in SCORED:
        mine, other = (boards.reply(one.id, stream)["standings"] for one in (demo, again))
        assert mine == other


def test_there_is_a_link_for_each_role(demo):
    assert list(demo.links) == ["organizer", "delegate", "judge", "scoretaker"]
    assert all(link.startswith("http://localhost:8000/join#") for link in demo.links.values())


@pytest.mark.parametrize("value", [-2, -1, 601, 847, 2197])
def test_what_a_judge_saw_comes_to_the_value(value):
    for seed in range(60):
        body = readings.body_of(value, random.Random(seed))
        assert attempt_result("wca-2026", "333", **body)["value"] == value


def test_the_command_prints_the_links_in_the_persons_language(app, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    result = app.test_cli_runner().invoke(args=["demo"])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert len(lines) == 7
    assert lines[0].startswith("Matside Demo 1 대회가 준비되었습니다.")
    assert lines[1].endswith("/c/MatsideDemo1")
    assert [line.split(":")[0] for line in lines[2:6]] == [
        "운영팀",
        "WCA 파견위원",
        "심판",
        "기록 입력자",
    ]


def ops_of(demo):
    return [json.loads(row.raw) for one in SCORED for row in operation.after(demo.id, one, 0)]


def value_of(demo):
    """A function from an operation's id to what its reading and penalties come to."""
    bodies = {op["id"]: op["body"] for op in ops_of(demo)}

    def value(id):
        reading, penalties = bodies[id]["reading_ms"], bodies[id]["penalties"]
        result = attempt_result("wca-2026", "333", reading_ms=reading, penalties=penalties)
        return result["value"]

    return value


def in_force(reply, place):
    """The value that counts at a (person, slot)."""
    [card] = [card for card in reply["cards"] if card["person"] == place["person"]]
    return card["slots"][place["slot"] - 1]["value"]

"""Every fault of a document is named by a code and the JSON path where it stands."""

from typing import Any

import pytest

from server.exchange.wcif.document import read
from server.exchange.wcif.errors import WcifInvalid
from tests.server.exchange.documents import put, small, without

REQUIRED = [
    "formatVersion",
    "id",
    "name",
    "persons",
    "events",
    "schedule",
    "persons[0].registrantId",
    "persons[0].name",
    "persons[0].countryIso2",
    "persons[0].registration.eventIds",
    "persons[0].registration.status",
    "persons[0].assignments[0].activityId",
    "persons[0].assignments[0].assignmentCode",
    "events[0].id",
    "events[0].rounds",
    "events[0].rounds[0].id",
    "events[0].rounds[0].format",
    "events[0].rounds[0].timeLimit",
    "events[0].rounds[0].timeLimit.centiseconds",
    "events[0].rounds[0].cutoff",
    "events[0].rounds[0].cutoff.numberOfAttempts",
    "events[0].rounds[0].cutoff.attemptResult",
    "events[0].rounds[0].advancementCondition.type",
    "events[0].rounds[0].advancementCondition.level",
    "events[0].rounds[0].results",
    "events[0].rounds[0].results[1].personId",
    "events[0].rounds[0].results[1].ranking",
    "events[0].rounds[0].results[1].attempts",
    "events[0].rounds[0].results[1].attempts[0].result",
    "events[0].rounds[0].results[1].best",
    "events[0].rounds[0].results[1].average",
    "schedule.startDate",
    "schedule.numberOfDays",
    "schedule.venues",
    "schedule.venues[0].name",
    "schedule.venues[0].timezone",
    "schedule.venues[0].rooms",
    "schedule.venues[0].rooms[0].name",
    "schedule.venues[0].rooms[0].activities",
    "schedule.venues[0].rooms[0].activities[0].id",
    "schedule.venues[0].rooms[0].activities[0].activityCode",
    "schedule.venues[0].rooms[0].activities[0].startTime",
    "schedule.venues[0].rooms[0].activities[0].endTime",
    "schedule.venues[0].rooms[0].activities[0].childActivities",
]

WRONG: list[tuple[str, Any, str]] = [
    ("formatVersion", 1, "type"),
    ("formatVersion", "3.0", "version"),
    ("formatVersion", "1.x", "version"),
    ("id", "../../etc", "code"),
    ("id", "", "blank"),
    ("name", None, "type"),
    ("name", " ", "blank"),
    ("name", "x" * 201, "too-long"),
    ("shortName", "x" * 101, "too-long"),
    ("persons", {}, "type"),
    ("persons[1]", None, "type"),
    ("persons[1]", [], "type"),
    ("persons[1].registrantId", 1, "duplicate"),
    ("persons[1].registrantId", "2", "type"),
    ("persons[1].registrantId", 2.0, "type"),
    ("persons[1].registrantId", True, "type"),
    ("persons[1].registrantId", 0, "range"),
    ("persons[1].registrantId", 1_000_000, "range"),
    ("persons[1].name", 7, "type"),
    ("persons[1].countryIso2", "Korea", "code"),
    ("persons[1].wcaId", "me", "code"),
    ("persons[1].gender", "x", "choice"),
    ("persons[1].birthdate", "6.5.2010", "date"),
    ("persons[1].email", 5, "type"),
    ("persons[1].roles", "delegate", "type"),
    ("persons[1].roles", [7], "type"),
    ("persons[1].registration", [], "type"),
    ("persons[1].registration.isCompeting", 1, "type"),
    ("persons[1].registration.eventIds[0]", "222", "unknown"),
    ("persons[1].assignments[0].activityId", 99, "unknown"),
    ("events", None, "type"),
    ("events[0].id", "3x3-feet", "code"),
    ("events[0].rounds[1].id", "333-r1", "round-id"),
    ("events[0].rounds[1].id", "222-r2", "round-id"),
    ("events[0].rounds[1].format", "x", "choice"),
    ("events[0].rounds[0].timeLimit", 600, "type"),
    ("events[0].rounds[0].timeLimit.centiseconds", 0, "range"),
    ("events[0].rounds[0].timeLimit.centiseconds", "600", "type"),
    ("events[0].rounds[0].timeLimit.cumulativeRoundIds", ["444-r1"], "unknown"),
    ("events[0].rounds[0].cutoff.numberOfAttempts", 6, "range"),
    ("events[0].rounds[0].cutoff.attemptResult", 0, "range"),
    ("events[0].rounds[0].advancementCondition.type", "luck", "choice"),
    ("events[0].rounds[0].advancementCondition.level", 101, "range"),
    ("events[0].rounds[0].results", None, "type"),
    ("events[0].rounds[0].results[1].personId", 3, "unknown"),
    ("events[0].rounds[0].results[1].personId", 1, "duplicate"),
    ("events[0].rounds[0].results[1].personId", None, "type"),
    ("events[0].rounds[0].results[1].attempts", [{"result": 1}] * 6, "attempts"),
    ("events[0].rounds[0].results[1].attempts[0].result", 20.0, "type"),
    ("events[0].rounds[0].results[1].attempts[0].result", "20.00", "type"),
    ("events[0].rounds[0].results[1].attempts[0].result", -3, "range"),
    ("events[0].rounds[0].results[1].attempts[0].result", 10**9, "range"),
    ("events[0].rounds[0].results[1].best", None, "type"),
    ("schedule", [], "type"),
    ("schedule.startDate", "28/11/2026", "date"),
    ("schedule.startDate", "9999-12-31", "date"),
    ("schedule.numberOfDays", 0, "range"),
    ("schedule.venues[0].timezone", "Mars/Olympus", "timezone"),
    ("schedule.venues[0].timezone", "../etc/passwd", "timezone"),
    ("schedule.venues[0].rooms[0].activities[0].startTime", "2026-11-28T09:00:00", "instant"),
    ("schedule.venues[0].rooms[0].activities[0].endTime", "nine", "instant"),
    ("schedule.venues[0].rooms[0].activities[0].activityCode", "222-r1", "unknown"),
    ("persons[0].extensions", [{"id": "a\0b"}], "not-storable"),
    ("events[0].extensions", [float("inf")], "not-storable"),
    ("persons[1].name", "\ud800", "not-storable"),
]

ELSEWHERE = {
    ("persons[0].extensions", "not-storable"): "persons[0].extensions[0].id",
    ("events[0].extensions", "not-storable"): "events[0].extensions[0]",
    ("persons[1].roles", "type"): "persons[1].roles[0]",
    ("events[0].rounds[0].timeLimit.cumulativeRoundIds", "unknown"): (
        "events[0].rounds[0].timeLimit.cumulativeRoundIds[0]"
    ),
}
"""Where a fault is inside of what was put in."""


def fault_of(document: Any) -> tuple[str, str]:
    with pytest.raises(WcifInvalid) as caught:
        read(document)
    return caught.value.code, caught.value.path


def test_the_small_document_has_no_fault():
    assert read(small()).id == "Small2026"


@pytest.mark.parametrize("path", REQUIRED)
def test_a_missing_field_is_named(path):
    assert fault_of(without(small(), path)) == ("missing", path)


@pytest.mark.parametrize(("path", "value", "code"), WRONG)
def test_a_wrong_value_is_named(path, value, code):
    where = path if value == "delegate" else ELSEWHERE.get((path, code), path)
    assert fault_of(put(small(), path, value)) == (code, where)


@pytest.mark.parametrize("document", [None, [], "WCIF", 7, True])
def test_what_is_no_object_is_not_a_wcif(document):
    assert fault_of(document) == ("not-object", "$")


@pytest.mark.parametrize("document", [{}, {"name": "package", "version": "1.0"}])
def test_another_programs_json_is_not_a_wcif(document):
    assert fault_of(document) == ("not-wcif", "$")


def test_one_landmark_is_enough_to_ask_for_the_others():
    assert fault_of({"persons": []}) == ("missing", "formatVersion")


def test_an_event_that_is_there_twice_is_named():
    """9j: an event is held once in a competition."""
    document = small()
    document["events"].append({"id": "333", "rounds": [], "extensions": []})
    assert fault_of(document) == ("duplicate", "events[1].id")

"""What a WCIF says in the product's own terms."""

import pytest

from server.exchange.wcif.document import read
from server.exchange.wcif.people import split_name
from tests.server.exchange.documents import (
    LIMITS,
    NATIONALS,
    OPEN,
    activity,
    planned_round,
    put,
    real,
    small,
)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Qing Zhang (张清)", ("Qing Zhang", "张清")),
        ("Haneul Han (한하늘)", ("Haneul Han", "한하늘")),
        ("Ada Haddad", ("Ada Haddad", None)),
        ("Ada (", ("Ada (", None)),
        ("Ada ()", ("Ada ()", None)),
        ("(张清)", ("(张清)", None)),
        ("Ada (A) Haddad", ("Ada (A) Haddad", None)),
    ],
)
def test_a_local_name_in_brackets_is_a_name_of_its_own(name, parts):
    assert split_name(name) == parts


def test_a_person_has_the_fields_of_the_file():
    first = read(small()).people[0]
    assert (first.number, first.name, first.local_name) == (1, "Qing Zhang", "张清")
    assert (first.country, first.birthdate, first.events) == ("KR", "2010-05-06", ["333"])
    assert first.assignments == [(11, "competitor")]


def test_staff_without_a_registration_do_not_compete():
    staff = read(small()).people[2]
    assert (staff.number, staff.competing, staff.roles) == (None, False, ["organizer"])


@pytest.mark.parametrize(
    ("field", "value"), [("status", "pending"), ("status", "deleted"), ("isCompeting", False)]
)
def test_only_an_accepted_competing_registration_makes_a_competitor(field, value):
    document = put(small(), f"persons[0].registration.{field}", value)
    assert [person.competing for person in read(document).people] == [False, True, False]


def test_a_public_wcif_without_private_fields_comes_in():
    document = small()
    for person in document["persons"]:
        for field in ("birthdate", "email", "gender"):
            del person[field]
    assert {(one.birthdate, one.email, one.gender) for one in read(document).people} == {
        (None, None, None)
    }


def test_a_round_speaks_the_words_of_round_open():
    first, second = read(small()).events[0].rounds
    assert first.cutoff == {"attempts": 2, "result": 1500}
    assert first.advancement == {"type": "percent", "level": 75}
    assert (first.limit_cs, first.cumulative) == (60000, [])
    assert (second.cutoff, second.advancement, second.results) == (None, None, [])


def test_advancing_by_attempt_result_is_called_result():
    condition = {"type": "attemptResult", "level": 1500}
    document = put(small(), "events[0].rounds[0].advancementCondition", condition)
    assert read(document).events[0].rounds[0].advancement == {"type": "result", "level": 1500}


def test_the_names_of_version_2_are_read_too():
    document = small(formatVersion="2.1.1")
    rounds = document["events"][0]["rounds"]
    rounds[0]["cutoff"] = {"numberOfAttempts": 2, "resultValue": 1500}
    for result in rounds[0]["results"]:
        result["attempts"] = [{"value": attempt["result"]} for attempt in result["attempts"]]
    for each in rounds:
        del each["advancementCondition"]
    old, new = read(small()).events[0].rounds[0], read(document).events[0].rounds[0]
    assert new.cutoff == old.cutoff
    assert [each.attempts for each in new.results] == [each.attempts for each in old.results]


def test_an_event_may_have_no_rounds_yet():
    document = small()
    document["events"].append({"id": "222", "rounds": None, "extensions": []})
    assert read(document).events[1].rounds == []


def test_the_schedule_gives_days_zone_and_place():
    schedule = read(small()).schedule
    assert (schedule.start_date, schedule.end_date) == ("2026-11-28", "2026-11-29")
    assert (schedule.timezone, schedule.venue) == ("Asia/Seoul", {"name": "Gym", "country": "KR"})


def test_a_competition_without_a_venue_lives_in_utc():
    document = small()
    document["schedule"]["venues"] = []
    for person in document["persons"]:
        person["assignments"] = []
    assert read(document).schedule.timezone == "UTC"


def test_a_group_below_a_group_is_found():
    deep = activity(41, "333-r1-g1-a1", [activity(42, "333-r1-g1-a2")])
    document = put(small(), "schedule.venues[0].rooms[0].activities[1].childActivities", [deep])
    assert [slot.code for slot in read(document).schedule.slots][-2:] == [
        "333-r1-g1-a1",
        "333-r1-g1-a2",
    ]


def test_a_cumulative_limit_names_its_rounds():
    limit = {"centiseconds": 60000, "cumulativeRoundIds": ["333-r1", "333-r2"]}
    document = put(small(), "events[0].rounds[1].timeLimit", limit)
    assert read(document).events[0].rounds[1].cumulative == ["333-r1", "333-r2"]


def test_a_round_without_a_limit_has_none():
    document = put(small(), "events[0].rounds[1]", {**planned_round(), "timeLimit": None})
    assert read(document).events[0].rounds[1].limit_cs is None


@pytest.mark.parametrize(
    ("path", "people", "rounds", "results"),
    [(OPEN, 42, 5, 134), (LIMITS, 98, 20, 0), (NATIONALS, 280, 32, 1976)],
)
def test_the_three_files_are_read(path, people, rounds, results):
    competition = read(real(path))
    of_all = [each for event in competition.events for each in event.rounds]
    found = (len(competition.people), len(of_all), sum(len(each.results) for each in of_all))
    assert found == (people, rounds, results)

"""Everything that a file says is in the rows and the operations, so that it can be given back."""

import copy
from typing import Any

import pytest

from server.exchange.wcif.load import import_wcif
from server.models import event
from server.models import round as rounds
from tests.server.exchange.documents import LIMITS, NATIONALS, OPEN, put, real, small
from tests.server.exchange.rebuild import in_order, rebuild


@pytest.mark.parametrize("path", [OPEN, LIMITS, NATIONALS], ids=lambda path: path.stem)
def test_a_real_file_can_be_made_again(app, path):
    document = real(path)
    import_wcif(document, "wca-2026")
    assert rebuild(document["id"]) == in_order(document)


def test_an_unknown_field_of_every_object_is_kept(app):
    document, marked = mark(put(small(), "persons[0].personalBests", [{"eventId": "333"}]))
    assert marked == 33
    import_wcif(copy.deepcopy(document), "wca-2026")
    assert rebuild("Small2026") == in_order(document)


def test_a_reconstruction_stays_with_its_attempt(app):
    path = "events[0].rounds[0].results[0].attempts[1].reconstruction"
    document = put(small(), path, "R U R' U'")
    import_wcif(copy.deepcopy(document), "wca-2026")
    assert rebuild("Small2026") == in_order(document)


def test_an_event_that_the_edition_lacks_comes_in_as_unofficial(app):
    import_wcif(real(LIMITS), "wca-2026")
    official = {one.id: one.official for one in event.events_of("MatsideLimits2022")}
    assert [id for id, is_official in official.items() if not is_official] == ["333ft"]
    assert len(official) == 13


def test_groups_come_from_the_schedule_and_the_assignments(app):
    """1h."""
    import_wcif(small(), "wca-2026")
    first = rounds.find("Small2026", "333-r1")
    assert first.start == "2026-11-28T00:00:00Z"
    assert [(group["id"], group["number"], group["people"]) for group in first.groups] == [
        ("333-r1-g1", 1, [1]),
        ("333-r1-g2", 2, [2]),
    ]
    assert {(group["room"], group["end"]) for group in first.groups} == {
        ("Hall", "2026-11-28T01:00:00Z")
    }


def test_staff_who_judge_a_group_are_not_its_competitors(app):
    assigned = {"activityId": 12, "assignmentCode": "staff-judge", "stationNumber": 1}
    import_wcif(put(small(), "persons[0].assignments", [assigned]), "wca-2026")
    assert [group["people"] for group in rounds.find("Small2026", "333-r1").groups] == [[], [2]]


def test_a_group_in_two_rooms_is_two_groups(app):
    document = small()
    [venue] = document["schedule"]["venues"]
    other = copy.deepcopy(venue["rooms"][0])
    other["name"] = "Stage"
    other["activities"] = other["activities"][0]["childActivities"][:1]
    other["activities"][0]["id"] = 13
    venue["rooms"].append(other)
    import_wcif(document, "wca-2026")
    groups = rounds.find("Small2026", "333-r1").groups
    assert [(group["id"], group["room"]) for group in groups] == [
        ("333-r1-g1", "Hall"),
        ("333-r1-g1@13", "Stage"),
        ("333-r1-g2", "Hall"),
    ]


def mark(value: Any, marked: int = 0) -> tuple[Any, int]:
    """Put a field that nobody knows into every object; how many that were."""
    if isinstance(value, list):
        for one in value:
            _, marked = mark(one, marked)
    elif isinstance(value, dict):
        for one in list(value.values()):
            _, marked = mark(one, marked)
        value["x-of-another-program"] = {"number": marked}
        marked += 1
    return value, marked

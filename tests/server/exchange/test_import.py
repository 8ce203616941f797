"""Importing is all or nothing, and its results are ordinary operations (I1, I4, I5)."""

import json

import pytest

from server.db import db
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.load import Imported, import_wcif
from server.models import Base, competition, device, operation, person
from server.models import event as events
from server.problem import Problem
from server.sync import boards
from tests.server.exchange.documents import put, small

COMPLETE = Imported(id="Small2026", people=3, rounds=2, results=2, operations=9)


def test_the_import_says_how_much_came_in(app):
    assert import_wcif(small(), "wca-2026") == COMPLETE


def test_results_are_operations_of_one_device_that_nobody_can_sign_in_as(app):
    import_wcif(small(), "wca-2026")
    [importer] = device.devices_of("Small2026")
    assert (importer.name, importer.role, importer.token_hash) == ("import", "delegate", None)
    stored = operation.after("Small2026", "333-r1", 0)
    ops = [json.loads(row.raw) for row in stored]
    assert {(row.role, row.standing) for row in stored} == {("delegate", "ok")}
    assert [op["n"] for op in ops] == list(range(1, 10))
    assert [op["prev"] for op in ops] == [None, *(row.sha256 for row in stored[:-1])]
    assert ops[0]["body"] == {
        "edition": "wca-2026",
        "event": "333",
        "format": "a",
        "cutoff": {"attempts": 2, "result": 1500},
        "limit_cs": 60000,
        "cumulative": [],
        "advancement": {"type": "percent", "level": 75},
        "people": [1, 2],
    }
    assert ops[1]["subject"] == {"person": 1, "slot": 1}
    assert ops[1]["body"] == {"value": 1000, "source": "import"}
    assert (ops[8]["kind"], ops[8]["body"]) == ("round.close", {"seen": {"1": 8}})


def test_a_round_without_results_is_not_opened(app):
    import_wcif(small(), "wca-2026")
    assert operation.after("Small2026", "333-r2", 0) == []


def test_a_file_without_results_needs_no_device(app):
    import_wcif(put(small(), "events[0].rounds[0].results", []), "wca-2026")
    assert device.devices_of("Small2026") == []


def test_an_attempt_that_was_not_made_is_no_operation(app):
    attempts = [{"result": 2000}, {"result": 2100}, {"result": 0}, {"result": 0}]
    document = put(small(), "events[0].rounds[0].results[1].attempts", attempts)
    assert import_wcif(document, "wca-2026") == COMPLETE


def test_a_round_that_is_under_way_stays_open(app):
    document = put(small(), "events[0].rounds[0].results[1].attempts", [{"result": 2000}])
    import_wcif(document, "wca-2026")
    assert boards.reply("Small2026", "333-r1")["round"]["status"] == "open"


def test_a_round_of_an_unofficial_event_is_folded_as_one(app):
    document = small()
    feet = json.loads(json.dumps(document["events"][0]).replace("333", "333ft"))
    import_wcif({**document, "events": [*document["events"], feet]}, "wca-2026")
    assert [(one.id, one.official) for one in events.events_of("Small2026")] == [
        ("333", True),
        ("333ft", False),
    ]
    standings = boards.reply("Small2026", "333ft-r1")["standings"]
    assert [(row["person"], row["rank"], row["average"]) for row in standings] == [
        (1, 1, 1200),
        (2, 2, 0),
    ]


def test_staff_without_a_number_get_one_that_no_scorecard_bears(app):
    import_wcif(small(), "wca-2026")
    staff = [one for one in person.people_of("Small2026") if not one.competing]
    assert [(one.number, one.name) for one in staff] == [(-1, "Finn Zhou")]


def test_whoever_has_a_result_has_competed_whatever_became_of_the_registration(app):
    document = put(small(), "persons[0].registration.status", "deleted")
    import_wcif(document, "wca-2026")
    assert [one.competing for one in person.people_of("Small2026")] == [False, True, True]


def test_a_competition_that_is_here_is_not_imported_again(app):
    import_wcif(small(), "wca-2026")
    with pytest.raises(Problem) as caught:
        import_wcif(small(name="Another"), "wca-2026")
    assert caught.value.code == "competition-exists"
    assert competition.find("Small2026").name == "Small 2026"


def test_an_unknown_edition_is_named_with_those_that_are_known(app):
    with pytest.raises(WcifInvalid) as caught:
        import_wcif(small(), "wca-1982")
    assert caught.value.details == {
        "edition": "wca-1982",
        "choices": "wca-2008, wca-2010, wca-2026",
    }


def test_a_fault_found_before_writing_leaves_nothing(app):
    with pytest.raises(WcifInvalid):
        import_wcif(put(small(), "schedule.numberOfDays", 0), "wca-2026")
    assert rows_by_table(app) == {}


def test_an_operation_that_is_not_accepted_undoes_the_whole_import(app, monkeypatch):
    """The last of nine is refused here: the eight before it and all rows are gone with it."""
    monkeypatch.setattr("server.exchange.wcif.replay.DEVICE_ROLE", "judge")
    with pytest.raises(WcifInvalid) as caught:
        import_wcif(small(), "wca-2026")
    assert (caught.value.code, caught.value.path) == ("refused", "events[0].rounds[0]")
    assert rows_by_table(app) == {}
    monkeypatch.undo()
    assert import_wcif(small(), "wca-2026") == COMPLETE


def rows_by_table(app):
    """{table: rows} of every table that has any, the server's own identity aside."""
    counted = {
        table.name: db.session.execute(table.select()).all()
        for table in Base.metadata.sorted_tables
        if table.name != "server_identity"
    }
    return {name: rows for name, rows in counted.items() if rows}

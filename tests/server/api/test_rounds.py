"""Public standings: right, marked for what they are, and cheap to ask for."""

import pytest

from server.db import db, writing
from server.desk.standings import state
from server.models import round
from tests.support.scripted_phone import id_of


def enter(venue, person, *readings):
    judge = venue.join("judge")
    envelopes = [
        judge.phone.record(person, slot, ms) for slot, ms in enumerate(readings, start=1) if ms
    ]
    judge.sync(*envelopes)
    return judge, envelopes


def rows(venue, stream="333-r1"):
    return venue.get(f"/rounds/{stream}").json["rows"]


def test_a_round_that_is_not_open_shows_who_is_in_its_groups(venue):
    shown = venue.get("/rounds/333-r1").json
    assert shown["status"] == "not-open"
    assert [one["number"] for one in shown["people"]] == [1, 2, 3, 4]
    assert (shown["rows"], shown["as_of"], shown["seq"]) == ([], None, 0)


def test_a_result_is_shown_as_the_field_writes_it(venue):
    venue.open_round()
    enter(venue, 2, 12340, 13450, 65430, 11110, 12000)
    (row,) = rows(venue)
    assert row == {
        "person": 2,
        "rank": 1,
        "best": 1111,
        "average": 1260,
        "attempts": [1234, 1345, 6543, 1111, 1200],
        "texts": ["12.34", "13.45", "1:05.43", "11.11", "12.00"],
        "best_text": "11.11",
        "average_text": "12.60",
        "counting": [0, 1, 4],
        "state": "provisional",
        "marks": {"single": [], "average": []},
    }


def test_rows_come_by_rank_and_who_has_not_begun_has_none(venue):
    venue.open_round()
    enter(venue, 1, 15000)
    enter(venue, 3, 11000)
    shown = venue.get("/rounds/333-r1").json
    assert [(row["person"], row["rank"]) for row in shown["rows"]] == [(3, 1), (1, 2)]
    assert [one["number"] for one in shown["people"]] == [1, 2, 3, 4]


def test_only_those_whom_it_was_opened_with_are_in_the_round(venue):
    venue.open_round(people=(2, 4))
    assert [one["number"] for one in venue.get("/rounds/333-r1").json["people"]] == [2, 4]


def test_a_result_is_confirmed_when_the_competitor_has_confirmed_all_of_it(venue):
    venue.open_round()
    judge, (entry,) = enter(venue, 1, 12340)
    place = {"person": 1, "slot": 1}
    judge.sync(judge.phone.make("attempt.confirm", {"op": id_of(entry)}, place, [id_of(entry)]))
    assert rows(venue)[0]["state"] == "confirmed"
    judge.sync(judge.phone.record(1, 2, 12340))
    assert rows(venue)[0]["state"] == "provisional"


def test_a_dispute_is_shown_even_where_nothing_counts_yet(venue):
    venue.open_round()
    enter(venue, 1, 12340)
    enter(venue, 1, 12350)
    shown = venue.get("/rounds/333-r1").json
    assert shown["disputes"] == 1
    assert [(row["person"], row["rank"], row["state"]) for row in shown["rows"]] == [
        (1, None, "disputed")
    ]


def test_an_unofficial_event_is_shown_like_a_timed_one(venue):
    organizer = venue.join("organizer")
    organizer.phone.stream = "333ft-r1"
    organizer.sync(organizer.phone.open([1], event="333ft", unofficial=True))
    judge = venue.join("judge")
    judge.sync(judge.phone.record(1, 1, 45670, stream="333ft-r1"))
    (row,) = rows(venue, "333ft-r1")
    assert (row["texts"][0], row["best_text"]) == ("45.67", "45.67")


def test_standings_say_how_fresh_they_are(venue):
    venue.open_round()
    shown = venue.get("/rounds/333-r1")
    assert shown.headers["Cache-Control"] == "public, max-age=2"
    assert shown.json["seq"] == 1
    assert shown.json["as_of"].endswith("Z")


def test_unchanged_standings_are_not_sent_again(venue):
    venue.open_round()
    etag = venue.get("/rounds/333-r1").headers["ETag"]
    assert venue.get("/rounds/333-r1", **{"If-None-Match": etag}).status_code == 304
    enter(venue, 1, 12340)
    assert venue.get("/rounds/333-r1", **{"If-None-Match": etag}).status_code == 200


def test_a_round_that_is_not_there_is_not_found(venue):
    assert venue.get("/rounds/444-r1").status_code == 404


def slot(status="recorded", value=1234, confirmed=False):
    return {"status": status, "value": value, "confirmed": confirmed}


EMPTY = slot("empty", 0)


@pytest.mark.parametrize(
    ("slots", "closed", "expected"),
    [
        ([slot()], False, "provisional"),
        ([slot(confirmed=True)], False, "confirmed"),
        ([slot(confirmed=True), slot()], False, "provisional"),
        ([slot(confirmed=True), EMPTY], False, "confirmed"),
        ([EMPTY], False, "provisional"),
        ([slot()], True, "confirmed"),
        ([slot(confirmed=True), slot("disputed")], True, "disputed"),
    ],
)
def test_how_sure_a_result_is(slots, closed, expected):
    assert state({"slots": slots}, closed) == expected


def test_a_head_to_head_shows_its_bracket_with_attempts_as_the_field_writes_them(venue):
    bracket = {"places": 4, "seeds": [3, 1, 2, 4], "first_to": [1, 1, 1], "draw": "7"}
    organizer = venue.join("organizer")
    organizer.sync(organizer.phone.open((1, 2, 3, 4), format="h", head_to_head=bracket))
    judge = venue.join("judge")
    times = ((3, 9870), (4, 71230))
    judge.sync(*(judge.phone.record(one, 100 + at, ms) for at in (1, 2, 3) for one, ms in times))
    shown = venue.get("/rounds/333-r1").json
    semifinal = shown["bracket"]["stages"][0]["matches"][0]
    assert (semifinal["people"], semifinal["winner"]) == ([3, 4], 3)
    assert semifinal["texts"] == [["9.87"] * 3, ["1:11.23"] * 3]
    assert shown["bracket"]["ready"] == ["SF-2"]


def test_the_format_is_that_in_force(venue):
    """2026 9p2a: it may have been changed since it was planned."""
    organizer = venue.join("organizer")
    organizer.phone.stream = "333-r1"
    assert venue.get("/rounds/333-r1").json["round"]["format"] == "a"
    organizer.sync(organizer.phone.open((1, 2), format="3"))
    assert venue.get("/rounds/333-r1").json["round"]["format"] == "3"


def test_other_rounds_have_no_bracket(venue):
    venue.open_round()
    assert venue.get("/rounds/333-r1").json["bracket"] is None


def final_of_three(venue, *readings):
    """The last planned round, over: readings of persons 1 to 3, none for who has only DNF."""
    organizer = venue.open_round(people=(1, 2, 3), stream="333-r2")
    judge = venue.join("judge")
    judge.phone.stream = "333-r2"
    for person, ms in enumerate(readings, start=1):
        for slot in range(1, 6):
            body = {"reading_ms": ms, "penalties": []}
            if not ms:
                body = {"declared": "dnf", "penalties": []}
            judge.sync(judge.phone.make("attempt.record", body, {"person": person, "slot": slot}))
    return organizer


def close(organizer):
    opening = organizer.phone.made[0]["id"]
    return organizer.phone.make("round.close", {"seen": {}}, base=[opening])


@pytest.fixture
def pages_are_made_anew(monkeypatch):
    monkeypatch.setattr("server.api.rounds.SECONDS", -1)


@pytest.mark.usefixtures("pages_are_made_anew")
def test_a_final_of_three_has_its_podium_once_it_is_over(venue):
    """thewca/worldcubeassociation.org#634: who has no result does not stand there."""
    organizer = final_of_three(venue, 12_000, None, 11_000)
    assert venue.get("/rounds/333-r2").json["podium"] == []
    organizer.sync(close(organizer))
    assert venue.get("/rounds/333-r2").json["podium"] == [3, 1]


@pytest.mark.usefixtures("pages_are_made_anew")
def test_the_podium_is_that_of_the_last_round_as_the_plan_stands_now(venue, server):
    """thewca/wca-live#298: those who would have gone on stayed on it after a round was dropped."""
    organizer = venue.open_round(people=(1, 2, 3, 4))
    enter(venue, 1, 12_000)
    organizer.sync(close(organizer))
    assert venue.get("/rounds/333-r1").json["podium"] == []
    with server.app_context(), writing():
        db.session.delete(round.find(venue.competition, "333-r2"))
    assert venue.get("/rounds/333-r1").json["podium"] == [1]

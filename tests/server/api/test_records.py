"""The records that stood before: brought in whole, looked at first, given out with an ETag (9i)."""

import pytest

from server.db import db, writing
from server.models import Person
from tests.support.venue import ID, add_competition

HEAD = "region,event,type,value\n"
LIST = f"{HEAD}world,333,single,3.13\n_Asia,333,single,3.47\nKR,333,single,12.00\n"


def put(seat, text, path="", method="PUT", **headers):
    return seat.venue.client().open(
        f"{seat.venue.path}/records{path}",
        method=method,
        data=text.encode(),
        content_type="text/csv",
        headers={**seat.headers, **headers},
    )


@pytest.fixture
def organizer(venue):
    return venue.join("organizer")


def test_a_list_is_there_for_everybody_once_it_is_brought_in(venue, organizer):
    """9i3: what stood is kept as it came."""
    before = venue.get("/records").json
    assert (before["as_of"], before["records"]) == (None, [])
    assert put(organizer, LIST).status_code == 204
    shown = venue.get("/records").json
    assert [one["text"] for one in shown["records"]] == ["12.00", "3.47", "3.13"]
    assert shown["records"][0] == {
        "region": "KR",
        "event": "333",
        "type": "single",
        "value": 1200,
        "text": "12.00",
    }
    assert shown["as_of"].endswith("Z")
    assert shown["continents"] == {"KR": "_Asia"}
    assert shown["dates"]["333-r2"] == "2026-01-31"


def test_an_unchanged_list_is_not_sent_again(venue, organizer):
    etag = venue.get("/records").headers["ETag"]
    assert venue.get("/records", **{"If-None-Match": etag}).status_code == 304
    put(organizer, LIST)
    assert venue.get("/records", **{"If-None-Match": etag}).status_code == 200


def test_the_list_goes_out_as_it_can_come_in(venue, organizer):
    put(organizer, LIST)
    out = venue.get("/records.csv")
    assert out.mimetype == "text/csv"
    assert sorted(out.text.splitlines()) == sorted(LIST.splitlines())
    assert venue.get("/records.csv", **{"If-None-Match": out.headers["ETag"]}).status_code == 304
    assert put(organizer, out.text, "/look", "POST").json["same"] == 3


def test_a_look_says_what_would_change_and_changes_nothing(venue, organizer):
    put(organizer, LIST)
    then = f"{HEAD}world,333,single,3.13\nKR,333,single,11.00\nKR,333,average,13.00\n"
    changes = put(organizer, then, "/look", "POST").json
    assert [one["text"] for one in changes["added"]] == ["13.00"]
    assert [(one["was"], one["text"]) for one in changes["changed"]] == [("12.00", "11.00")]
    assert [one["region"] for one in changes["removed"]] == ["_Asia"]
    assert changes["same"] == 1
    assert len(venue.get("/records").json["records"]) == 3
    put(organizer, then)
    assert len(venue.get("/records").json["records"]) == 3


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Line 3, column value"), ("ko", "3번째 줄, value 열"), ("zh", "第 3 行，value 列")],
)
def test_a_fault_says_where_it_is_in_the_persons_language_and_nothing_is_lost(
    venue, organizer, language, words
):
    put(organizer, LIST)
    broken = f"{HEAD}KR,333,single,9.00\nKR,333,average,fast\n"
    for path, method in (("", "PUT"), ("/look", "POST")):
        answer = put(organizer, broken, path, method, **{"Accept-Language": language})
        assert (answer.status_code, answer.json["code"]) == (422, "records-invalid")
        assert answer.json["field"] == "3:value"
        assert answer.json["detail"].startswith(words)
        assert "fast" in answer.json["detail"]
    assert venue.get("/records").json["records"][0]["text"] == "12.00"


def test_each_competition_has_a_list_of_its_own(venue, organizer):
    with venue.app.app_context():
        add_competition("Other2026")
    put(organizer, LIST)
    assert venue.client().get("/api/competitions/Other2026/records").json["records"] == []


def know(venue, number, bests):
    """What the file said of somebody's bests."""
    with venue.app.app_context(), writing():
        db.session.get(Person, (ID, number)).bests = bests


def enter(venue, person, *readings, stream="333-r1"):
    judge = venue.join("judge")
    judge.sync(
        *(
            judge.phone.record(person, slot, ms, stream=stream)
            for slot, ms in enumerate(readings, start=1)
        )
    )


def close(organizer):
    opening = organizer.phone.made[0]["id"]
    organizer.sync(organizer.phone.make("round.close", {"seen": {}}, base=[opening]))


def marked(venue, stream="333-r1"):
    page = venue.get(f"/rounds/{stream}").json
    rows = {row["person"]: row["marks"] for row in page["rows"]}
    return page["records"], {n: kinds for n, kinds in rows.items() if any(kinds.values())}


def test_where_nothing_is_known_nothing_is_marked(venue):
    venue.open_round()
    enter(venue, 1, 9000)
    assert marked(venue) == (None, {})


def test_a_record_and_a_personal_best_are_marked_on_the_public_page(venue):
    """9i1."""
    organizer = venue.open_round()
    put(organizer, LIST)
    know(venue, 2, {"333": {"single": 1400, "average": 1250}})
    enter(venue, 1, 11000, 15000)
    enter(venue, 2, 13000, 13000, 13000, 13000, 13000)
    assert marked(venue) == (
        "provisional",
        {
            1: {"single": ["national"], "average": []},
            2: {"single": ["personal"], "average": []},
        },
    )


def test_a_first_average_is_a_personal_best_of_somebody_whose_bests_are_known(venue):
    venue.open_round()
    know(venue, 1, {"444": {"single": 6000}})
    enter(venue, 1, 13000, 13000, 13000, 13000, 13000)
    assert marked(venue)[1] == {1: {"single": ["personal"], "average": ["personal"]}}


def test_in_2026_a_record_is_recognised_when_all_rounds_of_its_date_are_closed(venue):
    """2026 9i2: the best of the round's last calendar date."""
    first = venue.open_round()
    put(first, LIST)
    enter(venue, 1, 11000)
    close(first)
    assert marked(venue) == ("provisional", {1: {"single": ["national"], "average": []}})
    second = venue.open_round((1, 2), "333-r2")
    enter(venue, 2, 10000, stream="333-r2")
    assert marked(venue, "333-r2")[1] == {2: {"single": ["national"], "average": []}}
    close(second)
    assert marked(venue, "333-r2")[0] == "recognised"

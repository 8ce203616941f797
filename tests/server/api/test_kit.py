"""What a device carries with it, and what anybody may see of a competition."""

from tests.support.venue import PEOPLE


def test_the_kit_says_who_the_device_is_and_what_there_is(venue):
    seat = venue.join("judge", name="Ada", scope="333-r1")
    kit = seat.get("/kit").json
    me = {"device": 1, "role": "judge", "scope": "333-r1", "name": "Ada"}
    assert kit["me"] == {**me, "moved_to": None}
    assert kit["competition"] == {
        "id": "Test2026",
        "name": "Test Open 2026",
        "short_name": "Test Open",
        "edition": "wca-2026",
        "timezone": "Asia/Seoul",
        "start_date": "2026-01-31",
        "end_date": "2026-01-31",
    }
    assert kit["streams"] == ["333-r1", "desk"]
    assert kit["devices"] == [{"device": 1, "name": "Ada", "role": "judge", "scope": "333-r1"}]
    assert set(kit) >= {"rules_version", "epoch", "server"}


def test_people_are_there_with_their_public_fields(venue):
    people = venue.join("judge").get("/kit").json["people"]
    assert people[0] == {
        "number": 1,
        "name": "Competitor 1",
        "local_name": "김민준",
        "country": "KR",
        "wca_id": "2020TEST01",
        "events": ["333"],
        "bests": {},
    }
    assert len(people) == len(PEOPLE)


def test_rounds_are_there_as_planned(venue):
    kit = venue.join("judge").get("/kit").json
    assert kit["events"] == [
        {"id": "333", "official": True, "rounds": ["333-r1", "333-r2"]},
        {"id": "333ft", "official": False, "rounds": ["333ft-r1"]},
    ]
    first = kit["rounds"][0]
    assert (first["id"], first["format"], first["limit_cs"]) == ("333-r1", "a", 60000)
    assert first["advancement"] == {"type": "ranking", "level": 2}
    assert first["groups"][0]["people"] == list(PEOPLE)


def test_a_rounds_status_comes_from_its_operations(venue):
    organizer = venue.open_round()
    statuses = [one["status"] for one in organizer.get("/kit").json["rounds"]]
    assert statuses == ["open", "not-open", "not-open"]
    opening = organizer.phone.made[0]["id"]
    organizer.sync(organizer.phone.make("round.close", {"seen": {}}, base=[opening]))
    assert organizer.get("/kit").json["rounds"][0]["status"] == "closed"


def test_a_kit_that_has_not_changed_is_not_sent_again(venue):
    seat = venue.join("judge")
    first = seat.get("/kit")
    etag = first.headers["ETag"]
    assert first.headers["Cache-Control"] == "private, no-cache"
    again = seat.get("/kit", **{"If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")
    venue.join("judge")
    assert seat.get("/kit", **{"If-None-Match": etag}).status_code == 200


def test_anybody_may_see_the_list_and_a_competition_without_its_people(venue):
    (listed,) = venue.client().get("/api/competitions").json
    assert listed == {
        "id": "Test2026",
        "name": "Test Open 2026",
        "start_date": "2026-01-31",
        "end_date": "2026-01-31",
        "edition": "wca-2026",
    }
    shown = venue.get().json
    assert [one["id"] for one in shown["rounds"]] == ["333-r1", "333-r2", "333ft-r1"]
    assert "people" not in shown["rounds"][0]["groups"][0]
    assert "people" not in shown


def test_a_competition_that_is_not_there_is_not_found(venue):
    for path in ("", "/rounds/333-r1", "/events"):
        reply = venue.client().get(f"/api/competitions/Nowhere{path}")
        assert (reply.status_code, reply.json["code"]) == (404, "not-found")


def test_anybody_may_see_whether_there_is_a_side_event(venue):
    organizer = venue.join("organizer")
    assert organizer.get("").json["side"] is False
    plan = {
        "game": "chess",
        "name": "ChessCubing",
        "format": "swiss",
        "config": {"ruleset": "twice@2", "format": "FAST"},
        "tie_breaks": ["wins"],
        "scrambles": "match",
    }
    organizer.sync(organizer.phone.make("side.plan", plan, stream="chess"))
    assert organizer.get("").json["side"] is True

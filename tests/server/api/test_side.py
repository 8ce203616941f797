"""Side events for everybody: as they stand, without what is for those at the tables, by ETag."""

import pytest

from tests.support.side import EVENT, MATCH, OPENING, Table, side_event


@pytest.fixture
def arbiter(venue):
    return side_event(venue)


def test_a_competition_without_side_events_has_none(venue):
    assert venue.get("/side").json == {"events": [], "matches": []}


def test_each_side_event_is_a_line_and_friendly_matches_stand_beside(venue, arbiter):
    friendly = {**OPENING, "players": {"white": {"name": "Ada"}, "black": {"name": "Bo"}}}
    arbiter.last = None
    arbiter.seat.sync(arbiter.make("chess-r0-m101", "match.open", friendly))
    shown = venue.get("/side").json
    assert shown["events"] == [
        {
            "event": EVENT,
            "game": "chess",
            "name": "Friday night",
            "format": "round-robin",
            "role": None,
            "place": None,
            "date": None,
            "entrants": 4,
            "rounds": 1,
            "closed": False,
            "seq": 7,
        }
    ]
    [match] = shown["matches"]
    assert (match["stream"], match["state"], match["started"]) == ("chess-r0-m101", "READY", False)
    assert match["players"]["white"] == {"person": None, "name": "Ada"}


def test_an_event_shows_who_plays_whom_and_what_each_match_came_to(venue, arbiter):
    shown = venue.get(f"/side/{EVENT}").json
    assert [one["number"] for one in shown["people"]] == [1, 2, 3, 4]
    assert set(shown["people"][0]) == {"number", "name", "local_name", "country"}
    assert shown["plan"]["format"] == "round-robin"
    assert [one["match"] for one in shown["rounds"][0]["matches"]] == [MATCH, "chess-r1-m2"]
    assert shown["calls"][0]["match"] == MATCH
    assert shown["matches"] == [
        {
            "stream": MATCH,
            "players": OPENING["players"],
            "table": 1,
            "state": "PLAY",
            "part": 1,
            "started": True,
            "result": None,
            "points": None,
            "disputes": 0,
        }
    ]


@pytest.mark.parametrize(
    ("more", "points"),
    [({"winner": "black"}, {"white": 0, "black": 2}), ({}, {"white": 1, "black": 1})],
)
def test_a_match_that_is_over_has_points(venue, arbiter, more, points):
    """Half points: two for who wins; one each when the arbiter ends a match without a winner."""
    arbiter.seat.sync(arbiter.event(5000, "arbiter-end", reason="the hall closes", **more))
    [match] = venue.get(f"/side/{EVENT}").json["matches"]
    assert (match["state"], match["result"]["by"], match["points"]) == ("ENDED", "arbiter", points)


def test_a_match_shows_its_events_without_the_arbiter_s_words(venue, arbiter):
    shown = venue.get(f"/side/{EVENT}/{MATCH}").json
    assert shown["match"]["at_zero"] == OPENING["at_zero"]
    [row] = shown["events"]
    assert row["event"] == {"at_ms": 1000, "do": "start"}
    assert not {"words", "by"} & set(row)
    assert (shown["branches"], shown["disputes"], shown["seq"]) == ([], [], 2)
    assert shown["outcome"]["state"] == "PLAY"


def test_a_fork_is_shown_with_both_ways_on(venue, arbiter):
    start = arbiter.last
    other = Table(venue.join("judge"))
    arbiter.seat.sync(arbiter.event(2000, "move", start, words="mine"))
    other.seat.sync(other.event(2500, "move", start, words="mine"))
    shown = venue.get(f"/side/{EVENT}/{MATCH}").json
    devices = sorted(branch["devices"] for branch in shown["branches"])
    assert devices == sorted([[arbiter.seat.device], [other.seat.device]])
    assert not any("words" in row for branch in shown["branches"] for row in branch["events"])
    assert shown["outcome"]["disputes"] == 1


def test_nothing_that_is_only_for_scramblers_is_public(venue, arbiter):
    box = {"to": ["2"], "text": "c2VhbGVk"}
    body = {"of": MATCH, "cycle": 1, "box": box}
    arbiter.seat.sync(arbiter.make(EVENT, "scramble.set", body))
    assert "c2VhbGVk" not in venue.get(f"/side/{EVENT}").text


@pytest.mark.parametrize("path", ["", f"/{EVENT}", f"/{EVENT}/{MATCH}"])
def test_an_answer_has_an_etag_that_changes_with_the_match(venue, arbiter, path):
    first = venue.get(f"/side{path}")
    assert first.headers["Cache-Control"] == "public, max-age=2"
    same = venue.get(f"/side{path}", **{"If-None-Match": first.headers["ETag"]})
    assert same.status_code == 304
    over = arbiter.event(5000, "resign", player="white")
    arbiter.last = None
    friendly = arbiter.make("chess-r0-m101", "match.open", OPENING)
    arbiter.seat.sync(over, friendly)
    assert venue.get(f"/side{path}").headers["ETag"] != first.headers["ETag"]


@pytest.mark.parametrize(
    "path",
    [
        "/chess2",
        "/333-r1",
        "/desk",
        f"/{MATCH}",
        f"/{EVENT}/chess-r9-m9",
        f"/{EVENT}/{EVENT}",
        f"/chess2/{MATCH}",
        f"/{EVENT}/desk",
    ],
)
def test_what_is_not_there_is_not_found(venue, arbiter, path):
    venue.open_round()
    assert venue.get(f"/side{path}").status_code == 404


def test_a_competition_that_is_not_there_has_no_side_events(venue):
    assert venue.client().get("/api/competitions/Other/side").status_code == 404

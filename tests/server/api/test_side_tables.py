"""Events of tables for everybody: who sits where, who is ahead, and nothing before its time."""

import pytest

from server.desk.side import tables
from tests.support.scripted_phone import id_of
from tests.support.side import Table
from tests.support.tables import EVENT, GUEST, PLAN, TABLE, score, tables_event


@pytest.fixture
def referee(venue):
    return tables_event(venue)


def shown(venue):
    return venue.get(f"/side/{EVENT}").json


def test_the_event_is_a_line_among_the_others(venue, referee):
    assert venue.get("/side").json == {
        "events": [
            {
                "event": EVENT,
                "game": "rummikub",
                "name": "Busan",
                "format": None,
                "role": "qualifier",
                "place": "Busan",
                "date": "2017-06-17",
                "entrants": 4,
                "rounds": 1,
                "closed": False,
                "seq": 7,
            }
        ],
        "matches": [],
    }


def test_an_event_shows_who_came_where_each_sits_and_who_is_ahead(venue, referee):
    page = shown(venue)
    assert {**page["plan"], "op": None}.items() >= PLAN.items()
    assert [one["number"] for one in page["people"]] == [1, 2, 3]
    assert [(one["person"], one["name"]) for one in page["entrants"]][3] == (GUEST, "Kim")
    [draw] = page["draws"]
    assert sorted(seat["person"] for seat in draw["seats"]) == [1, 2, 3, GUEST]
    first = page["standings"]["stages"][0]["rows"][0]
    assert (first["person"], first["wins"], first["points"]) == (1, 1, 48)
    assert page["standings"]["state"] == "playing"
    assert [one["stream"] for one in page["tables"]] == [TABLE]


def test_a_draw_is_held_back_until_it_is_published(venue):
    referee = tables_event(venue, published=False)
    assert (shown(venue)["draws"], venue.get("/side").json["events"][0]["rounds"]) == ([], 0)
    referee.seat.sync(referee.make(EVENT, "draw.publish", {"round": 1}, referee.on_event))
    assert len(shown(venue)["draws"]) == 1


def test_a_change_on_the_day_is_told_with_its_reason(venue, referee):
    later = {**PLAN, "capacity": 48, "reason": "more tables came"}
    referee.seat.sync(referee.make(EVENT, "side.plan", later, referee.on_event))
    [change] = shown(venue)["changes"]
    assert (change["reason"], change["was"]) == ("more tables came", {"capacity": 32})
    assert change["now"] == {"capacity": 48}


def test_who_held_a_phone_and_what_a_referee_wrote_stays_inside(venue, referee):
    purpose = {"game": 1, "on_purpose": True, "reason": "secret-a"}
    declined = {"reason": "secret-b"}
    note = {"game": 1, "what": "other", "words": "secret-c"}
    referee.seat.sync(
        referee.make(TABLE, "game.purpose", purpose, subject={"person": 3}),
        referee.make(TABLE, "game.note", note),
        referee.make(EVENT, "place.decline", declined, referee.on_event, subject={"person": 2}),
    )
    page = venue.get(f"/side/{EVENT}")
    table = venue.get(f"/side/{EVENT}/{TABLE}")
    assert not [text for text in (page.text, table.text) if "secret-" in text]
    assert page.json["places"][0]["declined"]
    assert table.json["games"][0]["purpose"][0]["person"] == 3
    assert "by" not in table.json["games"][0]


def test_a_table_shows_each_game_with_every_version(venue, referee):
    corrected = score(1, 21, 26, 2, reason="added up again")
    referee.seat.sync(referee.make(TABLE, "game.score", corrected))
    page = venue.get(f"/side/{EVENT}/{TABLE}").json
    assert (page["stream"], page["seq"]) == (TABLE, 2)
    [game] = page["games"]
    assert [version["players"][1]["sum"] for version in game["versions"]] == [20, 21]
    assert set(page) >= {"notes", "confirmed", "disputes", "digest", "as_of"}


def test_a_game_in_dispute_counts_for_nobody_until_it_is_decided(venue, referee):
    """I2."""
    other = Table(venue.join("judge"))
    theirs = other.make(TABLE, "game.score", score(1, 9, 9, 9))
    other.seat.sync(theirs)
    page = shown(venue)
    assert page["tables"][0]["fold"]["games"][0]["disputed"]
    assert page["standings"]["stages"][0]["rows"][0]["wins"] == 0
    body = {"game": 1, "keep": id_of(theirs), "reason": "the sheet on paper says so"}
    referee.seat.sync(referee.make(TABLE, "game.decide", body, referee.last, id_of(theirs)))
    first = shown(venue)["standings"]["stages"][0]["rows"][0]
    assert (first["wins"], first["points"]) == (1, 27)


@pytest.mark.parametrize("path", ["", f"/{TABLE}"])
def test_an_answer_has_an_etag_that_changes_with_a_game(venue, referee, path):
    first = venue.get(f"/side/{EVENT}{path}")
    assert first.headers["Cache-Control"] == "public, max-age=2"
    etag = {"If-None-Match": first.headers["ETag"]}
    assert venue.get(f"/side/{EVENT}{path}", **etag).status_code == 304
    referee.seat.sync(referee.make(TABLE, "game.score", score(2, 5, 6, 7)))
    assert venue.get(f"/side/{EVENT}{path}", **etag).status_code == 200


def test_the_standings_are_computed_once_a_state_of_the_event_and_its_tables(
    venue, referee, monkeypatch
):
    asked = []
    compute = tables.tables_standings
    monkeypatch.setattr(
        tables, "tables_standings", lambda *folds: asked.append(1) or compute(*folds)
    )
    assert shown(venue) == shown(venue)
    assert len(asked) == 1
    referee.seat.sync(referee.make(TABLE, "game.score", score(2, 5, 6, 7)))
    assert shown(venue)["standings"]["stages"][0]["rows"][0]["wins"] == 2
    referee.seat.sync(referee.make(EVENT, "side.close", {}, referee.on_event))
    assert shown(venue)["closed"]
    assert len(asked) == 3


@pytest.mark.parametrize(
    "path", ["rummikub2", "rummikub-r1", TABLE, f"{EVENT}/rummikub-r1-t9", f"{EVENT}/{EVENT}"]
)
def test_what_is_not_there_is_not_found(venue, referee, path):
    assert venue.get(f"/side/{path}").status_code == 404

"""What phones said differently of a Rummikub event, unaware of each other: a delegate decides."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import Venue
from tests.support.scripted_phone import id_of
from tests.support.tables import EVENT, PLAN, TABLE, score

PEOPLE = (1, 2, 3)


def write(paper: Any, stream: str, kind: str, body: dict[str, Any], base: str, person=None) -> str:
    """Hands one operation in; its id."""
    subject = {"person": person} if person else None
    made = paper.pen.make(kind, body, subject, [base] if base else [], stream=stream)
    paper.hand_in(made)
    return id_of(made)


def planned(venue: Venue) -> tuple[Any, str]:
    """The desk's phone, and its last word: three players, and a draw with tiles for one table."""
    desk = venue.paper_phone("organizer", "Olga")
    last = write(desk, EVENT, "side.plan", PLAN, "")
    for person in PEOPLE:
        last = write(desk, EVENT, "entrant.add", {"age_seen": True}, last, person)
    opening = {"round": 1, "how": "tile", "people": list(PEOPLE), "sizes": [3]}
    return desk, write(desk, EVENT, "draw.open", opening, last)


def tile(draw: str, seat: int) -> dict[str, Any]:
    return {"round": 1, "draw": draw, "table": 1, "seat": seat}


def at_desk(venue: Venue) -> Phone:
    phone = venue.joined("delegate", "Dana")
    phone.page.goto(f"{venue.path}/delegate")
    return phone


def public(phone: Phone, venue: Venue) -> dict[str, Any]:
    path = f"/api{venue.path.replace('/c/', '/competitions/')}/side/{EVENT}"
    return phone.page.request.get(path).json()


def test_a_game_that_two_phones_entered_differently_is_compared_and_decided(venue: Venue):
    """I2: it counts for nobody until then, and both values stay readable."""
    desk, draw = planned(venue)
    last = draw
    for seat, person in enumerate(PEOPLE):
        last = write(desk, EVENT, "draw.seat", tile(draw, seat), last, person)
    ann, bert = venue.paper_phone("judge", "Ann"), venue.paper_phone("judge", "Bert")
    write(ann, TABLE, "game.score", score(1, 20, 5), "")
    kept = write(bert, TABLE, "game.score", score(1, 26, 5), "")
    dana = at_desk(venue)
    dispute = dana.at(f"dispute-{TABLE}-1")
    for told in ("Busan, round 1: table 1, game 1", "Ann", "Bert", "20", "26", "Rummikub!"):
        expect(dispute).to_contain_text(told)
    standings = public(dana, venue)["standings"]["stages"][0]
    assert [row["wins"] for row in standings["rows"]] == [0, 0, 0]
    decide = dana.at(f"decide-{TABLE}-1")
    dana.at(f"keep-{kept}").check()
    expect(decide).to_be_disabled()
    dana.tap("because-players", f"decide-{TABLE}-1")
    expect(dana.at("decided")).to_contain_text("table 1, game 1")
    expect(dispute).to_have_count(0)
    dana.sees_unsent(0)
    page = public(dana, venue)
    [game] = page["tables"][0]["fold"]["games"]
    assert (game["op"], game["disputed"], len(game["versions"])) == (kept, False, 2)
    first = page["standings"]["stages"][0]["rows"][0]
    assert (first["person"], first["wins"], first["points"]) == (1, 1, 31)


def test_a_seat_that_two_were_tapped_in_for_is_given_to_one_of_them(venue: Venue):
    """I2: the other draws again."""
    desk, draw = planned(venue)
    helper = venue.paper_phone("organizer", "Sora")
    write(desk, EVENT, "draw.seat", tile(draw, 2), draw, 1)
    kept = write(helper, EVENT, "draw.seat", tile(draw, 2), draw, 3)
    dana = at_desk(venue)
    dispute = dana.at(f"dispute-{EVENT}-seat-1-2")
    for told in ("two players for table 1, red", "Qing Zhang", "Minjun Kim", "Sora"):
        expect(dispute).to_contain_text(told)
    dana.tap(f"keep-{kept}")
    expect(dana.at("decided")).to_contain_text("Minjun Kim at table 1, red")
    expect(dispute).to_have_count(0)
    dana.sees_unsent(0)
    board = dana.board(EVENT)
    assert board["disputes"] == []
    seats = [(one["person"], one["table"], one["seat"]) for one in board["draws"][0]["seats"]]
    assert seats == [(3, 1, 2)]

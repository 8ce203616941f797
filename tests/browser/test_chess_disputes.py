"""What was entered twice of a chess event, by devices unaware of each other: a delegate decides."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import Venue
from tests.support.scripted_phone import id_of
from tests.support.side import MATCH, OPENING, PLAN

EVENT = "chess"


def write(paper: Any, stream: str, kind: str, body: dict[str, Any], *base: str) -> str:
    """Hands one operation in; its id."""
    made = paper.pen.make(kind, body, None, base, stream=stream)
    paper.hand_in(made)
    return id_of(made)


def at_desk(venue: Venue, name: str = "Dana") -> Phone:
    phone = venue.joined("delegate", name)
    phone.page.goto(f"{venue.path}/delegate")
    return phone


def forked(venue: Venue) -> tuple[str, str]:
    """A match of which Ann entered one more event, and Bert two; the last of each."""
    ann, bert = venue.paper_phone("judge", "Ann"), venue.paper_phone("judge", "Bert")
    opened = write(ann, MATCH, "match.open", OPENING)
    begun = write(ann, MATCH, "match.event", {"at_ms": 1000, "do": "start"}, opened)
    resigned = {"at_ms": 5000, "do": "resign", "player": "black", "words": "he shook hands"}
    one = write(ann, MATCH, "match.event", resigned, begun)
    other = begun
    for at_ms in (4000, 9000):
        other = write(bert, MATCH, "match.event", {"at_ms": at_ms, "do": "move"}, other)
    return one, other


def test_a_match_that_two_phones_went_on_with_is_compared_and_decided(venue: Venue):
    """I2: both ways on in words, side by side; the one that is kept counts from then on."""
    ended, longer = forked(venue)
    dana = at_desk(venue)
    dispute = dana.at(f"dispute-{MATCH}")
    for told in ("round 1: match 1", "Competitor 1", "Ann", "Bert", "one entry", "2 entries"):
        expect(dispute).to_contain_text(told)
    expect(dispute).to_contain_text("he shook hands")
    expect(dispute.locator("label", has=dana.at(f"keep-{longer}"))).to_contain_text("meanwhile")
    decide = dana.at(f"decide-{MATCH}")
    expect(decide).to_be_disabled()
    dana.at(f"keep-{ended}").check()
    expect(decide).to_be_disabled()
    dana.tap("because-board", f"decide-{MATCH}")
    expect(dana.at("decided")).to_contain_text("round 1: match 1")
    expect(dispute).to_have_count(0)
    dana.sees_unsent(0)
    assert [row["op"] for row in dana.board(MATCH)["events"]][-1] == ended
    path = f"/api{venue.path.replace('/c/', '/competitions/')}/side/{EVENT}/{MATCH}"
    outcome = dana.page.request.get(path).json()["outcome"]
    assert (outcome["result"]["winner"], outcome["disputes"]) == ("white", 0)


def test_a_round_that_was_drawn_twice_is_decided_with_the_pairs_in_sight(venue: Venue):
    """I2."""
    olga, otto = venue.paper_phone("organizer", "Olga"), venue.paper_phone("organizer", "Otto")
    plan = write(olga, EVENT, "side.plan", PLAN)
    pairs = {"round": 1, "matches": [{"match": 1, "table": 1, "white": 1, "black": 2}], "byes": [3]}
    write(olga, EVENT, "pairing.publish", pairs, plan)
    turned = {**pairs, "matches": [{"match": 1, "table": 1, "white": 2, "black": 1}]}
    kept = write(otto, EVENT, "pairing.publish", turned, plan)
    dana = at_desk(venue)
    dispute = dana.at(f"dispute-{EVENT}-pairing-publish")
    expect(dispute).to_contain_text("Friday night: round 1 was drawn twice")
    dana.tap(f"keep-{kept}")
    expect(dana.at("decided")).to_contain_text("the draw of round 1")
    expect(dispute).to_have_count(0)
    dana.sees_unsent(0)
    board = dana.board(EVENT)
    assert board["disputes"] == []
    assert [one["white"] for one in board["rounds"][0]["matches"]] == [2]


def test_what_a_judge_may_not_say_of_an_event_is_set_aside_with_its_reason(venue: Venue):
    """I5."""
    ann = venue.paper_phone("judge", "Ann")
    made = ann.pen.make("side.plan", PLAN, None, (), stream=EVENT)
    venue.sync(ann.token, made)
    dana = at_desk(venue)
    row = dana.at(f"refused-{id_of(made)}")
    expect(row).to_contain_text("The role does not allow this.")
    expect(row).to_contain_text("planned")

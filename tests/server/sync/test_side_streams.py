"""A side event on the way in: receipts, the delegate's list, what a device is given back."""

import pytest

from tests.support.scripted_phone import id_of
from tests.support.side import EVENT, MATCH, Table, side_event


@pytest.fixture
def arbiter(venue):
    return side_event(venue)


def open_items(venue):
    items = venue.join("delegate").get("/review").json
    return [(one["stream"], one["what"], one["reason"]) for one in items]


def test_a_fork_is_on_the_delegate_s_list_until_it_is_decided(venue, arbiter):
    """I2: both are accepted, and a person decides."""
    start = arbiter.last
    other = Table(venue.join("judge"))
    ours, theirs = arbiter.event(2000, "move", start), other.event(2500, "move", start)
    assert arbiter.seat.hand_in(ours)["outcome"] == "accepted"
    assert other.seat.hand_in(theirs)["outcome"] == "accepted"
    assert open_items(venue) == [(MATCH, "dispute", "match.event")]
    delegate = Table(venue.join("delegate"))
    body = {"keep": id_of(ours), "reason": "the other phone was not at the table"}
    seen = (id_of(ours), id_of(theirs))
    decided = delegate.make(MATCH, "match.decide", body, *seen)
    assert delegate.seat.hand_in(decided)["outcome"] == "accepted"
    assert open_items(venue) == []


@pytest.mark.parametrize(
    ("stream", "kind", "reason"),
    [
        (MATCH, "match.decide", "role"),
        (EVENT, "side.plan", "role"),
        (EVENT, "match.event", "unknown-kind"),
        (MATCH, "match.event", "bad-body"),
        ("chess-r1-m2", "match.event", "bad-body"),
        ("333-r1", "match.event", "unknown-kind"),
    ],
)
def test_what_may_not_be_is_kept_refused_and_listed(venue, arbiter, stream, kind, reason):
    """I5."""
    venue.open_round()
    judge = Table(venue.join("judge"))
    receipt = judge.seat.hand_in(judge.make(stream, kind, {"at_ms": 5}))
    assert (receipt["outcome"], receipt["reason"]) == ("refused", reason)
    assert open_items(venue) == [(stream, "refused", reason)]


def test_what_stands_on_what_is_missing_is_held(venue, arbiter):
    late = arbiter.event(2000, "move")
    after = arbiter.event(3000, "move")
    assert arbiter.seat.hand_in(after)["outcome"] == "held"
    assert open_items(venue) == [(MATCH, "held", "missing")]
    arbiter.seat.hand_in(late)
    assert open_items(venue) == []


def test_a_judge_of_the_round_is_given_its_matches_and_the_event(venue, arbiter):
    judge = venue.join("judge", scope="chess-r1")
    assert judge.get("/kit").json["streams"] == [EVENT, MATCH, "desk"]
    given = judge.sync(cursors={EVENT: 0, MATCH: 0, "333-r1": 0})
    assert given["cursors"] == {EVENT: 7, MATCH: 2}
    assert set(given["digests"][MATCH]) == {"log", "state"}


def test_a_judge_of_another_round_enters_nothing_in_this_one(venue, arbiter):
    judge = Table(venue.join("judge", scope="chess-r2"))
    receipt = judge.seat.hand_in(judge.event(2000, "move", arbiter.last))
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "scope")


def test_a_scope_is_a_round_or_a_part_of_a_side_event(venue):
    organizer = venue.join("organizer")
    for scope, status in (("chess", 201), ("chess-r1-m3", 201), ("chessboard", 422)):
        reply = organizer.post("/invites", {"role": "judge", "scope": scope})
        assert reply.status_code == status, reply.text

"""How sure a record is, by edition: whose results count as done at once (9i2)."""

import pytest

from server.db import db, writing
from server.desk.dates import dates
from server.desk.marks import marks
from server.models import Competition, Person, Record, Round, competition, round
from tests.support.venue import ID


def standing(venue, edition, single):
    with venue.app.app_context(), writing():
        db.session.get(Competition, ID).edition = edition
        db.session.add(
            Record(competition_id=ID, region="KR", event_id="333", type="single", value=single)
        )


def marked(venue, round_id):
    with venue.app.app_context():
        found = marks(competition.find(ID), round.find(ID, round_id))
    return found.state, {number: kinds["single"] for number, kinds in found.people.items()}


def a_round(venue, edition, stream, results, closed=True):
    organizer = venue.join("organizer")
    phone = organizer.phone
    phone.stream = stream
    opening = phone.open([1, 2, 3, 4], edition=edition)
    organizer.sync(opening)
    judge = venue.join("judge")
    judge.sync(*(judge.phone.record(n, 1, 10 * cs, stream=stream) for n, cs in results))
    if closed:
        organizer.sync(phone.make("round.close", {"seen": {}}, base=[phone.made[0]["id"]]))


ROUNDS = {"333-r1": [(1, 1100), (2, 1100), (3, 1150)], "333-r2": [(4, 1100), (3, 1090)]}


@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        # 9i2: of those that are equal in a round the last alone; it is over with its round.
        ("wca-2008", {2: ["national"]}, {3: ["national"]}),
        # The text of 2010 says no more than that they are records.
        ("wca-2010", {1: ["national"], 2: ["national"]}, {3: ["national"]}),
        # 9i2: both rounds are on one date, so only the best of them is.
        ("wca-2026", {}, {3: ["national"]}),
    ],
)
def test_which_of_two_rounds_of_a_day_have_the_record(venue, edition, first, second):
    """9i1, 9i2."""
    standing(venue, edition, 1200)
    for stream, results in ROUNDS.items():
        a_round(venue, edition, stream, results)
    assert marked(venue, "333-r1") == ("recognised", first)
    assert marked(venue, "333-r2") == ("recognised", second)


@pytest.mark.parametrize(
    ("edition", "state"),
    [("wca-2008", "recognised"), ("wca-2010", "recognised"), ("wca-2026", "provisional")],
)
def test_a_closed_round_waits_for_the_next_of_its_date_where_the_date_counts(venue, edition, state):
    """9i2."""
    standing(venue, edition, 1200)
    a_round(venue, edition, "333-r1", [(1, 1100)])
    assert marked(venue, "333-r1") == (state, {1: ["national"]})


def test_an_open_rounds_record_is_provisional_in_every_edition(venue):
    standing(venue, "wca-2008", 1200)
    a_round(venue, "wca-2008", "333-r1", [(1, 1100)], closed=False)
    assert marked(venue, "333-r1") == ("provisional", {1: ["national"]})


def test_an_unofficial_event_has_personal_bests_alone(venue):
    with venue.app.app_context(), writing():
        db.session.get(Person, (ID, 1)).bests = {"333ft": {"single": 4000}}
    organizer = venue.join("organizer")
    organizer.phone.stream = "333ft-r1"
    organizer.sync(organizer.phone.open([1], event="333ft", unofficial=True))
    judge = venue.join("judge")
    judge.sync(judge.phone.record(1, 1, 39000, stream="333ft-r1"))
    assert marked(venue, "333ft-r1") == ("provisional", {1: ["personal"]})


def test_a_round_is_of_its_last_date_where_the_hall_is(venue):
    """2026 9i2: the last calendar date of the round, local time."""
    late = {"id": "333-r2-g1", "number": 1, "start": None, "end": "2026-01-31T16:00:00Z"}
    with venue.app.app_context(), writing():
        db.session.get(Round, (ID, "333-r2")).groups = [{**late, "room": None, "people": []}]
    with venue.app.app_context():
        found = dates(competition.find(ID))
    assert (found["333-r1"], found["333-r2"]) == ("2026-01-31", "2026-02-01")


def test_of_a_head_to_head_singles_alone_are_records(venue):
    """2026 9i4."""
    standing(venue, "wca-2026", 1200)
    organizer = venue.join("organizer")
    bracket = {"places": 4, "first_to": [1, 1, 1], "seeds": [1, 2, 3, 4], "draw": ""}
    organizer.sync(organizer.phone.open([1, 2, 3, 4], format="h", head_to_head=bracket))
    judge = venue.join("judge")
    judge.sync(judge.phone.record(1, 101, 11000), judge.phone.record(4, 101, 15000))
    assert marked(venue, "333-r1") == ("provisional", {1: ["national"]})

"""What is no operation: kept while there is room for it, counted for ever, never a fault (I5)."""

import pytest
from sqlalchemy import func, select

from server.db import db
from server.models import Device, Quarantined, device
from server.models.quarantined import Usage
from server.sync import quarantine
from server.sync.envelope import read
from server.sync.quarantine import fitting
from tests.support.engines import on_sqlite
from tests.support.scripted_phone import id_of
from tests.support.venue import ID


def things(many, long=1, first=0):
    return [{"raw": f"{first + place:<{long}}!"} for place in range(many)]


def rubbish(many, long=1):
    return [read(one) for one in things(many, long)]


def kept(venue):
    """(how many things, how many characters) the database holds."""
    with venue.app.app_context():
        everything = select(func.count(), func.sum(func.length(Quarantined.raw)))
        return tuple(db.session.execute(everything.select_from(Quarantined)).one())


def quarantined_of(host, seat):
    return {one["device"]: one["quarantined"] for one in host.get("/devices").json}[seat.device]


@pytest.fixture
def little_room(monkeypatch):
    monkeypatch.setattr(quarantine, "MOST_THINGS", 5)
    monkeypatch.setattr(quarantine, "MOST_CHARACTERS", 1000)


def test_there_is_room_for_so_many_things(little_room):
    assert len(fitting(rubbish(9), Usage(0, 0))) == 5
    assert len(fitting(rubbish(9), Usage(3, 10))) == 2
    assert fitting(rubbish(9), Usage(5, 10)) == []


def test_there_is_room_for_so_many_characters(little_room):
    assert [len(one.raw) for one in fitting(rubbish(4, long=299), Usage(0, 0))] == [300] * 3
    assert fitting(rubbish(1, long=299), Usage(1, 701)) == []


def test_what_is_too_long_leaves_its_room_to_what_follows(little_room):
    long, short = rubbish(1, long=2000), rubbish(2)
    assert fitting([*long, *short], Usage(0, 0)) == short


def test_beyond_its_room_rubbish_is_counted_and_answered_as_before(venue, little_room):
    host, vandal = venue.open_round(), venue.join("judge")
    for first in range(0, 40, 20):
        receipts = vandal.sync(*things(20, first=first))["receipts"]
        assert {(one["outcome"], one["reason"]) for one in receipts} == {
            ("quarantined", "not-json")
        }
    assert kept(venue)[0] == 5
    assert quarantined_of(host, vandal) == 40


def test_the_same_again_is_counted_once_while_it_is_kept(venue, little_room):
    host, vandal = venue.open_round(), venue.join("judge")
    for _ in range(3):
        vandal.sync(*things(4), *things(4))
    assert (kept(venue)[0], quarantined_of(host, vandal)) == (4, 4)


def test_one_phones_rubbish_takes_no_room_from_another(venue, little_room):
    host, vandal, judge = venue.open_round(), venue.join("judge"), venue.join("judge")
    vandal.sync(*things(50))
    judge.sync(*things(2))
    assert kept(venue)[0] == 7
    assert (quarantined_of(host, vandal), quarantined_of(host, judge)) == (50, 2)


def test_a_phone_without_room_still_scores(venue, little_room):
    """An entry among rubbish is an entry, whatever else its phone has sent."""
    venue.open_round()
    phone = venue.join("judge")
    phone.sync(*things(50))
    entry = phone.phone.record(1, 1, 12340)
    receipts = phone.sync(*things(9, first=50), entry, *things(9, first=60))["receipts"]
    assert (receipts[9]["id"], receipts[9]["outcome"]) == (id_of(entry), "accepted")


@on_sqlite
def test_megabytes_of_rubbish_do_not_make_the_database_grow(venue):
    vandal = venue.join("judge")
    for first in range(2):
        vandal.sync(*things(7, long=500_000, first=first * 7))
    things_kept, characters = kept(venue)
    assert (things_kept, characters) == (1, 500_001)
    vandal.sync(*things(3, long=499_990, first=100))
    assert kept(venue)[1] <= quarantine.MOST_CHARACTERS


def test_counting_ends_before_the_column_does(venue, little_room):
    vandal = venue.join("judge")
    with venue.app.app_context():
        device.find(ID, vandal.device).turned_away = device.ENOUGH
        db.session.commit()
    vandal.sync(*things(50))
    with venue.app.app_context():
        assert db.session.scalar(select(Device.turned_away)) == device.ENOUGH


def test_the_review_list_names_who_sends_rubbish(venue, little_room):
    host, vandal = venue.open_round(), venue.join("judge")
    vandal.sync(*things(50))
    (item,) = host.get("/review").json
    assert (item["what"], item["device"], item["count"]) == ("rubbish", vandal.device, 50)
    assert item["since"].endswith("Z")
    assert item["id"] is None

"""Operations made on the server are numbered and chained like a phone's."""

import hashlib
import json
import uuid

from server.db import writing
from server.desk.devices import add_device
from server.sync import intake
from server.sync.author import Author, uuid7
from tests.support.venue import ID


def make(author, slot):
    body = {"value": 1234, "source": "import"}
    subject = {"person": 1, "slot": slot}
    return author.make("333-r1", "attempt.record", subject, [], body, "2026-01-31T10:00:00Z")


def test_numbers_and_chain_go_on_from_what_is_stored(venue):
    with venue.app.app_context(), writing():
        device = add_device(ID, "import", "delegate")
        first = make(Author(device), 1)
        intake.take(ID, device.number, [first])
        second = json.loads(make(Author(device), 2)["raw"])
    assert json.loads(first["raw"])["prev"] is None
    assert second["n"] == 2
    assert second["prev"] == hashlib.sha256(first["raw"].encode()).hexdigest()


def test_intake_takes_them_as_the_devices_own_word(venue):
    venue.open_round()
    with venue.app.app_context(), writing():
        device = add_device(ID, "import", "delegate")
        author = Author(device, by="Qing")
        receipts = intake.take(ID, device.number, [make(author, 1), make(author, 2)])
    assert [one["outcome"] for one in receipts] == ["accepted", "accepted"]


def test_ids_are_uuids_of_version_7_and_sort_by_time():
    made = [uuid7() for _ in range(50)]
    assert {uuid.UUID(one).version for one in made} == {7}
    assert {uuid.UUID(one).variant for one in made} == {uuid.RFC_4122}
    stamps = [uuid.UUID(one).int >> 80 for one in made]
    assert stamps == sorted(stamps)

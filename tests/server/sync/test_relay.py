"""A relay that came before its author: kept, not believed, no obstacle to the author (I3, I5)."""

import json

import pytest

from server.db import db, writing
from server.models import device, operation
from server.sync import boards
from server.sync.author import Author
from server.sync.signature import read_key
from tests.server.sync.test_intake import stored
from tests.server.sync.test_signature import in_base64url, key, public_point, sign
from tests.support.scripted_phone import id_of
from tests.support.venue import ID

__all__ = ["key"]

STREAM = "333-r1"


@pytest.fixture
def host(venue):
    """The organizer, who has opened the round and sees gaps and what there is to review."""
    return venue.open_round()


def shown(venue):
    """What the public sees of the first attempt of everybody who has one."""
    rows = venue.get(f"/rounds/{STREAM}").json["rows"]
    return {row["person"]: row["attempts"][0] for row in rows}


def standings_of(receipts):
    return [(one["outcome"], one["seq"], one["stamp"]["standing"]) for one in receipts]


def in_step(venue):
    """The warm board and a cold one: (what both fold to, what both hold)."""
    with venue.app.app_context():
        with boards.reading(ID, STREAM) as warm:
            before = warm.digests()
        boards.init_app(venue.app)
        with boards.reading(ID, STREAM) as cold:
            assert cold.digests() == before
    return before


def test_the_authors_own_copy_counts_after_a_forged_looking_relay(venue, host):
    author, carrier = venue.join("judge"), venue.join("judge")
    entry = author.phone.record(1, 1, 12340)
    receipts = [seat.hand_in(entry) for seat in (carrier, author, author, carrier)]
    assert standings_of(receipts) == [
        ("refused", 2, "unsigned-relay"),
        ("accepted", 3, "ok"),
        ("duplicate", 3, "ok"),
        ("duplicate", 3, "ok"),
    ]
    assert shown(venue) == {1: 1234}
    assert host.get("/review").json == []
    in_step(venue)


def test_until_the_author_comes_the_relay_waits_on_the_review_list(venue, host):
    author, carrier = venue.join("judge"), venue.join("judge")
    carrier.hand_in(author.phone.record(1, 1, 12340))
    (item,) = host.get("/review").json
    assert (item["what"], item["reason"]) == ("refused", "unsigned-relay")
    assert shown(venue) == {}


def test_a_signed_relay_counts_at_once_and_the_authors_own_is_its_duplicate(venue, host, key):
    author, carrier = venue.join("judge"), venue.join("judge")
    give_key(venue, author, key)
    entry = author.phone.record(1, 1, 12340)
    signed = {**entry, "sig": sign(key, entry["raw"])}
    receipts = [carrier.hand_in(signed), author.hand_in(entry), author.hand_in(signed)]
    assert standings_of(receipts) == [
        ("accepted", 2, "ok"),
        ("duplicate", 2, "ok"),
        ("duplicate", 2, "ok"),
    ]


def test_a_signature_that_comes_later_proves_the_relay(venue, host, key):
    author, carrier, other = (venue.join("judge") for _ in range(3))
    give_key(venue, author, key)
    entry = author.phone.record(1, 1, 12340)
    signed = {**entry, "sig": sign(key, entry["raw"])}
    receipts = [carrier.hand_in(entry), other.hand_in(signed), author.hand_in(entry)]
    assert standings_of(receipts) == [
        ("refused", 2, "unsigned-relay"),
        ("accepted", 3, "ok"),
        ("duplicate", 3, "ok"),
    ]
    assert shown(venue) == {1: 1234}


def test_what_stood_on_the_relay_is_accepted_with_the_authors_copy(venue, host):
    """The second entry has the first as its base; both are the author's, one came by relay."""
    author, carrier = venue.join("judge"), venue.join("judge")
    first = author.phone.record(1, 1, 12340)
    second = author.phone.record(1, 1, 13450, base=[id_of(first)])
    carrier.hand_in(first)
    assert author.hand_in(second)["outcome"] == "accepted"
    assert author.hand_in(first)["outcome"] == "accepted"
    assert shown(venue) == {1: 1345}
    in_step(venue)


def test_both_in_one_request_are_told_apart(venue, host, key):
    author, carrier = venue.join("judge"), venue.join("judge")
    give_key(venue, author, key)
    entry = author.phone.record(1, 1, 12340)
    signed = {**entry, "sig": sign(key, entry["raw"])}
    assert standings_of(carrier.sync(entry, signed, entry)["receipts"]) == [
        ("refused", 2, "unsigned-relay"),
        ("accepted", 3, "ok"),
        ("duplicate", 3, "ok"),
    ]


def test_a_revoked_author_hears_of_the_revocation_not_of_the_relay(venue, host):
    author, carrier = venue.join("judge"), venue.join("judge")
    entry = author.phone.record(1, 1, 12340)
    carrier.hand_in(entry)
    host.delete(f"/devices/{author.device}")
    receipt = author.hand_in(entry)
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "revoked")
    assert [row.standing for row in stored(venue)] == ["ok", "unsigned-relay", "revoked"]


def test_gaps_count_a_number_once_and_only_when_it_is_proven(venue, host):
    author, carrier = venue.join("judge"), venue.join("judge")
    first, second, third = (author.phone.record(1, slot, 12340) for slot in (1, 2, 3))
    carrier.sync(first, second)
    author.sync(first, third)
    assert host.sync()["gaps"] == [{"device": author.device, "missing": [2]}]
    author.sync(second)
    assert host.sync()["gaps"] == []


def test_every_phone_hears_of_both_copies_in_their_order(venue, host):
    author, carrier = venue.join("judge"), venue.join("judge")
    entry = author.phone.record(1, 1, 12340)
    carrier.hand_in(entry)
    author.hand_in(entry)
    reply = host.sync(cursors={STREAM: 1})
    assert [one["raw"] for one in reply["ops"]] == [entry["raw"]] * 2
    assert [one["stamp"]["standing"] for one in reply["ops"]] == ["unsigned-relay", "ok"]
    assert reply["digests"][STREAM] == in_step(venue)


def test_the_log_digest_has_one_line_for_the_same_bytes(venue, host):
    """What a phone computes that keeps, of the same bytes, the copy that counts."""
    author, carrier = venue.join("judge"), venue.join("judge")
    entry = author.phone.record(1, 1, 12340)
    carrier.hand_in(entry)
    author.hand_in(entry)
    with venue.app.app_context():
        alone = boards.Warm(STREAM)
        rows = operation.after(ID, STREAM, 0)
        counting = [row for row in rows if row.standing == "ok"]
        assert (len(rows), len(counting)) == (3, 2)
        ops = [
            boards.fold_input(json.loads(row.raw), row.sha256, row.role, row.standing)
            for row in counting
        ]
        alone.feed(ops, 2)
        assert alone.digests() == in_step(venue)


def test_a_forged_number_does_not_move_a_device_of_the_servers_own(venue, host):
    forger = venue.join("judge")
    with venue.app.app_context(), writing():
        importer = device.find(ID, host.device)
    forger.hand_in(forger.phone.record(1, 1, 12340, device=importer.number, n=2**31 - 1))
    with venue.app.app_context():
        made = Author(importer).make(STREAM, "round.close", None, [], {"seen": {}}, "2026-01-31")
        assert json.loads(made["raw"])["n"] == 2
        db.session.rollback()


def give_key(venue, seat, key):
    with venue.app.app_context(), writing():
        device.find(ID, seat.device).public_key = read_key(in_base64url(public_point(key)))

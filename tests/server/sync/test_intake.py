"""Taking in: numbered without gaps, kept as it came, once, whatever it is (I1, I5)."""

import json

import pytest
from sqlalchemy import select

from server.db import db, writing
from server.models import Operation, Quarantined, Stream, device
from server.sync import intake
from server.sync.signature import read_key
from tests.server.sync.test_signature import in_base64url, key, public_point, sign
from tests.support.scripted_phone import id_of
from tests.support.venue import ID

__all__ = ["key"]


def stored(venue, stream="333-r1"):
    with venue.app.app_context():
        mine = select(Operation).where(Operation.stream == stream).order_by(Operation.seq)
        return list(db.session.scalars(mine))


def test_operations_are_numbered_from_one_without_gaps_in_each_stream(venue):
    venue.open_round()
    judge = venue.join("judge")
    judge.sync(*(judge.phone.record(person, 1, 12340) for person in (1, 2, 3)))
    judge.sync(judge.phone.record(1, 1, 9870, stream="333-r2"))
    assert [row.seq for row in stored(venue)] == [1, 2, 3, 4]
    assert [row.seq for row in stored(venue, "333-r2")] == [1]


def test_an_operation_is_stored_to_the_byte(venue):
    judge = venue.join("judge")
    envelope = {"raw": json.dumps(json.loads(judge.phone.record(1, 1, 12340)["raw"]), indent=1)}
    judge.hand_in({**envelope, "sig": "AAAA"})
    (row,) = stored(venue)
    assert (row.raw, row.sig) == (envelope["raw"], "AAAA")


def test_the_stamp_tells_role_and_standing_at_that_moment(venue):
    judge = venue.join("scoretaker")
    stamp = judge.hand_in(judge.phone.record(1, 1, 12340))["stamp"]
    (row,) = stored(venue)
    assert stamp == {
        "seq": 1,
        "sha256": row.sha256,
        "role": "scoretaker",
        "standing": "ok",
        "server": row.server,
    }


def test_receipts_come_by_position_whatever_is_among_them(venue):
    venue.open_round()
    judge = venue.join("judge")
    good = judge.phone.record(1, 1, 12340)
    receipts = judge.sync({"raw": "{"}, good, None, good, judge.phone.record(9, 1, 1))["receipts"]
    assert [one["outcome"] for one in receipts] == [
        "quarantined",
        "accepted",
        "quarantined",
        "duplicate",
        "refused",
    ]
    assert [one.get("reason") for one in receipts] == [
        "not-json",
        None,
        "not-text",
        None,
        "not-in-round",
    ]


def test_a_repeated_operation_keeps_its_first_stamp(venue):
    venue.open_round()
    judge = venue.join("judge")
    envelope = judge.phone.record(1, 1, 12340)
    first, second = judge.hand_in(envelope), judge.hand_in(envelope)
    assert (second["outcome"], second["stamp"]) == ("duplicate", first["stamp"])
    assert len(stored(venue)) == 2


def test_a_phones_numbers_are_looked_up_a_stretch_at_a_time():
    assert intake.runs([7, 5, 6, 6, 9]) == [(5, 7), (9, 9)]
    assert intake.runs([]) == []


def test_a_request_that_repeats_itself_is_stored_once(venue):
    judge = venue.join("judge")
    envelope = judge.phone.record(1, 1, 12340)
    receipts = judge.sync(envelope, envelope)["receipts"]
    assert [one["outcome"] for one in receipts] == ["held", "duplicate"]
    assert len(stored(venue)) == 1


@pytest.mark.parametrize("same", ["id", "n"])
def test_other_bytes_in_a_taken_place_are_stored_as_id_reused(venue, same):
    venue.open_round()
    judge = venue.join("judge")
    first = judge.phone.record(1, 1, 12340)
    second = judge.phone.record(1, 1, 23450, **{same: json.loads(first["raw"])[same]})
    judge.hand_in(first)
    receipt = judge.hand_in(second)
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "id-reused")
    assert judge.hand_in(second)["outcome"] == "duplicate"
    assert [row.standing for row in stored(venue)] == ["ok", "ok", "id-reused"]


def test_a_forger_cannot_take_an_authors_place(venue):
    venue.open_round()
    judge, forger = venue.join("judge"), venue.join("judge")
    honest = judge.phone.record(1, 1, 12340)
    forged = forger.phone.record(1, 1, 99990, device=judge.device, n=1)
    assert forger.hand_in(forged)["reason"] == "unsigned-relay"
    assert judge.hand_in(honest)["outcome"] == "accepted"


@pytest.mark.parametrize("first", ["honest", "forged"])
def test_of_a_forged_and_an_honest_operation_with_one_id_the_honest_counts(venue, first):
    venue.open_round()
    judge, forger = venue.join("judge"), venue.join("judge")
    honest = judge.phone.record(1, 1, 12340)
    forged = forger.phone.record(1, 1, 99990, device=judge.device, n=1, id=id_of(honest))
    sent = [("honest", judge, honest), ("forged", forger, forged)]
    if first == "forged":
        sent.reverse()
    receipts = {name: seat.hand_in(envelope) for name, seat, envelope in sent}
    assert receipts["honest"]["outcome"] == "accepted"
    assert receipts["forged"]["reason"] == "unsigned-relay"
    (row,) = venue.get("/rounds/333-r1").json["rows"]
    assert row["attempts"][0] == 1234


def test_a_delegates_name_in_somebody_elses_hands_is_an_unsigned_relay(venue):
    venue.open_round()
    delegate, judge = venue.join("delegate"), venue.join("judge")
    receipt = judge.hand_in(delegate.phone.record(1, 1, 12340))
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "unsigned-relay")


def test_a_signed_relay_counts_as_its_authors_word(venue, key):
    venue.open_round()
    author, carrier = venue.join("judge"), venue.join("judge")
    give_key(venue, author.device, key)
    envelope = author.phone.record(1, 1, 12340)
    receipt = carrier.hand_in({**envelope, "sig": sign(key, envelope["raw"])})
    assert (receipt["outcome"], receipt["stamp"]["standing"]) == ("accepted", "ok")


def test_a_signature_over_other_bytes_is_a_bad_signature(venue, key):
    venue.open_round()
    author = venue.join("judge")
    give_key(venue, author.device, key)
    envelope = author.phone.record(1, 1, 12340)
    receipt = author.hand_in({**envelope, "sig": sign(key, envelope["raw"] + " ")})
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "bad-signature")


def give_key(venue, number, key):
    with venue.app.app_context(), writing():
        device.find(ID, number).public_key = read_key(in_base64url(public_point(key)))


def test_a_device_that_nobody_knows_has_no_role(venue):
    judge = venue.join("judge")
    receipt = judge.hand_in(judge.phone.record(1, 1, 12340, device=77))
    assert (receipt["stamp"]["role"], receipt["stamp"]["standing"]) == (
        "stranger",
        "unsigned-relay",
    )


def test_a_revoked_phone_may_hand_in_what_it_holds_and_none_of_it_counts(venue):
    organizer = venue.open_round()
    judge = venue.join("judge")
    organizer.delete(f"/devices/{judge.device}")
    receipts = judge.sync(*(judge.phone.record(1, slot, 12340) for slot in (1, 2)))["receipts"]
    assert [(one["outcome"], one["reason"]) for one in receipts] == [("refused", "revoked")] * 2
    assert len(stored(venue)) == 3


def test_a_delegate_lets_in_what_its_standing_kept_out(venue):
    organizer = venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    organizer.delete(f"/devices/{judge.device}")
    entry = judge.phone.record(1, 1, 12340)
    judge.hand_in(entry)
    admission = {"op": id_of(entry), "reason": "I saw the card"}
    delegate.hand_in(delegate.phone.make("op.admit", admission))
    (row,) = venue.get("/rounds/333-r1").json["rows"]
    assert (row["person"], row["attempts"][0]) == (1, 1234)


def test_a_scoped_phone_cannot_write_in_another_round(venue):
    venue.open_round()
    judge = venue.join("judge", scope="333-r2")
    receipt = judge.hand_in(judge.phone.record(1, 1, 12340))
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "scope")


def test_what_a_newer_app_says_is_kept_until_it_is_understood(venue):
    venue.open_round()
    judge = venue.join("judge")
    newer = {**json.loads(judge.phone.record(1, 1, 12340)["raw"]), "schema": 2, "base": "changed"}
    receipt = judge.hand_in({"raw": json.dumps(newer)})
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "schema")
    assert len(stored(venue)) == 2


def test_what_comes_before_its_base_is_held_until_the_base_comes(venue):
    venue.open_round()
    judge = venue.join("judge")
    first = judge.phone.record(1, 1, 12340)
    second = judge.phone.record(1, 1, 13450, base=[id_of(first)])
    receipt = judge.hand_in(second)
    assert (receipt["outcome"], receipt["reason"]) == ("held", "missing")
    assert receipt["missing"] == [id_of(first)]
    judge.hand_in(first)
    (row,) = venue.get("/rounds/333-r1").json["rows"]
    assert row["attempts"][0] == 1345


def test_what_comes_before_the_round_is_open_is_held(venue):
    judge = venue.join("judge")
    receipt = judge.hand_in(judge.phone.record(1, 1, 12340))
    assert (receipt["outcome"], receipt["reason"]) == ("held", "not-open")


def test_a_correction_after_sign_off_by_a_judge_is_proposed(venue):
    venue.open_round()
    judge = venue.join("judge")
    entry = judge.phone.record(1, 1, 12340)
    mark = judge.phone.make(
        "attempt.confirm", {"op": id_of(entry)}, {"person": 1, "slot": 1}, [id_of(entry)]
    )
    correction = judge.phone.make(
        "attempt.correct",
        {"reading_ms": 11110, "penalties": [], "reason": "misread"},
        {"person": 1, "slot": 1},
        [id_of(mark)],
    )
    receipts = judge.sync(entry, mark, correction)["receipts"]
    assert [one["outcome"] for one in receipts] == ["accepted", "accepted", "proposed"]


def test_on_the_desk_the_table_of_roles_decides(venue):
    judge, organizer = venue.join("judge"), venue.join("organizer")
    notice = {"stream": "desk"}
    refused = judge.hand_in(judge.phone.make("notice.post", {"text": "Lunch"}, **notice))
    posted = organizer.hand_in(organizer.phone.make("notice.post", {"text": "Lunch"}, **notice))
    assert (refused["outcome"], refused["reason"]) == ("refused", "role")
    assert posted["outcome"] == "accepted"


def test_rubbish_is_kept_once_and_has_no_number(venue):
    judge = venue.join("judge")
    for _ in range(2):
        receipt = judge.hand_in({"raw": "not an operation"})
    assert receipt == {"id": None, "outcome": "quarantined", "seq": None, "reason": "not-json"}
    with venue.app.app_context():
        (row,) = db.session.scalars(select(Quarantined))
        assert (row.device, row.raw) == (judge.device, "not an operation")
        assert db.session.scalars(select(Stream)).all() == []


def test_nothing_is_stored_when_the_transaction_fails(venue, monkeypatch):
    """The board that had been fed is thrown away too: what it was fed never happened."""
    venue.open_round()
    judge = venue.join("judge")
    envelope = judge.phone.record(1, 1, 12340)

    def fail(*_arguments):
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(intake.outcomes.review, "refresh", fail)
        assert judge.post("/sync", {"ops": [envelope]}).status_code == 500
    assert len(stored(venue)) == 1
    assert venue.get("/rounds/333-r1").json["rows"] == []
    assert judge.hand_in(envelope)["outcome"] == "accepted"

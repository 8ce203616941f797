"""What becomes of an envelope: rubbish, a duplicate, or an operation with its stamp (I5)."""

import json

import pytest

from server.sync.decide import Author, Duplicate, Known, New, decide
from server.sync.envelope import Rubbish, read
from tests.server.sync.test_signature import key, public_point, sign
from tests.support.scripted_phone import ScriptedPhone

__all__ = ["key"]

AUTHOR, CARRIER = 7, 8


@pytest.fixture
def authors(key):
    return {
        AUTHOR: Author("delegate", None, public_point(key), revoked=False),
        CARRIER: Author("judge", None, None, revoked=False),
    }


@pytest.fixture
def raw():
    return ScriptedPhone(AUTHOR).record(1, 1, 12340)["raw"]


def intake(authors):
    """A log in memory: `send(sender, envelope)` decides and remembers."""
    heads, stored = {}, []

    def send(sender, envelope):
        known = Known(sender, "here", authors, heads)
        for one in stored:
            known.add(one)
        decision = decide(read(envelope), known)
        if isinstance(decision, New):
            stored.append(decision.stored)
        return decision

    return send


def test_a_relay_that_nobody_signed_is_kept_and_not_believed(authors, raw):
    decision = intake(authors)(CARRIER, {"raw": raw})
    assert (type(decision), decision.stored.standing) == (New, "unsigned-relay")
    assert decision.stored.role == "delegate"


@pytest.mark.parametrize("proof", ["own token", "signature"])
def test_the_same_bytes_proven_later_get_a_number_and_a_stamp_of_their_own(
    authors, raw, key, proof
):
    send = intake(authors)
    relayed = send(CARRIER, {"raw": raw}).stored
    signed = {"raw": raw, "sig": sign(key, raw)}
    proven = send(AUTHOR, {"raw": raw}) if proof == "own token" else send(CARRIER, signed)
    assert (type(proven), proven.stored.standing) == (New, "ok")
    assert (relayed.seq, proven.stored.seq) == (1, 2)
    assert relayed.standing == "unsigned-relay"


def test_once_proven_every_further_copy_is_a_duplicate_with_that_stamp(authors, raw, key):
    send = intake(authors)
    send(CARRIER, {"raw": raw})
    proven = send(AUTHOR, {"raw": raw}).stored
    for sender, envelope in (
        (CARRIER, {"raw": raw}),
        (AUTHOR, {"raw": raw}),
        (CARRIER, {"raw": raw, "sig": sign(key, raw)}),
        (AUTHOR, {"raw": raw, "sig": sign(key, raw + " ")}),
    ):
        assert send(sender, envelope) == Duplicate(proven)


def test_unproven_copies_are_stored_once(authors, raw, key):
    """However often and however badly signed: a relay must not be able to fill the log."""
    send = intake(authors)
    first = send(CARRIER, {"raw": raw}).stored
    for sig in (None, sign(key, raw + " "), "AAAA"):
        assert send(CARRIER, {"raw": raw, "sig": sig}) == Duplicate(first)


def test_a_bad_signature_of_the_authors_own_does_not_keep_the_good_one_out(authors, raw, key):
    send = intake(authors)
    assert send(AUTHOR, {"raw": raw, "sig": "AAAA"}).stored.standing == "bad-signature"
    assert send(AUTHOR, {"raw": raw, "sig": sign(key, raw)}).stored.standing == "ok"


def test_proven_does_not_mean_admitted(authors, raw):
    """The author's own token proves who speaks; a revoked phone stays revoked."""
    revoked = {**authors, AUTHOR: Author("delegate", None, None, revoked=True)}
    send = intake(revoked)
    send(CARRIER, {"raw": raw})
    proven = send(AUTHOR, {"raw": raw}).stored
    assert (proven.seq, proven.standing) == (2, "revoked")
    assert send(AUTHOR, {"raw": raw}) == Duplicate(proven)


def test_other_bytes_under_a_relayed_id_are_not_its_second_coming(authors, raw):
    send = intake(authors)
    send(CARRIER, {"raw": raw})
    op = json.loads(raw)
    honest = {"raw": json.dumps({**op, "body": {"reading_ms": 1, "penalties": []}})}
    assert send(AUTHOR, honest).stored.standing == "ok"
    assert send(AUTHOR, {"raw": raw}).stored.standing == "id-reused"


def test_rubbish_stays_rubbish(authors):
    assert isinstance(intake(authors)(AUTHOR, {"raw": "?"}), Rubbish)

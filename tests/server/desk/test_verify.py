"""A changed byte of a signed round is named, by the endpoint and by the command (I8)."""

import pytest
from sqlalchemy import text

from server.db import db, writing
from server.models import operation
from server.rules.seal import round_seal
from server.sync import boards
from tests.support.scripted_phone import id_of
from tests.support.venue import ID

STREAM = "333-r1"


@pytest.fixture
def signed(venue):
    """A round with three attempts that the delegate has signed off."""
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    entries = [judge.phone.record(person, 1, 12_000 + person) for person in (1, 2, 3)]
    judge.sync(*entries)
    delegate.sync(sign_off(venue, delegate, judge))
    venue.judge, venue.delegate, venue.entries = judge, delegate, entries
    return venue


def sign_off(venue, delegate, *others):
    with venue.app.app_context():
        state = boards.reply(ID, STREAM)
        hashes = operation.hashes(ID, STREAM)
        seal = round_seal(state["cards"], hashes)["seal"]
    seen = {str(one.phone.device): one.phone.n for one in (*others, delegate)}
    body = {"digest": state["digest"], "seal": seal, "seen": seen}
    return delegate.phone.make(
        "round.sign", body, None, [state["round"]["sign"] or state["round"]["open"]]
    )


def tamper(venue, statement, **values):
    with venue.app.app_context(), writing():
        db.session.execute(text(statement), values)


def seal_of(seat):
    return seat.get(f"/rounds/{STREAM}/seal").json


def test_a_round_that_nobody_signed_has_no_seal_and_no_difference(venue):
    venue.open_round()
    told = seal_of(venue.join("organizer"))
    assert (told["sign"], told["holds"], told["operations"]) == (None, True, [])


def test_a_signed_round_holds(signed):
    told = seal_of(signed.delegate)
    assert (told["holds"], told["kept"], told["attempts"]) == (True, True, [])
    assert [(row["person"], row["slot"]) for row in told["lines"]] == [(1, 1), (2, 1), (3, 1)]


def test_a_changed_byte_of_an_entry_is_named(signed):
    changed = "UPDATE operation SET raw = replace(raw, '12002', '11002') WHERE op_id = :id"
    tamper(signed, changed, id=id_of(signed.entries[1]))
    told = seal_of(signed.delegate)
    assert told["attempts"] == [{"person": 2, "slot": 1, "what": ["bytes", "value"]}]
    assert [(row["person"], row["slot"]) for row in told["operations"]] == [(2, 1)]
    assert told["holds"] is False


def test_bytes_that_nobody_can_read_any_more_are_named_too(signed):
    tamper(signed, "UPDATE operation SET raw = 'x' WHERE op_id = :id", id=id_of(signed.entries[0]))
    told = seal_of(signed.delegate)
    assert told["attempts"] == [{"person": 1, "slot": 1, "what": ["bytes", "entry"]}]
    assert [row["person"] for row in told["operations"]] == [None]


def test_what_was_kept_is_watched_as_well(signed):
    tamper(signed, "UPDATE sealed_attempt SET value = 999 WHERE person = 3")
    told = seal_of(signed.delegate)
    assert told["attempts"] == [{"person": 3, "slot": 1, "what": ["hash", "value"]}]
    tamper(signed, "DELETE FROM sealed_attempt WHERE person = 3")
    assert seal_of(signed.delegate)["kept"] is False


def test_a_change_by_a_judge_after_the_sign_off_is_a_proposal_and_the_seal_holds(signed):
    signed.judge.sync(signed.judge.phone.record(1, 1, 9000, [id_of(signed.entries[0])]))
    assert seal_of(signed.delegate)["holds"] is True
    listed = signed.delegate.get("/review").json
    assert [(one["what"], one["person"]) for one in listed] == [("proposal", 1)]


def test_a_change_by_the_delegate_is_another_entry_until_it_is_signed_again(signed):
    body = {"reading_ms": 9000, "penalties": [], "reason": "seen on video"}
    where = {"person": 1, "slot": 1}
    made = signed.delegate.phone.make("attempt.correct", body, where, [id_of(signed.entries[0])])
    signed.delegate.sync(made)
    assert seal_of(signed.delegate)["attempts"] == [{"person": 1, "slot": 1, "what": ["entry"]}]
    signed.delegate.sync(sign_off(signed, signed.delegate, signed.judge))
    assert seal_of(signed.delegate)["holds"] is True


def test_what_was_still_on_its_way_when_the_sign_off_came_is_kept_with_it(venue):
    """A phone may be slower than the delegate who had met it."""
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    one, two = judge.phone.record(1, 1, 12_000), judge.phone.record(2, 1, 13_000)
    judge.sync(one, two)
    late = sign_off(venue, delegate, judge)
    tamper(venue, "DELETE FROM operation WHERE op_id = :id", id=id_of(two))
    tamper(venue, "UPDATE stream SET seq = seq - 1 WHERE name = :name", name=STREAM)
    venue.app.extensions["matside-boards"] = boards.Boards()
    delegate.sync(late)
    assert seal_of(delegate)["kept"] is False
    judge.sync(two)
    told = seal_of(delegate)
    assert (told["kept"], told["holds"]) == (True, True)


def test_the_seal_is_for_those_who_run_the_competition(signed):
    assert signed.judge.get(f"/rounds/{STREAM}/seal").status_code == 403


def test_the_command_names_what_differs_and_ends_with_one(signed, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    run = signed.app.test_cli_runner()
    good = run.invoke(args=["verify"])
    assert (good.exit_code, len(good.output.splitlines())) == (0, 1)
    changed = "UPDATE operation SET raw = replace(raw, '12002', '11002') WHERE op_id = :id"
    tamper(signed, changed, id=id_of(signed.entries[1]))
    done = run.invoke(args=["verify", ID])
    assert done.exit_code == 1
    assert "competitor 2, attempt 1: the stored entry is not the one" in done.output
    assert id_of(signed.entries[1]) in done.output


def test_the_command_knows_the_competitions_that_are_here(signed):
    assert signed.app.test_cli_runner().invoke(args=["verify", "Nowhere"]).exit_code == 2

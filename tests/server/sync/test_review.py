"""The delegate's list: opened and closed by the operations that cause it (I2, I5)."""

from server.sync.review import issues_of
from tests.support.scripted_phone import id_of

SLOT = {"person": 1, "slot": 1}


def listed(seat):
    return [
        (item["what"], item["person"], item["slot"], item["reason"])
        for item in seat.get("/review").json
    ]


def test_two_entries_that_did_not_see_each_other_are_listed_until_somebody_decides(venue):
    venue.open_round()
    delegate = venue.join("delegate")
    first, second = venue.join("judge"), venue.join("judge")
    one, other = first.phone.record(1, 1, 12340), second.phone.record(1, 1, 12350)
    first.sync(one)
    assert listed(delegate) == []
    second.sync(other)
    assert listed(delegate) == [("dispute", 1, 1, "attempt")]
    keep = {"keep": id_of(one), "reason": "the card says so"}
    delegate.sync(
        delegate.phone.make("attempt.decide", keep, SLOT, sorted([id_of(one), id_of(other)]))
    )
    assert listed(delegate) == []


def test_what_is_held_is_listed_until_its_base_comes(venue):
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    first = judge.phone.record(1, 1, 12340)
    judge.sync(judge.phone.record(1, 1, 13450, base=[id_of(first)]))
    assert listed(delegate) == [("held", 1, 1, "missing")]
    judge.sync(first)
    assert listed(delegate) == []


def test_what_comes_before_the_round_is_open_is_listed_as_such(venue):
    judge, delegate = venue.join("judge"), venue.join("delegate")
    judge.sync(judge.phone.record(1, 1, 12340))
    assert listed(delegate) == [("held", 1, 1, "not-open")]


def test_a_refused_operation_is_listed_with_its_reason_and_keeps_its_id(venue):
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    wrong = judge.phone.record(9, 1, 12340)
    judge.sync(wrong)
    (item,) = delegate.get("/review").json
    assert (item["what"], item["reason"]) == ("refused", "not-in-round")
    assert (item["op"], item["stream"]) == (id_of(wrong), "333-r1")
    judge.sync(judge.phone.record(1, 1, 12340))
    assert [one["id"] for one in delegate.get("/review").json] == [item["id"]]


def test_a_subject_that_is_no_place_is_listed_without_one(venue):
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    judge.sync(judge.phone.record(10**12, 0, 12340))
    assert listed(delegate) == [("refused", None, None, "not-in-round")]


def test_an_entry_after_the_close_is_listed_as_late(venue):
    organizer = venue.open_round()
    judge = venue.join("judge")
    opening = organizer.phone.made[0]["id"]
    organizer.sync(organizer.phone.make("round.close", {"seen": {}}, base=[opening]))
    judge.sync(judge.phone.record(1, 1, 12340))
    assert listed(organizer) == [("late", 1, 1, None)]


def test_a_proposal_is_listed_with_what_it_would_do(venue):
    venue.open_round()
    judge, delegate = venue.join("judge"), venue.join("delegate")
    entry = judge.phone.record(1, 1, 12340)
    body = {"reading_ms": 12350, "penalties": [], "reason": "misread"}
    judge.sync(entry, judge.phone.make("attempt.propose", body, SLOT, [id_of(entry)]))
    assert listed(delegate) == [("proposal", 1, 1, "attempt.propose")]


def test_the_list_is_for_those_who_decide(venue):
    assert venue.join("judge").get("/review").json["code"] == "not-allowed"
    assert venue.join("head-judge").get("/review").status_code == 200


def test_two_openings_that_did_not_see_each_other_are_one_issue_of_the_round(venue):
    first, second = venue.open_round(), venue.open_round(people=(1, 2))
    assert listed(first) == listed(second) == [("dispute", None, None, "round.open")]


def test_a_quiet_board_has_no_issue():
    quiet = {"disputes": [], "proposals": [], "held": [], "refused": [], "late": []}
    assert issues_of(quiet) == []

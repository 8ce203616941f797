"""What the operations on the round itself do: opening, closing, entering, quitting, going on."""

import hashlib

from server.rules.log import Board
from tests.rules.log.scenes import fold, op, opening, record, refused, round_op, sign, slot


def status(*ops: dict) -> str:
    return fold(*ops)["round"]["status"]


def close(name: str, base: str = "o", **seen: int) -> dict:
    return round_op(name, "round.close", {"seen": seen}, base)


def card(reply: dict, person: int = 1) -> dict:
    [found] = [card for card in reply["cards"] if card["person"] == person]
    return found


def first_by_hash(*names: str) -> str:
    return min(names, key=lambda name: hashlib.sha256(name.encode()).hexdigest())


def test_a_close_counts_until_an_opening_has_seen_it():
    """I6: not until one with a later clock."""
    assert status(opening(), close("z")) == "closed"
    assert status(opening(), close("z"), opening("p", "o")) == "closed"
    assert status(opening(), close("z"), opening("p", "z")) == "open"
    assert status(opening(), close("z"), opening("p", "z"), close("y", "p")) == "closed"


def test_one_close_after_another_replaces_it():
    reply = fold(opening(), close("z", **{"2": 0}), close("y", "z", **{"2": 1}), record("a", 12))
    assert (reply["late"], reply["disputes"]) == ([], [])


def test_two_closes_that_did_not_see_each_other_are_a_dispute():
    """I2: in force is the one whose id has the smaller SHA-256; what it had not seen is late."""
    reply = fold(opening(), close("z", **{"2": 0}), close("y", **{"2": 1}), record("a", 12))
    assert reply["disputes"] == [{"what": "round.close", "candidates": ["y", "z"]}]
    assert reply["late"] == (["a"] if first_by_hash("y", "z") == "z" else [])


def test_two_openings_that_agree_are_shown_too():
    """I2: nothing on a round is settled in silence."""
    reply = fold(opening("o"), opening("p"))
    assert reply["disputes"] == [{"what": "round.open", "candidates": ["o", "p"]}]
    assert reply["round"]["open"] == first_by_hash("o", "p")


def test_a_proposal_beyond_what_the_close_had_seen_is_late_and_a_mark_is_not():
    proposal = op("p", "attempt.extra", {"reason": "noise"}, "a", n=3)
    mark = op("c", "attempt.confirm", {"op": "a"}, "a", n=4)
    assert fold(opening(), close("z", **{"2": 2}), record("a", 12), proposal, mark)["late"] == ["p"]


def test_nothing_but_an_opening_is_looked_at_before_one():
    """I5: all of it is held, also what an opening will refuse."""
    early = [close("z", ""), close("y", ""), record("a", 12, role="viewer")]
    reply = fold(opening("o", role="judge"), *early)
    assert reply["round"] == {"status": "not-open"}
    assert reply["disputes"] == []
    assert reply["held"] == [{"op": name, "missing": ["round.open"]} for name in "ayz"]
    assert refused(reply) == {"o": "role"}


def test_a_missing_base_is_named_even_before_the_round_opens():
    """I5: what to look for is known by then."""
    reply = fold(opening("o", role="judge"), record("a", 12, "absent"), record("b", 12, "a"))
    assert [row["missing"] for row in reply["held"]] == [["absent"], ["a"]]


def test_bases_in_a_circle_are_held():
    """I5: nobody can have made them, and nobody waits forever for the rest."""
    reply = fold(record("a", 12, "b"), record("b", 12, "a"), record("c", 12, "c"))
    missing = {row["op"]: row["missing"] for row in reply["held"]}
    assert missing == {"a": ["b"], "b": ["a"], "c": ["c"]}


def test_a_delegate_lets_a_round_be_opened_by_a_revoked_phone():
    """I5: an admission counts before the round is open, or nothing could ever open it."""
    admit = round_op("x", "op.admit", {"op": "o", "reason": "found again"})
    assert status(opening(standing="revoked"), admit) == "open"


def test_admissions_need_no_order_and_do_not_vouch_for_each_other():
    """I3: by way of another, but not in a circle."""

    def admit(name: str, of: str, standing: str) -> dict:
        return round_op(name, "op.admit", {"op": of, "reason": "r"}, standing=standing)

    lost = record("a", 12, standing="scope")
    chain = fold(lost, admit("x", "a", "revoked"), admit("y", "x", "ok"))
    assert refused(chain) == {}
    circle = fold(lost, admit("x", "y", "revoked"), admit("y", "x", "revoked"))
    assert refused(circle) == {"a": "scope", "x": "revoked", "y": "revoked"}


def test_people_are_those_of_the_opening_in_force_and_all_who_were_entered():
    """I1: a second opening that left an entered competitor out does not take the results away."""
    enter = round_op("e", "round.enter", base="o", subject={"person": 9})
    again = opening("p", "e", {"people": [1, 3]})
    reply = fold(opening(), enter, again, record("a", 12, subject={"person": 9, "slot": 1}))
    assert [card["person"] for card in reply["cards"]] == [1, 3, 9]
    assert slot(reply, person=9)["value"] == 1200


def test_results_of_who_quits_stay_and_the_card_is_closed():
    leave = round_op("q", "round.quit", subject={"person": 1})
    reply = fold(record("a", 12), leave)
    assert (reply["round"]["quit"], card(reply)["closed"], card(reply)["best"]) == ([1], True, 1200)
    back = round_op("e", "round.enter", base="q", subject={"person": 1})
    assert card(fold(record("a", 12), leave, back))["closed"] is False
    assert fold(leave, round_op("e", "round.enter", subject={"person": 1}))["round"]["quit"] == [1]


def test_whoever_takes_the_place_does_not_bring_back_who_quit():
    leave = round_op("q", "round.quit", subject={"person": 1})
    instead = round_op("e", "round.enter", base="q", subject={"person": 9})
    assert fold(leave, instead)["round"]["quit"] == [1]


def test_who_does_not_go_on_has_a_closed_card():
    """2010 9g: combined rounds by position; nobody's results are lost."""
    go_on = round_op("c", "round.continue", {"attempts": 2, "people": [2]}, "o")
    reply = fold(opening(), go_on, record("a", 12))
    assert [card["closed"] for card in reply["cards"]] == [True, False]
    assert card(reply)["best"] == 1200


def test_a_missed_cutoff_closes_the_card_and_leaves_blanks():
    """2026 9g, 9f5+: blanks, not DNS."""
    cutoff = {"cutoff": {"attempts": 1, "result": 1000}}
    reply = fold(opening(body=cutoff), record("a", 12))
    assert card(reply)["closed"] is True
    assert [line["value"] for line in card(reply)["slots"]] == [1200, 0, 0, 0, 0]
    assert card(fold(opening(body=cutoff), record("a", 9)))["closed"] is False


def test_a_full_card_is_closed_and_has_an_average():
    five = [record(f"a{n}", 10 + n, subject={"person": 1, "slot": n}) for n in range(1, 6)]
    full = card(fold(*five))
    assert (full["closed"], full["best"], full["average"]) == (True, 1100, 1300)


def test_standings_are_over_those_who_have_an_attempt():
    reply = fold(record("a", 12, subject={"person": 2, "slot": 1}))
    assert [(row["person"], row["rank"]) for row in reply["standings"]] == [(2, 1)]


def test_publishing_and_signing_last_until_the_round_is_opened_again():
    done = [sign("s"), round_op("p", "round.publish", base="o")]
    told = fold(opening(), *done)["round"]
    assert (told["published"], told["signed"]) == (True, True)
    again = fold(opening(), *done, opening("n", "s p"))["round"]
    assert (again["published"], again["signed"]) == (False, False)


def test_an_opening_of_no_edition_event_or_format_is_refused():
    wrong = [
        {"edition": "wca-1999"},
        {"event": "magic"},
        {"format": "7"},
        {"people": [0]},
        {"people": "all"},
        {"cutoff": {"attempts": 2}},
        {"limit_cs": 0},
        {"unofficial": 1},
    ]
    assert [refused(fold(opening(body=body))) for body in wrong] == [{"o": "bad-body"}] * len(wrong)


def test_the_desk_and_the_review_wait_for_no_opening():
    """I5: kinds of another stream are unknown there."""
    desk = Board("desk")
    checkin = op("a", "person.checkin", stream="desk", role="scoretaker")
    call = op("b", "group.call", stream="desk", role="judge")
    stray = op("c", "attempt.record", {"reading_ms": 12670}, stream="desk")
    desk.feed([checkin, call, stray])
    outcomes = [desk.outcome(name) for name in "abc"]
    assert outcomes == [("accepted", None), ("refused", "role"), ("refused", "unknown-kind")]
    assert refused(fold(op("n", "notice.post", role="delegate"))) == {"n": "unknown-kind"}

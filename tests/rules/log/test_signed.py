"""A round that was signed off is the authority's (I8), whatever came first (I3)."""

from itertools import permutations

from tests.rules.log.scenes import delegate, fold, opening, record, refused, round_op, sign, slot

SEEN = {"1": 1, "2": 1}
BY_ORGANIZER = {"role": "organizer", "device": 8}


def proposals(reply: dict) -> list[str]:
    return [row["op"] for row in reply["proposals"]]


def test_what_a_sign_off_had_not_seen_is_a_proposal_whatever_came_first():
    ops = [opening(), record("a", 12), sign("s", seen=SEEN), record("b", 11, "a", n=2)]
    replies = [fold(*some) for some in permutations(ops)]
    assert all(reply == replies[0] for reply in replies)
    assert (proposals(replies[0]), slot(replies[0])["op"]) == (["b"], "a")


def test_a_first_result_that_was_still_on_a_phone_waits_too():
    late = record("b", 11, n=7, device=5, subject={"person": 2, "slot": 1})
    reply = fold(opening(), record("a", 12), sign("s", seen=SEEN), late)
    assert (proposals(reply), slot(reply, person=2)["status"]) == (["b"], "empty")


def test_the_authority_changes_it_all_the_same():
    right = delegate("c", "attempt.correct", {"reading_ms": 11000, "penalties": []}, "a")
    reply = fold(opening(), record("a", 12), sign("s", seen=SEEN), right)
    assert (proposals(reply), slot(reply)["op"]) == ([], "c")


def test_signing_once_more_admits_nothing_that_waits():
    ops = [opening(), record("a", 12), sign("s", seen=SEEN), record("b", 11, "a", n=2)]
    again = sign("t", "s", {"1": 2, "2": 2}, n=2)
    reply = fold(*ops, again)
    assert (proposals(reply), reply["round"]["sign"]) == (["b"], "t")
    after = fold(*ops, again, record("c", 10, "a", n=3))
    assert proposals(after) == ["b", "c"]


def test_only_the_authority_opens_a_signed_round_again_which_lifts_the_sign_off():
    ops = [opening(), record("a", 12), sign("s", seen=SEEN), record("b", 11, "a", n=2)]
    by_organizer = fold(*ops, opening("p", "s", **BY_ORGANIZER))
    assert (refused(by_organizer), by_organizer["round"]["signed"]) == ({"p": "role"}, True)
    by_delegate = fold(*ops, opening("p", "s"))
    assert (refused(by_delegate), by_delegate["round"]["signed"]) == ({}, False)
    assert (proposals(by_delegate), slot(by_delegate)["op"]) == ([], "b")
    once_open = fold(*ops, opening("p", "s"), opening("q", "p", **BY_ORGANIZER))
    assert refused(once_open) == {}


def test_an_opening_that_had_not_seen_the_sign_off_does_not_lift_it():
    reply = fold(opening(), sign("s", seen=SEEN), opening("p", "o", **BY_ORGANIZER))
    assert (refused(reply), reply["round"]["sign"]) == ({}, "s")


def test_a_sign_off_says_what_it_signs_and_is_the_delegates():
    assert refused(fold(opening(), round_op("s", "round.sign", {"digest": "d"}, "o"))) == {
        "s": "bad-body"
    }
    assert refused(fold(opening(), sign("s", role="organizer"))) == {"s": "role"}


def test_a_standing_round_is_kept_for_the_standings_that_were_named():
    keep = round_op("k", "round.keep", {"from": "d1", "reason": "the round is half done"}, "o")
    assert fold(opening(), keep)["round"]["kept"] == ["d1"]
    blank = round_op("k", "round.keep", {"from": "d1", "reason": " "}, "o")
    assert refused(fold(opening(), blank)) == {"k": "bad-body"}


def test_who_takes_the_place_of_somebody_who_quit_does_not_bring_them_back():
    """9p3: the reserve's coming has seen the withdrawal, as every device's does."""
    gone = round_op("q", "round.quit", {}, "o", subject={"person": 2})
    comes = round_op("e", "round.enter", {}, "q", subject={"person": 4})
    assert fold(opening(), gone, comes)["round"]["quit"] == [2]
    back = round_op("b", "round.enter", {}, "e", subject={"person": 2})
    assert fold(opening(), gone, comes, back)["round"]["quit"] == []

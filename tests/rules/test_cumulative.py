"""A limit over several attempts: the text's worked examples, the order of doing, and the boards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.attempt import attempt_result
from server.rules.cumulative import limits_check
from server.rules.errors import RulesError
from server.rules.log import log_fold
from tests.rules.log.scenes import op, opening, reading

MINUTE = 6000
PLUS2 = 200
TODAY = "wca-2026"
BIG, BLIND = ("666-r1", "666"), ("444bf-r1", "444bf")


def solved(cs, plus=0):
    return {"value": cs + plus, "reading_cs": cs}


def dnf(cs):
    return {"value": -1, "reading_cs": cs}


DNS = {"value": -2, "reading_cs": 0}
BLANK = {"value": 0, "reading_cs": 0}


def card(*lines, of=BIG, **more):
    slots = [{"slot": i + 1, **line} for i, line in enumerate(lines)]
    return {"round": of[0], "event": of[1], "slots": slots, **more}


def check(cumulative_cs, *cards, edition=TODAY, order=()):
    order = [{"round": name, "slot": slot, **more} for name, slot, more in order]
    return limits_check(edition, cumulative_cs, list(cards), order)


def column(reply, name):
    return [row[name] for row in reply["rows"]]


def places(reply):
    return [(row["round"], row["slot"]) for row in reply["rows"]]


def refused(*cards, **more):
    with pytest.raises(RulesError) as raised:
        check(MINUTE, *cards, **more)
    return raised.value.code, raised.value.field


# The text's own examples.


@pytest.mark.parametrize(
    ("third", "verdict", "counted", "left"),
    [
        (BLANK, "none", 0, 14 * MINUTE),
        (solved(14 * MINUTE - 100), "ok", 14 * MINUTE - 100, 100),
        (solved(14 * MINUTE - 100, PLUS2), "dnf", 14 * MINUTE - 100, 100),
    ],
)
def test_after_6_minutes_and_a_dnf_of_10_a_third_attempt_has_14_of_30(
    third, verdict, counted, left
):
    """2026 A1a2++: 13:59 meets the limit, 13:59 + 2 = 14:01 does not."""
    reply = check(30 * MINUTE, card(solved(6 * MINUTE), dnf(10 * MINUTE), third))
    assert column(reply, "limit_cs") == [30 * MINUTE, 24 * MINUTE, 14 * MINUTE]
    assert column(reply, "counted_cs") == [6 * MINUTE, 10 * MINUTE, counted]
    assert reply["rows"][2]["verdict"] == verdict
    assert reply["rows"][2]["code"] == ("A1a4" if verdict == "dnf" else None)
    assert (reply["left_cs"], reply["reached"]) == (left, None)


def test_after_7_00_and_7_30_of_20_minutes_the_third_attempt_has_5_30_and_not_8():
    """2026 A1a2++++."""
    lines = solved(7 * MINUTE), solved(7 * MINUTE + 3000), BLANK
    reply = check(20 * MINUTE, card(*lines, limit_cs=8 * MINUTE))
    assert column(reply, "limit_cs") == [8 * MINUTE, 8 * MINUTE, 5 * MINUTE + 3000]


def test_a_dnf_counts_the_time_that_is_recorded_in_parentheses():
    """2026 A1a2+: DNF (1:02.27)."""
    line = attempt_result(TODAY, "666", reading_ms=62270, penalties=["10e4"])
    assert line["text"] == "DNF (1:02.27)"
    reply = check(20 * MINUTE, card({name: line[name] for name in ("value", "reading_cs")}))
    assert reply["used_cs"] == 6227


@pytest.mark.parametrize("edition", ["wca-2008", "wca-2010"])
def test_30_minutes_for_best_of_2_leave_it_to_the_main_judge(edition):
    """9f6 of the old editions; 2008 8e, 2010 9s: within is allowed, and penalties do not count."""
    within = card(solved(20 * MINUTE), solved(10 * MINUTE, PLUS2), of=("555bf-r1", "555bf"))
    reply = check(30 * MINUTE, within, edition=edition)
    assert (column(reply, "flags"), reply["reached"]) == ([[], []], None)
    over = card(solved(20 * MINUTE), solved(10 * MINUTE + 100), BLANK, of=("555bf-r1", "555bf"))
    reply = check(30 * MINUTE, over, edition=edition)
    assert column(reply, "verdict") == ["ok", "ok", "none"]
    assert column(reply, "proposal") == [None, None, None]
    assert column(reply, "flags") == [[], ["over-limit"], []]
    assert reply["rows"][1]["code"] == {"wca-2008": "8e", "wca-2010": "9s"}[edition]
    assert reply["reached"] == {"round": "555bf-r1", "slot": 2}
    assert (column(reply, "limit_cs")[2], reply["left_cs"]) == (0, 0)


# What follows when it is reached.


def test_reaching_the_limit_is_a_dnf_and_what_remains_is_dns():
    """2026 A1a4, A1a4+, A1a2+++++: also if nobody stopped the competitor in time."""
    lines = solved(6 * MINUTE), solved(4 * MINUTE), solved(MINUTE), BLANK
    reply = check(10 * MINUTE, card(*lines))
    assert column(reply, "verdict") == ["ok", "dnf", "dns", "dns"]
    assert column(reply, "proposal") == [None, "dnf", "dns", "dns"]
    assert column(reply, "code") == [None, "A1a4", "A1a2+++++", "A1a2+++++"]
    assert column(reply, "counted_cs") == [6 * MINUTE, 4 * MINUTE, 0, 0]
    assert column(reply, "limit_cs") == [10 * MINUTE, 4 * MINUTE, 0, 0]
    assert reply["reached"] == {"round": "666-r1", "slot": 2}
    assert (reply["used_cs"], reply["left_cs"]) == (10 * MINUTE, 0)


def test_nothing_is_proposed_that_is_recorded_already():
    """2026 A1a4, A1a2+++++."""
    reply = check(10 * MINUTE, card(solved(6 * MINUTE), dnf(4 * MINUTE), DNS))
    assert column(reply, "code") == [None, "A1a4", "A1a2+++++"]
    assert column(reply, "proposal") == [None, None, None]


def test_a_hundredth_below_is_within():
    """2026 A1a4."""
    reply = check(10 * MINUTE, card(solved(6 * MINUTE), solved(4 * MINUTE - 1), BLANK))
    assert column(reply, "verdict") == ["ok", "ok", "none"]
    assert reply["rows"][2]["limit_cs"] == 1


def test_the_limit_of_the_attempt_ends_it_and_not_the_rest():
    """2026 A1a2: whichever is lower."""
    lines = solved(9 * MINUTE), solved(2 * MINUTE)
    reply = check(20 * MINUTE, card(*lines, limit_cs=8 * MINUTE))
    assert column(reply, "verdict") == ["dnf", "ok"]
    assert (reply["reached"], reply["used_cs"]) == (None, 11 * MINUTE)


def test_who_chose_not_to_start_has_used_nothing():
    """2026 9f5, A1a5."""
    reply = check(10 * MINUTE, card(DNS, solved(MINUTE)))
    assert column(reply, "counted_cs") == [0, MINUTE]
    assert column(reply, "proposal") == [None, None]


def test_a_closed_card_has_no_attempts_to_come():
    """2026 9g4: a missed cutoff leaves blanks, and they do not become DNS."""
    reply = check(MINUTE, card(dnf(MINUTE), BLANK, BLANK, closed=True))
    assert places(reply) == [("666-r1", 1)]


def test_a_dispute_is_settled_first():
    """I2: no ruling is proposed for an attempt whose entries differ."""
    reply = check(MINUTE, card({**solved(MINUTE), "status": "disputed"}, BLANK))
    assert (reply["rows"][0]["flags"], reply["rows"][0]["proposal"]) == (["disputed"], None)


# Times that nobody knows.


def test_a_lost_time_is_asked_for_and_an_estimate_counts():
    """2026 A1a2+++."""
    round_card = card({"value": -1, "reading_cs": 0}, solved(MINUTE))
    reply = check(10 * MINUTE, round_card)
    assert column(reply, "flags") == [["unknown-time"], []]
    reply = check(10 * MINUTE, round_card, order=[("666-r1", 1, {"estimate_cs": 3 * MINUTE})])
    assert (column(reply, "flags"), reply["used_cs"]) == ([[], []], 4 * MINUTE)


def test_an_estimate_is_never_a_result():
    """2026 A1a2+++: it neither replaces a reading nor makes a DNF valid."""
    round_card = card(solved(MINUTE), dnf(2 * MINUTE), {"value": -1, "reading_cs": 0})
    told = [("666-r1", slot, {"estimate_cs": 5 * MINUTE}) for slot in (1, 2, 3)]
    reply = check(20 * MINUTE, round_card, order=told)
    assert column(reply, "counted_cs") == [MINUTE, 2 * MINUTE, 5 * MINUTE]
    assert column(reply, "verdict") == ["ok", "dnf", "dnf"]


def test_a_result_from_paper_counts_as_it_is_written():
    """A7b4: its reading is not known."""
    reply = check(10 * MINUTE, card({"value": MINUTE}, {"value": 9 * MINUTE}))
    assert column(reply, "counted_cs") == [MINUTE, 9 * MINUTE]
    assert column(reply, "verdict") == ["ok", "dnf"]


# Several rounds.

BOTH = (
    card(solved(10 * MINUTE), solved(8 * MINUTE), of=BIG),
    card(dnf(7 * MINUTE), solved(6 * MINUTE), BLANK, of=BLIND),
)


def test_rounds_of_different_events_count_in_the_order_of_doing():
    """2026 A1a2++++++: the same attempts, and another one reaches the limit."""
    order = [("444bf-r1", 1, {}), ("666-r1", 1, {}), ("444bf-r1", 2, {}), ("666-r1", 2, {})]
    reply = check(30 * MINUTE, *BOTH, order=order)
    assert places(reply)[:4] == [(name, slot) for name, slot, _ in order]
    assert column(reply, "verdict") == ["dnf", "ok", "ok", "dnf", "dns"]
    assert reply["reached"] == {"round": "666-r1", "slot": 2}
    assert reply["assumed"] is False

    reply = check(30 * MINUTE, *BOTH, order=[("666-r1", 1, {}), ("666-r1", 2, {})])
    assert column(reply, "verdict") == ["ok", "ok", "dnf", "dnf", "dns"]
    assert reply["reached"] == {"round": "444bf-r1", "slot": 2}


def test_an_order_that_was_not_told_is_said_to_be_assumed():
    """2026 A1a2++++++: the order should be noted on the score sheet."""
    assert check(30 * MINUTE, *BOTH)["assumed"] is True
    assert check(30 * MINUTE, *BOTH, order=[("666-r1", 1, {})])["assumed"] is True
    assert check(30 * MINUTE, BOTH[0], card(BLANK, DNS, of=BLIND))["assumed"] is False
    assert check(30 * MINUTE, BOTH[0])["assumed"] is False


def test_attempts_of_one_round_may_be_done_out_of_order():
    """2026 11e2a: a result stands by its scramble, a limit by the time of doing."""
    lines = solved(4 * MINUTE), solved(6 * MINUTE)
    reply = check(10 * MINUTE, card(*lines), order=[("666-r1", 2, {}), ("666-r1", 1, {})])
    assert places(reply) == [("666-r1", 2), ("666-r1", 1)]
    assert column(reply, "verdict") == ["ok", "dnf"]


def test_blanks_come_behind_all_that_was_done():
    """2026 A1a4+: what is left for the next attempt is known in whichever round it is."""
    reply = check(30 * MINUTE, card(solved(MINUTE), BLANK), card(solved(2 * MINUTE), of=BLIND))
    assert places(reply)[-1] == ("666-r1", 2)
    assert reply["rows"][-1]["limit_cs"] == 27 * MINUTE


# Beside the other calls.

SINGLE = st.tuples(
    st.integers(10, 90000), st.lists(st.sampled_from(["A6c", "A4b", "10e3", "10e4"]), max_size=3)
)


@given(st.lists(SINGLE, min_size=1, max_size=5), st.integers(1, 20000), st.booleans())
def test_what_attempt_result_says_one_by_one_is_what_is_found_afterwards(solves, limit, both):
    """2026 A1a2, A1a5: enforced at once or retroactively (A1a4+)."""
    more = {"limit_cs": max(1, limit // 2)} if both else {}
    used, now, lines = 0, [], []
    for ms, codes in solves:
        attempt = attempt_result(TODAY, "666", reading_ms=ms, penalties=codes)
        lines.append({name: attempt[name] for name in ("value", "reading_cs")})
        so_far = {"cumulative_cs": limit, "counted_before_cs": used}
        judged = attempt_result(TODAY, "666", reading_ms=ms, penalties=codes, **so_far, **more)
        used += judged["counted_cs"]
        now.append((judged["verdict"], judged["counted_cs"]))
    reply = check(limit, card(*lines, **more))
    assert [(row["verdict"], row["counted_cs"]) for row in reply["rows"]] == now
    assert reply["used_cs"] == used


@given(
    st.lists(st.integers(1, 50000), min_size=1, max_size=5),
    st.integers(1, 90000),
    st.randoms(use_true_random=False),
)
def test_what_is_left_never_grows_in_any_order(times, limit, chance):
    """2026 A1a2, A1a2+++++: and after the limit is reached nothing counts."""
    slots = list(range(1, len(times) + 1))
    chance.shuffle(slots)
    round_card = card(*(solved(cs) for cs in times))
    reply = check(limit, round_card, order=[("666-r1", slot, {}) for slot in slots])
    assert column(reply, "slot") == slots
    assert column(reply, "limit_cs") == sorted(column(reply, "limit_cs"), reverse=True)
    assert reply["used_cs"] == sum(column(reply, "counted_cs"))
    if reply["reached"]:
        after = slots.index(reply["reached"]["slot"]) + 1
        assert set(column(reply, "counted_cs")[after:]) <= {0}
        assert set(column(reply, "verdict")[after:]) <= {"dns"}


def test_cards_are_taken_as_a_board_gives_them():
    """Two boards of one competitor; the limit that they share is not judged in either (I4)."""
    boards = {}
    for (name, event), seconds in ((BIG, 600.0), (BLIND, 1200.0)):
        span = {"event": event, "format": "3", "limit_cs": 30 * MINUTE, "cumulative": [BIG[0]]}
        entry = op("a", "attempt.record", {**reading(seconds, "10e4")}, stream=name)
        [first, _] = log_fold(name, [opening(body=span, stream=name), entry])["cards"]
        boards[name] = {**first, "round": name, "event": event}
    reply = check(30 * MINUTE, boards["666-r1"], boards["444bf-r1"])
    assert column(reply, "verdict") == ["dnf", "dnf", "dns", "dns", "dns", "dns"]
    assert reply["reached"] == {"round": "444bf-r1", "slot": 1}


@pytest.mark.parametrize(
    ("cards", "order", "field"),
    [
        ([card(BLANK, of=("333fm-r1", "333fm"))], [], "cards[0].event"),
        ([card(BLANK), card(BLANK, of=("333mbf-r1", "333mbf"))], [], "cards[1].event"),
        ([card(BLANK, of=("333ft-r1", "333ft"))], [], "cards[0].event"),
        ([card(BLANK), card(BLANK)], [], "cards[1].slots[0]"),
        ([card(BLANK)], [("666-r1", 2, {})], "order[0]"),
        ([card(BLANK)], [("444bf-r1", 1, {})], "order[0]"),
        ([card(BLANK)], [("666-r1", 1, {}), ("666-r1", 1, {})], "order[1]"),
    ],
)
def test_what_no_such_limit_covers_is_refused(cards, order, field):
    """2026 A1a2: not fewest moves, not multi-blind."""
    assert refused(*cards, order=order) == ("bad-argument", field)


def test_an_unofficial_event_may_share_a_limit():
    check(MINUTE, card(BLANK, of=("333ft-r1", "333ft"), unofficial=True))

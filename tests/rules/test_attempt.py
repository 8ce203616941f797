"""One attempt: readings, penalties, limits and rulings beyond what the vectors say."""

import pytest

from server.rules.attempt import attempt_result
from server.rules.errors import RulesError

OLD = ["wca-2008", "wca-2010"]


def result(edition="wca-2026", event="333", **what):
    return attempt_result(edition, event, **what)


def refused(**what):
    with pytest.raises(RulesError) as raised:
        result(**what)
    return raised.value.code, raised.value.field


@pytest.mark.parametrize(
    ("reading_ms", "old", "new"),
    [
        (600499, 60000, 60000),
        (600500, 60100, 60000),
        (599999, 59999, 59999),
    ],
)
def test_whole_seconds_from_ten_minutes_up_are_rounded_in_old_editions_and_cut_today(
    reading_ms, old, new
):
    assert result("wca-2008", reading_ms=reading_ms)["value"] == old
    assert result("wca-2010", reading_ms=reading_ms)["value"] == old
    assert result("wca-2026", reading_ms=reading_ms)["value"] == new


@pytest.mark.parametrize(("edition", "value"), [("wca-2010", 60200), ("wca-2026", 60100)])
def test_a_penalty_that_carries_over_ten_minutes_is_rounded_once(edition, value):
    assert result(edition, "555", reading_ms=599990, penalties=["A6c"])["value"] == value


def test_a_repeated_code_counts_once_whichever_way_it_is_written():
    assert result(reading_ms=10000, penalties=["A6c", "A6c", "A6c#release"])["after_cs"] == 200


def test_a_code_that_the_inspection_gives_as_well_counts_once():
    assert result(reading_ms=10000, inspection_ms=15000, penalties=["A4d1"])["before_cs"] == 200


def test_stop_and_solved_state_are_two_groups_in_old_editions():
    penalties = ["A4b", "A4b1", "A6c", "A6d", "10e3"]
    old = result("wca-2010", reading_ms=10000, penalties=penalties)
    assert (old["before_cs"], old["after_cs"]) == (200, 400)


def test_the_bare_code_is_the_milder_of_two():
    assert result(reading_ms=10000, penalties=["A6c"])["verdict"] == "ok"
    assert result(reading_ms=10000, penalties=["A6c#undecidable"])["causes"] == ["A6c#undecidable"]


def test_causes_name_each_code_once_the_inspection_first():
    reply = result(reading_ms=10000, inspection_ms=17000, penalties=["A6e1", "A4d2", "A6e1"])
    assert reply["causes"] == ["A4d2", "A6e1"]


def test_a_code_with_another_consequence_leaves_the_value_alone():
    assert result(reading_ms=10000, penalties=["11e"])["value"] == 1000


def test_a_dns_code_wins_over_a_dnf():
    reply = result(reading_ms=10000, penalties=["A6e1", "A3b1"])
    assert (reply["value"], reply["text"], reply["counted_cs"]) == (-2, "DNS", 0)
    assert reply["causes"] == ["A3b1"]


def test_a_dnf_without_a_reading_counts_nothing():
    reply = result(declared="dnf")
    assert (reply["value"], reply["text"], reply["counted_cs"]) == (-1, "DNF", 0)


def test_a_used_up_cumulative_limit_makes_the_next_attempt_a_dns_today():
    limit = {"cumulative_cs": 60000, "counted_before_cs": 60000}
    reply = result(event="666", reading_ms=1000, **limit)
    assert (reply["value"], reply["causes"]) == (-2, ["A1a2+++++"])
    old = result("wca-2010", "666", reading_ms=1000, **limit)
    assert (old["value"], old["flags"]) == (100, ["over-limit"])


@pytest.mark.parametrize("edition", OLD)
def test_old_editions_judge_the_limit_by_the_timer_and_leave_it_to_the_main_judge(edition):
    reply = result(edition, reading_ms=59990, penalties=["A6c"], limit_cs=6000)
    assert (reply["value"], reply["flags"]) == (6199, [])
    over = result(edition, reading_ms=60010, limit_cs=6000)
    assert (over["value"], over["flags"]) == (6001, ["over-limit"])


def test_a_dnf_is_not_ruled_again_by_the_limit():
    assert result(reading_ms=70000, declared="dnf", limit_cs=6000)["causes"] == []


@pytest.mark.parametrize(
    ("reading_ms", "flags"),
    [
        (59, ["timer-malfunction"]),
        (60, ["very-short"]),
        (499, ["very-short"]),
        (500, []),
    ],
)
def test_short_times_are_flagged(reading_ms, flags):
    assert result(reading_ms=reading_ms)["flags"] == flags


def test_2008_knows_no_timer_malfunction():
    assert result("wca-2008", reading_ms=50)["flags"] == ["very-short"]


def test_a_stopwatch_does_not_malfunction_like_a_timer():
    assert result(stopwatch_cs=5)["flags"] == ["very-short"]


def test_the_reading_of_the_attempt_before_is_flagged_as_stale():
    assert result(reading_ms=12345, previous_ms=12345)["flags"] == ["stale-reading"]
    assert result(reading_ms=12345, previous_ms=12346)["flags"] == []


def test_an_event_outside_the_edition_is_timed_if_it_is_unofficial():
    assert refused(event="333ft", reading_ms=30000) == ("bad-argument", "event")
    assert result(event="333ft", reading_ms=30000, unofficial=True)["value"] == 3000


def test_events_without_a_timer_take_a_ruling_but_no_reading():
    assert result(event="333fm", declared="dns")["value"] == -2
    assert refused(event="333mbf", reading_ms=30000) == ("bad-argument", "event")


@pytest.mark.parametrize(
    ("what", "field"),
    [
        ({}, "reading_ms"),
        ({"reading_ms": 9}, "reading_ms"),
        ({"reading_ms": 9, "declared": "dnf"}, "reading_ms"),
        ({"stopwatch_cs": 0}, "stopwatch_cs"),
        ({"reading_ms": 1000, "stopwatch_cs": 100}, "stopwatch_cs"),
        ({"reading_ms": 1000, "penalties": ["A6c", ""]}, "penalties[1]"),
    ],
)
def test_what_is_missing_or_contradictory_is_refused(what, field):
    assert refused(**what) == ("bad-argument", field)

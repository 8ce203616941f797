"""What no stream of events can break, however an arbiter taps."""

from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from server.rules import door
from server.rules.side.chess.config import Settings
from server.rules.side.chess.match import Match
from server.rules.side.chess.reply import reply
from server.rules.side.chess.timers import advance
from server.rules.side.chess.undo import Course
from tests.rules.side.chess.streams import EVERY, STREAMS, filled

NOT_UNDONE = ("pause", "resume", "undo")


def value(arguments: dict[str, Any]) -> dict[str, Any]:
    answer = door.handle({"call": "chess.replay", **arguments})
    assert answer["ok"], answer
    return answer["value"]


def prefixes(arguments: dict[str, Any]) -> list[dict[str, Any]]:
    """What is told at each event, with only those up to it."""
    events = arguments["events"]
    return [
        value({**arguments, "events": events[:place], "now_ms": events[place - 1]["at_ms"]})
        for place in range(1, len(events) + 1)
    ]


@given(arguments=STREAMS)
def test_nobody_counts_more_moves_than_the_quota(arguments):
    for told in prefixes(arguments):
        assert max(told["counts"].values()) <= told["quota"]
        assert abs(told["counts"]["white"] - told["counts"]["black"]) <= 1


@given(arguments=STREAMS)
def test_no_clock_falls_below_zero_unless_that_was_chosen(arguments):
    assume(arguments["config"].get("zero_clock") != "negative")
    for told in prefixes(arguments):
        assert min((told["clocks_ms"] or {"nobody": 0}).values()) >= 0
        assert min((told["debt_ms"] or {"nobody": 0}).values()) >= 0


@given(arguments=STREAMS)
def test_no_timer_that_is_shown_is_below_zero(arguments):
    for told in prefixes(arguments):
        shown = [left for left in told["timers"].values() if left is not None]
        assert (told["timers"]["part_ms"] is None) is (told["state"] != "PLAY")
        assert min([0, *shown]) == 0


@given(arguments=STREAMS)
def test_between_the_close_of_a_part_and_the_next_start_nobody_moves(arguments):
    playing = False
    for entry in value(arguments)["log"]:
        if entry["what"] in ("start", "closed"):
            playing = entry["what"] == "start"
        assert playing or entry["what"] not in ("move", "lost", "parry", "part-time")


@given(arguments=STREAMS)
def test_the_log_runs_forward_in_time(arguments):
    times = [entry["at_ms"] for entry in value(arguments)["log"]]
    assert times == sorted(times)


@given(arguments=STREAMS)
def test_every_event_is_in_force_refused_or_taken_back(arguments):
    told = value(arguments)
    refused = {entry["index"] for entry in told["refused"]}
    assert refused.isdisjoint(told["undone"])
    undos = {place for place, event in enumerate(arguments["events"]) if event["do"] == "undo"}
    in_log = [entry["undoes"] for entry in told["log"] if entry["what"] == "undo"]
    assert sorted(in_log) == told["undone"]
    assert len(in_log) == len(undos - refused)


@given(arguments=STREAMS)
def test_a_beginning_is_the_match_as_it_stood_then(arguments):
    """One course through the whole stream stands at each event where its beginning ends."""
    course = Course(Match(Settings(arguments["config"])), len(arguments["events"]))
    for index, told in enumerate(prefixes(arguments)):
        course.take(index, arguments["events"][index])
        assert reply(course) == told


@given(arguments=STREAMS, looks=st.lists(st.integers(1, 5000), max_size=9))
def test_whoever_looks_in_between_changes_nothing(arguments, looks):
    course = Course(Match(Settings(arguments["config"])), -1)
    for index, event in enumerate(arguments["events"]):
        if event["do"] != "undo":
            course.take(index, event)
    at = course.match.at
    other = Course(course.match, -1)
    for look in sorted(looks):
        advance(other.match, at + look)
        reply(other)
    after = [event for event in arguments["events"] if event["do"] != "undo"]
    now = at + max(looks, default=0)
    assert reply(other)["log"] == value({**arguments, "events": after, "now_ms": now})["log"]
    shown = reply(other)["clocks_ms"]
    assert shown == value({**arguments, "events": after, "now_ms": now})["clocks_ms"]


@given(arguments=STREAMS, seed=st.integers(0, 2**32), wait=st.integers(0, 4000))
def test_an_undo_leaves_the_match_as_if_the_event_had_never_been(arguments, seed, wait):
    random = Random(seed)
    at = arguments["now_ms"]
    course = Course(Match(Settings(arguments["config"])), -1)
    advance(course.match, at)
    wanted = [do for do in EVERY if do not in NOT_UNDONE]
    event = {"at_ms": at, **filled(random, random.choice(wanted), course.match)}
    events = [*arguments["events"], event]
    index = len(events) - 1
    done = value({**arguments, "events": events})
    assume(all(entry["index"] != index for entry in done["refused"]))

    undo = {"at_ms": at + wait, "do": "undo"}
    after = value({**arguments, "events": [*events, undo], "now_ms": at + wait})
    never = value({**arguments, "now_ms": at + wait})
    log = after["log"].copy()
    assert log.pop() == {"at_ms": at + wait, "what": "undo", "undoes": index}
    assert {**after, "log": log, "undone": []} == {**never, "undone": []}
    assert after["undone"] == sorted([*never["undone"], index])


@given(arguments=STREAMS)
def test_a_silence_of_months_is_answered_at_once(arguments):
    told = value({**arguments, "now_ms": 9_999_999_999})
    assert told["state"] != "PLAY" or told["phase"] == "PARRY" or told["paused"]


@given(arguments=STREAMS)
def test_a_request_is_left_as_it_was(arguments):
    before = repr(arguments)
    value(arguments)
    assert repr(arguments) == before

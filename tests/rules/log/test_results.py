"""When two entries say the same, and what a body must be to say anything."""

import pytest

from tests.rules.log.scenes import fold, op, opening, reading, refused, shown, slot

MULTI = {"event": "333mbf", "format": "1"}
FEWEST = {"event": "333fm", "format": "m"}
TIMER = {"source": "serial", "packets": ["53303132363738580A0D"] * 2, "flags": ["signal-lost"]}


def entries(*bodies: object, **opened: object) -> dict:
    named = zip("abcdefgh", bodies, strict=False)
    return fold(opening(body=opened), *(op(name, "attempt.record", body) for name, body in named))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"reading_ms": 12670}, {"reading_ms": 12679, "penalties": []}),
        ({"reading_ms": 12670}, {"stopwatch_cs": 1267}),
        (reading(12.67, "A6c", "10e3"), reading(12.67, "10e3", "A6c")),
        (reading(12.67, "10e3"), reading(12.67, "10e3", "10e3")),
        (reading(12.67), {**reading(12.67), "source": "stackmat"}),
        ({"reading_ms": 12670}, {"reading_ms": 12670, "declared": None}),
        (reading(12.67), {**reading(12.67), "timer": TIMER}),
    ],
)
def test_the_same_reading_penalties_and_ruling_agree(first, second):
    """I2: only what differs is disputed."""
    reply = entries(first, second)
    assert reply["refused"] == []
    assert slot(reply)["status"] == "recorded"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (reading(12.67, "10e3"), reading(14.67)),
        (reading(12.67, "10e4"), reading(9.99, "10e4")),
        (reading(12.67, "10e4"), {**reading(12.67), "declared": "dnf"}),
        ({**reading(12.67), "declared": "dnf"}, {"declared": "dnf"}),
        (reading(12.67, "10e3"), reading(12.67, "A6c")),
        (reading(605.5), reading(605.7)),
        (reading(12.67), {"value": 1267, "source": "paper"}),
        ({**reading(12.67), "inspection_ms": 16000}, reading(12.67)),
        (reading(600), {**reading(600), "declared": "dnf"}),
    ],
)
def test_the_same_value_by_another_way_is_disputed(first, second):
    """I2: the last of them reach the limit of ten minutes, one of them by a ruling alone."""
    reply = entries(first, second, limit_cs=60000)
    assert reply["refused"] == []
    assert slot(reply)["status"] == "disputed"


@pytest.mark.parametrize(
    ("opened", "body", "value", "text"),
    [
        ({}, reading(17.65, "10e3"), 1965, "17.65 + 2 = 19.65"),
        ({}, {"declared": "dns"}, -2, "DNS"),
        ({}, {"value": 1267, "source": "import"}, 1267, "12.67"),
        ({}, {"value": -1, "source": "paper"}, -1, "DNF"),
        ({"event": "333ft", "unofficial": True}, reading(45.5), 4550, "45.50"),
        ({"edition": "wca-2010", "event": "magic"}, reading(1.55), 155, "1.55"),
        (FEWEST, {"value": 28, "source": "paper"}, 28, "28"),
        (FEWEST, {"declared": "dnf", "penalties": []}, -1, "DNF"),
        (MULTI, {"attempted": 13, "solved": 12, "seconds": 3514}, 880351401, "12/13 58:34"),
        (MULTI, {"value": 880351401, "source": "import"}, 880351401, "12/13 58:34"),
        (MULTI, {"declared": "dns"}, -2, "DNS"),
    ],
)
def test_an_entry_shows_its_value_and_text(opened, body, value, text):
    line = slot(entries(body, **opened))
    assert (line["status"], line["value"], line["text"]) == ("recorded", value, text)


@pytest.mark.parametrize(
    ("body", "value", "reading_cs"),
    [
        (reading(17.65, "10e3"), 1965, 1765),
        ({**reading(62.27), "declared": "dnf"}, -1, 6227),
        (reading(62.27, "10e4", "A6c"), -1, 6227),
        ({"stopwatch_cs": 65432}, 65400, 65400),
        ({"declared": "dnf"}, -1, 0),
        ({"declared": "dns"}, -2, 0),
        ({"value": 1267, "source": "paper"}, 1267, 0),
    ],
)
def test_the_clocks_time_stays_on_the_card_of_a_dnf_too(body, value, reading_cs):
    """2026 A1a2+, A1a5: it counts towards a limit over several attempts."""
    line = slot(entries(body))
    assert (line["value"], line["reading_cs"]) == (value, reading_cs)


@pytest.mark.parametrize(
    ("opened", "body"),
    [
        ({}, {"reading_ms": 9}),
        ({}, {"reading_ms": 12670.0}),
        ({}, {"reading_ms": True}),
        ({}, {"reading_ms": 12670, "stopwatch_cs": 1267}),
        ({}, {"reading_ms": 12670, "penalties": ["A99"]}),
        ({}, {"reading_ms": 12670, "penalties": "10e3"}),
        ({}, {"reading_ms": 12670, "colour": "red"}),
        ({}, {"reading_ms": 12670, "limit_cs": 1}),
        ({}, {"reading_ms": 12670, "timer": "serial"}),
        ({}, {"reading_ms": 12670, "timer": {"packets": []}}),
        ({}, {"reading_ms": 12670, "timer": {**TIMER, "packets": [9]}}),
        ({}, {"reading_ms": 12670, "timer": {**TIMER, "clock": 12678}}),
        ({}, {"declared": "dnf", "timer": TIMER, "colour": "red"}),
        ({}, {"penalties": []}),
        ({}, {"value": 0, "source": "paper"}),
        ({}, {"value": -3, "source": "paper"}),
        ({}, {"value": 1267, "source": "rumour"}),
        ({}, {"value": 1267}),
        ({}, {"attempted": 3, "solved": 3, "seconds": 60}),
        ({}, []),
        ({}, None),
        (FEWEST, reading(12.67)),
        (MULTI, reading(12.67)),
        (MULTI, {"attempted": 1, "solved": 1, "seconds": 60}),
        (MULTI, {"attempted": 2, "solved": 3, "seconds": 60}),
        (MULTI, {"declared": "dns", "penalties": ["10e3"]}),
    ],
)
def test_a_body_that_says_no_result_is_refused(opened, body):
    """I5: refused and shown, and nothing in force."""
    reply = fold(opening(body=opened), op("a", "attempt.record", None) | {"body": body})
    assert refused(reply) == {"a": "bad-body"}
    assert slot(reply)["status"] == "empty"


@pytest.mark.parametrize("kind", ["attempt.correct", "attempt.extra", "attempt.decide"])
@pytest.mark.parametrize("reason", [{}, {"reason": ""}, {"reason": "  "}, {"reason": 5}])
def test_what_settles_needs_a_reason(kind, reason):
    """I8: only with a reason is a result changed."""
    body = {"result": reading(9)} if kind == "attempt.decide" else reading(9)
    late = op("b", kind, {**body, **reason}, "a", role="delegate")
    reply = fold(op("a", "attempt.record", reading(12.67)), late)
    assert refused(reply) == {"b": "bad-body"}


@pytest.mark.parametrize("body", [{}, {"keep": "a", "result": reading(9)}, {"keep": 5}])
def test_a_decision_keeps_one_entry_or_gives_one_result(body):
    decided = op("d", "attempt.decide", {"reason": "r", **body}, "a", role="delegate")
    assert refused(fold(op("a", "attempt.record", reading(12.67)), decided)) == {"d": "bad-body"}


def test_a_cumulative_limit_is_not_judged_here():
    """A1a2: it spans rounds; a person records the DNF or DNS."""
    spanning = opening(body={"limit_cs": 1000, "cumulative": ["333-r1", "444-r1"]})
    assert shown(spanning, op("a", "attempt.record", reading(12.67))) == ("recorded", 1267, "a")

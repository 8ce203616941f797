"""What a request must be, and that an illegal event is kept and named, not an error."""

from typing import Any

import pytest

from server.rules import door
from tests.rules import vectors
from tests.rules.side.chess.scenes import Match

START = {"at_ms": 0, "do": "start"}


def fault(config: object = None, events: object = None, **more: Any) -> tuple[str, str]:
    """Code and field of the error."""
    request = {
        "call": "chess.replay",
        "config": {"ruleset": "twice@2", "format": "FAST"} if config is None else config,
        "events": [START] if events is None else events,
        **more,
    }
    reply = door.handle(request)
    assert not reply["ok"]
    return reply["error"]["code"], reply["error"]["field"]


@pytest.mark.parametrize(
    ("config", "field"),
    [
        ({}, "config.ruleset"),
        ({"ruleset": None, "format": "FAST"}, "config.ruleset"),
        ({"ruleset": "time@1", "format": "FAST", "clock_seconds": 0}, "config.clock_seconds"),
        ({"ruleset": "time@1", "format": "FAST", "cap_seconds": None}, "config.cap_seconds"),
        ({"ruleset": "twice@2", "format": "FAST", "cover_seed": None}, "config.cover_seed"),
        ({"ruleset": "twice@2", "format": "FAST", "move_seconds": 20.0}, "config.move_seconds"),
        ({"ruleset": "twice@2", "format": "FAST", "part_seconds": True}, "config.part_seconds"),
    ],
)
def test_a_setting_that_is_not_allowed_is_named(config, field):
    assert fault(config=config) == ("bad-argument", field)


@pytest.mark.parametrize(
    ("ruleset", "key"), [("twice@2", "cap_seconds"), ("time@1", "last_basis"), ("time@1", "seed")]
)
def test_a_setting_of_the_other_ruleset_is_unknown(ruleset, key):
    config = {"ruleset": ruleset, "format": "FAST", key: 60}
    assert fault(config=config) == ("unknown-field", f"config.{key}")


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ({"do": "start"}, ".at_ms"),
        ({"at_ms": -1, "do": "start"}, ".at_ms"),
        ({"at_ms": 0}, ".do"),
        ({"at_ms": 0, "do": ["move"]}, ".do"),
        ({"at_ms": 0, "do": "move", "player": None}, ".player"),
        ({"at_ms": 0, "do": "move", "check": 1}, ".check"),
        ({"at_ms": 0, "do": "go"}, ".cover"),
        ({"at_ms": 0, "do": "go", "cover": 5}, ".cover"),
        ({"at_ms": 0, "do": "stop", "player": "white", "cs": 0}, ".cs"),
        ({"at_ms": 0, "do": "verdict", "player": "white"}, ".verdict"),
        ({"at_ms": 0, "do": "lost-claim", "player": "white", "reason": "late"}, ".reason"),
        ({"at_ms": 0, "do": "arbiter-end", "reason": ""}, ".reason"),
        ({"at_ms": 0, "do": "undo", "instead": None}, ".instead"),
        ({"at_ms": 0, "do": "undo", "instead": {"do": "pause"}}, ".instead.do"),
        ({"at_ms": 0, "do": "undo", "instead": {"do": "move", "check": 2}}, ".instead.check"),
        (None, ""),
    ],
)
def test_an_event_that_is_not_well_formed_is_named_by_its_path(event, field):
    assert fault(events=[START, event]) == ("bad-argument", f"events[1]{field}")


def test_a_field_of_another_event_is_unknown():
    event = {"at_ms": 0, "do": "resign", "player": "white", "check": True}
    assert fault(events=[event]) == ("unknown-field", "events[0].check")


@pytest.mark.parametrize("now", [-1, 1.0, None, "5", 10**10])
def test_a_moment_that_is_none_is_named(now):
    assert fault(now_ms=now) == ("bad-argument", "now_ms")


def test_without_a_moment_the_last_event_is_now():
    request = {"call": "chess.replay", "config": {"ruleset": "twice@2", "format": "FAST"}}
    reply = door.handle({**request, "events": [START, {"at_ms": 30_000, "do": "pause"}]})
    assert reply["value"]["timers"] == {"part_ms": 150_000, "move_ms": 10_000}


def test_an_event_that_comes_at_the_wrong_moment_is_kept_with_its_reason():
    """The reasons are looked for from top to bottom, and the first that applies is told."""
    match = Match().do("resume").do("go", cover=1).do("start").do("pause").do("go", cover=1)
    assert match.refusals() == ["not-paused", "state", "paused"]
    assert [entry["index"] for entry in match.seen()["refused"]] == [0, 1, 4]


def test_every_acceptance_case_has_a_vector():
    """A.9, cases 1 to 29."""
    names = [vector["name"][:2] for vector in vectors.load(["chess.replay"])]
    assert {int(name) for name in names if name.isdigit()} == set(range(1, 30))

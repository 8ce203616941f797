"""The door answers every request, says what is wrong and where, and never raises."""

import json
import subprocess
import sys

import pytest

from server.rules import call, door
from tools.paths import ROOT


def refused(request: object) -> tuple[str, str | None]:
    reply = door.handle(request)
    assert not reply["ok"]
    return reply["error"]["code"], reply["error"]["field"]


@pytest.mark.parametrize("request_", [{}, [], None, 1, {"call": None}, {"call": ["time.read"]}])
def test_a_missing_call_is_an_unknown_call(request_):
    assert refused(request_) == ("unknown-call", None)


@pytest.mark.parametrize("number", [True, False, 99.0, "99", None, [], 10**10, -1])
def test_what_is_no_integer_in_range_is_a_bad_argument(number):
    request = {"call": "event.rounds", "edition": "wca-2026", "competitors": number}
    assert refused(request) == ("bad-argument", "competitors")


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (
            {"results": [{"person": 1, "attempts": [1]}, {"person": 2, "attempts": [1.5]}]},
            "results[1].attempts[0]",
        ),
        ({"results": [{"person": 1, "attempts": [10**9]}]}, "results[0].attempts[0]"),
        ({"results": [{"person": 1}]}, "results[0].attempts"),
        ({"results": [7]}, "results[0]"),
        ({"results": [{"person": 0, "attempts": []}]}, "results[0].person"),
        ({"results": [{"person": 1, "attempts": []}] * 2}, "results[1].person"),
        ({"format": "h"}, "format"),
        ({"event": "333ft"}, "event"),
    ],
)
def test_a_bad_argument_is_named_by_its_path(damage, field):
    request = {
        "call": "round.standings",
        "edition": "wca-2026",
        "event": "333",
        "format": "a",
        "results": [],
    }
    assert refused({**request, **damage}) == ("bad-argument", field)


def test_an_unknown_name_is_refused_at_every_depth():
    request = {"call": "round.next", "edition": "wca-2026", "event": "333", "format": "a"}
    cutoff = {"attempts": 2, "result": 1500, "of": "single"}
    assert refused({**request, "attempts": [], "cutoff": cutoff}) == ("unknown-field", "cutoff.of")


def test_unknown_names_come_before_missing_ones():
    assert refused({"call": "time.read", "digit": "5"}) == ("unknown-field", "digit")


def test_a_fault_of_ours_is_a_reply_too(monkeypatch):
    def divide():
        return 1 // 0

    monkeypatch.setitem(door.CALLS, "time.read", (divide, ()))
    assert refused({"call": "time.read"}) == ("fault", None)


@pytest.mark.parametrize("text", ["[" * 100000, "1" * 5000, "NaN", '{"a": Infinity}', "\ud83e"])
def test_a_text_that_cannot_be_read_is_a_reply_too(text):
    assert json.loads(call(text))["ok"] is False


def test_the_command_line_gives_a_reply_for_every_line():
    lines = [
        b'{"call": "time.read", "digits": "10234"}',
        b"not json",
        b'{"call": "time.read", "digits": "\xff"}',
        b"",
        '{"call": "time.read", "한": 1}'.encode(),
        b'{"call": "time.show", "cs": 6234}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "server.rules"],
        input=b"\n".join(lines),
        capture_output=True,
        cwd=ROOT,
        check=True,
        env={"LC_ALL": "C"},
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("value") or reply["error"]["code"] for reply in replies] == [
        {"cs": 6234},
        "bad-json",
        "bad-argument",
        "bad-json",
        "unknown-field",
        {"text": "1:02.34"},
    ]

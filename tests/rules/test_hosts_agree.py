"""The same request gets the same reply on the server and on the phone (I3, I4)."""

import json

import pytest
from hypothesis import Phase, find, given, settings

from tests.rules.calls import CALLS
from tests.rules.damaged import any_request
from tests.rules.hosts.cpython import CPython
from tests.rules.hosts.micropython import MicroPython
from tests.rules.log.histories import STREAM
from tests.rules.requests import GOOD, requests_of
from tests.rules.shapes import BOARD

EXAMPLES = 30 * settings.default.max_examples  # 3,000 in `make test`


def answer(host: CPython | MicroPython, line: str) -> dict:
    """The reply; a board that the line names is opened for it, and none stays open behind it."""
    board = None
    if str(BOARD) in line:
        board = asked(host, call="log.open", stream=STREAM)["value"]["handle"]
        line = line.replace(str(BOARD), str(board))
    [reply] = host.ask([line])
    value = reply.get("value", {})
    if "handle" in value:
        board, value["handle"] = value["handle"], BOARD
    if board is not None:
        asked(host, call="log.close", handle=board)
    return reply


def asked(host: CPython | MicroPython, **request: object) -> dict:
    [reply] = host.ask([json.dumps(request)])
    return reply


def told(reply: dict) -> dict:
    """A reply without its message, which is free."""
    if reply["ok"]:
        return reply
    return {"code": reply["error"]["code"], "field": reply["error"]["field"]}


@settings(max_examples=EXAMPLES)
@given(line=any_request())
def test_good_and_damaged_requests_get_one_reply_in_both_hosts(cpython, micropython, line):
    here, there = answer(cpython, line), answer(micropython, line)
    assert told(here) == told(there)
    assert here["ok"] or here["error"]["code"] != "fault"


def test_every_call_is_generated():
    """I4: a new call has to have its requests."""
    assert set(GOOD) == set(CALLS)


@pytest.mark.parametrize("call", sorted(CALLS))
def test_among_the_requests_of_a_call_are_good_ones(cpython, call):
    """The hosts do not agree for want of anything but refusals."""

    def good(request: dict) -> bool:
        return answer(cpython, json.dumps(request))["ok"]

    find(requests_of(call), good, settings=settings(phases=[Phase.generate]))


def test_a_character_and_its_escaped_pair_are_one(host):
    replies = host.ask(
        ['{"call": "time.read", "🧩": 1}', r'{"call": "time.read", "\ud83e\udde9": 1}']
    )
    assert [told(reply) for reply in replies] == [{"code": "unknown-field", "field": "🧩"}] * 2


@pytest.mark.parametrize("half", [r"\ud83e", r"\udde9", r"\udde9\ud83e", r"\ud83e\ud83e\udde9"])
def test_half_a_surrogate_pair_is_refused_where_it_stands(host, half):
    request = {"call": "log.fold", "stream": "333-r1", "ops": [{"body": {"reason": "HALF"}}]}
    [reply] = host.ask([json.dumps(request).replace("HALF", half)])
    assert told(reply) == {"code": "bad-argument", "field": "ops[0].body.reason"}


@pytest.mark.parametrize("line", ["", "{", '{"call"', "nonsense", '{"call": "time.read", "digits'])
def test_a_line_that_is_not_json_does_not_stop_the_one_behind_it(host, line):
    bad, good = host.ask([line, '{"call": "time.read", "digits": "5"}'])
    assert told(bad) == {"code": "bad-json", "field": None}
    assert good == {"ok": True, "value": {"cs": 5}}

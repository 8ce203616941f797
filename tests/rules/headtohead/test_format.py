"""The format in the calls that take one: any number of attempts, and no average (2026 9i4)."""

import pytest

from server.rules.door import handle

ROUND = {"edition": "wca-2026", "event": "333", "format": "h"}
MANY = [1000, -1, -2, 950, 1010] * 8


def ask(call: str, **arguments: object) -> dict:
    return handle({"call": call, **ROUND, **arguments})


def test_a_result_is_the_best_single_of_any_number_of_attempts():
    expected = {"best": 950, "average": 0, "counting": [], "complete": False}
    assert ask("round.result", attempts=MANY) == {"ok": True, "value": expected}
    assert ask("round.result", attempts=[])["value"]["best"] == 0


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("round.next", {"attempts": []}),
        ("round.standings", {"results": [{"person": 1, "attempts": [900]}]}),
        ("dual.standings", {"rounds": [[], []]}),
        ("card.doubts", {"attempts": [900], "whole": True}),
        ("card.outlook", {"attempts": [900]}),
    ],
)
def test_what_comes_next_and_the_ranks_are_the_matchs_to_say(call, arguments):
    reply = ask(call, **arguments)
    assert (reply["ok"], reply["error"]["code"]) == (False, "bad-argument")
    assert reply["error"]["field"] == "format"

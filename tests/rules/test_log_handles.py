"""A board that is kept open and fed says what a fold of all its operations says (I3)."""

import pytest

from server.rules.door import handle
from tests.rules import vectors

FOLDS = [vector for vector in vectors.load(["log.fold"]) if vector["reply"]["ok"]]


def thirds(ops: list[dict]) -> list[list[dict]]:
    return [ops[first::3] for first in range(3)]


def opened(stream: str) -> int:
    return handle({"call": "log.open", "stream": stream})["value"]["handle"]


@pytest.mark.parametrize("vector", FOLDS, ids=lambda vector: vector["name"])
def test_feeding_in_parts_and_out_of_order_gives_the_whole_fold(vector):
    whole = handle(vector["request"])
    board = opened(vector["request"]["stream"])
    for part in thirds(vector["request"]["ops"]):
        reply = handle({"call": "log.feed", "handle": board, "ops": part})
    assert reply == whole


def test_a_closed_board_takes_nothing_more():
    board = opened("333-r1")
    assert handle({"call": "log.close", "handle": board})["ok"]
    refused = handle({"call": "log.feed", "handle": board, "ops": []})
    assert (refused["error"]["code"], refused["error"]["field"]) == ("bad-argument", "handle")


def test_two_boards_do_not_share_what_they_are_fed():
    fed, other = opened("333-r1"), opened("333-r1")
    handle({"call": "log.feed", "handle": fed, "ops": FOLDS[0]["request"]["ops"]})
    untouched = handle({"call": "log.feed", "handle": other, "ops": []})
    assert (
        untouched["value"] == handle({"call": "log.fold", "stream": "333-r1", "ops": []})["value"]
    )

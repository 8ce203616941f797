"""Every vector of every call holds in every host (I4)."""

import json

import pytest

from tests.rules import tally, vectors
from tests.rules.calls import CALLS

# Opening, feeding and closing a board is `log.fold` in parts; `test_log_handles.py` compares them.
PARTS_OF_FOLD = {"log.open", "log.feed", "log.close"}


@pytest.mark.parametrize("vector", vectors.load(CALLS), ids=lambda v: f"{v['file']}: {v['name']}")
def test_a_reply_is_as_the_vector_says(host, vector):
    [reply] = host.ask([json.dumps(vector["request"])])
    assert vectors.matches(vector["reply"], reply), reply
    tally.passed(host.name, vector)


def test_every_call_has_vectors():
    called = {vector["request"]["call"] for vector in vectors.load()}
    assert set(CALLS) - called == PARTS_OF_FOLD


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        ({"ok": True, "value": {"a": [1]}}, {"ok": True, "value": {"a": [1, 2]}}),
        ({"ok": True, "value": {"a": 1}}, {"ok": True, "value": {"a": True}}),
        ({"ok": True, "value": {"a": None}}, {"ok": True, "value": {}}),
        ({"ok": True, "value": {}}, {"ok": False, "error": {"code": "fault", "field": None}}),
        (
            {"ok": False, "error": {"code": "bad-argument", "field": "cs"}},
            {"ok": False, "error": {"code": "bad-argument", "field": "digits"}},
        ),
    ],
)
def test_a_reply_that_differs_does_not_match(expected, actual):
    assert not vectors.matches(expected, actual)


def test_keys_that_a_vector_does_not_name_are_free_at_every_depth():
    expected = {"ok": True, "value": {"rows": [{"rank": 1}]}}
    actual = {"ok": True, "value": {"rows": [{"rank": 1, "person": 7}], "digest": "a"}}
    assert vectors.matches(expected, actual)

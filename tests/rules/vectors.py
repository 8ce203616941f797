"""The rules' vectors, and what it means for a reply to match one.

A vector is `{"name", "source", "request", "reply"}`. Every key that its value names must be equal,
keys that it does not name are free, at every depth; lists match by length and position; errors
compare `code` and `field`.
"""

import json
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "vectors"


def load(calls: Iterable[str] | None = None) -> list[dict]:
    """The vectors of these calls, or all; ordered by call, then as in the file."""
    vectors = []
    for path in sorted(FOLDER.glob("*.jsonl")):
        lines = path.read_text("utf-8").splitlines()
        vectors += [json.loads(line) for line in lines if line.strip()]
    if calls is None:
        return vectors
    wanted = set(calls)
    return [vector for vector in vectors if call_of(vector) in wanted]


def call_of(vector: dict) -> str:
    """The call whose file the vector is in: an unknown call's vector stands with its neighbours."""
    return vector["name"].split("/")[0]


def matches(expected: dict, actual: dict) -> bool:
    """Whether a whole reply is as a vector says."""
    if expected["ok"] != actual.get("ok"):
        return False
    if expected["ok"]:
        return agrees(expected["value"], actual.get("value"))
    named, got = expected["error"], actual["error"]
    return named["code"] == got["code"] and named.get("field") == got.get("field")


def agrees(expected: object, actual: object) -> bool:
    """Whether a part of a value is as a vector says; `true` is not 1."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            key in actual and agrees(part, actual[key]) for key, part in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(actual, list)
            and len(actual) == len(expected)
            and all(agrees(part, got) for part, got in zip(expected, actual, strict=True))
        )
    return type(expected) is type(actual) and expected == actual

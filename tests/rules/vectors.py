"""The rules' vectors, and what it means for a reply to match one.

A vector is `{"name", "source", "request", "reply"}`, to which `load` adds `file`, the call whose
vectors it stands among: those of the files of its name, the shared ones at the top of
`tests/vectors`, our own in its folders. Every key that its value names must be equal, keys that it
does not name are free, at every depth; lists match by length and position; errors compare `code`
and `field`.
"""

import json
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "vectors"


def load(calls: Iterable[str] | None = None) -> list[dict]:
    """The vectors of these calls, or all; by call, then as in the files."""
    files = sorted(FOLDER.rglob("*.jsonl"), key=lambda path: (path.stem, path))
    wanted = {path.stem for path in files} if calls is None else set(calls)
    return [vector for path in files if path.stem in wanted for vector in _file(path)]


def _file(path: Path) -> list[dict]:
    lines = path.read_text("utf-8").split("\n")
    return [{**json.loads(line), "file": path.stem} for line in lines if line]


def edition(vector: dict) -> str | None:
    """The edition that a vector asks about; None where it names none, or several."""
    request = vector["request"]
    ops = [op for op in request.get("ops", ()) if isinstance(op, dict)]
    bodies = [op["body"] for op in ops if isinstance(op.get("body"), dict)]
    named = {body["edition"] for body in [request, *bodies] if "edition" in body}
    return named.pop() if len(named) == 1 else None


def matches(expected: dict, actual: dict) -> bool:
    """Whether a whole reply is as a vector says."""
    if expected["ok"] is not actual.get("ok"):
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

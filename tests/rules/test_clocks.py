"""No clock has a say in the rules: not the operations' times, and not the host's own."""

import ast
import json

import pytest

from tests.rules import vectors
from tools.paths import ROOT

CLOCKS = {"time", "datetime", "utime", "js"}
FORGED = ("1970-01-01T00:00:00Z", "2999-12-31T23:59:59Z")


def folds() -> list[dict]:
    """The vectors in which something is folded at all."""
    return [vector for vector in vectors.load(["log.fold"]) if vector["reply"]["ok"]]


def forged(request: dict) -> dict:
    """The same operations by clocks that run to and fro."""
    ops = [{**op, "at": FORGED[place % 2]} for place, op in enumerate(request["ops"])]
    return {**request, "ops": ops}


def without_times(value: object) -> object:
    """A side event's fold tells when things were entered; the rest of it, but for its digest."""
    if isinstance(value, list):
        return [without_times(entry) for entry in value]
    if isinstance(value, dict):
        return {key: without_times(value[key]) for key in value if key not in ("at", "digest")}
    return value


@pytest.mark.parametrize("vector", folds(), ids=lambda vector: vector["name"])
def test_no_time_of_an_operation_changes_the_fold(cpython, vector):
    """I6."""
    request = vector["request"]
    true, false = cpython.ask([json.dumps(request), json.dumps(forged(request))])
    assert true["ok"]
    assert without_times(true) == without_times(false)
    if not vector["request"]["stream"].startswith(("chess", "rummikub")):
        assert true == false


def test_no_rule_can_ask_for_the_time():
    """I6, I9: what is not imported cannot be asked."""
    files = sorted((ROOT / "server" / "rules").rglob("*.py"))
    assert len(files) > 20
    for file in files:
        nodes = ast.walk(ast.parse(file.read_text("utf-8")))
        names = {
            name.name.split(".")[0]
            for node in nodes
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in [*node.names, ast.alias(getattr(node, "module", None) or "")]
        }
        assert not CLOCKS & names, file

"""Which events there are is the editions' data (2008 9b-9d; 2010 9b, 9e, 9e1), never code."""

import ast

from server.rules.editions import EDITIONS
from tools.paths import ROOT

RULES = ROOT / "server" / "rules"
IDS = {event for table in EDITIONS.values() for event in table["events"]}
PUZZLES = {"clock", "magic"}  # also puzzles of Article 10


def test_no_rule_names_an_event():
    """2010 9e, 9e1: the board of the WCA adds and removes events."""
    naming = {
        (path.name, node.value)
        for path in RULES.rglob("*.py")
        if path.parent.name != "tables"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in IDS - PUZZLES
    }
    assert naming == set()

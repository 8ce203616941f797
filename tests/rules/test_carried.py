"""What the phone carries of the rules: the same code, and no more bytes than it should (I4)."""

import ast
import gzip
import json

import pytest

from tests.rules.hosts.micropython import MicroPython, carried
from tools.paths import ROOT

RULES = ROOT / "server" / "rules"
MOST_BYTES = 40 * 1024
ASIDE = "side/"
FILES = {str(path.relative_to(RULES)): path.read_text("utf-8") for path in RULES.rglob("*.py")}
DOCUMENTED = ast.Module | ast.FunctionDef | ast.ClassDef


@pytest.fixture(scope="module")
def phone() -> dict[str, str]:
    return carried()


def code(source: str) -> str:
    """The code of a file with the line of every statement, without docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.excepthandler)]
    return ast.dump(tree) + str([node.lineno for node in statements])


def test_the_phone_has_every_file(phone):
    assert sorted(phone) == sorted(FILES)


@pytest.mark.parametrize("path", sorted(FILES))
def test_a_file_on_the_phone_is_the_same_code_on_the_same_lines(phone, path):
    assert code(phone[path]) == code(FILES[path])


def test_nothing_for_people_is_carried(phone):
    sentence = '"""One of a few words."""'
    assert sentence in FILES["arguments.py"]
    assert sentence not in phone["arguments.py"]


def packed(files: dict[str, str]) -> int:
    """Bytes as the phone gets them: all files in one, in which the build leaves ends of lines."""
    return len(gzip.compress(json.dumps(files).replace("\\n", "\n").encode()))


def test_rules_and_tables_stay_under_40_kilobytes(phone):
    assert packed({path: phone[path] for path in phone if not path.startswith(ASIDE)}) < MOST_BYTES


def test_the_rules_of_side_events_stay_under_40_kilobytes_too(phone):
    assert packed({path: phone[path] for path in phone if path.startswith(ASIDE)}) < MOST_BYTES


def test_a_phone_without_the_side_events_says_so_and_knows_all_others():
    """It fetches them then, and asks again."""
    host = MicroPython("core")
    requests = [{"call": "chess.replay"}, {"call": "time.read", "digits": "1"}]
    chess, time = host.ask([json.dumps(request) for request in requests])
    host.close()
    assert chess["error"]["code"] == "not-carried"
    assert time == {"ok": True, "value": {"cs": 1}}


def test_only_who_is_asked_imports_the_side_events():
    """Anything else would want them on every phone, as soon as it starts."""
    at_once = [
        path
        for path, source in FILES.items()
        if not path.startswith(ASIDE)
        for node in ast.parse(source).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("side")
    ]
    assert at_once == []

"""What the phone carries of the rules: the same code, and no more bytes than it should (I4)."""

import ast
import gzip
import json

import pytest

from tests.rules.hosts.micropython import carried
from tools.paths import ROOT

RULES = ROOT / "server" / "rules"
MOST_BYTES = 40 * 1024
FILES = {str(path.relative_to(RULES)): path.read_text("utf-8") for path in RULES.rglob("*.py")}
DOCUMENTED = ast.Module | ast.FunctionDef | ast.ClassDef


@pytest.fixture(scope="module")
def phone() -> dict[str, str]:
    return carried()


def code(source: str) -> str:
    """The code of a file with the line of every part, without docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree) + str([getattr(node, "lineno", 0) for node in ast.walk(tree)])


def test_the_phone_has_every_file(phone):
    assert sorted(phone) == sorted(FILES)


@pytest.mark.parametrize("path", sorted(FILES))
def test_a_file_on_the_phone_is_the_same_code_on_the_same_lines(phone, path):
    assert code(phone[path]) == code(FILES[path])


def test_nothing_for_people_is_carried(phone):
    sentence = '"""One of a few words."""'
    assert sentence in FILES["arguments.py"]
    assert sentence not in phone["arguments.py"]


def test_rules_and_tables_stay_under_40_kilobytes(phone):
    """As the phone gets them: all files in one."""
    assert len(gzip.compress(json.dumps(phone).encode())) < MOST_BYTES

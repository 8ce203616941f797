"""The rules are written in what MicroPython has, and it loads every file of them (I4)."""

import pytest

from tests.rules.hosts.micropython import raised_by_import
from tools.dialect import RULES, findings


def test_micropython_imports_every_file_of_the_rules():
    raised = raised_by_import()
    assert set(raised) == {path.relative_to(RULES).as_posix() for path in RULES.rglob("*.py")}
    assert {name: error for name, error in raised.items() if error} == {}


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("import dataclasses", "import dataclasses"),
        ("from typing import Any", "import from typing"),
        ("from ..sync import intake", "import from outside the kernel"),
        ("match 1:\n    case _:\n        pass", "match"),
        ("a = [*b]", "unpacking into a list, tuple or set"),
        ("a = {**b}", "unpacking into a dict"),
        ("a: int = 1", "annotated assignment"),
        ("def f(a: int):\n    pass", "positional-only or annotated arguments"),
        ("def f() -> int:\n    pass", "annotated result"),
        ("def f(a, /):\n    pass", "positional-only or annotated arguments"),
        ("a = list[int]", "list[…] at run time"),
        ("a = f'{b!r:>5}'", "format specification"),
        ("a = '5'.rjust(2)", ".rjust"),
        ("a = '5'.zfill(2)", ".zfill"),
        ("a = 1.5", "float"),
        ("a = b / 2", "true division"),
        ("raise E from None", "raise from"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("json.dumps(a, sort_keys=True)", "dumps(sort_keys=)"),
        ("async def f():\n    pass", "async"),
    ],
)
def test_what_micropython_does_not_have_is_named(source, named):
    assert [what for _, what in findings(source)] == [named]


def test_a_finding_has_its_line():
    assert list(findings("a = 1\nb = 2.0")) == [(2, "float")]


@pytest.mark.parametrize(
    "source",
    [
        "import json",
        "from .errors import bad",
        "a, *b = c",
        "f(*a, **b)",
        "a = f'{b}: {c!r}'",
        "if (a := b):\n    pass",
        "def f(a, *, b=1):\n    return a // b",
    ],
)
def test_what_micropython_has_is_let_be(source):
    assert list(findings(source)) == []

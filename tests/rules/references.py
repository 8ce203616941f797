"""Whether what a document names is there, and whether a test or a vector is about a regulation.

* `server/rules/penalties.py:plus2`: a function, class, method (`Class.method`) or constant of a
  file, Python or JavaScript; without a colon the file alone
* `server/rules/tables/wca_2008.py:multi.cap_s`: a key of an edition's table; `sheet.dnf.9f4` is a
  code with what it does
* `tests/rules/test_order.py::test_name`, `pwa/…/x.test.js::its sentence`: a test
* `round.result: 9f8-2008`: a vector of that call
"""

import ast
import re
from functools import cache

from server.rules.editions import EDITIONS
from tests.rules import vectors
from tools.paths import ROOT

TABLES = "server/rules/tables/"
RANGE = re.compile(r"\b(\w*?[a-zA-Z])(\d+)-(\w*?[a-zA-Z])(\d+)\b")


def place_is_there(reference: str) -> bool:
    """Whether the file is there, and the name in it."""
    path, _, name = reference.partition(":")
    if not (ROOT / path).is_file():
        return False
    if not name:
        return True
    if path.startswith(TABLES):
        return _key_is_there(path, name)
    if path.endswith(".py"):
        return name in _names(path)
    declared = rf"\b(function|const|class|let)\s+{re.escape(name)}\b"
    return re.search(declared, _text(path)) is not None


def text_of_check(reference: str) -> str | None:
    """What a test says of itself, with its file's docstring, or a vector's source; or None."""
    if "::" not in reference:
        return _vectors().get(reference, {}).get("source")
    path, name = reference.split("::")
    if not (ROOT / path).is_file():
        return None
    if path.endswith(".py"):
        return _tests(path).get(name)
    quoted = re.search(rf"\b(test|it)\(\s*[\"'`]{re.escape(name)}[\"'`]", _text(path))
    return _text(path) if quoted else None


def edition_of_check(reference: str) -> str | None:
    """The edition that a vector asks about; None where it is not about one, and for a test."""
    vector = _vectors().get(reference)
    return vectors.edition(vector) if vector else None


def cites(text: str, number: str) -> bool:
    """Whether a text names a regulation, alone or within a range such as `12a13-12a18`."""
    if re.search(rf"(?<![\w.]){re.escape(number)}(?!\w)", text):
        return True
    for stem, first, same_stem, last in RANGE.findall(text):
        if same_stem == stem and number in {f"{stem}{i}" for i in range(int(first), int(last) + 1)}:
            return True
    return False


@cache
def _text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


@cache
def _module(path: str) -> ast.Module:
    return ast.parse(_text(path))


@cache
def _names(path: str) -> set[str]:
    names = set()
    for node in _module(path).body:
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{one.name}" for one in node.body if hasattr(one, "name")}
    return names


@cache
def _tests(path: str) -> dict[str, str]:
    """Test → its text, decorators included, behind the docstring of its file."""
    about = ast.get_docstring(_module(path)) or ""
    return {
        node.name: "\n".join([about, *map(ast.unparse, node.decorator_list), ast.unparse(node)])
        for node in ast.walk(_module(path))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@cache
def _vectors() -> dict[str, dict]:
    """`call: name` → vector; a name that repeats the call is told without it."""
    return {f"{v['file']}: {v['name'].removeprefix(v['file'] + '/')}": v for v in vectors.load()}


def _key_is_there(path: str, name: str) -> bool:
    table = EDITIONS[path.removeprefix(TABLES).removesuffix(".py").replace("_", "-")]
    if name.startswith("sheet."):
        _, effect, code = name.split(".")
        return bool(table["effects"].get(code) == effect)
    value: object = table
    for key in name.split("."):
        if isinstance(value, str):
            value = value.split()
        if not isinstance(value, dict | list | tuple) or key not in value:
            return False
        value = value[key] if isinstance(value, dict) else None
    return True

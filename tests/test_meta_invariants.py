"""What must never break is written down once, and every line of it is held by tests that say so."""

import ast
import re

from tools.paths import PWA, ROOT

PAGE = ROOT / "docs" / "invariants.md"
INVARIANT = re.compile(r"\bI(10|[1-9])\b")


def cited() -> dict[str, set[str]]:
    """Invariant → the tests whose docstring, or whose file's docstring, cites it."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        module = ast.parse(path.read_text())
        tests = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        for node in (node for node in tests if node.name.startswith("test_")):
            says = f"{ast.get_docstring(module) or ''} {ast.get_docstring(node) or ''}"
            for number in INVARIANT.findall(says):
                test = f"{path.relative_to(ROOT)}::{node.name}"
                found.setdefault(f"I{number}", set()).add(test)
    folders = [folder for folder in PWA.iterdir() if folder.name not in ("node_modules", "dist")]
    for path in (path for folder in folders for path in folder.rglob("*.test.js")):
        for number in INVARIANT.findall(path.read_text().partition("*/")[0]):
            found.setdefault(f"I{number}", set()).add(str(path.relative_to(ROOT)))
    return found


def written() -> dict[str, set[str]]:
    """Invariant → the tests that the page names under its heading."""
    sections = re.split(r"^## (I\d+)", PAGE.read_text(), flags=re.MULTILINE)[1:]
    return {
        number: set(re.findall(r"`(tests/[\w/.]+::\w+|pwa/[\w/.-]+\.test\.js)`", text))
        for number, text in zip(sections[::2], sections[1::2], strict=True)
    }


def test_every_invariant_is_on_the_page_with_tests():
    page = written()
    assert list(page) == [f"I{number}" for number in range(1, 11)]
    assert [number for number, tests in page.items() if not tests] == []


def test_every_test_on_the_page_exists_and_cites_its_invariant():
    known = cited()
    wrong = {number: tests - known.get(number, set()) for number, tests in written().items()}
    assert {number: tests for number, tests in wrong.items() if tests} == {}

"""The house's check finds dead links, paths and targets, and none in our documents."""

import pytest

from tools import house
from tools.paths import ROOT


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[see](docs/gone.md)", "dead link docs/gone.md"),
        ('<img src="docs/gone.png">', "dead link docs/gone.png"),
        ("look in `server/gone/`", "no such path server/gone/"),
        ("type `make gone`", "no such target gone"),
    ],
)
def test_what_a_document_names_and_is_not_there_is_found(text, problem):
    assert list(house.dead_links(ROOT / "README.md", text)) == [f"README.md: {problem}"]


def test_what_is_there_or_elsewhere_is_not_complained_about():
    text = "[law](LICENSE) [web](https://example.org/x) `server/rules/` and `make run`"
    assert list(house.dead_links(ROOT / "README.md", text)) == []


def test_our_documents_are_true_and_the_lock_file_names_no_hosts():
    assert ROOT / "README.md" in house.documents()
    assert house.findings() == []

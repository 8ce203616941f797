"""`docs/chess.md` shows every state, every event and every cell as the rules have them.

`MATSIDE_WRITE=1 pytest tests/rules/side/chess/test_page.py` writes them there, to be read over.
"""

import os
import re

import pytest

from server.rules.side.chess.requests import EVENTS
from server.rules.side.chess.table import EVENTS as TABLE
from tests.rules.side.chess import page
from tools.paths import ROOT

PAGE = ROOT / "docs" / "chess.md"


@pytest.mark.parametrize("name", page.PARTS)
def test_the_page_shows_every_cell_as_it_is(name):
    text = PAGE.read_text("utf-8")
    between = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    table = page.table(page.PARTS[name])
    written = between.sub(lambda found: f"{found[1]}{table}\n{found[2]}", text)
    assert between.search(text)
    if os.environ.get("MATSIDE_WRITE") == "1":
        PAGE.write_text(written, "utf-8")
    else:
        assert text == written


def test_every_event_has_a_row():
    rows = {re.split(r"[ ,:]", event)[0] for event in page.EVENTS}
    assert rows == set(EVENTS) == {*TABLE, "undo"}

"""The tables are what the editions' data says."""

import ast

from server.rules.editions import EDITIONS, authority
from tools import make_tables
from tools.make_tables import sources
from tools.paths import ROOT

RULES = ROOT / "server" / "rules"


def test_the_tables_are_what_the_generator_makes():
    assert {path: path.read_text("utf-8") for path in sources()} == sources()


def test_check_names_what_is_not_up_to_date_and_mends_nothing(tmp_path, monkeypatch, capsys):
    good, stale = tmp_path / "good.py", tmp_path / "stale.py"
    good.write_text("TABLE = {}\n")
    stale.write_text("TABLE = None\n")
    monkeypatch.setattr(make_tables, "ROOT", tmp_path)
    monkeypatch.setattr(
        make_tables, "sources", lambda: dict.fromkeys((good, stale), "TABLE = {}\n")
    )
    monkeypatch.setattr("sys.argv", ["make_tables", "--check"])
    assert make_tables.main() == 1
    assert capsys.readouterr().out.split()[0] == "stale.py"
    assert stale.read_text() == "TABLE = None\n"
    monkeypatch.setattr("sys.argv", ["make_tables"])
    assert make_tables.main() == 0
    assert stale.read_text() == "TABLE = {}\n"


def test_who_may_correct_after_sign_off_is_the_editions_to_say():
    """Only the authority of the edition changes a settled result (I8)."""
    assert {name: authority(name) for name in EDITIONS} == {
        "wca-2008": ("head-judge", "delegate"),
        "wca-2010": ("head-judge", "delegate"),
        "wca-2026": ("delegate",),
    }


def test_no_rule_asks_which_edition_it_serves():
    """Editions are named where they are listed, and in the table of who may do what."""
    naming = {
        path.name
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in EDITIONS
    }
    assert naming == {"editions.py", "roles.py"}

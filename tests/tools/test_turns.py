"""Runs that share tests: each test in exactly one of them, whatever the others do."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.turns import FOLDER
from tools.paths import ROOT

RUNS = 2
FILES = 5
TESTS = """
import pathlib, time, pytest

@pytest.mark.parametrize("place", range({many}))
def test_one(request, place):
    time.sleep(0.05)
    told = pathlib.Path(__file__).parent / "told"
    with told.open("a") as file:
        file.write(request.node.nodeid + "\\n")
"""


def test_each_test_runs_once_in_whichever_run_comes_first(tmp_path: Path):
    turns, tests = tmp_path / "turns", tmp_path / "tests"
    turns.mkdir()
    tests.mkdir()
    for many in range(1, FILES + 1):
        (tests / f"test_{many}.py").write_text(TESTS.format(many=many))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.support.turns", str(tests)]
    env = {**os.environ, FOLDER: str(turns), "PYTHONPATH": str(ROOT)}
    runs = [
        subprocess.Popen(command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
        for _ in range(RUNS)
    ]
    said = [run.communicate()[0] for run in runs]
    assert all("failed" not in words and "error" not in words for words in said), said
    told = (tests / "told").read_text().splitlines()
    assert len(told) == len(set(told)) == sum(range(1, FILES + 1))
    counted = [int(words.split(" passed")[0].split()[-1]) for words in said if " passed" in words]
    assert sum(counted) == len(told)

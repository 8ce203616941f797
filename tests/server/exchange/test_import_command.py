"""`flask import-wcif`: one JSON line, or one sentence and nothing imported."""

import gzip
import json

import pytest

from server.models import competition
from tests.server.exchange.documents import put, small, without


@pytest.fixture
def run(app, tmp_path, monkeypatch):
    """Run the command on a file with this content."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    def run_on(content, *, edition="wca-2026", name="file.json"):
        path = tmp_path / name
        path.write_bytes(content)
        arguments = ["import-wcif", str(path), "--edition", edition]
        return app.test_cli_runner().invoke(args=arguments)

    return run_on


def test_it_prints_one_json_line(run):
    result = run(json.dumps(small()).encode())
    assert result.exit_code == 0
    assert result.stderr == ""
    [line] = result.stdout.splitlines()
    assert json.loads(line) == {
        "id": "Small2026",
        "people": 3,
        "rounds": 2,
        "results": 2,
        "operations": 9,
    }


def test_a_compressed_file_is_read_too(run):
    result = run(gzip.compress(json.dumps(small()).encode()), name="file.json.gz")
    assert result.exit_code == 0
    assert competition.find("Small2026").name == "Small 2026"


FAULTS = {
    "no json": (b"rubbish", "This is not a JSON file (line 1, column 1)"),
    "no object": (b"[]", "$: a WCIF file holds one object in { }"),
    "another file": (b'{"a": 1}', "$: this JSON file is not a WCIF"),
    "50 MB of rubbish": (bytes(50 * 2**20), "This is not a JSON file"),
    "a missing field": (
        json.dumps(without(small(), "events[0].rounds[1].format")).encode(),
        "events[0].rounds[1].format: this field is missing",
    ),
    "a wrong reference": (
        json.dumps(put(small(), "events[0].rounds[0].results[1].personId", 44)).encode(),
        "events[0].rounds[0].results[1].personId: there is no person with the registrant ID 44;",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_one_sentence_and_leaves_nothing(run, name):
    content, sentence = FAULTS[name]
    result = run(content)
    assert result.exit_code == 2
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith(sentence)
    assert competition.every() == []


def test_an_unknown_edition_is_one_sentence(run):
    result = run(json.dumps(small()).encode(), edition="wca-1982")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "Matside does not know the edition wca-1982; use one of wca-2008, wca-2010, wca-2026.\n"
    )


def test_a_competition_that_is_here_is_one_sentence(run):
    run(json.dumps(small()).encode())
    result = run(json.dumps(small()).encode())
    assert (result.exit_code, result.stdout) == (2, "")
    [line] = result.stderr.splitlines()
    assert line == "The competition Small2026 is here already; nothing was imported."


def test_the_sentence_is_in_the_persons_language(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert run(b"").stderr.startswith("JSON 파일이 아닙니다")


def test_a_file_that_is_not_there_is_one_sentence(app, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    arguments = ["import-wcif", "/nowhere.json", "--edition", "wca-2026"]
    result = app.test_cli_runner().invoke(args=arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("The file /nowhere.json cannot be opened;")

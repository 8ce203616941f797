"""The server's words come from the catalogue that the app reads (I10)."""

import pytest

from server import words


def test_a_message_takes_its_arguments():
    said = words.text("cli-no-competition", "en", id="Test2026")
    assert "Test2026" in said
    assert "\u2068" not in said


def test_a_message_that_is_missing_shows_its_id():
    assert words.text("no-such-message", "ko") == "no-such-message"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_names_its_language(monkeypatch, environment, language):
    for name in ("LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words.terminal_language() == language

"""Every fault has its sentence in three languages, with everything that it needs to say (I10)."""

import re
from pathlib import Path

import pytest

from server import words
from server.exchange.wcif.errors import WcifInvalid

SOURCES = Path(words.__file__).parent / "exchange"
DETAILS = {
    name: f"<{name}>"
    for name in (
        *("choices", "column", "edition", "expected", "file", "found", "high", "id", "limit"),
        *("line", "longest", "low", "most", "reason", "value", "what"),
    )
}


def codes():
    """Every code that the sources raise."""
    pattern = re.compile(r"""(?:WcifInvalid|fault)\(\s*"([a-z-]+)\"""")
    return sorted(
        {code for path in SOURCES.rglob("*.py") for code in pattern.findall(path.read_text())}
    )


def test_the_codes_are_found():
    assert {"missing", "type", "unknown", "not-json", "refused"} <= set(codes())
    assert len(codes()) > 20


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("code", codes())
def test_a_fault_has_its_sentence(code, language):
    fault = WcifInvalid(code, "events[0].id", **DETAILS)
    sentence = words.text(fault.message_id, language, **fault.arguments)
    assert sentence != fault.message_id
    assert "{$" not in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_unknown_or_expected_is_said_in_words(language):
    for code, name, choices in (
        ("unknown", "what", ("person", "event", "round", "activity")),
        ("type", "expected", ("object", "list", "text", "integer", "boolean")),
    ):
        said = {
            words.text(f"wcif-{code}", language, path="p", value="v", **{name: choice})
            for choice in choices
        }
        assert len(said) == len(choices)

"""The catalogue's words are the field's: `i18n/glossary.json` checked against every sentence.

Wherever an English sentence uses a term, the Korean and the Chinese sentence use the official
word; and some words that look right, and are not, stand nowhere.
"""

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from tools.paths import ROOT

CATALOGUE = ROOT / "i18n"
LANGUAGES = ("ko", "zh")
COMMANDS = "cli-setup-"
"""Sentences for whoever sets the server up; nothing of a competition is in them."""
QUOTED = "signing-call-"
"""What a judge calls out, in the words of the edition that sets them."""

Glossary = dict[str, Any]


def glossary() -> Glossary:
    """`terms`: patterns by language, `elsewhere` how ids begin that mean another thing by it.

    `never`: language → pattern → what to say instead.
    """
    found: Glossary = json.loads((CATALOGUE / "glossary.json").read_text("utf-8"))
    return found


def sentences(text: str) -> dict[str, str]:
    """id → all that the message may say, its variants one under the other."""
    return {
        entry.id.name: "\n".join(_said(entry.value))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith(QUOTED)
    }


def _said(pattern: ast.Pattern) -> Iterator[str]:
    """The plain words of a pattern; each variant of a choice is a line of its own."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _said(variant.value)
        else:
            line += "…"
    yield line


def untranslated(words: Glossary, said: dict[str, dict[str, str]]) -> Iterator[str]:
    """Sentences that use a term in English and another word than the official one elsewhere."""
    for term in words["terms"]:
        pattern = re.compile(rf"\b(?:{term['en']})\b", re.IGNORECASE)
        elsewhere = (COMMANDS, *term.get("elsewhere", ()))
        for key, english in said["en"].items():
            if key.startswith(elsewhere):
                continue
            if not pattern.search(english):
                continue
            for language in LANGUAGES:
                if not re.search(term[language], said[language].get(key, "")):
                    yield f"{language}.ftl: {key} says {term['en']} without {term[language]}"


def forbidden(words: Glossary, said: dict[str, dict[str, str]]) -> Iterator[str]:
    """Words that stand in no sentence."""
    for language, patterns in words["never"].items():
        for pattern, instead in patterns.items():
            for key, sentence in said[language].items():
                found = re.search(pattern, sentence, re.MULTILINE)
                if found:
                    yield f"{language}.ftl: {key} says {found[0]}, not {instead}"


def findings() -> list[str]:
    """Everything that is said in other words than the field's, one line each."""
    said = {
        language: sentences((CATALOGUE / f"{language}.ftl").read_text("utf-8"))
        for language in ("en", *LANGUAGES)
    }
    words = glossary()
    return [*untranslated(words, said), *forbidden(words, said)]


if __name__ == "__main__":
    problems = findings()
    print("\n".join(problems))
    sys.exit(bool(problems))

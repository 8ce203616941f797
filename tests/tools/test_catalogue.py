"""The catalogue's check finds what it is for, and finds nothing in ours."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import catalogue
from tools.check import CHECKS
from tools.paths import ROOT


def found(check, *arguments):
    return list(check(*arguments))


def test_a_sentence_that_one_language_lacks_is_found():
    """I10."""
    known = {"en": {"app-back": set()}, "ko": {"app-back": set()}, "zh": {}}
    assert found(catalogue.differences, known) == ["app-back: missing in zh"]


def test_a_place_that_one_language_lacks_is_found():
    """I10: a sentence that forgets the name is no translation."""
    known = {"en": {"a": {"name"}}, "ko": {"a": set()}, "zh": {"a": {"name"}}}
    assert len(found(catalogue.differences, known)) == 1


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("t('app-gone')", "app-gone"),
        ('t("app-gone", { n })', "app-gone"),
        ("t(`app-gone-${x}`)", "app-gone-…"),
        ("t(busy ? 'app-back' : 'app-gone')", "app-gone"),
        ('say("setup-gone")', "cli-setup-gone"),
    ],
)
def test_a_sentence_that_the_code_asks_for_and_nobody_wrote_is_found(code, asked):
    """I10."""
    sources = {ROOT / "pwa" / "x.jsx": code}
    assert found(catalogue.unknown, ["app-back"], sources) == [f"pwa/x.jsx: no sentence {asked}"]


@pytest.mark.parametrize(
    "code", ["t('app-back')", "t(`app-${x}`)", 'say("setup-stopped")', "format('app-gone')"]
)
def test_sentences_that_are_there_are_not_complained_about(code):
    known = ["app-back", "cli-setup-stopped"]
    assert found(catalogue.unknown, known, {ROOT / "pwa" / "x.jsx": code}) == []


def test_a_sentence_that_nobody_asks_for_is_found():
    sources = {ROOT / "pwa" / "x.jsx": "t('app-back'); t(`role-${role}`); const key = 'app-next';"}
    known = ["app-back", "app-next", "app-old", "role-judge"]
    assert found(catalogue.unused, known, sources) == ["app-old: used nowhere"]


@pytest.mark.parametrize("text", ["app-back = Back\napp-back = Again\n", "app-back = { $\n"])
def test_a_catalogue_that_says_one_thing_twice_or_cannot_be_read_is_refused(text):
    with pytest.raises(ValueError, match=r"twice|not Fluent"):
        catalogue.sentences(text)


def test_places_inside_a_plural_count_and_the_number_that_picks_it_does_not():
    """Korean and Chinese have no plural to pick."""
    text = "app-n = { $n ->\n    [one] { $who }\n   *[other] all\n  }\n"
    assert catalogue.sentences(text) == {"app-n": {"who"}}


def test_every_sentence_is_there_in_three_languages_and_used():
    """I10."""
    assert len(catalogue.sentences((ROOT / "i18n" / "en.ftl").read_text())) > 50
    assert catalogue.findings() == []


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_a_sentence_that_goes_missing_in_any_language_fails_the_check(
    language: str, tmp_path: Path
):
    """I10: `make check` runs this very command, and its exit code counts."""
    (command,) = [command for name, _, command in CHECKS if name == "catalogue"]
    assert command[1:] == ["-m", "tools.catalogue"]
    shutil.copytree(ROOT / "i18n", tmp_path, dirs_exist_ok=True)
    path = tmp_path / f"{language}.ftl"
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if not line.startswith("app-back =")), "utf-8")
    checked = subprocess.run(
        [sys.executable, *command[1:], tmp_path], cwd=ROOT, capture_output=True, text=True
    )
    assert checked.returncode == 1
    assert f"app-back: missing in {language}" in checked.stdout.splitlines()

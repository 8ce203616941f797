"""The catalogue speaks the field's own words, and the check finds a sentence that does not."""

import re

import pytest

from tools import glossary

OFFICIAL = {
    "delegate": ("WCA 파견위원", "WCA代表"),
    "scramble": ("스크램블", "打乱"),
    "penalty": ("페널티", "惩罚"),
    "cutoff": ("컷오프", "及格线"),
    "time limit": ("기록 제한", "时限"),
    "attempt": ("시도", "尝试"),
    "solve": ("솔브", "还原"),
    "round": ("라운드", "轮"),
    "judge": ("심판", "裁判"),
    "scrambler": ("스크램블러", "打乱员"),
    "competitor": ("선수", "选手"),
    "DNF": ("DNF", "DNF"),
    "inspection": ("미리보기", "观察"),
}
"""As the regulations of 2026 have them, in Korean and in simplified Chinese."""


def said(english: str, korean: str = "", chinese: str = "") -> dict[str, dict[str, str]]:
    return {"en": {"judge-x": english}, "ko": {"judge-x": korean}, "zh": {"judge-x": chinese}}


def complaints(english: str, korean: str, chinese: str) -> list[str]:
    return list(glossary.untranslated(glossary.glossary(), said(english, korean, chinese)))


@pytest.mark.parametrize("term", OFFICIAL)
def test_a_term_of_the_regulations_has_its_official_words_and_no_others(term: str):
    korean, chinese = OFFICIAL[term]
    assert complaints(f"The {term}.", f"{korean}입니다.", f"{chinese}。") == []
    assert len(complaints(f"The {term}.", "다른 말입니다.", "别的词。")) >= 2


def test_every_variant_of_a_sentence_is_read():
    text = "a = { $n ->\n    [one] One judge\n   *[other] { $n } judges\n } here\n"
    assert glossary.sentences(text) == {"a": "One judge\n… judges\n here"}


@pytest.mark.parametrize(
    ("language", "sentence", "instead"),
    [
        ("en", "Ask the organiser.", "organizer"),
        ("ko", "델리게이트에게 문의하세요.", "WCA 파견위원"),
        ("ko", "누가 들고 있나요?", "-습니다, -세요"),
        ("zh", "由代表判决。", "WCA代表"),
        ("zh", "罚时2秒。", "惩罚"),
    ],
)
def test_a_word_that_only_looks_right_is_found(language: str, sentence: str, instead: str):
    spoken = {"en": {}, "ko": {}, "zh": {}, language: {"judge-x": sentence}}
    (found,) = glossary.forbidden(glossary.glossary(), spoken)
    assert found.endswith(f"not {instead}")


def test_most_terms_are_used_so_the_check_has_something_to_look_at():
    english = glossary.sentences((glossary.CATALOGUE / "en.ftl").read_text("utf-8"))
    terms = glossary.glossary()["terms"]
    everything = "\n".join(english.values())
    used = [term for term in terms if re.search(rf"(?i)\b(?:{term['en']})\b", everything)]
    assert len(used) > 35


def test_every_sentence_uses_the_official_words():
    """I10."""
    assert glossary.findings() == []

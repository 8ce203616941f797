"""The server's own words, from the catalogue that the app reads too (I10)."""

import os
import re
from functools import cache
from typing import Any

from flask import has_request_context, request
from fluent.runtime import FluentBundle, FluentResource

from server.config import ROOT

LANGUAGES = ("en", "ko", "zh")
CATALOGUE = ROOT / "i18n"


def text(message_id: str, language: str | None = None, **arguments: Any) -> str:
    """The message in `language`, or in the language that the request asks for.

    A message that the catalogue lacks is shown by its id: a fault to see, not to crash on.
    """
    bundle = _bundle(language or preferred())
    message = bundle.get_message(message_id) if bundle.has_message(message_id) else None
    if message is None or message.value is None:
        return message_id
    said, _faults = bundle.format_pattern(message.value, arguments)
    return str(said)


def preferred() -> str:
    """The language of the request's Accept-Language, English outside of a request."""
    if not has_request_context():
        return LANGUAGES[0]
    return request.accept_languages.best_match(LANGUAGES, default=LANGUAGES[0]) or LANGUAGES[0]


def terminal_language() -> str:
    """The language that LC_ALL or LANG names (`ko_KR.UTF-8` → `ko`), English if it is another."""
    named = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    language = re.split("[_.@]", named)[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((CATALOGUE / f"{language}.ftl").read_text("utf-8")))
    return bundle

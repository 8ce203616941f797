"""The set-up's sentences, read from the catalogue before any package is there to read it.

They keep to one line each and to plain `{ $name }` places, which a few lines of Python can fill.
"""

import io
import os
import re

LANGUAGES = ("en", "ko", "zh")
CATALOGUE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "i18n")


def language():
    """The person's language from the environment, English when it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name][:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def say(key, **words):
    """The sentence `cli-<key>` with its places filled: `say("setup-bad-port", port="x")`."""
    with io.open(os.path.join(CATALOGUE, language() + ".ftl"), encoding="utf-8") as lines:
        found = [
            line.split("=", 1)[1].strip() for line in lines if line.startswith("cli-%s =" % key)
        ]
    return re.sub(r"{ *\$(\w+) *}", lambda place: str(words[place.group(1)]), found[0])

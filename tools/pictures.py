"""Photographs the app for its manifests (pwa/manifest.js): `python -m tools.pictures`.

They are committed, because a build has no browser. Take them again when the screens have changed.
"""

import base64
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.demo import Demo, demo
from tests.browser.screens import SCREENS, SHEETS
from tools.paths import PWA

FOLDER = PWA / "public" / "pictures"
LANGUAGES = ("ko", "zh", "en")
QUALITY = 75
REMEMBER = """(language) => {
  localStorage.matsideLanguage = language;
  localStorage['matside-theme'] = 'light';
}"""


class Form(NamedTuple):
    """How large the page is, and how many dots a pixel of it has in the picture."""

    width: int
    height: int
    dots: int


NARROW, WIDE = Form(360, 740, 2), Form(1280, 800, 1)
PICTURES = {
    "keypad": ("judge-keypad", NARROW),
    "check": ("judge-check", NARROW),
    "standings": ("public-standings", NARROW),
    "rounds": ("organizer-rounds", WIDE),
    "decision": ("delegate-decision", WIDE),
}
"""The picture's name → the screen, and its form."""


def photograph(made: Demo, name: str, form: Form, language: str) -> bytes:
    """One screen in one language, as WebP."""
    [screen] = [screen for screen in SCREENS + SHEETS if screen.name == name]
    phone = made.phones[screen.role]
    devtools = phone.context.new_cdp_session(phone.page)
    size = {"width": form.width, "height": form.height, "deviceScaleFactor": form.dots}
    devtools.send("Emulation.setDeviceMetricsOverride", {**size, "mobile": form.dots > 1})
    phone.page.goto("/nowhere")
    phone.page.evaluate(REMEMBER, language)
    phone.page.goto(made.address(screen.path))
    screen.do(phone)
    phone.page.evaluate("scrollTo(0, 0)")
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    devtools.detach()
    return base64.b64decode(taken["data"])


def main() -> None:
    """Every picture in every language."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        demo(playwright, Path(folder)) as made,
    ):
        for name, (screen, form) in PICTURES.items():
            for language in LANGUAGES:
                taken = photograph(made, screen, form, language)
                (FOLDER / f"{name}-{language}.webp").write_bytes(taken)


if __name__ == "__main__":
    main()

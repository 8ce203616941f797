"""Takes all photographs and lays them out; `python -m tools.screens [name …]` takes some."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.demo import demo
from tests.browser.screens import SCREENS, SHEETS
from tools.paths import BUILD, ROOT
from tools.screens.looks import LANGUAGES, PLAIN, SPREADS, Spread, file_of
from tools.screens.photographs import photographs
from tools.screens.sheet import contact_sheet, picture

FOLDER = BUILD / "screens"
SCREENSHOT = ROOT / "docs" / "screenshot.png"
README = (
    ("judge-keypad", "en", PLAIN),
    ("delegate-decision", "en", Spread("light", (1280, 800))),
    ("judge-check", "ko", PLAIN),
    ("public-standings", "zh", PLAIN),
)


def main(*names: str) -> None:
    """Everything into `build/screens/`, and the picture of the README."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    wanted = [one for one in SCREENS + SHEETS if not names or one.name in names]
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        demo(playwright, Path(folder), viewport=PLAIN.viewport) as made,
    ):
        for screen in wanted:
            for language in LANGUAGES:
                photographs(made, screen, language, FOLDER)
        page = made.phones[None].context.new_page()
        for spread in SPREADS:
            rows = {
                one.name: [file_of(one.name, language, spread) for language in LANGUAGES]
                for one in wanted
            }
            contact_sheet(page, FOLDER, rows, spread)
        if not names:
            picture(page, FOLDER, [file_of(*one) for one in README], SCREENSHOT)
    print(FOLDER)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Takes all photographs and lays them out; `python -m tools.screens [name …]` takes some.

A name is a screen's, or a part's: a file of `tests/browser/screens/`.
"""

import shutil
import sys
import tempfile
from itertools import chain
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.demo import demo
from tests.browser.screens import PARTS
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
    """Everything into `build/screens/`, and the picture of the README; some in a folder there."""
    folder = FOLDER.joinpath(*names[:1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted = {
        part: [one for one in listed if not names or part in names or one.name in names]
        for part, listed in PARTS.items()
    }
    with (
        tempfile.TemporaryDirectory() as house,
        sync_playwright() as playwright,
        demo(playwright, Path(house), viewport=PLAIN.viewport) as made,
    ):
        for screen in chain.from_iterable(wanted.values()):
            for language in LANGUAGES:
                photographs(made, screen, language, folder)
        page = made.phones[None].context.new_page()
        for spread in SPREADS:
            for part, screens in wanted.items():
                rows = {
                    one.name: [file_of(one.name, language, spread) for language in LANGUAGES]
                    for one in screens
                }
                if rows:
                    contact_sheet(page, folder, rows, part, spread)
        if not names:
            picture(page, folder, [file_of(*one) for one in README], SCREENSHOT)
    print(folder)


if __name__ == "__main__":
    main(*sys.argv[1:])

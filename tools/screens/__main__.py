"""Takes all photographs and lays them out; `python -m tools.screens`."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.phone import Phone
from tools.paths import BUILD, ROOT
from tools.screens.sheet import contact_sheet, picture
from tools.screens.shots import SHOTS, Shot
from tools.screens.stage import stage

FOLDER = BUILD / "screens"
SIZES = ((360, 740), (1280, 800))
LOOKS = (("ko", "light"), ("zh", "light"), ("en", "light"), ("en", "dark"))
README = (
    "judge-keypad-360-en-light.png",
    "delegate-decision-1280-en-light.png",
    "judge-check-360-ko-light.png",
    "public-standings-360-zh-light.png",
)


def photographs(phone: Phone, shot: Shot, path: str) -> Iterator[str]:
    """Take one screen in every look and size; the names of the files."""
    address = shot.path if shot.path in ("/", "/join") else path + shot.path
    for language, theme in LOOKS:
        phone.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        phone.page.goto("/")
        phone.page.evaluate(
            """([language, theme]) => {
              localStorage.matsideLanguage = language;
              localStorage['matside-theme'] = theme;
            }""",
            [language, theme],
        )
        phone.page.goto(address)
        shot.do(phone)
        for width, height in SIZES:
            phone.page.set_viewport_size({"width": width, "height": height})
            if width > SIZES[0][0]:
                phone.page.evaluate("scrollTo(0, 0)")
            file = f"{shot.name}-{width}-{language}-{theme}.png"
            phone.page.screenshot(path=FOLDER / file)
            yield file


def main() -> None:
    """Everything into `build/screens/`, and the picture of the README."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        stage(playwright, Path(folder)) as (path, phones),
    ):
        rows = {shot.name: list(photographs(phones[shot.role], shot, path)) for shot in SHOTS}
        page = phones["public"].context.new_page()
        contact_sheet(page, FOLDER, rows)
        picture(page, FOLDER, README, ROOT / "docs" / "screenshot.png")
    print(FOLDER / "contact-sheet.png")


main()

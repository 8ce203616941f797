"""One screen in one language, in all its looks: opened once, then light and size change."""

from pathlib import Path

from tests.browser.demo import Demo
from tests.browser.screens import Screen
from tools.screens.looks import PLAIN, SPREADS, file_of

SPEAK = "(language) => { localStorage.matsideLanguage = language; }"
# A phone stays where something has come into view; the wide screen shows the page from its top.
# Two frames later all of it is drawn in one place.
LIGHT = """async ([theme, type]) => {
  Object.assign(document.documentElement.dataset, { theme, type });
  if (innerWidth > 360) scrollTo(0, 0);
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""


def photographs(made: Demo, screen: Screen, language: str, folder: Path) -> None:
    """Every spread's photograph of it."""
    phone = made.phones[screen.role]
    phone.page.set_viewport_size(PLAIN.viewport)
    phone.page.goto("/nowhere")  # else some screens are only another fragment of the one before
    phone.page.evaluate(SPEAK, language)
    phone.page.goto(made.address(screen.path))
    screen.do(phone)
    for spread in SPREADS:
        phone.page.set_viewport_size(spread.viewport)
        phone.page.evaluate(LIGHT, [spread.theme, spread.type])
        file = folder / file_of(screen.name, language, spread)
        phone.page.screenshot(path=file, type="jpeg", quality=85)

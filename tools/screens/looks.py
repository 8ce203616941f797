"""In which languages, light, sizes and type every screen is photographed."""

from typing import NamedTuple

from playwright.sync_api import ViewportSize

LANGUAGES = ("ko", "zh", "en")
THEMES = ("light", "dark", "sun")
SIZES = ((360, 740), (1280, 800))


class Spread(NamedTuple):
    """What one contact sheet shows, all languages side by side."""

    theme: str
    size: tuple[int, int]
    type: str = "system"

    @property
    def name(self) -> str:
        return "-".join((self.theme, str(self.size[0]), self.type)).removesuffix("-system")

    @property
    def viewport(self) -> ViewportSize:
        width, height = self.size
        return {"width": width, "height": height}


PLAIN = Spread("light", SIZES[0])
LARGE = PLAIN._replace(type="largest")
SPREADS = (*(Spread(theme, size) for size in SIZES for theme in THEMES), LARGE)
"""By size, so that a page is laid out anew as seldom as can be."""


def file_of(screen: str, language: str, spread: Spread) -> str:
    """A photograph's name."""
    return f"{screen}-{spread.name}-{language}.jpg"

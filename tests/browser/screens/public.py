"""What needs no phone of the competition: rounds, standings, brackets."""

from tests.browser.demo import CLOSED
from tests.browser.matches import UNDER_WAY
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Screen

SCREENS = (
    Screen("public-rounds", None, "{c}", see(f"round-{CLOSED}")),
    Screen("public-standings", None, f"{{c}}/r/{CLOSED}", see("standing-1")),
    Screen("public-bracket", None, f"{{matches}}/r/{UNDER_WAY}", see("match-final")),
)

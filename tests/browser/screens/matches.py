"""Head to Head: the judge's matches, the organizer's bracket and its seeds."""

from playwright.sync_api import expect

from tests.browser.demo import MATCHES, SEEDING
from tests.browser.matches import TO_SEED, UNDER_WAY
from tests.browser.phone import Phone
from tests.browser.screens.doing import see, tap
from tests.browser.screens.screen import Screen

MATCH = f"{{matches}}/judge/{UNDER_WAY}"


def decide_otherwise(phone: Phone) -> None:
    """Who won a match that is over after all."""
    settle, otherwise = phone.at("settle"), phone.at("otherwise")
    expect(settle.or_(otherwise).first).to_be_visible()
    if settle.count():
        phone.tap("settle", "confirm-settle")
    otherwise.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def seed(phone: Phone) -> None:
    """A draw among all, with how it can be checked, and the bracket that comes of it."""
    phone.at(f"open-round-{TO_SEED}").click()
    see("draw-number")(phone)
    phone.type("draw-number", "417")
    phone.at("draw-proof").locator("summary").click()
    phone.at("seeding-look").locator("summary").click()
    see("match-final")(phone)


SCREENS = (
    Screen("judge-matches", MATCHES, f"{MATCH}", see("to-SF-1")),
    Screen("judge-match", MATCHES, f"{MATCH}?match=SF-1", see("enter-1")),
    Screen("judge-match-attempt", MATCHES, f"{MATCH}?match=SF-1&person=1&point=3", see("keypad-1")),
    Screen(
        "organizer-bracket",
        SEEDING,
        f"{{matches}}/organizer/rounds/{UNDER_WAY}",
        see("bracket-section"),
    ),
)
SHEETS = (
    Screen(
        "judge-settle",
        MATCHES,
        f"{MATCH}?match=SF-2",
        tap("settle"),
        "screens/judge/match/MatchOver.jsx",
    ),
    Screen(
        "judge-otherwise",
        SEEDING,
        f"{MATCH}?match=SF-2",
        decide_otherwise,
        "screens/judge/match/OtherWinner.jsx",
    ),
    Screen(
        "organizer-seeds",
        SEEDING,
        "{matches}/organizer",
        seed,
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
)

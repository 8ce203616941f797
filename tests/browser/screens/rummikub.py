"""Rummikub's events: list, plan, registration, draw, cards, standings, the series into a final."""

from playwright.sync_api import expect

from tests.browser.demo import RUMMIKUB, RUMMIKUB_DELEGATE, RUMMIKUB_DESK, RUMMIKUB_GUEST
from tests.browser.phone import Phone
from tests.browser.rummikub_hall import BUSAN, DAEGU, FINAL, JAMSIL, SUWAN, SUWAN_PEOPLE
from tests.browser.screens.doing import see, tap, tap_the_first
from tests.browser.screens.screen import Doing, Screen

ROOT = "{rummikub}/rummikub"
DRAW, STANDINGS = "screens/rummikub/draw", "screens/rummikub/standings"
SITS = f"sits-{SUWAN_PEOPLE[0]}"
"""In the final, where a draw is under way."""


def event(name: str, view: str = "") -> str:
    return f"{ROOT}/event/{name}/{view}".rstrip("/")


def letting_in(phone: Phone) -> None:
    """The day's time is over: the desk lets people in all the same."""
    name, let_in = phone.at("register-name"), phone.at("let-in")
    expect(name.or_(let_in).first).to_be_visible()
    if let_in.count():
        let_in.click()
    see("register-name")(phone)


def shown(testid: str, *taps: str) -> Doing:
    return tap(*taps, then=testid)


SCREENS = (
    Screen("rummikub-lists", RUMMIKUB_DESK, ROOT, see(f"event-{BUSAN}")),
    Screen("rummikub-lists-for-all", RUMMIKUB_GUEST, ROOT, see(f"event-{BUSAN}")),
    Screen("rummikub-register", RUMMIKUB_DESK, event(DAEGU, "players"), letting_in),
    Screen("rummikub-players", RUMMIKUB_GUEST, event(BUSAN, "players"), see("entrant-1")),
    Screen("rummikub-invited", RUMMIKUB_DESK, event(FINAL, "players"), see("entrant-1")),
    Screen("rummikub-plan", RUMMIKUB_GUEST, event(BUSAN, "plan"), see("plan-facts")),
    Screen(
        "rummikub-plan-change",
        RUMMIKUB_DESK,
        event(BUSAN, "plan"),
        shown("plan-save", "plan-change"),
    ),
    Screen("rummikub-plan-new", RUMMIKUB_DESK, event("rummikub9", "plan"), see("plan-save")),
    Screen("rummikub-draw-open", RUMMIKUB_DESK, event(DAEGU, "draw"), see("draw-open")),
    Screen(
        "rummikub-draw-seed",
        RUMMIKUB_DESK,
        event(DAEGU, "draw"),
        shown("draw-number", "draw-how-seed"),
    ),
    Screen("rummikub-draw-tiles", RUMMIKUB_DESK, event(FINAL, "draw"), see("draw-waiting")),
    Screen("rummikub-draw-done", RUMMIKUB_DESK, event(BUSAN, "draw"), see("table-3")),
    Screen("rummikub-tables", RUMMIKUB_GUEST, event(BUSAN, "lists"), see("lists-search")),
    Screen("rummikub-cards", RUMMIKUB_DESK, event(BUSAN, "cards"), see("card-1")),
    Screen("rummikub-bag", RUMMIKUB_DESK, event(BUSAN, "cards"), shown("bag-list", "print-bag")),
    Screen("rummikub-standings", RUMMIKUB_GUEST, event(BUSAN, "standings"), see("standing-1")),
    Screen("rummikub-standings-tied", RUMMIKUB, event(JAMSIL, "standings"), see("open-tie")),
    Screen(
        "rummikub-places",
        RUMMIKUB_DESK,
        event(FINAL, "standings"),
        shown("stage-places", "stage-places"),
    ),
    Screen("rummikub-series", RUMMIKUB_DESK, event(FINAL, "series"), see(f"from-{SUWAN}")),
    Screen("rummikub-qualified", RUMMIKUB_GUEST, event(SUWAN, "series"), see(f"from-{SUWAN}")),
    Screen(
        "rummikub-certificates",
        RUMMIKUB_DESK,
        event(SUWAN, "certificates"),
        see("certificates-print"),
    ),
)
SHEETS = (
    Screen(
        "rummikub-close",
        RUMMIKUB_DESK,
        event(BUSAN, "plan"),
        tap("close-event"),
        "screens/side/CloseSheet.jsx",
    ),
    Screen(
        "rummikub-quit",
        RUMMIKUB_DESK,
        event(BUSAN, "players"),
        tap("quit-2"),
        "screens/side/QuitSheet.jsx",
    ),
    Screen(
        "rummikub-seat", RUMMIKUB_DESK, event(FINAL, "draw"), tap(SITS), f"{DRAW}/SeatSheet.jsx"
    ),
    Screen(
        "rummikub-seat-gone",
        RUMMIKUB_DESK,
        event(FINAL, "draw"),
        shown("repair-reason", SITS, "seat-gone"),
        f"{DRAW}/RepairSheet.jsx",
    ),
    Screen(
        "rummikub-seat-by-hand",
        RUMMIKUB_DESK,
        event(FINAL, "draw"),
        shown("hand-reason", SITS, "seat-hand"),
        f"{DRAW}/ByHand.jsx",
    ),
    Screen(
        "rummikub-seat-instead",
        RUMMIKUB_DESK,
        event(FINAL, "draw"),
        shown("instead-reason", SITS, "seat-instead"),
        f"{DRAW}/SubstituteSheet.jsx",
    ),
    Screen(
        "rummikub-tie",
        RUMMIKUB_DELEGATE,
        event(JAMSIL, "standings"),
        shown("tie", "open-tie"),
        f"{STANDINGS}/TieSheet.jsx",
    ),
    Screen(
        "rummikub-big",
        RUMMIKUB_DESK,
        event(BUSAN, "standings"),
        shown("big-screen", "standings-big"),
        f"{STANDINGS}/BigScreen.jsx",
    ),
    Screen(
        "rummikub-decline",
        RUMMIKUB_DESK,
        event(SUWAN, "series"),
        tap_the_first("decline-"),
        f"{STANDINGS}/DeclineSheet.jsx",
    ),
    Screen(
        "rummikub-enter",
        RUMMIKUB_DESK,
        event(FINAL, "series"),
        tap("enter-all"),
        f"{STANDINGS}/EnterSheet.jsx",
    ),
)

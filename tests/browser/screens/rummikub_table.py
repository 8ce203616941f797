"""A Rummikub table: its score sheet, a game while it is entered, a dispute, the clock, the rack."""

from playwright.sync_api import expect

from tests.browser.demo import RUMMIKUB, RUMMIKUB_DELEGATE, RUMMIKUB_GUEST
from tests.browser.phone import Phone
from tests.browser.rummikub_hall import BUSAN, DISPUTED, OF_THREE, TIED, TWO_OF_FOUR
from tests.browser.screens.doing import see, tap, tap_the_first
from tests.browser.screens.screen import Doing, Screen

FILES, CLOCK = "screens/rummikub/table", "screens/rummikub/clock"
PLAYED = f"{BUSAN}-r1-t1"
"""A table whose four games are in."""
STEPS = {"start": "ready", "ready": "turn", "turn": "stopped"}
TAPS = {"ready": "go", "turn": "act-stop"}


def table(stream: str, view: str = "") -> str:
    return f"{{rummikub}}/rummikub/table/{stream}/{view}".rstrip("/")


def clock_at(stage: str) -> Doing:
    """The clock as far as that, from wherever an earlier visit left it."""

    def do(phone: Phone) -> None:
        see("turns")(phone)
        turns = phone.at("turns")
        while (now := turns.get_attribute("data-stage") or "") != stage:
            if now == "start":
                phone.tap("start-known")
                phone.page.locator("[data-testid^=starts-]").first.click()
            else:
                phone.tap(TAPS[now])
            expect(turns).to_have_attribute("data-stage", STEPS[now])

    return do


def over(stage: str, testid: str) -> Doing:
    """A sheet over the clock."""

    def do(phone: Phone) -> None:
        clock_at(stage)(phone)
        phone.tap(testid)
        expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def typing(phone: Phone) -> None:
    """The third game: who is out is said, and the first rack is typed."""
    called, pad = phone.page.locator("[data-testid^=called-]"), phone.at("typed")
    expect(called.or_(pad).first).to_be_visible()
    if not pad.count():
        called.first.click()
    see("typed")(phone)


def dropping(phone: Phone) -> None:
    typing(phone)
    phone.tap("drop")
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def a_rack(phone: Phone) -> None:
    """Black 9 and 10 with a joker are a meld of 30."""
    see("rack")(phone)
    if not phone.at("off-0").count():
        phone.tap("colour-K", "tile-K9", "tile-K10", "tile-J")
    see("rack-found")(phone)


SCREENS = (
    Screen("rummikub-table", RUMMIKUB, table(TWO_OF_FOUR), see("sheet")),
    Screen("rummikub-table-for-all", RUMMIKUB_GUEST, table(TWO_OF_FOUR), see("sheet")),
    Screen("rummikub-table-of-three", RUMMIKUB, table(OF_THREE), see("sheet")),
    Screen("rummikub-table-played", RUMMIKUB, table(PLAYED), see("confirm-round")),
    Screen("rummikub-game", RUMMIKUB, table(TWO_OF_FOUR, "game-2"), see("versions")),
    Screen("rummikub-game-call", RUMMIKUB, table(TWO_OF_FOUR, "game-4"), see("called-nobody")),
    Screen("rummikub-game-typed", RUMMIKUB, table(TWO_OF_FOUR, "game-3"), typing),
    Screen("rummikub-dispute", RUMMIKUB_DELEGATE, table(DISPUTED, "game-2"), see("dispute")),
    Screen("rummikub-clock-start", RUMMIKUB, table(OF_THREE, "clock"), clock_at("start")),
    Screen("rummikub-clock-ready", RUMMIKUB, table(OF_THREE, "clock"), clock_at("ready")),
    Screen("rummikub-clock-elsewhere", RUMMIKUB, table(TWO_OF_FOUR, "clock"), see("take-over")),
    Screen("rummikub-clock-turn", RUMMIKUB, table(TIED, "clock"), clock_at("turn")),
    Screen("rummikub-clock-over", RUMMIKUB, table(DISPUTED, "clock"), clock_at("stopped")),
    Screen("rummikub-rack", RUMMIKUB, table(TWO_OF_FOUR, "rack"), a_rack),
)
SHEETS = (
    Screen(
        "rummikub-confirm",
        RUMMIKUB,
        table(PLAYED),
        tap("confirm-round"),
        f"{FILES}/confirm/ConfirmSheet.jsx",
    ),
    Screen(
        "rummikub-reason",
        RUMMIKUB_DELEGATE,
        table(DISPUTED, "game-2"),
        tap_the_first("keep-"),
        f"{FILES}/ReasonSheet.jsx",
    ),
    Screen(
        "rummikub-drop",
        RUMMIKUB,
        table(TWO_OF_FOUR, "game-3"),
        dropping,
        f"{FILES}/entry/DropSheet.jsx",
    ),
    Screen(
        "rummikub-redeal",
        RUMMIKUB,
        table(OF_THREE, "clock"),
        over("ready", "redeal"),
        f"{CLOCK}/Ready.jsx",
    ),
    Screen(
        "rummikub-last-tile",
        RUMMIKUB,
        table(TIED, "clock"),
        over("turn", "act-last-tile"),
        f"{CLOCK}/LastTileSheet.jsx",
    ),
)

"""The console of a chess match: before it, in each of its states, and what lies over it."""

from playwright.sync_api import expect

from tests.browser import chess_hall
from tests.browser.chess import CHECKS
from tests.browser.demo import CHESS
from tests.browser.phone import Phone
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Doing, Screen

LONG = "3600"
"""Seconds: nothing runs out while somebody looks."""
FILES = "screens/chess/match/console"


def path(match: str) -> str:
    return f"{{chess}}/chess/match/{match}"


READY, PLAY, ENDED, MEETS = (path(f"chess-r0-m{number}") for number in (951, 952, 953, 954))


def opened(phone: Phone, rules: str = "twic") -> None:
    """A friendly match; another visit finds it open."""
    console, first = phone.at("console"), phone.at("rules-twic")
    expect(console.or_(first).first).to_be_visible()
    if console.count():
        return
    phone.tap(f"rules-{rules}", "more-settings")
    for name in ("part_seconds", "move_seconds"):
        phone.type(name, LONG)
    phone.type("name-1", "2")
    phone.type("name-2", "3")
    for check in CHECKS:
        phone.at(f"check-{check}").check()
    phone.tap("draw-by-hand", "white-1")
    phone.at("check-draw").check()
    phone.tap("open-match")
    see("console")(phone)


def playing(phone: Phone, rules: str = "twic") -> None:
    """Its first part is played."""
    opened(phone, rules)
    start, zone = phone.at("start-part"), phone.at("act-check")
    expect(start.or_(zone).first).to_be_visible()
    if start.count():
        start.click()
    see("act-check")(phone)


def ended(phone: Phone) -> None:
    """White has resigned."""
    opened(phone)
    if not phone.at("result").count():
        phone.tap("more", "more-resign", "resign-white", "confirm-resign")
    see("result")(phone)


def over(*testids: str) -> Doing:
    """A sheet over a part that is played."""

    def do(phone: Phone) -> None:
        playing(phone)
        phone.tap(*testids)
        expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def taken_over(testid: str) -> Doing:
    """A match that another device has run so far."""

    def do(phone: Phone) -> None:
        see("take-over")(phone)
        phone.tap("take-over")
        see(testid)(phone)

    return do


SCREENS = (
    Screen("chess-match-setup", CHESS, path("chess-r0-m950"), see("check-cubes")),
    Screen("chess-match-paired", CHESS, path(chess_hall.NOT_BEGUN), see("check-draw")),
    Screen("chess-match-ready", CHESS, READY, opened),
    Screen("chess-match-play", CHESS, PLAY, playing),
    Screen("chess-match-time", CHESS, MEETS, lambda phone: playing(phone, "time")),
    Screen("chess-match-elsewhere", CHESS, path(chess_hall.AT_THE_CUBES), see("elsewhere")),
    Screen("chess-match-paused", CHESS, path(chess_hall.PLAYING), taken_over("paused")),
    Screen("chess-match-cubes", CHESS, path(chess_hall.JUDGING), taken_over("cube")),
    Screen("chess-match-ended", CHESS, ENDED, ended),
)
SHEETS = (
    Screen("chess-match-undo", CHESS, PLAY, over("undo"), f"{FILES}/UndoSheet.jsx"),
    Screen("chess-match-lost", CHESS, PLAY, over("act-lost"), f"{FILES}/LostSheet.jsx"),
    Screen("chess-match-mate", CHESS, PLAY, over("act-mate"), f"{FILES}/MateSheet.jsx"),
    Screen("chess-match-resign", CHESS, PLAY, over("act-resign"), f"{FILES}/ResignSheet.jsx"),
    Screen("chess-match-end", CHESS, PLAY, over("more", "end-match"), f"{FILES}/EndSheet.jsx"),
    Screen("chess-match-more", CHESS, PLAY, over("more"), f"{FILES}/MoreSheet.jsx"),
)

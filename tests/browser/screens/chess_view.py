"""The players' view and the log of a chess match, with a seat and without; the board beside it."""

from playwright.sync_api import expect

from tests.browser import chess_hall
from tests.browser.demo import CHESS, CHESS_GUEST
from tests.browser.phone import Phone
from tests.browser.screens.chess_match import path, playing
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Doing, Screen


def shown(figure: str) -> Doing:
    """Both halves have this figure."""

    def do(phone: Phone) -> None:
        halves = phone.at("players-view").locator(f"[data-figure={figure}]")
        expect(halves).to_have_count(2)

    return do


def on_the_board(phone: Phone) -> None:
    """The board stands beside the buttons, and a piece is chosen."""
    playing(phone)
    if not phone.at("board").count():
        phone.tap("more", "board-on")
        phone.page.keyboard.press("Escape")
    see("board")(phone)
    phone.at("square-e2").click()
    expect(phone.at("square-e2")).to_have_attribute("aria-pressed", "true")


VIEW = "screens/chess/players/PlayersView.jsx"


def players(match: str) -> str:
    return f"{path(match)}/players"


SCREENS = (
    Screen("chess-log", CHESS, f"{path(chess_hall.TIME)}/log", see("cube-times")),
    Screen("chess-log-guest", CHESS_GUEST, f"{path(chess_hall.OVER)}/log", see("log-outcome")),
    Screen("chess-board", CHESS, path("chess-r0-m955"), on_the_board),
)
SHEETS = (
    Screen("chess-players", CHESS, players(chess_hall.PLAYING), shown("move"), VIEW),
    Screen("chess-players-cubes", CHESS, players(chess_hall.AT_THE_CUBES), shown("cover"), VIEW),
    Screen("chess-players-time", CHESS, players(chess_hall.TIME), shown("part"), VIEW),
    Screen(
        "chess-players-guest", CHESS_GUEST, players(chess_hall.OVER), shown("moves-white"), VIEW
    ),
)

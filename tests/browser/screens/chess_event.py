"""ChessCubing: the list, an event's desk and its sheets, and what somebody without a seat sees."""

from tests.browser.chess_hall import NOT_BEGUN, OVER
from tests.browser.demo import CHESS, CHESS_DESK, CHESS_GUEST
from tests.browser.phone import Phone
from tests.browser.screens.doing import see, tap
from tests.browser.screens.screen import Screen

DESK = "{chess}/chess/event/chess"
SHEETS_OF = "screens/chess/event"


def a_whole_plan(phone: Phone) -> None:
    """The form with all that Time asks."""
    see("plan-save")(phone)
    phone.tap("plan-ruleset-time@1", "tie-in-sonneborn-berger")
    see("plan-clock_seconds")(phone)


SCREENS = (
    Screen("chess-lists", CHESS_DESK, "{chess}/chess", see("event-chess")),
    Screen("chess-lists-of-a-judge", CHESS, "{chess}/chess", see("new-friendly")),
    Screen("chess-lists-for-all", CHESS_GUEST, "{chess}/chess", see("event-chess")),
    Screen("chess-event", CHESS_DESK, DESK, see(f"match-{OVER}")),
    Screen("chess-event-for-all", CHESS_GUEST, DESK, see(f"match-{OVER}")),
    Screen("chess-event-players", CHESS_DESK, f"{DESK}/players", see("entrant-1")),
    Screen("chess-event-standings", CHESS_DESK, f"{DESK}/standings", see("standing-1")),
    Screen("chess-event-plan", CHESS_DESK, f"{DESK}/plan", see("plan-facts")),
    Screen("chess-event-new", CHESS_DESK, "{chess}/chess/event/chess2/plan", a_whole_plan),
)
SHEETS = (
    Screen(
        "chess-event-close",
        CHESS_DESK,
        f"{DESK}/plan",
        tap("close-event"),
        "screens/side/CloseSheet.jsx",
    ),
    Screen(
        "chess-event-quit",
        CHESS_DESK,
        f"{DESK}/players",
        tap("quit-2"),
        "screens/side/QuitSheet.jsx",
    ),
    Screen(
        "chess-event-match",
        CHESS,
        DESK,
        tap(f"more-{NOT_BEGUN}"),
        f"{SHEETS_OF}/MatchSheet.jsx",
    ),
    Screen(
        "chess-event-by-hand",
        CHESS,
        DESK,
        tap(f"more-{OVER}", "by-hand", "hand-white", then="hand-mate"),
        f"{SHEETS_OF}/ByHand.jsx",
    ),
)

"""Opening and closing rounds, and who takes part."""

from tests.browser.demo import CLOSED, OPEN, TO_COME
from tests.browser.screens.doing import tap
from tests.browser.screens.screen import Screen

SHEETS = (
    Screen(
        "organizer-open",
        "organizer",
        "{c}/organizer",
        tap(f"open-round-{TO_COME}"),
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
    Screen(
        "organizer-open-look",
        "organizer",
        "{c}/organizer",
        tap(f"open-round-{TO_COME}", "look-open", then="look-count"),
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
    Screen(
        "organizer-close",
        "organizer",
        "{c}/organizer",
        tap(f"close-round-{OPEN}"),
        "screens/organizer/rounds/CloseSheet.jsx",
    ),
    Screen(
        "delegate-no-shows",
        "delegate",
        "{c}/organizer",
        tap(f"close-round-{OPEN}", "dns-rest"),
        "screens/organizer/rounds/CloseSheet.jsx",
    ),
    Screen(
        "organizer-reopen",
        "organizer",
        "{c}/organizer",
        tap(f"reopen-round-{CLOSED}"),
        "screens/organizer/rounds/ReopenSheet.jsx",
    ),
    Screen(
        "organizer-enter",
        "organizer",
        "{c}/organizer",
        tap(f"enter-round-{OPEN}"),
        "screens/organizer/rounds/EnterSheet.jsx",
    ),
)

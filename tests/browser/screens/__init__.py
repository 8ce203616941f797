"""Every screen and sheet of the app, on the demo: whose it is, where, and what is done there first.

A file a role or a desk, each with its `SCREENS`, its `SHEETS` or both; here they are put together.
The tests of access go through the list, and `make screens` photographs it.
"""

from tests.browser.screens import (
    a_round,
    anybody,
    chess_cube,
    chess_event,
    chess_match,
    chess_scrambles,
    chess_view,
    delegate,
    desk,
    judge,
    matches,
    organizer,
    public,
    rounds,
    rummikub,
    rummikub_table,
    scrambling,
    tools,
)
from tests.browser.screens.screen import Screen

__all__ = ["PARTS", "SCREENS", "SHEETS", "Screen"]

_MODULES = (
    anybody,
    public,
    judge,
    tools,
    scrambling,
    matches,
    desk,
    organizer,
    rounds,
    a_round,
    delegate,
    chess_event,
    chess_scrambles,
    chess_match,
    chess_cube,
    chess_view,
    rummikub,
    rummikub_table,
)
_LISTED = {
    module.__name__.rpartition(".")[2]: (
        getattr(module, "SCREENS", ()),
        getattr(module, "SHEETS", ()),
    )
    for module in _MODULES
}
SCREENS: tuple[Screen, ...] = tuple(one for screens, _ in _LISTED.values() for one in screens)
SHEETS: tuple[Screen, ...] = tuple(one for _, sheets in _LISTED.values() for one in sheets)
PARTS: dict[str, tuple[Screen, ...]] = {
    part: screens + sheets for part, (screens, sheets) in _LISTED.items()
}
"""The file's name → what it lists."""

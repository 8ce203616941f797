"""The door's `log.*` calls: a fold by value, and folds that a host keeps open under a number."""

from ..errors import bad
from .board import Board
from .refusal import home

BOARDS = {}  # handle -> Board
LAST = [0]  # the last handle given; none is given twice


def board_of(stream):
    """An empty board of a round, of the desk or the review; else that of `side/log/`."""
    if home(stream) in ("desk", "review", "round"):
        return Board(stream)
    from ..side.log import SideBoard

    return SideBoard(stream)


def log_fold(stream, ops):
    """The board of these operations. Reply: `log.fold`."""
    board = board_of(stream)
    board.feed(ops)
    return board.reply()


def log_open(stream):
    """`{"handle"}` of a new, empty board."""
    LAST[0] += 1
    BOARDS[LAST[0]] = board_of(stream)
    return {"handle": LAST[0]}


def log_feed(handle, ops):
    """Feeds an open board; the reply is that of `log.fold` over all that it was ever fed."""
    board = _board(handle)
    board.feed(ops)
    return board.reply()


def log_close(handle):
    """Lets a board go: `{"handle"}`."""
    _board(handle)
    del BOARDS[handle]
    return {"handle": handle}


def _board(handle):
    if handle not in BOARDS:
        raise bad("handle", "no such board is open")
    return BOARDS[handle]

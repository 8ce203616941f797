"""The operation log: what was entered at the tables, folded to what is so.

`graph` says what is held, `refusal` what is refused, `history` what is a proposal and what is in
force, `slot` and `card` what the board shows of it, `level` what holds for the whole round.
"""

from .board import Board
from .calls import log_close, log_feed, log_fold, log_open

__all__ = ["Board", "log_close", "log_feed", "log_fold", "log_open"]

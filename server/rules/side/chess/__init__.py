"""ChessCubing: a match of Twice or Time, folded from its events.

`replay.py` is the way in; `table.py` says which event does what in which state.
"""

from .replay import chess_replay as chess_replay
from .requests import CHESS_REPLAY as CHESS_REPLAY

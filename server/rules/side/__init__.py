"""The rules of side events: a phone that runs none of them does not carry these files.

Only `door.py` and the makers of boards import from here, and only when they are asked.
"""

from .chess import CHESS_REPLAY, chess_replay

CALLS = {
    "chess.replay": (chess_replay, CHESS_REPLAY),
}

"""The rules of side events: a phone that runs none of them does not carry these files.

Only `door.py` and the makers of boards import from here, and only when they are asked.
"""

from .chess import CHESS_REPLAY, chess_replay
from .pairing import pairing_bracket, pairing_next, pairing_standings
from .pairing.schemas import PAIRING_BRACKET, PAIRING_NEXT, PAIRING_STANDINGS

CALLS = {
    "chess.replay": (chess_replay, CHESS_REPLAY),
    "pairing.next": (pairing_next, PAIRING_NEXT),
    "pairing.standings": (pairing_standings, PAIRING_STANDINGS),
    "pairing.bracket": (pairing_bracket, PAIRING_BRACKET),
}

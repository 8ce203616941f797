"""The rules of side events: a phone that runs none of them does not carry these files.

Only `door.py` and the makers of boards import from here, and only when they are asked.
"""

from .chess import CHESS_REPLAY, chess_replay
from .pairing import pairing_bracket, pairing_next, pairing_standings
from .pairing.schemas import PAIRING_BRACKET, PAIRING_NEXT, PAIRING_STANDINGS
from .rummikub import rummikub_game, rummikub_meld, rummikub_standings
from .rummikub.schemas import RUMMIKUB_GAME, RUMMIKUB_MELD, RUMMIKUB_STANDINGS
from .seating import seating_draw, seating_sizes
from .seating.schemas import SEATING_DRAW, SEATING_SIZES
from .tables import tables_repair, tables_seating, tables_series, tables_standings
from .tables.schemas import TABLES_REPAIR, TABLES_SEATING, TABLES_SERIES, TABLES_STANDINGS

CALLS = {
    "chess.replay": (chess_replay, CHESS_REPLAY),
    "pairing.next": (pairing_next, PAIRING_NEXT),
    "pairing.standings": (pairing_standings, PAIRING_STANDINGS),
    "pairing.bracket": (pairing_bracket, PAIRING_BRACKET),
    "rummikub.game": (rummikub_game, RUMMIKUB_GAME),
    "rummikub.standings": (rummikub_standings, RUMMIKUB_STANDINGS),
    "rummikub.meld": (rummikub_meld, RUMMIKUB_MELD),
    "seating.sizes": (seating_sizes, SEATING_SIZES),
    "seating.draw": (seating_draw, SEATING_DRAW),
    "tables.seating": (tables_seating, TABLES_SEATING),
    "tables.repair": (tables_repair, TABLES_REPAIR),
    "tables.standings": (tables_standings, TABLES_STANDINGS),
    "tables.series": (tables_series, TABLES_SERIES),
}

"""Who meets whom in an event of matches, round by round, and where everybody stands."""

from .bracket import pairing_bracket as pairing_bracket
from .rounds import pairing_next as pairing_next
from .standings import pairing_standings as pairing_standings

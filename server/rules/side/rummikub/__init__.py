"""Rummikub as tournaments play it: what a game is worth, who stands where, what a rack holds."""

from .game import rummikub_game as rummikub_game
from .meld import rummikub_meld as rummikub_meld
from .standings import rummikub_standings as rummikub_standings

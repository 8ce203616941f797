"""Fewest moves: a written solution read, applied to the scrambled cube, and counted (Article E)."""

from .check import as_written as as_written
from .check import fewest_check as fewest_check

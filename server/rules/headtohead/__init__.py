"""Head to Head: two people, one scramble, a bracket of 4, 8, 12 or 16 (2026 Article I)."""

from .bracket import headtohead_bracket as headtohead_bracket
from .bracket import headtohead_standings as headtohead_standings
from .match import headtohead_match as headtohead_match
from .seeds import headtohead_seeds as headtohead_seeds

"""Table games as an event's folds tell them: who sits where, who is ahead, who goes on."""

from .repair import tables_repair as tables_repair
from .seating import tables_seating as tables_seating
from .series import tables_series as tables_series
from .standings import tables_standings as tables_standings

"""Cutoffs, which old editions call combined rounds by result (9g).

>>> cutoff_state(edition("wca-2026"), {"attempts": 2, "result": 1500}, [1499])
'met'
"""

from .compare import good_enough
from .timing import NONE


def cutoff_state(table, cutoff, attempts):
    """`none`, `open`, `met` by the first attempt that is good enough, or `missed`."""
    if cutoff is None:
        return "none"
    phase = attempts[: cutoff["attempts"]]
    if any(good_enough(value, table["cutoff"], cutoff["result"]) for value in phase):
        return "met"
    done = [value for value in phase if value != NONE]
    return "missed" if len(done) == cutoff["attempts"] else "open"

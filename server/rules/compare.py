"""The four comparisons of the regulations: *within* is `le`, *better than* is `lt`.

>>> holds(1500, "lt", 1500), holds(1500, "le", 1500)
(False, True)
"""

from .timing import NONE


def holds(left, how, right):
    """Whether `left` is `lt`, `le`, `gt` or `ge` than `right`."""
    if how == "lt":
        return left < right
    if how == "le":
        return left <= right
    if how == "gt":
        return left > right
    return left >= right


def good_enough(value, how, level):
    """Whether there is a result, and it compares so with the level (9g, 9p2)."""
    return value > NONE and holds(value, how, level)

"""Checks of names that a host gives itself: any text but none; nothing is trimmed or normalised."""

from ..arguments import text
from ..errors import bad


def name(value):
    """A text that is not empty."""
    if not text(value):
        raise bad(None, "empty")
    return value

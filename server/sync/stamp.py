"""A stamp as it travels: made once, by the server that first takes the operation in."""

from operator import attrgetter
from typing import Any

FIELDS = ("seq", "sha256", "role", "standing", "server")
_values = attrgetter(*FIELDS)


def stamp(stored: Any) -> dict[str, Any]:
    """The stamp of a stored operation, whichever row or value holds its fields."""
    return dict(zip(FIELDS, _values(stored), strict=True))

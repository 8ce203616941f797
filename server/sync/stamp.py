"""A stamp as it travels: made once, by the server that first takes the operation in."""

from typing import Any

FIELDS = ("seq", "sha256", "role", "standing", "server")


def stamp(stored: Any) -> dict[str, Any]:
    """The stamp of a stored operation, whichever row or value holds its fields."""
    return {name: getattr(stored, name) for name in FIELDS}

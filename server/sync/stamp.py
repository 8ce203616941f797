"""A stamp as it travels: made once, by the server that first takes the operation in."""

from typing import Any


def stamp(stored: Any) -> dict[str, Any]:
    """The stamp of a stored operation, whichever row or value holds its fields."""
    return {
        "seq": stored.seq,
        "sha256": stored.sha256,
        "role": stored.role,
        "standing": stored.standing,
        "server": stored.server,
    }

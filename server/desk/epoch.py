"""A new epoch: the server may have lost operations, and every phone offers its own again."""

import secrets

from server.db import writing
from server.models.server_identity import identity


def new_epoch() -> str:
    """Begin one, after a restore from a backup. Stamps go on naming the same server."""
    with writing():
        here = identity()
        here.epoch = secrets.token_hex(8)
        return here.epoch

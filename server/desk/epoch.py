"""A new epoch: the server may have lost operations, and every phone offers its own again."""

from server.db import writing
from server.models import competition, device
from server.models.server_identity import begin_epoch

# More phones than can have joined since the backup. Their numbers are not given to others, whose
# operations would be taken for theirs.
LOST = 1000


def new_epoch() -> str:
    """Begin one, after a restore from a backup. Stamps go on naming the same server."""
    with writing():
        epoch = begin_epoch()
        for one in competition.every():
            one.numbers_above = device.next_number(one.id) + LOST
        return epoch

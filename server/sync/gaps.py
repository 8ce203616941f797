"""Which operations of which device have not come in: a phone counts its own without gaps."""

from server.models import operation
from server.sync.standing import UNPROVEN

# A list for people: after so many numbers it has said enough.
NAMED = 50


def gaps(competition_id: str) -> dict[int, list[int]]:
    """{device: the numbers that are missing below its highest}, devices without a gap left out."""
    found = {}
    for device, (highest, many) in sorted(operation.numbers_seen(competition_id, UNPROVEN).items()):
        if many < highest:
            here = operation.numbers_of(competition_id, device, UNPROVEN)
            found[device] = missing(here, highest)
    return found


def missing(here: set[int], highest: int) -> list[int]:
    """The first numbers from 1 to `highest` that are not `here`. Pure."""
    found = []
    for n in range(1, highest):
        if n not in here:
            found.append(n)
            if len(found) == NAMED:
                break
    return found

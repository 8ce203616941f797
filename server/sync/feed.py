"""Giving operations back: what lies beyond a device's cursors, a page at a time."""

from dataclasses import dataclass

from msgspec import Struct

from server.models import operation, round
from server.sync import boards
from server.sync.streams import DESK, REVIEW, may_read

PAGE = 1000


class Stamp(Struct):
    """What the first server said of an operation, in the order of `operation.STAMP`."""

    seq: int
    sha256: str
    role: str
    standing: str
    server: str


class Envelope(Struct, omit_defaults=True):
    """A stored operation as it travels: its exact text, its stamp, its signature if any."""

    raw: str
    stamp: Stamp
    sig: str | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """Envelopes with their stamps, the cursors after them, and whether there is more to fetch."""

    ops: list[Envelope]
    cursors: dict[str, int]
    more: bool


def page(competition_id: str, cursors: dict[str, int], heads: dict[str, int]) -> Page:
    """The next operations of the streams in `cursors` ({stream: seq already there})."""
    ops: list[Envelope] = []
    reached = dict(cursors)
    for name in sorted(cursors):
        room = PAGE - len(ops)
        if room and cursors[name] < heads.get(name, 0):
            rows = operation.next_after(competition_id, name, cursors[name], room)
            ops += [Envelope(raw, Stamp(*stamp), sig) for _, raw, sig, *stamp in rows]
            reached[name] = ops[-1].stamp.seq if rows else cursors[name]
    more = any(reached[name] < heads.get(name, 0) for name in reached)
    return Page(ops, reached, more)


def readable(competition_id: str, role: str, scope: str | None, heads: dict[str, int]) -> list[str]:
    """The streams of the competition that this role may read, sorted."""
    every = {*round.ids_of(competition_id), *heads, DESK, REVIEW}
    return sorted(name for name in every if may_read(role, scope, name))


def digests(
    competition_id: str, cursors: dict[str, int], heads: dict[str, int]
) -> dict[str, dict[str, str]]:
    """Log and state digest of each stream that `cursors` has reached the end of."""
    found = {}
    for name, seq in sorted(cursors.items()):
        if seq and seq == heads.get(name):
            with boards.reading(competition_id, name, seq) as warm:
                # Somebody may have added to it since; then the device will come again.
                if warm.seq == seq:
                    found[name] = warm.digests()
    return found

"""Giving operations back: what lies beyond a device's cursors, a page at a time."""

from dataclasses import dataclass
from typing import Any

from server.models import operation, round
from server.sync import boards
from server.sync.stamp import stamp
from server.sync.streams import DESK, REVIEW, may_read

PAGE = 1000


@dataclass(frozen=True, slots=True)
class Page:
    """Envelopes with their stamps, the cursors after them, and whether there is more to fetch."""

    ops: list[dict[str, Any]]
    cursors: dict[str, int]
    more: bool


def page(competition_id: str, cursors: dict[str, int], heads: dict[str, int]) -> Page:
    """The next operations of the streams in `cursors` ({stream: seq already there})."""
    ops: list[dict[str, Any]] = []
    reached = dict(cursors)
    for name in sorted(cursors):
        room = PAGE - len(ops)
        if room and cursors[name] < heads.get(name, 0):
            rows = operation.after(competition_id, name, cursors[name], room)
            ops.extend(envelope(row) for row in rows)
            reached[name] = rows[-1].seq if rows else cursors[name]
    more = any(reached[name] < heads.get(name, 0) for name in reached)
    return Page(ops, reached, more)


def envelope(row: Any) -> dict[str, Any]:
    """A stored operation as it travels: its exact text, its signature if any, its stamp."""
    signed = {"sig": row.sig} if row.sig else {}
    return {"raw": row.raw, **signed, "stamp": stamp(row)}


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

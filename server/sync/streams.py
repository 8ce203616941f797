"""Which stream is what, and which of them a device may read and write."""

import re

DESK = "desk"
REVIEW = "review"
# `333-r1`, and a match or a table within a round: `chess-r1-m3`, `rummikub-r1-t3`.
_ROUND = re.compile(r"[0-9a-z]+-r[0-9]+(-[mt][0-9]+)?")
# A side event, its rounds, and the matches or the tables in them.
_SIDE = re.compile(r"chess[0-9]*(-r[0-9]+(-m[0-9]+)?)?|rummikub[0-9]*(-r[0-9]+(-t[0-9]+)?)?")

READS_REVIEW = ("head-judge", "delegate", "organizer")


def is_round(stream: str) -> bool:
    return bool(_ROUND.fullmatch(stream))


def is_side(stream: str) -> bool:
    return bool(_SIDE.fullmatch(stream))


def may_read(role: str, scope: str | None, stream: str) -> bool:
    """A scoped device reads its own round and the desk; `review` is for those who decide."""
    if stream == REVIEW:
        return role in READS_REVIEW
    return scope is None or stream == DESK or _within(scope, stream)


def in_scope(scope: str | None, stream: str) -> bool:
    """Whether a device with this scope may write here: all but the other rounds."""
    return scope is None or _within(scope, stream) or not is_round(stream)


def _within(scope: str, stream: str) -> bool:
    """Its round; on a side event also what is played in it, and the event that it belongs to."""
    if stream == scope:
        return True
    if not is_side(stream):
        return False
    return stream.startswith(f"{scope}-") or scope.startswith(f"{stream}-")

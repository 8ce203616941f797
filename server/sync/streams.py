"""Which stream is what, and which of them a device may read and write."""

import re

DESK = "desk"
REVIEW = "review"
# `333-r1`, and a match within a round: `chess-r1-m3`.
_ROUND = re.compile(r"[0-9a-z]+-r[0-9]+(-m[0-9]+)?")

READS_REVIEW = ("head-judge", "delegate", "organizer")


def is_round(stream: str) -> bool:
    return bool(_ROUND.fullmatch(stream))


def may_read(role: str, scope: str | None, stream: str) -> bool:
    """A scoped device reads its own round and the desk; `review` is for those who decide."""
    if stream == REVIEW:
        return role in READS_REVIEW
    return scope is None or stream in (DESK, scope)


def in_scope(scope: str | None, stream: str) -> bool:
    """Whether a device with this scope may write here: all but the other rounds."""
    return scope is None or stream == scope or not is_round(stream)

"""Named points where a test lets the server die, to see what survives (I1); otherwise nothing.

In this process, `with armed("after-commit", 3): …` raises at the third passing. Of a whole server,
`MATSIDE_FAULT=after-commit:3` ends the process there, as `kill -9` would.
"""

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# In the order in which an exchange passes them. Every write transaction has the two of the commit.
POINTS = ("after-fold", "before-commit", "after-commit", "before-reply")
VARIABLE = "MATSIDE_FAULT"
STATUS_OF_THE_KILLED = 137


class Killed(BaseException):
    """The server died here. No `except Exception` may go on as if it had not."""


class Trap:
    """Strikes once, when a point is passed for the `passing`th time, whichever thread does."""

    def __init__(self, point: str, passing: int, strike: Callable[[], None]) -> None:
        if point not in POINTS or passing < 1:
            raise ValueError(f"no such fault: {point}:{passing}")
        self._point = point
        self._left = passing
        self._strike = strike
        self._guard = threading.Lock()

    @property
    def struck(self) -> bool:
        return self._left <= 0

    def passed(self, point: str) -> None:
        if point != self._point:
            return
        with self._guard:
            self._left -= 1
            now = self._left == 0
        if now:
            self._strike()


def point(name: str) -> None:
    """The server passes the point `name`."""
    if _trap is not None:
        _trap.passed(name)


@contextmanager
def armed(name: str, passing: int = 1, fault: type[BaseException] = Killed) -> Iterator[Trap]:
    """Raise `fault` at the point within the block; with an `Exception` the server lives on."""
    global _trap

    def strike() -> None:
        raise fault(f"{name}, passing {passing}")

    before = _trap
    _trap = trap = Trap(name, passing, strike)
    try:
        yield trap
    finally:
        _trap = before


def of_environment(text: str | None) -> Trap | None:
    """The trap that `point:passing` describes; none for an empty text."""
    if not text:
        return None
    name, _, passing = text.partition(":")
    return Trap(name, int(passing or 1), lambda: os._exit(STATUS_OF_THE_KILLED))


_trap = of_environment(os.environ.get(VARIABLE))

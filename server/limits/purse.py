"""What this process has taken out of the shared buckets and not handed out yet.

It keeps limits cheap: a portion is one write for many requests, and who has been refused is
refused again without asking the database.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass

# Beyond so many the longest unused are forgotten, and what they held with them.
MOST = 10_000


@dataclass(slots=True)
class Held:
    """Of one bucket: how much is at hand, and until when (ms) nothing can be taken from it."""

    left: int = 0
    closed_until: int = 0


class Purse:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._guard = threading.Lock()
        self._held: OrderedDict[str, Held] = OrderedDict()

    def pay(self, key: str, amount: int) -> bool:
        """Hand out `amount` of what is at hand; False if there is not so much."""
        with self._guard:
            held = self._held.get(key)
            if held is None or held.left < amount:
                return False
            self._held.move_to_end(key)
            held.left -= amount
            return True

    def add(self, key: str, amount: int) -> None:
        with self._guard:
            self._of(key).left += amount

    def close(self, key: str, until: int) -> None:
        with self._guard:
            self._of(key).closed_until = until

    def closed(self, key: str, now: int) -> int:
        """Milliseconds that this bucket is known to stay empty."""
        with self._guard:
            held = self._held.get(key)
            return max(0, held.closed_until - now) if held else 0

    def _of(self, key: str) -> Held:
        held = self._held.setdefault(key, Held())
        self._held.move_to_end(key)
        if len(self._held) > self._most:
            self._held.popitem(last=False)
        return held

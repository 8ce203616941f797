"""A limit as numbers: so much at once, so much a minute in the long run. Pure.

A bucket is kept as one instant, at which it will be full again: taking from it moves the instant
on, and it must not come to lie further ahead than the whole bucket takes to fill. One number in
one row, so that taking is one statement on every database.
"""

from dataclasses import dataclass

MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class Limit:
    """`burst` at once, then `a_minute`. A process takes `portion` from the database at a time."""

    burst: int
    a_minute: int
    portion: int = 1

    def cost(self, amount: int) -> int:
        """How many milliseconds `amount` takes to fill up again, rounded up."""
        return -(-amount * MINUTE_MS // self.a_minute)

    @property
    def room(self) -> int:
        """How far ahead, in milliseconds, the bucket's instant may lie: then it is empty."""
        return self.cost(self.burst)

    def wait(self, full_at: int, now: int, amount: int) -> int:
        """Milliseconds until `amount` can be taken; 0 for at once."""
        return max(0, max(full_at, now) + self.cost(amount) - self.room - now)


def read(text: str, default: Limit) -> Limit | None:
    """`"1200:600"` (burst, a minute) → that limit; `"off"` → none. ValueError for anything else."""
    if text == "off":
        return None
    burst, _, a_minute = text.partition(":")
    limit = Limit(int(burst), int(a_minute), default.portion)
    if limit.burst < limit.portion or limit.a_minute < 1:
        raise ValueError(f"a limit must allow {limit.portion} at once and 1 a minute: {text}")
    return limit

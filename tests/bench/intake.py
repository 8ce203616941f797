"""Intake and catch-up of ten thousand attempts: Matside, a bare endpoint and PouchDB in one run.

They take turns, `TIMES` times, so that whatever else the machine does falls on all of them. The
floor is what Flask and SQLite cost today, with the same settings, durability and client.
"""

import tempfile
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from tests.bench import pouchdb
from tests.bench.attempts import ATTEMPTS, Envelope, requests
from tests.bench.floor import Floor
from tests.bench.hall import Hall, bytes_each
from tests.bench.machine import described
from tests.bench.table import Figure

BATCH = 100
# One a request: each costs the same, so fewer tell as much.
SINGLES = 1000
TIMES = 3

FLOOR, FLOOR_ONE, FLOOR_DOWN = "floor, batches", "floor, one by one", "floor, down"
PLAIN, PLAIN_ONE = "Matside, batches", "Matside, one by one"
SIGNED, SIGNED_ONE = "Matside, signed, batches", "Matside, signed, one by one"
DOWN = "Matside, down to a fresh phone"
POUCH, POUCH_DOWN = "PouchDB, batches", "PouchDB, down to a fresh phone"

# What is said of two rates of the run: the first over the second.
RATIOS = (
    (FLOOR, PLAIN),
    (FLOOR, SIGNED),
    (FLOOR_ONE, PLAIN_ONE),
    (FLOOR_ONE, SIGNED_ONE),
    (FLOOR_DOWN, DOWN),
    (PLAIN, POUCH),
    (SIGNED, POUCH),
    (DOWN, POUCH_DOWN),
)


class Run:
    """Rates as they are measured, and the bytes of an attempt on its way up."""

    def __init__(self) -> None:
        self.rates: dict[str, list[float]] = defaultdict(list)
        self.bytes: dict[str, float] = {}

    def took(self, what: str, seconds: float, many: int = ATTEMPTS) -> None:
        self.rates[what].append(many / seconds)

    def rate(self, what: str) -> float:
        """Operations a second, the median of the turns."""
        return median(self.rates[what])

    def figures(self) -> list[Figure]:
        """Rates, then bytes, then ratios."""
        one_by_one = f" ({SINGLES:,} of them)"
        return [
            *(
                Figure(
                    what + (one_by_one if "one by one" in what else ""),
                    f"{self.rate(what):,.0f} /s",
                )
                for what in self.rates
            ),
            *(Figure(f"{what}: up, each", f"{each:.0f} B") for what, each in self.bytes.items()),
            *(
                Figure(f"{more} : {less}", f"{self.rate(more) / self.rate(less):.1f}")
                for more, less in RATIOS
                if more in self.rates and less in self.rates
            ),
        ]


def measure() -> list[Figure]:
    """All rates of `TIMES` turns, with what shared the cores before and after."""
    missing = pouchdb.installed()
    run = Run()
    before = described()
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        hall = stack.enter_context(Hall(Path(place) / "hall"))
        floor = stack.enter_context(Floor(Path(place) / "floor"))
        turns: list[Callable[[Sequence[Envelope]], None]] = [lambda sent: bare(run, floor, sent)]
        if missing is None:
            pouch = stack.enter_context(pouchdb.Pouch(Path(place) / "pouch"))
            turns.append(lambda sent: replicated(run, pouch, sent))
        for _ in range(TIMES):
            sent = ours(run, hall)
            for turn in turns:
                turn(sent)
    said = [f"Before: {before}", f"After: {described()}", *([missing] if missing else [])]
    print("\n".join(said))
    return run.figures()


def ours(run: Run, hall: Hall) -> list[Envelope]:
    """One turn of Matside; the envelopes that the others get."""
    sent: dict[bool, list[Envelope]] = {}
    for signed, batches, singles in ((False, PLAIN, PLAIN_ONE), (True, SIGNED, SIGNED_ONE)):
        round = hall.round()
        seconds, sent[signed] = round.takes(ATTEMPTS, BATCH, signed)
        run.took(batches, seconds)
        run.bytes[batches] = bytes_each(sent[signed], BATCH)
        if not signed:
            run.took(DOWN, round.gives(ATTEMPTS))
        seconds, few = hall.round().takes(SINGLES, 1, signed)
        run.took(singles, seconds, SINGLES)
        run.bytes[singles] = bytes_each(few, 1)
    return sent[False]


def bare(run: Run, floor: Floor, sent: Sequence[Envelope]) -> None:
    """One turn of the floor, with the same bodies."""
    run.took(FLOOR, floor.takes(requests(sent, BATCH)))
    run.took(FLOOR_DOWN, floor.gives(ATTEMPTS))
    run.took(FLOOR_ONE, floor.takes(requests(sent[:SINGLES], 1)), SINGLES)


def replicated(run: Run, pouch: pouchdb.Pouch, sent: Sequence[Envelope]) -> None:
    """One turn of PouchDB, with the same operations as documents."""
    done = pouch.replicates(sent, BATCH)
    run.took(POUCH, done.up)
    run.took(POUCH_DOWN, done.down)
    run.bytes[POUCH] = done.bytes / ATTEMPTS

"""What the crowd downloads: the first public standings of a full round."""

import gzip
import time
from collections.abc import Callable
from contextlib import closing
from urllib.request import urlopen

from tests.bench.table import Figure
from tests.browser.venue import ROUND, Venue
from tests.support.scripted_phone import id_of

PEOPLE = range(1, 261)


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """Bytes as sent, bytes as any proxy would pack them, and the time of two answers."""
    with closing(venue()) as hall:
        fill(hall)
        (body, first), (_, second) = download(hall), download(hall)
    return [
        Figure(f"public standings, {len(PEOPLE)} people", f"{len(body):,} bytes"),
        Figure("the same with gzip", f"{len(gzip.compress(body)):,} bytes"),
        Figure("the first answer, the second", f"{first:.0f} ms, {second:.0f} ms"),
    ]


def fill(hall: Venue) -> None:
    """Five attempts of everybody."""
    delegate, judge = hall.paper_phone("delegate", "Dana"), hall.paper_phone("judge", "Ann")
    opening = delegate.pen.open(PEOPLE)
    delegate.hand_in(opening)
    for slot in range(1, 6):
        for some in (PEOPLE[:130], PEOPLE[130:]):
            judge.hand_in(
                *(
                    judge.pen.record(person, slot, 9000 + 7919 * person % 50000, [id_of(opening)])
                    for person in some
                )
            )


def download(hall: Venue) -> tuple[bytes, float]:
    """The page of the round, and how many milliseconds it took."""
    path = f"/api/competitions/{hall.prepared.competition}/rounds/{ROUND}"
    start = time.perf_counter()
    with urlopen(hall.server.base_url + path) as reply:
        body = reply.read()
    return body, 1000 * (time.perf_counter() - start)

"""All figures of one run, one under the other; what matters are the ratios, machines differ."""

import tempfile
from functools import partial
from itertools import count
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.bench import (
    decoder,
    download,
    fold,
    gym,
    intake,
    load,
    ranking,
    ready,
    saved,
    signature,
    sound,
    standings,
    worker,
)
from tests.bench.machine import described
from tests.bench.table import printed
from tests.browser.venue import Prepared, Venue, prepare


def main() -> None:
    """Measure one after the other, so that none disturbs another."""
    figures = [*standings.measure(), *fold.measure(), *signature.measure(), *intake.measure()]
    figures += [*decoder.measure(), *sound.measure()]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        small, full = prepare(folder / "small"), prepare(folder / "full", gym.full())
        names = count()

        def venue(prepared: Prepared) -> Venue:
            return Venue(playwright, prepared, folder / f"venue-{next(names)}")

        for measure in (worker.measure, download.measure):
            figures += measure(partial(venue, small))
        for phone in (load, ready, saved, ranking):
            before = described()
            figures += phone.measure(partial(venue, full))
            print(f"{phone.__name__}: {before} After: {described()}")
    print(printed(figures))


main()

"""All figures of one run, one under the other; what matters are the ratios, machines differ."""

import tempfile
from itertools import count
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.bench import fold, intake, signature, standings, worker
from tests.bench.table import printed
from tests.browser.venue import Venue, prepare


def main() -> None:
    """Measure one after the other, so that none disturbs another."""
    figures = [*fold.measure(), *signature.measure(), *intake.measure()]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        prepared = prepare(folder / "prepared")
        names = count()

        def venue() -> Venue:
            return Venue(playwright, prepared, folder / f"venue-{next(names)}")

        for measure in (worker.measure, standings.measure):
            figures += measure(venue)
    print(printed(figures))


main()

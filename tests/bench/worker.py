"""How long a phone waits for its rules: from the worker's first byte to its first answer."""

import statistics
from collections.abc import Callable
from contextlib import closing

from tests.bench.table import Figure
from tests.browser.venue import Venue

TIMES = 5
START = """async (url) => {
  const start = performance.now();
  const worker = new Worker(url, { type: 'module' });
  await new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.ready) {
        worker.postMessage({ id: 0, request: JSON.stringify({ call: 'time.show', cs: 6234 }) });
      }
      if ('id' in data) resolve();
    });
  });
  worker.terminate();
  return performance.now() - start;
}"""


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """The median of `TIMES` starts in a page that has the app's files already."""
    with closing(venue()) as hall:
        phone = hall.joined("judge", "Ann")
        [worker] = phone.page.workers
        times = [phone.page.evaluate(START, worker.url) for _ in range(TIMES)]
    return [
        Figure("rules worker in Chromium, start to answer", f"{statistics.median(times):.0f} ms")
    ]

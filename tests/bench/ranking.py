"""The standings of four hundred people in the worker, beside a bare ranking of the same run.

The *bare ranking* is the same runtime in a worker of its own with twenty lines of Python: the same
request as text in, rows as text out, no editions, no checks. Both are asked in turn and timed from
the message to its answer. The page's slow-down does not reach workers: both run at full speed, and
the goal is their ratio. Beside it, what a screen waits for: the board after one more entry, which
folds, ranks and signs the whole round.
"""

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

from tests.bench.round import operations
from tests.bench.table import Figure, Goal
from tests.browser.venue import ROUND, Venue
from tools.paths import PWA

PEOPLE = 400
TIMES = 15
RATIO = Goal(3, "times")
BARE = Path(__file__).parent / "bare"
RUNTIME = PWA / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"

START = """(url) => new Promise((resolve) => {
  const worker = new Worker(url, { type: 'module' });
  const waiting = [];
  worker.addEventListener('message', ({ data }) => {
    if (data.ready) resolve();
    else waiting.shift()(data.reply);
  });
  globalThis.ask = (request) => new Promise((answer) => {
    waiting.push(answer);
    worker.postMessage({ id: 0, request });
  });
})"""
ASK = """async (request) => {
  const start = performance.now();
  const reply = await ask(request);
  return { took: performance.now() - start, reply };
}"""


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """The ratio beside its goal, and the medians that it is made of."""
    with closing(venue()) as hall, served() as address:
        phone = hall.joined("judge", "Ann")
        [rules] = phone.page.workers
        phone.page.evaluate(START, rules.url)
        bare = phone.context.new_page()
        bare.goto(f"{address}/index.html")
        bare.evaluate(START, f"{address}/worker.mjs")
        ours, floor = in_turn(phone.page, bare)
        refreshed = boards(phone.page)
    return [
        RATIO.figure(f"standings of {PEOPLE} in the worker : bare ranking", ours / floor),
        Figure(f"  standings of {PEOPLE} in the worker, full speed", f"{ours:.0f} ms"),
        Figure("  bare ranking in MicroPython, full speed", f"{floor:.0f} ms"),
        Figure(f"  board of {PEOPLE} after one more entry, full speed", f"{refreshed:.0f} ms"),
    ]


def in_turn(app: Page, bare: Page) -> tuple[float, float]:
    """Milliseconds of both, medians of as many turns; they must say the same."""
    request = json.dumps(standings())
    took: dict[Page, list[float]] = {app: [], bare: []}
    for _ in range(TIMES):
        rows = []
        for page, times in took.items():
            answer = page.evaluate(ASK, request)
            times.append(answer["took"])
            rows.append(ranks(json.loads(answer["reply"])))
        assert rows[0] == rows[1]
    return median(took[app]), median(took[bare])


def standings(people: int = PEOPLE) -> dict[str, Any]:
    """A request for `round.standings`."""
    results = [
        {
            "person": person,
            "attempts": [900 + (person * 7919 + slot * 10_473) % 5_000 for slot in range(5)],
        }
        for person in range(1, people + 1)
    ]
    return {
        "call": "round.standings",
        "edition": "wca-2026",
        "event": "333",
        "format": "a",
        "results": results,
    }


def ranks(reply: dict[str, Any]) -> dict[int, int]:
    """Each person's rank, of either answer."""
    return {row["person"]: row["rank"] for row in reply.get("value", reply)["rows"]}


def boards(page: Page) -> float:
    """Milliseconds until the board of a round is there again after an entry, the median."""
    ops = operations(PEOPLE)
    last, before = ops[-TIMES:], ops[:-TIMES]
    opened = ask(page, {"call": "log.open", "stream": ROUND})[0]
    feed = {"call": "log.feed", "handle": opened["handle"]}
    ask(page, {**feed, "ops": before})
    return median(ask(page, {**feed, "ops": [op]})[1] for op in last)


def ask(page: Page, request: dict[str, Any]) -> tuple[Any, float]:
    """The value of a reply, and how many milliseconds it took."""
    answer = page.evaluate(ASK, json.dumps(request))
    reply = json.loads(answer["reply"])
    assert reply["ok"], reply
    return reply["value"], answer["took"]


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of its own with the bare ranking and the runtime."""
    with TemporaryDirectory() as folder:
        for file in (*BARE.iterdir(), *RUNTIME.glob("micropython.*")):
            shutil.copy(file, folder)
        handler = partial(Silent, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}"
            server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    """Files of a folder, without a word of each."""

    def log_message(self, format: str, *args: Any) -> None:
        pass

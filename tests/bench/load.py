"""What a browser fetches before a card can be filled in: bytes over the wire, packed with gzip.

A judge's phone has joined and has lost all files of the app; it opens a card. Nothing is precached
in the background here; every answer is counted with its headers, and a file that is asked for again
as often as it is. KB are 1,000 bytes.
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from playwright.sync_api import Request

from tests.bench import gym
from tests.bench.browser import forget_files, pad_ready
from tests.bench.table import Figure, Goal
from tests.browser.venue import Venue

WITHOUT_RULES, WITH_RULES = Goal(90, "KB"), Goal(360, "KB")
KB = 1_000
LARGEST = "ko-KR"
"""The language whose words take the most bytes."""
NOTHING_LATER = """{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (then, ms, ...rest) => (ms < 2_000 ? wait(then, ms, ...rest) : 0);
}"""
"""A slow machine has no quiet before the rules are there: what is fetched then is left out."""


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """Both sums beside their goals, and each file."""
    with closing(venue()) as hall:
        files = first_load(hall)
    without, whole = sums(files)
    each = sorted(files.items(), key=lambda file: -file[1])
    return [
        WITHOUT_RULES.figure("first load, gzip, without the rules", without),
        WITH_RULES.figure("first load, gzip, with the rules", whole),
        *(Figure(f"  {name}", f"{size / KB:.1f} KB") for name, size in each),
    ]


def sums(files: dict[str, int]) -> tuple[float, float]:
    """KB without the rules, and with them."""
    app = [size for name, size in files.items() if not of_rules(name)]
    return sum(app) / KB, sum(files.values()) / KB


def first_load(hall: Venue) -> dict[str, int]:
    """Bytes of each file, by its name."""
    phone = hall.joined("judge", "Ann", gym.WATCH_THE_PAD, locale=LARGEST)
    phone.scripts.append(NOTHING_LATER)
    phone.options |= {"service_workers": "block", "extra_http_headers": {"Accept-Encoding": "gzip"}}
    forget_files(phone)
    fetched: list[Request] = []
    phone.context.on("requestfinished", lambda request: fetched.append(request))
    pad_ready(phone, gym.card(hall, 1))
    phone.wait_for("matside.rulesHost() === 'phone'")
    files: dict[str, int] = {}
    for request in fetched:
        path = urlsplit(request.url).path
        if not path.startswith("/api/"):
            name = PurePosixPath(path).name
            files[name] = files.get(name, 0) + over_the_wire(request)
    return files


def over_the_wire(request: Request) -> int:
    """Bytes of an answer as packed as it came; Chromium counts no body of a worker's own script."""
    sizes, response = request.sizes(), request.response()
    assert response is not None
    body = sizes["responseBodySize"] or int(response.header_value("Content-Length") or 0)
    return sizes["responseHeadersSize"] + body


def of_rules(name: str) -> bool:
    """Whether a file belongs to the rules' worker, which no screen waits for."""
    return name.startswith(("worker", "rolldown-runtime")) or name.endswith(".wasm")

"""How long it takes until a card can be filled in, with its round of four hundred people half done.

*Cold*: the phone has joined once, so its place, the people and the entries are in IndexedDB; of the
app it has nothing: no HTTP cache, no compiled code, no service worker; the browser just started.
*From the cache*: the app has been used before, the server's process has been killed, no service
worker runs, a new tab is opened. Ready is a key of the pad that is painted and can be pressed.
"""

from collections.abc import Callable
from contextlib import closing
from statistics import median

from tests.bench import gym
from tests.bench.browser import (
    FULL_SPEED,
    forget_files,
    new_tab,
    pad_ready,
    slow_phones,
    slowed,
)
from tests.bench.table import Figure, Goal, p95
from tests.browser.phone import Phone
from tests.browser.venue import Venue

COLD, CACHED, QUICK = Goal(1000, "ms"), Goal(500, "ms"), Goal(320, "ms")
COLD_TIMES, TIMES = 7, 15
DEAD = "from the cache, server dead"


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """Medians beside their goals, and the slowest of each."""
    figures = []
    with closing(venue()) as hall:
        gym.half_done(hall)
        phone = gym.judge(hall)
        slow = slow_phones()
        for rate, words in slow:
            times = [cold(hall, phone, rate) for _ in range(COLD_TIMES)]
            figures.append(figure(COLD, f"pad ready, {words}, cold", times))
        phone.wait_until_offline_ready()
        hall.server.kill()
        for rate, words in slow:
            times = [again(hall, phone, rate) for _ in range(TIMES)]
            figures.append(
                figure(CACHED, f"pad ready, {words}, from the cache, server dead", times)
            )
        quick = [again(hall, phone, FULL_SPEED) for _ in range(TIMES)]
    return [*figures, figure(QUICK, f"pad ready, full speed, {DEAD}", quick)]


def cold(hall: Venue, phone: Phone, rate: float) -> float:
    forget_files(phone)
    with slowed(phone, rate):
        return pad_ready(phone, gym.card(hall, 7))


def again(hall: Venue, phone: Phone, rate: float) -> float:
    new_tab(phone)
    with slowed(phone, rate):
        return pad_ready(phone, gym.card(hall, 7))


def figure(goal: Goal, what: str, times: list[float]) -> Figure:
    return goal.figure(what, median(times), f" (p95 {p95(times):.0f}, {len(times)} times)")

"""From the tap on *save* to the word *saved here*, on a phone four times slower.

A judge enters an attempt of one competitor after the other, half of them while the server answers,
half after its process was killed. The clock starts with the tap's own time stamp, so a page that is
busy counts; it stops when the word stands in the document: after the strictly durable transaction.
The page itself says when, because whatever asks it meanwhile would be measured too.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import islice
from statistics import median

from playwright.sync_api import ConsoleMessage, expect

from tests.bench import gym
from tests.bench.browser import PATIENCE_MS, slow_phones, slowed
from tests.bench.table import Figure, Goal, p95
from tests.browser.phone import Phone
from tests.browser.venue import Venue

GOAL = Goal(50, "ms")
HALF = 60
SAVED = "saved here"

WATCH_SAVING = """(() => {
  const took = [];
  let tapped = null;
  globalThis.savedAfter = took;
  addEventListener('click', (event) => {
    if (event.target.closest('[data-testid="save"]')) tapped = event.timeStamp;
  }, true);
  const word = () => document.querySelector('[data-testid="entry-state"]')?.textContent;
  new MutationObserver(() => {
    if (tapped === null || !word()) return;
    took.push(performance.now() - tapped);
    tapped = null;
    console.log('saved here');
  }).observe(document, { childList: true, subtree: true });
})()"""
NEXT = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """The slowest but five of a hundred beside the goal, and how the others lie."""
    figures = []
    with closing(venue()) as hall:
        gym.half_done(hall)
        phone = gym.judge(hall, WATCH_SAVING)
        phone.page.reload()
        phone.wait_until_offline_ready()
        slow = slow_phones()
        people = iter(range(1, len(slow) * 2 * HALF + 1))
        served = [timed(hall, phone, rate, people) for rate, _ in slow]
        hall.server.kill()
        alone = [timed(hall, phone, rate, people) for rate, _ in slow]
    for (_, words), with_server, without in zip(slow, served, alone, strict=True):
        times = with_server + without
        said = f" (median {median(times):.0f}, {len(times)} entries)"
        figures += [
            GOAL.figure(f"entry to *saved here*, {words}, p95", p95(times), said),
            Figure("  with the server, p95", f"{p95(with_server):.0f} ms"),
            Figure("  with the server dead, p95", f"{p95(without):.0f} ms"),
        ]
    return figures


def timed(hall: Venue, phone: Phone, rate: float, people: Iterator[int]) -> list[float]:
    """Milliseconds of each entry of the next `HALF` people."""
    with slowed(phone, rate):
        enter(hall, phone, islice(people, HALF))
    times: list[float] = phone.page.evaluate("savedAfter.splice(0)")
    assert len(times) == HALF
    return times


def enter(hall: Venue, phone: Phone, people: Iterable[int]) -> None:
    """The next attempt of each, as far as the competitor's own screen."""
    for number in people:
        phone.page.evaluate(NEXT, gym.card(hall, number))
        card = phone.page.get_by_role("region", name=re.compile(rf"Person {number}\b"))
        expect(card.get_by_test_id("reading")).to_be_visible()
        phone.tap("keypad-1", "keypad-2", "keypad-3", "keypad-4")
        with phone.page.expect_console_message(is_saved, timeout=PATIENCE_MS):
            phone.tap("save")


def is_saved(message: ConsoleMessage) -> bool:
    return message.text == SAVED

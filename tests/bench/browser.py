"""A phone four times slower than a computer, and the moment at which its pad can be used.

The slow-down is Chromium's own (`Emulation.setCPUThrottlingRate`): it reaches the page's thread,
which lays out, draws and runs the app, and neither workers nor the network nor the disk. Where this
machine is itself slower than that of the floors, the same is measured once more on a page slowed
as much less: four times slower than there in all, and workers, network and disk as slow as here.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, expect

from tests.bench.machine import slower_than_the_floors
from tests.browser.phone import Phone

SLOW = 4
FULL_SPEED = 1
MUCH = 1.25
"""From here on a machine is called slower than that of the floors."""
PATIENCE_MS = 30_000
READY = "pad ready"

# The pad of a card is there, can be pressed, and has been painted; by the clock of the navigation.
WATCH_THE_PAD = """(() => {
  const usable = () => {
    const key = document.querySelector('[data-testid="keypad-7"]');
    return key && !key.disabled && key.getClientRects().length > 0;
  };
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
  const watch = new MutationObserver(() => {
    if (!usable()) return;
    watch.disconnect();
    painted(() => console.log('pad ready', performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true });
})()"""
ENTRIES = {"IndexedDB", "Local Storage"}
"""What a profile keeps where a browser throws away all that it could fetch again."""


class Slowness(NamedTuple):
    """How many times slower the page is made, and the words for it."""

    rate: float
    words: str


def slow_phones() -> list[Slowness]:
    """Four times slower than this machine; and than that of the floors, if it is a faster one."""
    phones = [Slowness(SLOW, f"{SLOW} times slower")]
    factor = slower_than_the_floors()
    if factor > MUCH:
        rate = max(FULL_SPEED, SLOW / factor)
        phones.append(Slowness(rate, f"{SLOW} times slower than the floors' machine"))
    return phones


@contextmanager
def slowed(phone: Phone, rate: float) -> Iterator[None]:
    """The phone's page, so many times slower; it stays so over navigations."""
    session = phone.context.new_cdp_session(phone.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    try:
        yield
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": FULL_SPEED})
        session.detach()


def pad_ready(phone: Phone, address: str) -> float:
    """Milliseconds from the navigation to a card's pad that can be used; a key then proves it."""
    # A message, because whatever is evaluated in the page to ask for it would be measured too.
    with phone.page.expect_console_message(is_ready, timeout=PATIENCE_MS) as said:
        phone.page.goto(address, wait_until="commit")
    phone.tap("keypad-7")
    expect(phone.at("reading")).to_contain_text("7")
    return float(said.value.text.removeprefix(READY))


def is_ready(message: ConsoleMessage) -> bool:
    return message.text.startswith(READY)


def new_tab(phone: Phone) -> None:
    """Another tab in place of the one that was there; no service worker runs before it is used."""
    before, phone.page = phone.page, phone.context.new_page()
    before.close()
    session = phone.context.new_cdp_session(phone.page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()


def forget_files(phone: Phone) -> None:
    """Start the browser anew without anything that it could fetch again: only entries are left."""
    phone.close()
    for kept in (phone.folder / "Default").iterdir():
        if kept.is_dir() and kept.name not in ENTRIES:
            shutil.rmtree(kept)
    phone.start()

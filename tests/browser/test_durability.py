"""What a phone calls saved is on its disk, whatever happens to the browser in the next moment."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue

# Notes what the app asks of every transaction that writes entries, and what it is given.
WATCH_WRITES = """
window.writes = [];
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode, ...options) {
  const made = begin.call(this, stores, mode, ...options);
  if (mode === 'readwrite') {
    window.writes.push({ stores: [stores].flat(), durability: made.durability });
  }
  return made;
};
"""
STRICT = re.compile(r"""durability(:|!==)([`'"])strict\2""")
"""What a build asks for and what it checks; a copy with both relaxed saves as if all were well."""


def writes_of_entries(phone: Phone) -> list[str]:
    """The durability of each transaction that could write into the outbox."""
    writes: list[dict[str, Any]] = phone.page.evaluate("window.writes")
    return [write["durability"] for write in writes if "outbox" in write["stores"]]


def assert_every_write_is_strict(phone: Phone) -> None:
    """I1: the check that the app must pass and a relaxed one must fail."""
    writes = writes_of_entries(phone)
    assert len(writes) >= 2, "an entry and its confirmation are written"
    assert set(writes) == {"strict"}


def to_the_keypad(phone: Phone) -> None:
    phone.tap(f"round-{ROUND}")
    phone.pick(1)


def test_an_entry_survives_a_kill_of_the_browser_right_after_saved_here(venue: Venue):
    """I1: SIGKILL to every process of the browser while the server is dead, then a new start."""
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    to_the_keypad(phone)
    venue.server.kill()
    phone.key_in("1234")
    handover = phone.page.get_by_role("dialog")
    expect(handover.get_by_test_id("entry-state")).to_have_attribute("data-state", "saved")

    phone.kill()
    phone.start()
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
    expect(phone.at("slot-1")).to_contain_text("12.34")
    phone.sees_unsent(1)

    venue.server.start()
    phone.sees_unsent(0)
    [kept] = [
        op for op in venue.sync(phone.token())["ops"] if '"kind":"attempt.record"' in op["raw"]
    ]
    assert '"reading_ms":12340' in kept["raw"]


def test_every_write_of_entries_is_strictly_durable(venue: Venue):
    """I1: an entry and its confirmation, offline and online alike."""
    venue.open_round()
    phone = venue.joined("judge", "Ann", WATCH_WRITES)
    phone.tap(f"round-{ROUND}")
    phone.enter(1, "1234")
    phone.sees_unsent(0)
    assert_every_write_is_strict(phone)


def test_an_app_with_relaxed_writes_would_be_found_out(venue: Venue):
    """I1: the same check fails on a copy of the app whose writes may be lost in a power cut."""
    venue.open_round()
    relaxed: list[str] = []

    def relax(route: Route) -> None:
        reply = route.fetch()
        text, times = STRICT.subn(r"durability\1'relaxed'", reply.text())
        relaxed.extend([route.request.url] * times)
        route.fulfill(response=reply, body=text)

    phone = venue.phone(WATCH_WRITES, service_workers="block")
    phone.page.route("**/assets/*.js", relax)
    venue.join(phone, "judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.enter(1, "1234")

    assert len(relaxed) >= 2, "the app's script asks for strict durability and checks it"
    with pytest.raises(AssertionError):
        assert_every_write_is_strict(phone)
    assert set(writes_of_entries(phone)) == {"relaxed"}
    phone.page.unroute_all(behavior="ignoreErrors")  # parts may still be on their way

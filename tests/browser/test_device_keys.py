"""A phone signs what it makes with a key that nobody can read; where it cannot, it goes on."""

import copy
import hashlib
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from server.sync.signature import verifies
from tests.browser.phone import Phone, becomes
from tests.browser.venue import ROUND, Venue

TAKE_OUT_THE_KEY = """async () => {
  const request = indexedDB.open('matside-keys');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const [found] = await new Promise((resolve) => {
    const keys = request.result.transaction('keys').objectStore('keys').getAll();
    keys.addEventListener('success', () => resolve(keys.result));
  });
  request.result.close();
  const refusals = [];
  for (const format of ['pkcs8', 'jwk'])
    await crypto.subtle.exportKey(format, found.privateKey).catch(({name}) => refusals.push(name));
  return {extractable: found.privateKey.extractable, refusals};
}"""
OUTBOX = """async () => {
  const request = indexedDB.open('matside');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const rows = request.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => rows.addEventListener('success', resolve));
  request.result.close();
  return rows.result.sort((a, b) => a.n - b.n).map(({raw}) => ({raw}));
}"""
# Some iPhones do so.
NO_KEYS_IN_STORAGE = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, ...key) {
  if (Object.values(value).some((part) => part instanceof CryptoKey))
    throw new DOMException('The object can not be cloned.', 'DataCloneError');
  return put.call(this, value, ...key);
};
"""
TAP_WHEN_TOLD = """(testid) => {
  const channel = new BroadcastChannel('together');
  channel.addEventListener('message', () => {
    document.querySelector(`[data-testid="${testid}"]`).click();
    channel.close();
  });
}"""
# In a tab behind another a timer would be late; a message is not.
TELL = "() => new BroadcastChannel('together').postMessage('now')"


@dataclass
class Stored:
    """An operation in the server's database, beside its author's key."""

    op: dict[str, Any]
    raw: str
    sig: str | None
    standing: str
    public_key: bytes | None

    @property
    def verifies(self) -> bool:
        return bool(self.sig and self.public_key and verifies(self.public_key, self.raw, self.sig))


def stored(venue: Venue, name: str) -> list[Stored]:
    """What has come in from the device of that name, by number."""
    query = """select raw, sig, standing, public_key from operation join device
        on device.number = operation.device and device.competition_id = operation.competition_id
        where device.name = ? order by n"""
    with closing(sqlite3.connect(venue.server.database)) as database:
        rows = database.execute(query, (name,)).fetchall()
    return [Stored(json.loads(raw), raw, *others) for raw, *others in rows]


def open_on_paper(venue: Venue) -> None:
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open((1, 2)))


def test_what_a_phone_makes_arrives_signed_with_a_key_that_nobody_can_read(venue: Venue):
    """I5: an operation is proven by its author's signature, whoever brings it."""
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.enter(1, "1234")
    phone.sees_unsent(0)

    came = stored(venue, "Ann")
    assert [one.op["kind"] for one in came] == ["attempt.record", "attempt.confirm"]
    assert [(one.standing, one.verifies) for one in came] == [("ok", True)] * 2

    key = phone.page.evaluate(TAKE_OUT_THE_KEY)
    assert key == {"extractable": False, "refusals": ["InvalidAccessError"] * 2}


def test_a_killed_phone_comes_back_and_proves_what_another_brought_for_it(venue: Venue):
    """I1, I5: the key outlives the browser like an entry; a relay's stamp stands, the proof counts.

    I3: with both in its log the phone still has what the server has.
    """
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    venue.server.kill()
    phone.enter(1, "1234")
    waiting = phone.page.evaluate(OUTBOX)
    phone.kill()
    venue.server.start()
    relay = venue.paper_phone("judge", "Bo")
    receipts = venue.sync(relay.token, *waiting)["receipts"]
    assert [receipt["reason"] for receipt in receipts] == ["unsigned-relay"] * 2

    phone.start()
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
    expect(phone.at("slot-1")).to_contain_text("12.34")
    expect(phone.at("connection")).to_have_attribute("data-connection", "connected")
    phone.sees_unsent(0)
    came = [(one.standing, one.verifies) for one in stored(venue, "Ann")]
    assert sorted(came) == [("ok", True)] * 2 + [("unsigned-relay", False)] * 2
    phone.wait_for(f"matside.board('{ROUND}')?.cards[0]?.slots[0].confirmed")
    assert phone.board(ROUND)["refused"] == []
    becomes(lambda: phone.page.evaluate("[matside.differs(), matside.healed()]"), [[], 0])


def test_a_browser_that_cannot_keep_a_key_saves_and_sends_without_one(venue: Venue):
    """I1: no signature keeps nothing from being saved, sent and counted."""
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann", NO_KEYS_IN_STORAGE)
    phone.tap(f"round-{ROUND}")
    phone.enter(1, "1234")
    phone.sees_unsent(0)

    came = stored(venue, "Ann")
    assert [(one.standing, one.sig, one.public_key) for one in came] == [("ok", None, None)] * 2
    phone.at("unsent").click()
    expect(phone.at("unsigned")).to_be_visible()


def test_two_tabs_that_save_at_the_same_moment_number_without_gaps(venue: Venue):
    """I1, I2: one seat, one counter and one key, whichever tab an entry comes from."""
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann")
    tabs = [phone, copy.copy(phone)]
    tabs[1].page = phone.context.new_page()
    for person, tab in enumerate(tabs, 1):
        tab.page.goto(f"{venue.path}/judge/{ROUND}?person={person}")
    for attempt in range(2):
        for tab in tabs:
            tab.page.bring_to_front()
            tab.tap("keypad-9", "keypad-0", f"keypad-{attempt}")
        tap_together(tabs, "save")
        for tab in tabs:
            expect(tab.at("confirm")).to_be_enabled()
        tap_together(tabs, "confirm")
        for tab in tabs:
            tab.page.bring_to_front()
            tab.tap("next-attempt")
    for tab in tabs:
        tab.sees_unsent(0)
    becomes(lambda: len(stored(venue, "Ann")), 8)

    came = stored(venue, "Ann")
    assert [one.op["n"] for one in came] == list(range(1, 9))
    hashes = [hashlib.sha256(one.raw.encode()).hexdigest() for one in came]
    assert [one.op["prev"] for one in came] == [None, *hashes[:-1]]
    assert [(one.standing, one.verifies) for one in came] == [("ok", True)] * 8
    assert {one.op["subject"]["person"] for one in came} == {1, 2}


def tap_together(tabs: list[Phone], testid: str) -> None:
    """Tap the same in every tab, at one moment."""
    for tab in tabs:
        tab.page.evaluate(TAP_WHEN_TOLD, testid)
    tabs[0].page.evaluate(TELL)

"""What a browser may do to the storage of the app, and what the person is told of it."""

import re

from playwright.sync_api import CDPSession, Route, expect

from tests.browser.phone import Phone, becomes
from tests.browser.venue import ROUND, Venue, half_a_round

# Keeps the connection that the app uses, so that a test can close it as iOS does behind its back.
KEEP_THE_CONNECTION = """
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...asked) {
  if (this.name === 'matside') window.connection = this;
  return begin.apply(this, asked);
};
"""
# Takes the disk's promise that an entry is kept, and tells the app that the connection was lost.
LOSE_THE_ANSWER_OF_THE_NEXT_ENTRY = """() => {
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (row) {
    IDBObjectStore.prototype.add = add;
    const made = this.transaction;
    made.addEventListener('complete', (event) => {
      event.stopImmediatePropagation();
      connection.close();
      made.dispatchEvent(new Event('abort'));
    }, { once: true, capture: true });
    return add.call(this, row);
  };
}"""
NUMBERS = """async () => {
  const request = indexedDB.open('matside');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const rows = request.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => rows.addEventListener('success', resolve));
  request.result.close();
  return rows.result.map(({n}) => n).sort();
}"""
LAST_ANSWER = """async () => {
  const request = indexedDB.open('matside');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const rows = request.result.transaction('exchanges').objectStore('exchanges').getAll();
  await new Promise((resolve) => rows.addEventListener('success', resolve));
  request.result.close();
  const [{ synced }] = rows.result;
  return new Date(synced).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}"""
"""When the server answered, as it was kept then: the test may go on in another minute."""
A_NEWER_APP_CHANGES_THE_DATABASE = """async () => {
  const request = indexedDB.open('matside', 99);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const entries = request.result.transaction('outbox').objectStore('outbox').count();
  await new Promise((resolve) => entries.addEventListener('success', resolve));
  request.result.close();
  return entries.result;
}"""


HOLD_THE_DATABASE = """async () => {
  window.held = indexedDB.open('matside', 1);
  await new Promise((resolve) => held.addEventListener('success', resolve));
}"""
VERSION_1 = re.compile(r"""(name:[`'"]matside[`'"],version:)1,upgrade:[\w$]+""")
"""The version of the database and what makes its stores, in a build."""
# Chromium tells a page nothing of the room that is really left; other browsers do.
NEARLY_FULL = "navigator.storage.estimate = async () => ({ usage: 90_000_000, quota: 95_000_000 });"


def devtools(phone: Phone) -> tuple[CDPSession, str]:
    """The browser's own tools, and the origin of the app."""
    origin: str = phone.page.evaluate("location.origin")
    return phone.context.new_cdp_session(phone.page), origin


def test_a_phone_that_the_browser_has_cleared_says_so_and_joins_again(venue: Venue):
    """I1: what was lost is said, with what is safe and what to do; never as if nothing had been."""
    venue.open_round()
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    venue.server.kill()
    phone.enter(1, "1234")
    tools, origin = devtools(phone)
    tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    phone.page.goto("/")
    expect(phone.at("cleared")).to_contain_text("Venue Open 2026")
    expect(phone.at("cleared")).to_contain_text("everything that the server has is safe")

    venue.server.start()
    phone.at("cleared").get_by_role("link").click()
    phone.type("join-code", venue.secret("judge"))
    phone.tap("join-code-go")
    phone.type("join-name", "Ann")
    phone.tap("join-submit")
    expect(phone.at(f"round-{ROUND}")).to_be_visible()
    expect(phone.at("cleared")).to_have_count(0)


def test_a_database_closed_under_the_app_is_opened_again_and_each_entry_kept_once(venue: Venue):
    """I1: before an entry, and after it was written but before the app had been told."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", KEEP_THE_CONNECTION)
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    phone.page.evaluate("connection.close()")
    phone.key_in("1234")
    phone.page.evaluate(LOSE_THE_ANSWER_OF_THE_NEXT_ENTRY)
    phone.tap("confirm")
    phone.tap("next-attempt")
    phone.page.evaluate("connection.close()")
    phone.key_in("1311")
    becomes(lambda: phone.page.evaluate(NUMBERS), [1, 2, 3])
    phone.sees_unsent(0)
    slots = phone.board(ROUND)["cards"][3]["slots"]
    assert [slot["text"] for slot in slots[:2]] == ["12.34", "13.11"]


def test_a_full_device_saves_nothing_says_so_and_keeps_the_digits(venue: Venue):
    """I1: not shown as saved, not counted as unsent; with room again the same digits go in."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", NEARLY_FULL)
    expect(phone.at("scarce")).to_contain_text("4.8 MB are left")
    venue.server.kill()
    phone.close()
    phone.start()
    tools = phone.context.new_cdp_session(phone.page)
    quota = {"origin": venue.server.base_url}
    tools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 10_000})
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    phone.tap(*(f"keypad-{digit}" for digit in "1234"), "save")
    expect(phone.page.get_by_role("alert")).to_contain_text("no room left")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    phone.sees_unsent(0)

    tools.send("Storage.overrideQuotaForOrigin", quota)
    phone.tap("save")
    expect(phone.page.get_by_role("dialog")).to_contain_text("12.34")
    phone.sees_unsent(1)


def test_an_old_tab_makes_way_for_a_newer_app_and_loses_no_entry(venue: Venue):
    """I1: it lets go of the database, says that it cannot save any more, and keeps the digits."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    venue.server.kill()
    phone.enter(4, "1234")
    phone.pick(4)
    phone.tap(*(f"keypad-{digit}" for digit in "1311"))
    assert phone.page.evaluate(A_NEWER_APP_CHANGES_THE_DATABASE) == 2
    expect(phone.at("older-tab")).to_be_visible()
    phone.tap("save")
    expect(phone.page.get_by_text("this entry was not saved")).to_be_visible()
    expect(phone.page.get_by_text("13.11").first).to_be_visible()
    assert phone.page.evaluate(A_NEWER_APP_CHANGES_THE_DATABASE) == 2


def test_this_phone_tells_what_is_kept_how_sure_and_when_the_server_answered(venue: Venue):
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.enter(4, "1234")
    phone.sees_unsent(0)
    venue.server.kill()
    phone.page.reload()
    expect(phone.at("connection")).to_have_attribute("data-connection", "offline")
    phone.tap("connection", "to-phone")
    expect(phone.at("kept-made")).to_have_text("2")
    expect(phone.at("kept-waiting")).to_have_text("0")
    expect(phone.at("kept-as-of")).to_have_text(phone.page.evaluate(LAST_ANSWER))
    expect(phone.at("room")).to_contain_text("MB")
    expect(phone.at("keeping")).to_contain_text("may clear what is kept here")
    tools, origin = devtools(phone)
    permission = {"permission": {"name": "persistent-storage"}, "setting": "granted"}
    tools.send("Browser.setPermission", {**permission, "origin": origin})
    phone.tap("ask-to-keep")
    expect(phone.at("keeping")).to_contain_text("keeps everything for sure")


def test_a_newer_app_waits_for_an_older_tab_in_words_and_goes_on_when_that_is_closed(venue: Venue):
    """I1: a copy of the app with a newer database, beside a tab that does not let go of the old."""
    phone = venue.phone(service_workers="block")
    venue.join(phone, "judge", "Ann")
    old = phone.context.new_page()
    old.goto("/api/health")
    old.evaluate(HOLD_THE_DATABASE)
    newer: list[str] = []

    def renew(route: Route) -> None:
        reply = route.fetch()
        text, times = VERSION_1.subn(r"\1 2,upgrade:()=>{}", reply.text())
        newer.extend([route.request.url] * times)
        route.fulfill(response=reply, body=text)

    phone.page.bring_to_front()
    phone.page.route("**/assets/*.js", renew)
    phone.page.goto("/")
    expect(phone.at("waiting-tab")).to_contain_text("Nothing is lost")
    assert len(newer) == 1
    old.close()
    expect(phone.at(f"seat-{venue.prepared.competition}")).to_be_visible()
    expect(phone.at("waiting-tab")).to_have_count(0)

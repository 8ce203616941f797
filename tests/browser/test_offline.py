"""The app without a server, without its worker, and with a new version waiting."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import UNDER_CONTROL
from tests.browser.venue import ROUND, Venue, half_a_round
from tools.paths import PWA

RULES_OFF = "try { localStorage.setItem('matsideRules', 'off'); } catch { /* about:blank */ }"
LOOK_FOR_UPDATES = """async () => {
  await (await navigator.serviceWorker.getRegistration()).update();
}"""


@pytest.fixture
def app_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built app that the venue serves, so that it can be changed."""
    folder = tmp_path / "app"
    shutil.copytree(PWA / "dist", folder)
    monkeypatch.setenv("MATSIDE_APP_FOLDER", str(folder))
    return folder


def publish_another_version(folder: Path) -> None:
    """The same app with a mark in its page, as a new build would be: another page, another list."""
    page = folder / "index.html"
    page.write_text(page.read_text().replace("</head>", '<meta name="second"></head>'))
    worker = folder / "service-worker.js"
    listed = re.compile(r'"revision":"\w{32}","url":"index.html"')
    renewed, times = listed.subn(f'"revision":"{"0" * 32}","url":"index.html"', worker.read_text())
    assert times, "the service worker lists the page by its revision"
    worker.write_text(renewed)


def test_from_the_second_visit_on_the_app_starts_without_a_server(venue: Venue):
    phone = venue.phone()
    phone.page.goto("/")
    phone.page.evaluate(UNDER_CONTROL)
    phone.close()
    venue.server.kill()
    phone.start()
    phone.page.goto("/join")
    expect(phone.at("join-code")).to_be_visible()


def test_a_joined_phone_starts_at_its_table_without_a_server(venue: Venue):
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    expect(phone.at("person-1")).to_be_visible()
    phone.close()
    venue.server.kill()
    phone.start()
    phone.page.goto(f"{venue.path}/judge/{ROUND}")
    phone.enter(4, "1234")
    phone.sees_unsent(2)


def test_without_the_worker_the_server_computes_and_the_screen_says_so(venue: Venue):
    half_a_round(venue)
    phone = venue.phone(RULES_OFF)
    venue.join(phone, "judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    phone.tap(*(f"keypad-{digit}" for digit in "1765"), "key-plus2")
    expect(phone.at("result")).to_contain_text("19.65")
    phone.tap("connection")
    expect(phone.page.get_by_role("dialog")).to_contain_text("on the server")
    assert phone.page.workers == []


def test_without_worker_and_server_keypad_and_saving_still_work(venue: Venue):
    """I1: nothing that saves an entry waits for the rules."""
    half_a_round(venue)
    phone = venue.phone(RULES_OFF)
    venue.join(phone, "judge", "Ann")
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    venue.server.kill()
    phone.tap(*(f"keypad-{digit}" for digit in "1234"))
    expect(phone.at("result")).to_contain_text("saving works")
    phone.tap("save")
    dialog = phone.page.get_by_role("dialog")
    expect(dialog.get_by_test_id("entry-state")).to_have_attribute("data-state", "saved")
    phone.sees_unsent(1)


def test_a_new_version_waits_for_a_tap_and_never_over_typed_digits(app_folder: Path, venue: Venue):
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    second = phone.page.locator("meta[name=second]")
    offer = phone.page.get_by_role("button", name="Use it now")
    publish_another_version(app_folder)
    phone.page.evaluate(LOOK_FOR_UPDATES)
    expect(offer).to_be_visible()
    phone.page.reload()
    expect(offer).to_be_visible()
    expect(second).to_have_count(0)

    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    phone.tap("keypad-1")
    expect(offer).to_be_hidden()
    phone.tap("keypad-clear")
    offer.click()
    expect(second).to_have_count(1)

"""A new version of the app comes while people work, waits for a tap, and may be broken."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import releases
from tests.browser.phone import UNDER_CONTROL, Phone
from tests.browser.venue import ROUND, Venue, half_a_round

LOOK_FOR_UPDATES = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 20));
  return registration.waiting !== null;
}"""
LOSE_A_PART = """async (part) => {
  let lost = 0;
  for (const name of await caches.keys()) lost += await (await caches.open(name)).delete(part);
  return lost;
}"""
ENTRY = "script[type=module]"
NEWS = "app-news"
"""A page that does not start gives the app some seconds before it looks for a way out."""


@pytest.fixture(scope="session")
def second_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return releases.build_again(tmp_path_factory.mktemp("builds") / "second")


@pytest.fixture
def app_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the venue's server finds the app; at first there is the build that all tests use."""
    folder = tmp_path / "app"
    releases.deploy(releases.BUILT, folder)
    monkeypatch.setenv("MATSIDE_APP_FOLDER", str(folder))
    return folder


@pytest.fixture
def judge(app_folder: Path, venue: Venue) -> Phone:
    """A judge's phone at the list of competitors, which runs the first build."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann")
    phone.tap(f"round-{ROUND}")
    expect(phone.at("person-1")).to_be_visible()
    return phone


def runs(page: Page, build: Path) -> None:
    """The page is of that build."""
    starts = releases.entry_of(build)
    expect(page.locator(ENTRY)).to_have_attribute("src", starts)


def offer(page: Page) -> Locator:
    return page.get_by_role("button", name="Use it now")


def begin(page: Page, person: int, digits: str) -> None:
    """Type a reading that is not saved yet."""
    page.goto(f"{page.url.split('?')[0]}?person={person}")
    for digit in digits:
        page.get_by_test_id(f"keypad-{digit}").click()


def save(phone: Phone) -> None:
    """Save what is typed; the competitor confirms it, and the list comes back."""
    phone.tap("save", "confirm", "next")


def test_an_update_that_arrives_during_an_entry_waits_for_it_and_for_a_tap(
    judge: Phone, app_folder: Path, second_build: Path
):
    """I1: the digits stay, the entry is saved by the old version and is there in the new one."""
    begin(judge.page, 4, "1234")
    releases.deploy(second_build, app_folder)
    assert judge.page.evaluate(LOOK_FOR_UPDATES), "the new version waits"
    expect(offer(judge.page)).to_be_hidden()
    expect(judge.at("result")).to_contain_text("12.34")

    save(judge)
    judge.page.reload()
    runs(judge.page, releases.BUILT)
    offer(judge.page).click()
    runs(judge.page, second_build)
    judge.page.goto(f"{judge.page.url.split('?')[0]}?person=4")
    expect(judge.at("slot-1")).to_contain_text("12.34")
    expect(judge.at(NEWS)).to_be_hidden()


def test_a_tap_in_the_first_moment_of_a_page_is_heard(
    judge: Phone, app_folder: Path, second_build: Path
):
    """The old version is still at work for the page then, and may hold the new one back."""
    releases.deploy(second_build, app_folder)
    assert judge.page.evaluate(LOOK_FOR_UPDATES)
    judge.page.reload()
    offer(judge.page).click()
    runs(judge.page, second_build)


def test_a_tap_in_one_window_leaves_the_entry_in_another_alone(
    judge: Phone, app_folder: Path, second_build: Path
):
    first, second = judge.page, judge.context.new_page()
    second.goto(first.url)
    begin(second, 4, "1234")
    releases.deploy(second_build, app_folder)
    assert first.evaluate(LOOK_FOR_UPDATES)
    offer(first).click()
    runs(first, second_build)

    runs(second, releases.BUILT)
    expect(second.get_by_test_id("result")).to_contain_text("12.34")
    expect(offer(second)).to_be_hidden()
    judge.page = second
    save(judge)
    offer(second).click()
    runs(second, second_build)


def test_an_update_that_cannot_be_installed_changes_nothing(
    app_folder: Path, venue: Venue, second_build: Path
):
    phone = venue.phone()
    phone.page.goto("/")
    phone.page.evaluate(UNDER_CONTROL)
    for spoil in (releases.worker_throws, releases.asset_missing, releases.asset_corrupt):
        releases.deploy(second_build, app_folder, spoil)
        assert not phone.page.evaluate(LOOK_FOR_UPDATES), spoil.__doc__
        phone.page.reload()
        runs(phone.page, releases.BUILT)
        expect(phone.page.locator("h1")).to_be_visible()
        expect(phone.at(NEWS)).to_be_hidden()


def test_an_update_whose_app_does_not_start_is_left_for_the_version_before(
    judge: Phone, venue: Venue, app_folder: Path, second_build: Path
):
    """I1: without a server, with an entry that nobody else has; then a good version comes."""
    releases.deploy(second_build, app_folder, releases.app_throws)
    assert judge.page.evaluate(LOOK_FOR_UPDATES)
    venue.server.kill()
    begin(judge.page, 4, "1234")
    save(judge)
    judge.sees_unsent(2)
    offer(judge.page).click()
    expect(judge.at(NEWS)).to_contain_text("did not start")
    assert set(judge.errors) == {"broken"}
    judge.errors.clear()
    runs(judge.page, releases.BUILT)
    judge.sees_unsent(2)

    releases.deploy(second_build, app_folder)
    venue.server.start()
    judge.sees_unsent(0)
    assert judge.page.evaluate(LOOK_FOR_UPDATES)
    offer(judge.page).click()
    runs(judge.page, second_build)
    judge.page.goto(f"{judge.page.url.split('?')[0]}?person=4")
    expect(judge.at("slot-1")).to_contain_text("12.34")


def test_caches_that_no_version_fits_any_more_are_cleared_and_entries_stay(
    judge: Phone, venue: Venue, app_folder: Path, second_build: Path
):
    """I1: IndexedDB is no cache."""
    begin(judge.page, 4, "1234")
    save(judge)
    judge.sees_unsent(0)
    releases.deploy(second_build, app_folder, releases.forget_older)
    assert judge.page.evaluate(LOSE_A_PART, releases.entry_of(releases.BUILT))
    judge.context.new_cdp_session(judge.page).send("Network.clearBrowserCache")
    table = judge.page.url
    judge.close()  # a browser that goes on has scripts in its memory, too
    judge.start()
    judge.page.goto(table, wait_until="commit")  # it loads itself again on the way
    runs(judge.page, second_build)
    judge.wait_until_offline_ready()
    venue.server.kill()
    judge.page.goto(f"{judge.page.url.split('?')[0]}?person=4")
    expect(judge.at("slot-1")).to_contain_text("12.34")


def test_a_page_of_the_version_before_loads_the_parts_that_it_still_lacks(
    app_folder: Path, venue: Venue, second_build: Path
):
    """Without a service worker, which would have them: the server keeps them for a while."""
    phone = venue.phone(service_workers="block")
    phone.page.goto("/")
    releases.deploy(second_build, app_folder)
    phone.tap("lang-menu", "language-ko")
    expect(phone.page.locator("html")).to_have_attribute("lang", "ko")
    runs(phone.page, releases.BUILT)


def test_a_part_that_is_gone_everywhere_is_said_in_words_with_a_way_out(
    app_folder: Path, venue: Venue, second_build: Path
):
    phone = venue.phone(service_workers="block")
    phone.page.goto("/")
    releases.deploy(second_build, app_folder, releases.forget_older)
    with phone.page.expect_event("pageerror"):  # other words, which nobody asked for, may be missed
        phone.tap("lang-menu", "language-ko")
    expect(phone.at(NEWS)).to_contain_text("could not be loaded")
    phone.page.keyboard.press("Escape")
    phone.page.get_by_role("button", name="Load again").click()
    runs(phone.page, second_build)
    assert all("dynamically imported module" in error for error in phone.errors)
    phone.errors.clear()


def test_an_app_that_does_not_start_says_so_in_every_language(app_folder: Path, venue: Venue):
    """Where no other version is: nobody looks at an empty page."""
    releases.remove(app_folder / releases.entry_of(app_folder).removeprefix("/"))
    phone = venue.phone()
    phone.page.goto("/")
    for language in ("ko", "zh", "en"):
        sentence = phone.page.locator(f"p[lang={language}]")
        expect(sentence).to_be_visible()
        expect(sentence.get_by_role("link")).to_be_visible()

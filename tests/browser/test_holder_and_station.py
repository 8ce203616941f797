"""Who holds a phone, at which station it stands, and what it shows while somebody solves."""

import json

from playwright.sync_api import expect

from tests.browser.phone import Phone, becomes
from tests.browser.thumb import COUNT_TOUCHES, TOUCH, Thumb
from tests.browser.venue import ROUND, Venue, half_a_round
from tests.support.scripted_phone import id_of

NO_SLEEP = """
globalThis.locks = { taken: 0, released: 0 };
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => {
    globalThis.locks.taken += 1;
    return { release: async () => { globalThis.locks.released += 1; } };
  },
} });
"""
"""A lock of the screen that can be counted; a browser without a screen has none."""
LUMINANCE = """() => {
  const [red, green, blue] = getComputedStyle(document.querySelector('dialog[open]'))
    .backgroundColor.match(/\\d+/g).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}"""


def author_of(venue: Venue, phone: Phone, person: int, slot: int) -> str:
    """Who made the entry, as the server has it."""
    phone.sees_unsent(0)
    ops = [json.loads(envelope["raw"]) for envelope in venue.sync(phone.token())["ops"]]
    subject = {"person": person, "slot": slot}
    [by] = {op["by"] for op in ops if op["subject"] == subject}
    return str(by)


def test_a_phone_is_handed_on_in_two_taps_and_every_entry_says_who_held_it(venue: Venue):
    """A7b: a result is signed by its judge."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", COUNT_TOUCHES, **TOUCH)
    page = phone.page
    thumb = Thumb(phone)
    phone.tap(f"round-{ROUND}")
    held = page.get_by_role("button", name="Held by")

    held.tap()
    page.get_by_label("Somebody else: number or name").fill("2")
    page.get_by_role("dialog").get_by_role("button", name="Ada Haddad").tap()
    expect(held).to_have_text("Held byAda Haddad")
    phone.enter(4, "1234")

    before = thumb.touches()
    thumb.tap(held, page.get_by_role("dialog").get_by_role("button", name="Ann"))
    assert thumb.touches() - before == 2
    expect(held).to_have_text("Held byAnn")
    phone.pick(4)
    phone.key_in("1300")
    phone.tap("confirm", "next-attempt")

    by = {slot: phone.at(f"entry-by-{slot}") for slot in (1, 2)}
    expect(by[1]).to_contain_text("Entered by Ada Haddad")
    expect(by[2]).to_contain_text("Entered by Ann")
    assert author_of(venue, phone, 4, 1) == "Ada Haddad"
    assert author_of(venue, phone, 4, 2) == "Ann"


def test_a_station_is_offered_who_has_an_attempt_to_do_and_is_not_at_another_phone(venue: Venue):
    """One tap to go on, another competitor always possible, the station kept over a restart."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open([1, 2, 3, 4])
    delegate.hand_in(opening)
    other = venue.paper_phone("judge", "Bo")
    other.hand_in(other.pen.record(2, 1, 10_000, [id_of(opening)]))  # and waits for the competitor
    phone = venue.joined("judge", "Ann")
    page = phone.page
    phone.tap(f"round-{ROUND}", "station")
    phone.type("station-name", "North")
    phone.tap("station-use")

    page.get_by_role("button", name="1 Qing Zhang 张清 Attempt 1").click()
    phone.key_in("1234")
    phone.tap("confirm")
    expect(phone.at("next-offered")).to_have_text("Next: Minjun Kim, attempt 1")
    phone.tap("next-offered")
    expect(page.get_by_role("region", name="Minjun Kim, Attempt 1 of 5")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Station North")

    page.reload()
    page.get_by_role("link", name="3x3x3 Cube").click()
    expect(phone.at("offered")).to_contain_text("Minjun Kim")
    phone.enter(4, "1100")
    expect(phone.at("offered"), "who was passed over comes last").to_contain_text("Qing Zhang")
    phone.tap("station", "station-none")
    expect(phone.at("offered")).to_be_hidden()


def test_a_solve_is_watched_by_a_dark_screen_that_survives_a_reload(venue: Venue):
    """Awake, dark in sunlight mode too, and one tap from the keypad."""
    half_a_round(venue)
    phone = venue.joined("judge", "Ann", NO_SLEEP)
    page = phone.page
    phone.tap("lang-menu", "theme-sun")
    page.keyboard.press("Escape")
    phone.tap(f"round-{ROUND}")
    phone.pick(4)
    phone.tap("start")

    for _ in range(2):
        watching = page.get_by_role("dialog", name="Solving")
        expect(watching).to_contain_text("Noa Levi")
        expect(watching).to_contain_text("Attempt 1 of 5")
        becomes(lambda: page.evaluate(LUMINANCE) < 10, True)
        phone.wait_for("globalThis.locks.taken === 1 && matside.typing()")
        page.reload()

    page.goto(f"{venue.path}/judge")
    phone.tap("under-way")
    phone.tap("enter-time")
    phone.wait_for("globalThis.locks.released === 1")
    phone.wait_for("!matside.typing()")
    phone.key_in("1234")
    phone.tap("confirm", "next")
    expect(phone.at("under-way")).to_be_hidden()

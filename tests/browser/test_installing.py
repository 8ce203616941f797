"""The app is offered for installing: by the browser, or by pictures where it does not ask."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.browser.phone import UNDER_CONTROL, Phone, becomes
from tests.browser.venue import ROUND, Venue, half_a_round

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
# The Chromium that plays the iPhone does offer to install the app.
NO_QUESTION = """addEventListener('beforeinstallprompt', (event) => {
  event.stopImmediatePropagation();
});"""
INSTALLED = "Object.defineProperty(navigator, 'standalone', { value: true });"
# What Chromium does with a window: it hands its question to the app, which may ask it once.
BROWSER_OFFERS = """(outcome) => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.asked = 0;
  event.prompt = async () => { window.asked += 1; };
  event.userChoice = Promise.resolve({ outcome });
  dispatchEvent(event);
  return event.defaultPrevented;
}"""
SIZE_OF = """async (address) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  return `${picture.width}x${picture.height}`;
}"""


def bar(phone: Phone) -> Locator:
    return phone.at("install-bar")


def pictures(manifest: dict[str, Any]) -> list[dict[str, str]]:
    """All that a manifest shows, as far as it has a size."""
    icons = [*manifest["icons"], *(icon for one in manifest["shortcuts"] for icon in one["icons"])]
    return [one for one in [*icons, *manifest["screenshots"]] if one["sizes"] != "any"]


def test_the_browser_finds_nothing_that_keeps_the_app_from_being_installed(venue: Venue):
    """By Chromium's own check, in each language; and every picture is what the manifest says."""
    phone = venue.phone()
    phone.page.goto("/")
    phone.page.evaluate(UNDER_CONTROL)
    devtools = phone.context.new_cdp_session(phone.page)
    described = set()
    for language in ("ko", "zh", "en"):
        phone.tap("lang-menu", f"language-{language}")
        expect(phone.page.locator("html")).to_have_attribute("lang", language)
        becomes(lambda: devtools.send("Page.getInstallabilityErrors")["installabilityErrors"], [])
        file = f"/manifest.{language}.webmanifest"
        becomes(lambda: urlsplit(devtools.send("Page.getAppManifest")["url"]).path, file)
        read = devtools.send("Page.getAppManifest")
        assert read["errors"] == []
        manifest = json.loads(read["data"])
        described.add(manifest["description"])
        assert {one["form_factor"] for one in manifest["screenshots"]} == {"narrow", "wide"}
        assert {"any", "maskable"} <= {one["purpose"] for one in manifest["icons"]}
        for one in pictures(manifest):
            assert phone.page.evaluate(SIZE_OF, one["src"]) == one["sizes"], one["src"]
    assert len(described) == 3


def test_the_browsers_question_is_asked_when_a_person_wants_it_and_once(venue: Venue):
    phone = venue.joined("judge", "Ann")
    assert phone.page.evaluate(BROWSER_OFFERS, "dismissed"), "the browser does not ask by itself"
    bar(phone).get_by_role("button", name="Install on this device").click()
    expect(bar(phone)).to_be_hidden()
    assert phone.page.evaluate("window.asked") == 1

    phone.page.reload()
    phone.page.evaluate(BROWSER_OFFERS, "accepted")
    expect(phone.page.get_by_role("contentinfo").get_by_role("button")).to_be_visible()
    expect(bar(phone)).to_be_hidden()


def test_an_iphone_is_shown_the_way_in_pictures_and_never_beside_an_entry(venue: Venue):
    half_a_round(venue)
    phone = venue.phone(NO_QUESTION, user_agent=IPHONE)
    phone.page.goto(f"/join#{venue.secret('judge')}")
    phone.tap("join-here")
    phone.type("join-name", "Ann")
    phone.tap("join-submit")
    bar(phone).get_by_role("button", name="How to install").click()
    steps = phone.page.get_by_role("dialog").get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.locator("svg.picture")).to_have_count(3)
    expect(steps.nth(1)).to_contain_text("Add to Home Screen")
    phone.page.keyboard.press("Escape")

    phone.tap(f"round-{ROUND}")
    expect(phone.at("person-1")).to_be_visible()
    expect(bar(phone)).to_be_hidden()
    phone.page.go_back()
    bar(phone).get_by_role("button", name="Not now").click()
    phone.page.reload()
    expect(phone.at(f"round-{ROUND}")).to_be_visible()
    expect(bar(phone)).to_be_hidden()


def test_who_has_installed_the_app_is_not_asked_and_goes_in_by_its_shortcuts(venue: Venue):
    phone = venue.phone(INSTALLED, user_agent=IPHONE)
    venue.join(phone, "judge", "Ann")
    expect(phone.page.locator("h1")).to_have_text("Rounds")
    expect(bar(phone)).to_be_hidden()
    expect(phone.page.get_by_role("contentinfo").get_by_role("button")).to_have_count(0)
    for shortcut, leads_to in {"judge": f"{venue.path}/judge", "results": venue.path}.items():
        phone.page.goto(f"/go/{shortcut}")
        phone.page.wait_for_url(f"**{leads_to}")
        expect(phone.page.locator("h1")).to_be_visible()

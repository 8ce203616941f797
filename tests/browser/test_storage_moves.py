"""A tab on an iPhone is led to the app, and a place taken in a tab moves there with a code."""

from playwright.sync_api import expect

from tests.browser.venue import ROUND, Venue

IPHONE = {
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "has_touch": True,
}
# A Safari never asks; the Chromium under this name would.
NEVER_ASKS = """addEventListener(
  'beforeinstallprompt', (event) => event.stopImmediatePropagation(), { capture: true });"""
INSTALLED = "Object.defineProperty(navigator, 'standalone', { value: true });"


def test_an_iphones_tab_leads_to_the_app_and_leaves_the_code_for_it(venue: Venue):
    secret = venue.secret("delegate")
    tab = venue.phone(NEVER_ASKS, **IPHONE)
    tab.page.goto(f"/join#{secret}")
    expect(tab.page.get_by_role("heading", name="Install the app first")).to_be_visible()
    expect(tab.at("carried-code")).to_have_text(secret)

    app = venue.phone(INSTALLED, **IPHONE)  # its storage is its own
    app.page.goto("/")
    app.type("join-code", secret)
    app.tap("join-code-go")
    app.type("join-name", "Dana")
    app.tap("join-submit")
    app.page.wait_for_url(f"**{venue.path}/delegate")


def test_a_place_taken_in_a_tab_moves_to_the_app_by_a_code_and_ends_there(venue: Venue):
    """I1: though the delegate's invite is used up; what was entered in the tab has been sent."""
    venue.open_round()
    tab = venue.phone(NEVER_ASKS, **IPHONE)
    tab.page.goto(f"/join#{venue.secret('delegate')}")
    tab.tap("join-here")
    tab.type("join-name", "Dana")
    tab.tap("join-submit")
    tab.page.wait_for_url(f"**{venue.path}/delegate")
    tab.page.goto(f"{venue.path}/judge/{ROUND}")
    tab.enter(1, "1234")
    tab.sees_unsent(0)
    tab.tap("connection", "to-phone", "move-seat")
    code = tab.at("move-code").inner_text()

    app = venue.phone(INSTALLED, **IPHONE)
    app.page.goto("/join")
    app.type("join-code", code)
    app.tap("join-code-go")
    app.type("join-name", "Dana")
    app.tap("join-submit")
    app.page.wait_for_url(f"**{venue.path}/delegate")

    expect(tab.at("moved")).to_contain_text("Moved")
    expect(tab.at("moved")).to_contain_text("has been sent")
    tab.page.goto("/")
    expect(tab.at(f"moved-{venue.prepared.competition}")).to_be_visible()
    expect(tab.at(f"seat-{venue.prepared.competition}")).to_have_count(0)
    app.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
    expect(app.at("slot-1")).to_contain_text("12.34")

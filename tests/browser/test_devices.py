"""The organizer's list of phones: called by names that people know."""

import re

from playwright.sync_api import expect

from tests.browser.venue import Venue

NAME = "민준 · 4번 테이블"


def test_a_phone_is_renamed_and_keeps_its_number(venue: Venue):
    venue.paper_phone("judge", "spare phone")
    organizer = venue.joined("organizer", "Qing")
    organizer.page.goto(f"{venue.path}/organizer/devices")
    row = organizer.page.locator(".device-row", has_text="spare phone")
    expect(row).to_be_visible()
    number = re.sub(r"\D", "", row.get_attribute("data-testid") or "")
    organizer.tap(f"rename-device-{number}")
    expect(organizer.at("device-name")).to_have_value("spare phone")
    organizer.type("device-name", f"  {NAME} ")
    organizer.tap("confirm-rename")
    expect(organizer.at(f"device-{number}")).to_contain_text(NAME)
    expect(organizer.page.locator("dialog[open]")).to_have_count(0)

"""Getting in without an account: by link, by a code read out, and not by a used one."""

import re

from playwright.sync_api import expect

from tests.browser.venue import ROUND, Venue


def test_a_code_may_be_typed_as_people_type(venue: Venue):
    phone = venue.phone()
    phone.page.goto("/")
    phone.type("join-code", venue.secret("judge").lower().replace("-", " "))
    phone.tap("join-code-go")
    phone.type("join-name", "김민준")
    phone.tap("join-submit")
    expect(phone.at("holder")).to_contain_text("김민준")
    expect(phone.at(f"round-{ROUND}")).to_be_visible()


def test_the_secret_leaves_the_address_bar_at_once(venue: Venue):
    """I7: nobody reads it over a shoulder or finds it in the history."""
    phone = venue.phone()
    phone.page.goto(f"/join#{venue.secret('judge')}")
    expect(phone.at("join-name")).to_be_visible()
    expect(phone.page).not_to_have_url(re.compile("#"))


def test_a_used_up_invite_says_so_and_keeps_the_name(venue: Venue):
    secret = venue.secret("delegate")
    venue.post("/api/join", {"secret": secret, "name": "Dana"})
    phone = venue.phone()
    phone.page.goto(f"/join#{secret}")
    phone.type("join-name", "Eve")
    phone.tap("join-submit")
    expect(phone.at("join-failed")).to_be_visible()
    expect(phone.at("join-name")).to_have_value("Eve")

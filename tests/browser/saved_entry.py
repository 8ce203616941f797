"""What became of an attempt that a timer gave: saved, confirmed, and as the server has it."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import Venue


def saved_entry(venue: Venue, phone: Phone, person: int) -> dict[str, Any]:
    """The body of the one entry of that competitor, once the server has everything."""
    phone.tap("save", "confirm")
    expect(phone.at("next-attempt")).to_be_visible()
    phone.sees_unsent(0)
    ops = [json.loads(envelope["raw"]) for envelope in venue.sync(phone.token())["ops"]]
    [entry] = [
        op["body"]
        for op in ops
        if op["kind"] == "attempt.record" and op["subject"]["person"] == person
    ]
    return entry

"""A round is signed off; a changed byte of it is named, wherever it was changed (I8)."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.rounds_in_a_row import FIRST, second_round_opened, two_rounds
from tests.browser.venue import PaperPhone, Venue
from tests.support.scripted_phone import id_of

BESTS = {1: 1000, 2: 1100}


@pytest.fixture
def venue(playwright: Playwright, tmp_path: Path) -> Iterator[Venue]:
    with two_rounds(playwright, tmp_path) as made:
        yield made


def change_a_byte(venue: Venue, entry: str) -> None:
    """Somebody with the server's disk makes a second of a tenth."""
    with sqlite3.connect(venue.server.database) as database:
        changed = "UPDATE operation SET raw = replace(raw, '11000', '10000') WHERE op_id = ?"
        assert database.execute(changed, (entry,)).rowcount == 1


def at_the_round(phone: Phone, venue: Venue) -> None:
    phone.page.goto(f"{venue.path}/organizer/rounds/{FIRST}")


def entry_of(judge: PaperPhone, person: int) -> str:
    [made] = [op for op in judge.pen.made if op["subject"] == {"person": person, "slot": 1}]
    return str(made["id"])


def test_what_is_open_is_listed_and_a_changed_byte_is_named(venue: Venue):
    """Signed in spite of what is open; then a byte is changed in the server's database."""
    _, judge, _ = second_round_opened(venue, BESTS, [1, 2])
    delegate = venue.joined("delegate", "Dee")
    at_the_round(delegate, venue)
    delegate.tap(f"sign-round-{FIRST}")
    expect(delegate.at("open-unconfirmed")).to_contain_text("2 attempts not confirmed")
    expect(delegate.at("open-missing")).to_contain_text("4 competitors are not done")
    expect(delegate.at("confirm-sign")).to_be_enabled()
    delegate.tap("confirm-sign")
    expect(delegate.at("seal")).to_contain_text("Signed off by Dee")
    delegate.sees_unsent(0)
    for copies in ("seal-here", "seal-server"):
        expect(delegate.at(copies)).to_have_attribute("data-state", "holds")
    groups = delegate.at("seal-digest").locator("span")
    expect(groups).to_have_count(16)

    late = venue.paper_phone("judge", "Late Lee")
    made = late.pen.record(1, 1, 9_000, [entry_of(judge, 1)])
    [receipt] = venue.sync(late.token, made)["receipts"]
    assert receipt["outcome"] == "proposed"
    venue.server.flask("verify")

    change_a_byte(venue, entry_of(judge, 2))
    delegate.page.reload()
    expect(delegate.at("seal-server")).to_have_attribute("data-state", "broken")
    expect(delegate.at("seal-here")).to_have_attribute("data-state", "holds")
    named = delegate.at("seal-2-1")
    expect(named).to_contain_text("Ada Haddad")
    expect(named).to_contain_text("stored entry on the server has been changed")
    expect(delegate.at("seal-1-1")).to_have_count(0)
    found = venue.server.flask("verify", code=1)
    assert "competitor 2, attempt 1: the stored entry is not the one" in found
    assert id_of(made) not in found


def test_an_organizer_sees_the_seal_and_opens_no_signed_round_again(venue: Venue):
    """A round that was signed off is the delegate's."""
    paper, _, _ = second_round_opened(venue, BESTS, [1, 2])
    organizer = venue.joined("organizer", "Olu")
    at_the_round(organizer, venue)
    expect(organizer.at(f"reopen-round-{FIRST}")).to_be_visible()
    expect(organizer.at(f"sign-round-{FIRST}")).to_have_count(0)
    base = [op["id"] for op in paper.pen.made if op["kind"] == "round.close"]
    paper.hand_in(paper.pen.make("round.sign", {"digest": "0" * 64, "seal": "0" * 64}, None, base))
    expect(organizer.at("seal")).to_contain_text("Signed off by Dana")
    expect(organizer.at("seal-here")).to_have_attribute("data-state", "broken")
    expect(organizer.at(f"reopen-round-{FIRST}")).to_have_count(0)

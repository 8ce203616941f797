"""Somebody who registered late is taken into a round that is open already."""

from playwright.sync_api import expect

from tests.browser.venue import ROUND, Venue


def test_a_late_competitor_can_be_scored_as_soon_as_the_organizer_has_added_them(venue: Venue):
    """The judge's screen sends people to the organizer, who can help."""
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open([1, 2, 3]))
    judge = venue.joined("judge", "Ann")
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    expect(judge.at("card-notice")).to_contain_text("ask the organizer")
    expect(judge.at("keypad-1")).to_have_count(0)

    organizer = venue.joined("organizer", "Olu")
    organizer.page.goto(f"{venue.path}/organizer")
    organizer.tap(f"enter-round-{ROUND}")
    organizer.type("enter-search", "Noa")
    organizer.tap("enter-4", "confirm-enter")
    organizer.sees_unsent(0)

    expect(judge.at("keypad-1")).to_be_visible()
    judge.key_in("1234")
    judge.tap("confirm")
    ranked = f"matside.board('{ROUND}').standings.filter((row) => row.rank)"
    judge.wait_for(f"{ranked}.map((row) => row.person).join() === '4'")
    judge.sees_unsent(0)

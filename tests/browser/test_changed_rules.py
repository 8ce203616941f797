"""Rules of a round changed after its start: by whom, for whom it turns out otherwise, and why."""

from playwright.sync_api import expect

from tests.browser.venue import ROUND, Venue
from tests.support.scripted_phone import id_of


def test_the_delegate_changes_a_cutoff_with_a_reason_and_the_cards_follow(venue: Venue):
    """2026 9p2a: at the discretion of the WCA Delegate; the organizer reads who may."""
    boss = venue.paper_phone("delegate", "Dana")
    cutoff = {"attempts": 2, "result": 1500}
    opening = boss.pen.open([1, 2, 3], cutoff=cutoff)
    boss.hand_in(opening)
    table = venue.paper_phone("judge", "Bo")
    for number, time in ((1, 14_000), (2, 16_000)):
        for slot in (1, 2):
            table.hand_in(table.pen.record(number, slot, time, [id_of(opening)]))
    judge = venue.joined("judge", "Ann")
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=2")
    expect(judge.at("card-notice")).to_contain_text("Cutoff not met")

    organizer = venue.joined("organizer", "Olu")
    organizer.page.goto(f"{venue.path}/organizer/rounds/{ROUND}")
    organizer.at(f"change-round-{ROUND}").click()
    expect(organizer.at("change-who")).to_contain_text("Delegate (9p2a)")
    expect(organizer.at("confirm-change")).to_have_count(0)

    delegate = venue.joined("delegate", "Dee")
    delegate.page.goto(f"{venue.path}/organizer/rounds/{ROUND}")
    delegate.at(f"change-round-{ROUND}").click()
    delegate.type("change-cutoff-result", "2000")
    expect(delegate.at("changed-cutoff")).to_contain_text("15.00 in 2 attempts")
    expect(delegate.at("changed-cutoff")).to_contain_text("20.00 in 2 attempts")
    expect(delegate.at("change-affected")).to_contain_text("2 competitors have")
    expect(delegate.at("change-opens").get_by_test_id("person-2")).to_be_visible()
    expect(delegate.at("change-too-late")).to_contain_text("9p2a+")
    expect(delegate.at("confirm-change")).to_be_disabled()
    delegate.type("change-reason", "The cutoff was announced as 20 seconds")
    delegate.tap("confirm-change")
    delegate.sees_unsent(0)

    expect(judge.at("keypad-1")).to_be_visible()
    expect(judge.at("card-notice")).to_have_count(0)

    organizer.page.reload()
    history = organizer.at("history")
    expect(history.get_by_test_id("step-opened")).to_contain_text("3 competitors")
    expect(history.get_by_test_id("step-changed")).to_contain_text(
        "The cutoff was announced as 20 seconds"
    )
    expect(history.get_by_test_id("changed-cutoff")).to_contain_text("20.00 in 2 attempts")

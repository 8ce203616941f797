"""Keys count from when the pad is seen, whatever others enter and whenever the board comes."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue
from tests.support.scripted_phone import id_of

ASKS_THE_SERVER = "localStorage.matsideRules = 'off'"
"""A phone that cannot run the rules: without a server it folds nothing."""


def test_what_is_typed_stays_when_somebody_else_enters_the_attempt(venue: Venue):
    """The pad goes on standing for the attempt, and says so."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(range(1, 5))
    delegate.hand_in(opening)
    ann = venue.paper_phone("judge", "Ann")
    phone = venue.joined("judge", "Bo")
    phone.tap(f"round-{ROUND}")
    phone.pick(2)
    phone.board(ROUND)
    phone.tap("keypad-1", "keypad-7")

    ann.hand_in(ann.pen.record(2, 1, 9370, [id_of(opening)]))
    expect(phone.at("slot-1")).to_contain_text("9.37")
    phone.tap("keypad-6", "keypad-5")
    expect(phone.at("reading")).to_have_text("17.65")
    expect(phone.at("slot-1")).to_have_attribute("aria-current", "step")
    expect(phone.page.get_by_text("saving replaces it")).to_be_visible()


def test_a_card_before_its_board_is_there(venue: Venue):
    """What is typed goes along to the next attempt; a dispute shows none of its results (I2)."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(range(1, 5))
    ann, cy = venue.paper_phone("judge", "Ann"), venue.paper_phone("judge", "Cy")
    base = [id_of(opening)]
    first = ann.pen.record(2, 1, 9370, base)
    delegate.hand_in(opening)
    ann.hand_in(first, ann.pen.record(3, 1, 12_000, base))
    cy.hand_in(cy.pen.record(3, 1, 12_100, base))
    why, subject = {"reason": "Disturbed"}, {"person": 2, "slot": 1}
    delegate.hand_in(delegate.pen.make("attempt.extra", why, subject, [id_of(first)]))

    phone = venue.joined("judge", "Bo")
    phone.tap(f"round-{ROUND}")
    phone.board(ROUND)
    phone.page.evaluate(ASKS_THE_SERVER)
    venue.server.kill()
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=3")
    expect_state(phone, "disputed")
    expect(phone.at("slot-1")).to_contain_text("–")

    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=2")
    expect(phone.at("slot-2")).to_have_attribute("aria-current", "step")
    phone.tap("keypad-1", "keypad-7")
    venue.server.start()
    expect(phone.at("slot-1")).to_have_attribute("aria-current", "step")
    phone.tap("keypad-6", "keypad-5")
    expect(phone.at("reading")).to_have_text("17.65")


def expect_state(phone: Phone, state: str) -> None:
    """The mark of the first attempt."""
    expect(phone.at("entry-state-1")).to_have_attribute("data-state", state)

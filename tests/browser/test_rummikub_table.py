"""A Rummikub table: games by thumbs, what cannot be, corrections, disputes, no network."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.rummikub_table import (
    EVENT,
    TABLE,
    Writer,
    at_table,
    counts,
    drawn,
    enters,
    sees_scores,
)
from tests.browser.venue import Venue


def is_told(phone: Phone, code: str, *names: str) -> None:
    """The keys' face names what cannot be, and whom it is about; the game cannot be saved."""
    told = phone.at("wrong").locator(f"[data-code={code}]")
    for name in names:
        expect(told).to_contain_text(name)
    expect(phone.at("entry-save").or_(phone.at("entry-next"))).to_have_count(1)
    expect(phone.page.locator("[data-testid=entry-save]:enabled")).to_have_count(0)


def test_what_cannot_be_is_named_with_its_players_and_what_can_be_is_saved(venue: Venue):
    """Two winners, three jokers, a winner with tiles, a sum beyond the set; then an absence."""
    olga = drawn(venue)
    olga.says(EVENT, "entrant.quit", {"reason": "train"}, 4)
    phone = at_table(venue, "judge", "Ann")
    expect(phone.at("player-4")).to_contain_text("has left")
    phone.tap("enter-game")
    expect(phone.at("warning-left-absent")).to_contain_text("Noa Levi")
    phone.tap("called-1", "line-2", "key-out")
    is_told(phone, "two-out", "Qing Zhang", "Ada Haddad")
    phone.tap("key-out")
    counts(phone, 2, "1")
    phone.tap("key-joker", "key-joker", "line-3", "key-joker")
    is_told(phone, "jokers-over-two", "Ada Haddad", "Minjun Kim")
    phone.tap("keypad-clear", "keypad-7")
    counts(phone, 1, "5")
    is_told(phone, "out-with-tiles", "Qing Zhang")
    phone.tap("keypad-clear")
    counts(phone, 3, "29")
    is_told(phone, "sum-beyond", "Minjun Kim", "728")
    phone.tap("keypad-back", "keypad-back")
    expect(phone.at("check")).to_have_attribute("data-check", "-100")
    expect(phone.at("check")).to_contain_text("Noa Levi")
    phone.tap("entry-save")
    sees_scores(phone, 1, "+108", "−101", "−7", "−100")


def test_a_correction_keeps_the_old_value_and_asks_the_players_anew(venue: Venue):
    """With a reason; who had confirmed the round confirms what is in force now."""
    drawn(venue)
    phone = at_table(venue, "judge", "Ann")
    enters(phone, 1, 1, {2: "20", 3: "26", 4: "2"})
    enters(phone, 2, 4, {1: "10", 2: "6", 3: "1"})
    phone.tap("confirm-round")
    for person in (1, 2):
        expect(phone.at(f"confirm-line-{person}")).to_be_visible()
        phone.tap("confirm-yes")
    expect(phone.at("confirm-line-3")).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(phone.at("confirmation-2")).to_have_attribute("data-state", "confirmed")
    phone.at("game-1").get_by_role("link").click()
    phone.tap("correct")
    counts(phone, 2, "0")
    phone.tap("entry-save")
    expect(phone.at("confirm-correct")).to_be_disabled()
    phone.tap("because-recount", "confirm-correct")
    sees_scores(phone, 1, "+228", "−200", "−26", "−2")
    for person, state in ((1, "stale"), (2, "stale"), (3, "none")):
        expect(phone.at(f"confirmation-{person}")).to_have_attribute("data-state", state)
    phone.at("game-1").get_by_role("link").click()
    versions = phone.at("versions")
    expect(versions).to_contain_text("Counted again")
    expect(versions.locator(".version-differs")).to_have_text(["Ada Haddad20 (differs)"])


def test_two_phones_that_differ_are_shown_side_by_side_and_a_referee_decides(venue: Venue):
    """I2: both values stay, the game counts for nobody meanwhile; then −200, with a reason."""
    drawn(venue)
    phone = at_table(venue, "delegate", "Dana")
    phone.tap("enter-game", "called-1")
    counts(phone, 2, "20")
    phone.tap("line-3", "key-no-meld")
    counts(phone, 4, "2")
    expect(phone.at("check")).to_have_attribute("data-check", "0")
    phone.tap("entry-save")
    sees_scores(phone, 1, "+122", "−20", "−100", "−2")
    phone.sees_unsent(0)
    bert = Writer(venue.paper_phone("judge", "Bert"))
    players = [
        {"person": 1, "sum": 3},
        {"person": 2, "out": True},
        {"person": 3, "melded": False},
        {"person": 4, "sum": 2},
    ]
    theirs = bert.says(TABLE, "game.score", {"game": 1, "players": players})
    expect(phone.at("dispute-1")).to_be_visible()
    expect(phone.at("points-1")).to_have_text("0")
    phone.at("game-1").get_by_role("link").click()
    dispute = phone.at("dispute")
    for told in ("Dana", "Bert", "Rummikub!", "20"):
        expect(dispute).to_contain_text(told)
    phone.tap(f"keep-{theirs}", "because-recount", "confirm-decide")
    expect(phone.at("line-2")).to_contain_text("+105")
    phone.tap("purpose")
    expect(phone.at("confirm-purpose")).to_be_disabled()
    phone.tap("because-rack", "confirm-purpose")
    expect(phone.at("line-3")).to_contain_text("−200")
    expect(phone.at("purpose-said-3")).to_contain_text("held a meld")


def test_a_half_entered_game_survives_a_reload_without_a_network(venue: Venue):
    """I1: what is typed is there again, the rules answer on the phone, and it is sent later."""
    drawn(venue)
    phone = at_table(venue, "judge", "Ann")
    phone.tap("enter-game", "called-3")
    counts(phone, 1, "45")
    expect(phone.at("line-1")).to_contain_text("45")
    venue.server.stop()
    phone.page.reload()
    expect(phone.at("line-1")).to_contain_text("45")
    counts(phone, 2, "7")
    phone.tap("line-4", "key-no-meld")
    expect(phone.at("check")).to_have_attribute("data-check", "0")
    phone.tap("entry-save")
    sees_scores(phone, 1, "−45", "−7", "+152", "−100")
    phone.sees_unsent(1)
    venue.server.start()
    phone.page.reload()
    sees_scores(phone, 1, "−45", "−7", "+152", "−100")
    phone.sees_unsent(0)

"""An incident at the table: reported in three taps, seen by who decides, the attempt done again."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.thumb import COUNT_TOUCHES, TOUCH, Thumb
from tests.browser.venue import ROUND, Venue, half_a_round


def shows(phone: Phone, testid: str, words: str) -> None:
    """That says so, as soon as a busy machine has come to it."""
    expect(phone.at(testid).first).to_contain_text(words)


def test_a_defect_is_reported_in_three_taps_without_a_network_and_the_attempt_done_again(
    venue: Venue,
):
    """5b, 11a, 11b, 11d, 11e, 11e2: kept on the phone at once; the delegate grants and answers."""
    half_a_round(venue)
    ann = venue.joined("judge", "Ann", COUNT_TOUCHES, **TOUCH)
    ann.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    expect(ann.at("tool-report")).to_be_visible()
    venue.server.kill()
    thumb = Thumb(ann)
    before = thumb.touches()

    thumb.tap("Report", ann.at("incident-defect"), ann.at("incident-extra"))
    shows(ann, "incident-state", "saved here")
    shows(ann, "incident-extra-state", "saved here")
    assert thumb.touches() - before == 3
    thumb.tap(ann.at("incident-done"))
    shows(ann, "entry-state-1", "extra asked for")

    venue.server.start()
    ann.tap("sync-now")
    ann.sees_unsent(0)
    dana = venue.joined("delegate", "Dana")
    dana.page.goto(f"{venue.path}/delegate")
    for told in ("Noa Levi", "attempt 1", "5b", "Puzzle defect", "Ann", "Phone "):
        shows(dana, "incidents", told)
    dana.page.locator("[data-testid^=answer-]").click()
    dana.tap("answer-extra", "confirm-answer")
    shows(dana, "incidents", "An extra attempt is given")
    expect(dana.page.locator("[data-testid^=answer-]")).to_have_count(0)
    dana.tap("incident-decide-4-1")
    dana.page.locator("[data-testid^=keep-]").click()
    dana.tap("because-judge", "decide")
    expect(dana.at("decided")).to_be_visible()
    dana.sees_unsent(0)

    shows(ann, "entry-state-1", "extra attempt")
    ann.key_in("1111")
    ann.tap("confirm")
    expect(ann.at("next")).to_be_visible()
    ann.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    shows(ann, "slot-1", "11.11")
    shows(ann, "entry-state-1", "signed off")


def test_a_provisional_extra_attempt_waits_beside_the_result_that_stands(venue: Venue):
    """11e3: the card says so, and what is done in it counts once the delegate takes it up."""
    half_a_round(venue)
    dana = venue.joined("delegate", "Dana")
    dana.page.goto(f"{venue.path}/delegate/{ROUND}/1/3")
    dana.at("ruling-provisional").click()
    dana.tap("because-judge", "decide")
    dana.sees_unsent(0)

    ann = venue.joined("judge", "Ann")
    ann.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
    shows(ann, "entry-state-3", "provisional extra")
    ann.tap("slot-3")
    shows(ann, "card-notice", "Provisional extra attempt")
    ann.tap("again", *(f"keypad-{digit}" for digit in "1010"), "save")
    ann.wait_for(f"matside.board('{ROUND}').cards[0].slots[2].value === 1011")
    ann.sees_unsent(0)

    dana.page.goto(f"{venue.path}/delegate/{ROUND}/1/3")
    taken = dana.page.locator(".version", has_text="10.10").get_by_role("radio")
    taken.click()
    dana.tap("because-judge", "decide")
    shows(ann, "slot-3", "10.10")

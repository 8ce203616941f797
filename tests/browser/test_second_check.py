"""The second check: somebody else, on another device, types the cards again without seeing them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, PaperPhone, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person
from tests.support.scripted_phone import id_of

LAPTOP = {"width": 1280, "height": 800}
CARDS = range(1, 101)
ATTEMPTS = (1, 2, 3)
MISREAD = {
    (7, 2): "1243",  # two digits the wrong way round
    (23, 3): "1999",  # a DNF taken for a time
    (48, 1): "1048",  # +2 forgotten
    (71, 3): "d",  # DNS taken for DNF
    (100, 2): "11200",  # a digit too many
}
"""What was entered, by card and attempt, where it is not what stands on the paper."""
ON_PAPER = {(7, 2): "1234", (23, 3): "d", (48, 1): "1048+", (71, 3): "s", (100, 2): "1120"}
RULINGS = {"d": "dnf", "s": "dns"}
AT_ONCE = 200
PATIENCE_MS = 60_000
"""Keeping trails behind typing that nobody can do as fast."""


def on_paper(card: int, attempt: int) -> str:
    """The keys for an attempt as the card says it; every ninth card ends with a DNF."""
    if attempt == 3 and card % 9 == 0:
        return "d"
    return ON_PAPER.get((card, attempt), str(1000 + card + 10 * attempt))


def body(keys: str) -> dict[str, Any]:
    """What a judge's phone makes of such keys."""
    if keys in RULINGS:
        return {"declared": RULINGS[keys], "penalties": []}
    penalties = ["10e3"] if keys.endswith("+") else []
    return {"reading_ms": 10 * int(keys.rstrip("+")), "penalties": penalties}


@pytest.fixture(scope="module")
def hundred(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A competition of a hundred, who do a mean of three."""
    wcif = document()
    wcif["persons"] = [person(number, f"Competitor {number}", events=["333"]) for number in CARDS]
    wcif["events"][0]["rounds"][0]["format"] = "m"
    return prepare(tmp_path_factory.mktemp("hundred"), wcif)


@pytest.fixture
def full_venue(playwright: Playwright, hundred: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, hundred, tmp_path)
    yield made
    made.close()


def enter_all(venue: Venue) -> None:
    """Ann's phone has entered every card, five attempts wrongly."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(CARDS, format="m")
    delegate.hand_in(opening)
    ann: PaperPhone = venue.paper_phone("judge", "Ann")
    entries = [
        ann.pen.make(
            "attempt.record",
            body(MISREAD.get((card, attempt)) or on_paper(card, attempt)),
            {"person": card, "slot": attempt},
            [id_of(opening)],
        )
        for card in CARDS
        for attempt in ATTEMPTS
    ]
    for start in range(0, len(entries), AT_ONCE):
        ann.hand_in(*entries[start : start + AT_ONCE])


def at_the_check(phone: Phone, path: str) -> None:
    """The round at the second check, with the cursor where the first number goes."""
    phone.page.goto(f"{path}/check/{ROUND}")
    expect(phone.at("check-find")).to_be_focused()


def type_card(phone: Phone, card: int, *attempts: str) -> None:
    """A card in one go, blindly: the number, the attempts, Enter after each."""
    phone.page.keyboard.type("".join(f"{keys}\n" for keys in (str(card), *attempts)))


def told(phone: Phone, card: int) -> Any:
    """What the screen says of a card that was typed, once it is kept."""
    step = phone.at(f"check-step-{card}").first
    expect(step).not_to_have_attribute("data-told", "saving")
    return step


def test_a_blind_second_check_of_a_hundred_cards_finds_exactly_the_five_mistakes(
    full_venue: Venue,
):
    """I2, 1g1: without a network, by keys alone; then the delegate has what differs, no more."""
    enter_all(full_venue)
    bo = full_venue.joined("judge", "Bo", viewport=LAPTOP)
    bo.page.goto(f"{full_venue.path}/check")
    bo.page.get_by_role("link", name="3x3x3 Cube").click()
    expect(bo.at("pile-left")).to_have_text("100")
    full_venue.server.kill()

    type_card(bo, 7)
    expect(bo.at("check-attempt-2")).to_be_visible()
    for entered in ("12.43", "1243", "10.17"):
        assert entered not in bo.page.content()
    bo.page.keyboard.press("Escape")

    for card in CARDS:
        type_card(bo, card, *(on_paper(card, attempt) for attempt in ATTEMPTS))
    expect(bo.at("pile-left")).to_have_text("0", timeout=PATIENCE_MS)
    expect(bo.at("pile-checked")).to_have_text("95")
    expect(bo.at("pile-differ")).to_have_text("5")
    expect(told(bo, 100)).to_contain_text("Passed on to the Delegate")
    assert "1:12.00" not in bo.page.content()

    full_venue.server.start()
    bo.tap("sync-now")
    bo.sees_unsent(0)
    dana = full_venue.joined("delegate", "Dana")
    dana.page.goto(f"{full_venue.path}/delegate")
    desk = dana.page.get_by_test_id("decisions").get_by_role("link")
    expect(desk).to_have_count(len(MISREAD))
    for card, attempt in MISREAD:
        expect(dana.at(f"proposal-{card}-{attempt}")).to_be_visible()


def test_whoever_entered_a_card_is_told_who_can_check_it_and_where(venue: Venue):
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open([1, 2, 3, 4]))
    ann = venue.joined("judge", "Ann", viewport=LAPTOP)
    ann.page.goto(f"{venue.path}/judge/{ROUND}")
    ann.enter(1, "1234", "1250")
    at_the_check(ann, venue.path)
    type_card(ann, 1, "1234", "1250")
    expect(ann.at("check-stop")).to_contain_text("You entered this card yourself")
    expect(ann.at("check-stop")).to_contain_text("Dana")

    ann.page.keyboard.press("Escape")
    ann.tap("holder")
    ann.type("holder-name", "Bo")
    ann.page.get_by_role("button", name="Take over").click()
    expect(ann.at("holder")).to_contain_text("Bo")
    ann.tap("check-find")
    type_card(ann, 1, "1234", "1250")
    expect(ann.at("check-stop")).to_contain_text("entered on this device")


def test_what_nobody_had_entered_is_said_and_becomes_an_entry(venue: Venue):
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open([1, 2, 3, 4])
    delegate.hand_in(opening)
    ann = venue.paper_phone("judge", "Ann")
    ann.hand_in(*(ann.pen.record(2, slot, 10_000 + slot * 10, [id_of(opening)]) for slot in (1, 2)))
    bo = venue.joined("judge", "Bo", viewport=LAPTOP)
    at_the_check(bo, venue.path)
    expect(bo.at("check-list-unfinished")).to_contain_text("2 of 5")

    type_card(bo, 2, "1001", "")
    expect(bo.at("check-card")).to_contain_text("You typed nothing for attempt 2")
    bo.page.keyboard.type("1002\n1003\n1004\n1005\n")
    expect(told(bo, 2)).to_contain_text("Attempts 3, 4, and 5 had not been entered")
    bo.sees_unsent(0)
    slots = bo.board(ROUND)["cards"][1]["slots"]
    assert [slot["checked"] for slot in slots] == [True, True, False, False, False]
    assert [slot["value"] for slot in slots] == [1001, 1002, 1003, 1004, 1005]
    expect(bo.at("pile-left")).to_have_text("1")
    expect(bo.at("check-card-2")).to_contain_text("entered by you")

"""A combined round by position in three phases, from the organizer's phone to the judge's (9g)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, PaperPhone, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person
from tests.support.scripted_phone import id_of

EDITION = "wca-2010"
NAMES = ("Qing Zhang", "Ada Haddad", "Minjun Kim", "Noa Levi", "Finn Zhou", "Sora Oh")
FIRST_TWO = ((1000, 1500), (1100, 1500), (1200, 1500), (1300, 1600), (1700, 1300), (1900, 1400))
"""By competitor, in hundredths: 4 and 5 are tied for the fourth place."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    people = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    wcif = {**document(), "persons": people}
    return prepare(tmp_path_factory.mktemp("phases"), wcif, EDITION)


@pytest.fixture
def venue(playwright: Playwright, hall: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, hall, tmp_path)
    yield made
    made.close()


def test_three_phases_by_position_close_the_cards_of_those_who_stay_behind(venue: Venue):
    """2010 9g, 9g2; K-54: who stays behind is ranked by the best single, after all averages."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(range(1, 7), edition=EDITION)
    delegate.hand_in(opening)
    base = [id_of(opening)]
    table = venue.paper_phone("judge", "Ann")
    for number, times in enumerate(FIRST_TWO, 1):
        for slot, time in enumerate(times, 1):
            table.hand_in(table.pen.record(number, slot, time * 10, base))

    organizer = venue.joined("organizer", "Olu")
    judge = venue.joined("judge", "Bo")
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    expect(judge.at("keypad-1")).to_be_visible()

    # The first phase: two are tied across the cut, and the organizer is asked.
    organizer.page.goto(f"{venue.path}/organizer/rounds/{ROUND}")
    organizer.at(f"continue-round-{ROUND}").click()
    organizer.tap("going-after-2")
    organizer.type("going-level", "4")
    expect(organizer.at("going-tie")).to_contain_text("Noa Levi and Finn Zhou")
    expect(people_in(organizer, "going-on")).to_have_count(3)
    organizer.tap("tick-5", "going-look")
    expect(people_in(organizer, "sure-on")).to_have_count(4)
    expect(people_in(organizer, "sure-behind")).to_have_count(2)
    organizer.tap("confirm-continue")
    organizer.sees_unsent(0)
    expect(organizer.at("phase-2")).to_contain_text("4 went on and 2 stayed behind")

    # The judge had the card of one of them in hand: it closes, and says why.
    expect(judge.at("card-notice")).to_contain_text("Not among those who go on")
    expect(judge.at("keypad-1")).to_have_count(0)
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=5")
    expect(judge.at("keypad-1")).to_be_visible()

    # The second phase: who has not finished it is held back, by name, until there is a result.
    attempts(table, base, slot=3, times={1: 1050, 2: 1150, 5: 1900})
    organizer.tap(f"continue-round-{ROUND}", "going-after-3")
    organizer.type("going-level", "3")
    held = organizer.at("going-unfinished")
    expect(held).to_contain_text("Minjun Kim")
    expect(people_in(organizer, "going-on")).to_have_count(3)
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=3")
    judge.key_in("1250")
    judge.tap("confirm")
    expect(held).to_have_count(0)
    expect(people_in(organizer, "going-behind")).to_have_count(1)
    organizer.tap("going-look", "confirm-continue")
    organizer.sees_unsent(0)
    expect(organizer.at("phase-3")).to_contain_text("3 went on and 1 stayed behind")
    judge.page.goto(f"{venue.path}/judge/{ROUND}?person=5")
    expect(judge.at("card-notice")).to_contain_text("Not among those who go on")

    # The third: five attempts and an average, and the others behind them.
    for slot in (4, 5):
        attempts(table, base, slot, times={1: 1050, 2: 1150, 3: 1250})
    expect(organizer.page.locator("main")).to_contain_text("6 of 6 complete")
    standings = organizer.board(ROUND)["standings"]
    assert [(row["person"], row["rank"]) for row in standings] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 4),
        (5, 4),
        (6, 6),
    ]
    assert [row["average"] > 0 for row in standings] == [True] * 3 + [False] * 3


def people_in(phone: Phone, testid: str):
    return phone.at(testid).locator("[data-testid^=person-]")


def attempts(table: PaperPhone, base: list[str], slot: int, times: dict[int, int]) -> None:
    """One attempt of each, in hundredths."""
    table.hand_in(*(table.pen.record(who, slot, time * 10, base) for who, time in times.items()))

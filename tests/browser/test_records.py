"""Records from a list, bests from the file: marked while a round runs and after it (9i)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, PaperPhone, Venue, document, prepare
from tests.support.scripted_phone import id_of

BROKEN = "region,event,type,value\nworld,333,single,3.05\nKR,333,single,ten\n"
LIST = BROKEN.replace("ten", "10.00")
ADA, MINJUN = 2, 3


@pytest.fixture
def venue(playwright: Playwright, tmp_path: Path) -> Iterator[Venue]:
    """Ada's best single is known; she has no average yet."""
    wcif = document()
    best = {"eventId": "333", "type": "single", "best": 1200, "worldRanking": 90000}
    wcif["persons"][ADA - 1]["personalBests"] = [best]
    made = Venue(playwright, prepare(tmp_path / "prepared", wcif), tmp_path)
    yield made
    made.close()


def bring_in(organizer: Phone, venue: Venue) -> None:
    """A list with a fault first, which costs nothing but a correction."""
    organizer.page.goto(f"{venue.path}/organizer/records")
    organizer.at("records-text").fill(BROKEN)
    organizer.tap("records-look")
    expect(organizer.at("records-fault")).to_contain_text("Line 3, column value")
    expect(organizer.at("records-text")).to_have_value(BROKEN)
    organizer.type("records-text", LIST)
    organizer.tap("records-look")
    expect(organizer.at("records-added")).to_contain_text("South Korea")
    organizer.tap("confirm-records")
    expect(organizer.at("records-since")).to_contain_text("2 records")


def enter(judge: PaperPhone, opening: str) -> None:
    """Minjun betters the national record, Ada her own best."""
    judge.hand_in(
        judge.pen.record(MINJUN, 1, 9870, [opening]), judge.pen.record(ADA, 1, 11500, [opening])
    )


def test_a_national_record_is_provisional_until_the_round_is_closed(venue: Venue):
    """2026 9i1, 9i2."""
    organizer = venue.joined("organizer", "Olu")
    bring_in(organizer, venue)

    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open([1, ADA, MINJUN])
    delegate.hand_in(opening)
    enter(venue.paper_phone("judge", "Ann"), id_of(opening))

    crowd = venue.phone()
    crowd.page.goto(f"{venue.path}/r/{ROUND}")
    record = crowd.at(f"standing-{MINJUN}").locator("[data-mark=national]")
    expect(record).to_have_text("NRNational recordprovisional")
    best = crowd.at(f"standing-{ADA}").locator("[data-mark=personal]")
    expect(best).to_have_text("PRPersonal record")

    organizer.page.goto(f"{venue.path}/organizer/rounds/{ROUND}")
    mine = organizer.at(f"record-{MINJUN}-single")
    expect(mine).to_contain_text("NR")
    expect(mine).to_contain_text("9.87")
    expect(mine).to_contain_text("provisional")

    delegate.hand_in(delegate.pen.make("round.close", {"seen": {}}, base=[id_of(opening)]))
    expect(record).to_have_text("NRNational record")
    expect(mine).not_to_contain_text("provisional")


def test_a_desk_without_network_marks_records_by_the_list_that_it_has(venue: Venue):
    organizer = venue.joined("organizer", "Olu")
    bring_in(organizer, venue)
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open([1, ADA, MINJUN])
    delegate.hand_in(opening)
    enter(venue.paper_phone("judge", "Ann"), id_of(opening))
    organizer.page.goto(f"{venue.path}/organizer/rounds/{ROUND}")
    expect(organizer.at(f"record-{MINJUN}-single")).to_be_visible()

    venue.server.stop()
    organizer.page.reload()
    expect(organizer.at(f"record-{MINJUN}-single")).to_contain_text("NR")
    expect(organizer.at(f"record-{ADA}-single")).to_contain_text("PR")
    organizer.page.goto(f"{venue.path}/organizer/records")
    expect(organizer.at("records-since")).to_contain_text("Without network")

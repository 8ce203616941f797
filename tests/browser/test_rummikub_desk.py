"""A Rummikub qualifier's door: registration on the spot, and a day that is changed on the spot."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone, becomes
from tests.browser.venue import PaperPhone, Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

EVENT = "rummikub"
COMPETITORS = range(1, 5)
PLACES, MORE_PLACES = 32, 48
REASON = "So many came, and there are tables"
ON_PAPER = 2_000_001
"""The first number of those who are entered by operations."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """Four competitors of the competition; everybody else comes on the spot."""
    wcif = small(
        id="TileDay2017",
        name="Tile Day 2017",
        shortName="Tile Day",
        persons=[person(number, f"Player {number}", events=["333"]) for number in COMPETITORS],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(tmp_path_factory.mktemp("tile-day"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
    yield made
    made.close()


def page(venue: Venue, view: str) -> str:
    return f"{venue.path}/rummikub/event/{EVENT}/{view}"


def planned(venue: Venue) -> Phone:
    """The organizer's phone, with the source's qualifier; its weekday was announced wrongly."""
    organizer = venue.joined("organizer", "Olga")
    organizer.page.goto(f"{venue.path}/organizer")
    organizer.tap("rummikub", "new-event", "plan-role-qualifier")
    organizer.type("plan-name", "Busan")
    organizer.type("plan-date", "2017-06-17")
    organizer.at("plan-weekday").select_option("sun")
    expect(organizer.at("weekday-wrong")).to_contain_text("Saturday")
    organizer.at("plan-weekday").select_option("sat")
    expect(organizer.at("weekday-wrong")).to_have_count(0)
    organizer.tap("plan-save")
    expect(organizer.at("players-count")).to_contain_text(f"0 of {PLACES}")
    organizer.sees_unsent(0)
    return organizer


def register(phone: Phone, name: str) -> None:
    """Somebody who is no competitor, whose age is seen, in person."""
    phone.type("register-name", name)
    phone.at("register-age").check()
    phone.at("register-here").check()
    phone.tap("register")
    expect(phone.at("registered")).to_contain_text(name)


def entrants(phone: Phone) -> list[int]:
    return [one["person"] for one in phone.board(EVENT)["entrants"]]


def sees(phone: Phone, count: int, places: int, waiting: int = 0) -> None:
    """How many places are taken, and how many people wait."""
    expect(phone.at("players-count")).to_contain_text(f"{count} of {places}")
    expect(phone.page.locator("[data-state=waiting]")).to_have_count(waiting)


def come(paper: PaperPhone, knows: Phone, people: Iterable[int]) -> None:
    """So many more come to a desk that has seen all that this phone knows."""
    fold = knows.board(EVENT)
    base = [fold["plan"]["op"], *(one["op"] for one in fold["entrants"])]
    made = []
    for number in people:
        body = {"name": f"Guest {number - ON_PAPER + 1}", "age_seen": True, "in_person": True}
        subject = {"person": number}
        made.append(paper.pen.make("entrant.add", body, subject, base, stream=EVENT))
        base = [id_of(made[-1])]
    paper.hand_in(*made)


def test_two_phones_register_without_a_network_and_agree_on_who_waits(hall: Venue):
    """Both give numbers of their own; the order of coming is the same on both."""
    organizer = planned(hall)
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(page(hall, "players"))
    sees(delegate, 0, PLACES)
    for phone in (organizer, delegate):
        phone.context.set_offline(True)
    organizer.type("register-name", "Kim Minjun")
    organizer.tap("register")
    expect(organizer.at("register-tick")).to_be_visible()
    register(organizer, "Kim Minjun")
    register(organizer, "Lee Sora")
    register(delegate, "Park Jiho")
    delegate.type("register-name", "3")
    delegate.at("register-age").check()
    delegate.at("register-here").check()
    delegate.tap("register-3")
    sees(organizer, 2, PLACES)
    sees(delegate, 2, PLACES)
    for phone in (organizer, delegate):
        phone.context.set_offline(False)
    for phone in (organizer, delegate):
        sees(phone, 4, PLACES)
        phone.sees_unsent(0)
    becomes(lambda: entrants(delegate), entrants(organizer))
    assert len(set(entrants(organizer))) == 4
    assert 3 in entrants(organizer)
    the_door_closes(delegate)


def the_door_closes(phone: Phone) -> None:
    """Half an hour before the first game; a latecomer is let in by a tap more."""
    phone.page.clock.set_fixed_time(datetime(2017, 6, 17, 13, 25))
    phone.tap("tab-plan", "tab-players")
    expect(phone.at("door")).to_have_attribute("data-door", "closed")
    expect(phone.at("door")).to_contain_text("13:20")
    expect(phone.at("register-name")).to_have_count(0)
    phone.tap("let-in")
    expect(phone.at("register-name")).to_be_visible()


def test_48_play_and_ten_go_on_changed_on_the_spot_and_a_follower_is_told(hall: Venue):
    organizer = planned(hall)
    paper = hall.paper_phone("delegate", "Dana")
    register(organizer, "Kim Minjun")
    organizer.sees_unsent(0)
    come(paper, organizer, range(ON_PAPER, ON_PAPER + PLACES + 1))
    sees(organizer, PLACES, PLACES, waiting=2)
    register(organizer, "Lee Sora")
    expect(organizer.at("registered")).to_contain_text("waits, number 3")
    organizer.tap("tab-plan", "plan-change")
    organizer.type("plan-capacity", str(MORE_PLACES))
    organizer.type("plan-advance-1", "10")
    organizer.tap("plan-save")
    expect(organizer.at("plan-reason")).to_have_attribute("aria-invalid", "true")
    organizer.type("plan-reason", REASON)
    organizer.tap("plan-save")
    expect(organizer.at("fact-capacity")).to_contain_text(str(MORE_PLACES))
    expect(organizer.at("fact-advance")).to_contain_text("10")
    is_told(organizer)
    organizer.tap("tab-players")
    sees(organizer, PLACES + 3, MORE_PLACES)
    organizer.sees_unsent(0)
    come(paper, organizer, range(ON_PAPER + PLACES + 1, ON_PAPER + MORE_PLACES - 2))
    sees(organizer, MORE_PLACES, MORE_PLACES, waiting=0)
    come(paper, organizer, [ON_PAPER + MORE_PLACES])
    sees(organizer, MORE_PLACES, MORE_PLACES, waiting=1)
    gone = entrants(organizer)[0]
    organizer.tap(f"quit-{gone}", "confirm-quit")
    expect(organizer.at(f"entrant-{gone}")).to_have_attribute("data-state", "gone")
    follows = organizer.at(f"entrant-{ON_PAPER + MORE_PLACES}")
    expect(follows).to_have_attribute("data-state", "playing")
    organizer.tap(f"back-{gone}")
    expect(organizer.at(f"entrant-{gone}")).to_have_attribute("data-state", "waiting")
    organizer.type("entrant-search", "lee")
    expect(organizer.page.locator("[data-testid^=entrant-1]")).to_have_count(1)
    organizer.sees_unsent(0)
    a_follower_is_told(hall)


def is_told(phone: Phone, testid: str = "changes") -> None:
    """The notice says what was changed, from what, and why."""
    notice = phone.at(testid)
    for words in (f"{PLACES} → {MORE_PLACES}", "8 → 10", REASON):
        expect(notice).to_contain_text(words)


def a_follower_is_told(venue: Venue) -> None:
    """Somebody without a seat, on the public page and on each page of the event."""
    follower = venue.phone()
    follower.page.goto(venue.path)
    is_told(follower, f"changes-{EVENT}")
    follower.tap("rummikub", f"event-{EVENT}")
    sees(follower, MORE_PLACES, MORE_PLACES, waiting=1)
    is_told(follower)
    expect(follower.at("register-name")).to_have_count(0)
    follower.tap("tab-plan")
    is_told(follower)
    expect(follower.at("fact-capacity")).to_contain_text(str(MORE_PLACES))
    expect(follower.at("plan-change")).to_have_count(0)

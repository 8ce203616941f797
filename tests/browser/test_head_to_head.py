"""A Head to Head final of eight, from the draw among equals to the ranks (2026 Article I)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.matches import opened, plan, play
from tests.browser.phone import Phone
from tests.browser.venue import ROUND, PaperPhone, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person, planned_round
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import id_of

FINAL = "333-r2"
NAMES = (
    "Ada Haddad",
    "Bo Ek",
    "Minjun Kim (김민준)",
    "Noa Levi",
    "Qing Zhang (张清)",
    "Lia Roth",
    "Tom Berg",
    "Uma Rao",
    "Ivo Horn",
    "Zoe Marsh",
    "Kai Lund",
    "Eva Sand",
)
"""By rank of the first round; the fourth and the fifth are equal."""
TIED = (4, 5)


def wcif() -> dict[str, Any]:
    """Twelve competitors, a first round and its final."""
    people = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    rounds = [
        {**planned_round(), "id": ROUND},
        {**planned_round(), "id": FINAL, "advancementCondition": None},
    ]
    events = [{"id": "333", "rounds": rounds, "extensions": []}]
    return {**document(), "persons": people, "events": events}


def prepare_final(folder: Path) -> Prepared:
    """The competition whose final is planned as Head to Head."""
    prepared = prepare(folder, wcif())
    database = LiveServer(folder).database
    plan(database, prepared.competition, [FINAL], places=8, first_to=[1, 1, 1, 2])
    return prepared


@pytest.fixture(scope="module")
def prepared_final(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare_final(tmp_path_factory.mktemp("final"))


@pytest.fixture
def hall(playwright: Playwright, prepared_final: Prepared, tmp_path: Path) -> Iterator[Venue]:
    place = Venue(playwright, prepared_final, tmp_path)
    yield place
    place.close()


def first_round(venue: Venue, delegate: PaperPhone) -> None:
    """Over: twelve results, of which two are equal."""
    opening = delegate.pen.open(range(1, len(NAMES) + 1))
    base = [id_of(opening)]
    records = []
    for number in range(1, len(NAMES) + 1):
        time = 10_000 + 500 * (4 if number in TIED else number)
        records += [delegate.pen.record(number, slot, time, base) for slot in range(1, 6)]
    seen = {"seen": {str(delegate.pen.device): delegate.pen.n + len(records)}}
    delegate.hand_in(opening, *records)
    delegate.hand_in(delegate.pen.make("round.close", seen, base=base))


def opening_of(paper: PaperPhone) -> dict[str, Any]:
    """The opening of the final, as the server has it."""
    return opened(paper.venue.sync(paper.token, streams=[FINAL])["ops"])


def solve(phone: Phone, number: int, digits: str) -> None:
    """An attempt by taps: the judge's keypad, then the competitor's word."""
    phone.at(f"enter-{number}").click()
    expect(phone.at("keypad-1")).to_be_visible()
    phone.tap(*(f"keypad-{digit}" for digit in digits), "save")
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm", "next")


def open_final(venue: Venue, organizer: Phone) -> None:
    """By taps: a reserve for who withdrew, and a draw between two who are equal."""
    organizer.page.goto(f"{venue.path}/organizer")
    organizer.at(f"open-round-{FINAL}").click()
    expect(organizer.at("draw-number")).to_be_visible()
    expect(organizer.at("person-8")).to_be_visible()
    organizer.tap("withdraw-8")
    organizer.type("draw-number", "417")
    organizer.at("draw-proof").locator("summary").click()
    expect(organizer.at("draw-proof")).to_contain_text(" 417")
    organizer.at("seeding-look").locator("summary").click()
    expect(organizer.at("match-QF-1")).to_contain_text("Ivo Horn")
    organizer.tap("look-open")
    organizer.confirms_opening(FINAL)
    organizer.page.goto(f"{venue.path}/organizer/rounds/{FINAL}")
    expect(organizer.at("bracket-section")).to_be_visible()


def settle(phone: Phone) -> None:
    """The judge's word that the match is over."""
    phone.at("settle").click()
    phone.tap("confirm-settle")
    expect(phone.at("match-settled")).to_be_visible()


def test_a_final_of_eight_from_the_draw_to_the_ranks(hall: Venue):
    delegate = hall.paper_phone("delegate", "Dana")
    first_round(hall, delegate)
    organizer = hall.joined("organizer", "Olu")
    open_final(hall, organizer)
    opening = opening_of(delegate)
    assert opening["body"]["withdrawn"] == [8]
    seeds = opening["body"]["head_to_head"]["seeds"]
    assert seeds[:3] == [1, 2, 3]
    assert set(seeds[3:5]) == set(TIED)  # I1d
    assert seeds[5:] == [6, 7, 9]  # 9p3

    judge = hall.joined("judge", "Ann")
    judge.page.goto(f"{hall.path}/judge/{FINAL}")
    judge.at("to-QF-1").click()
    for point in (1, 2, 3):
        expect(judge.at("point-now")).to_contain_text(f"point {point}")
        solve(judge, 1, "987")
        solve(judge, 9, "1012")
        if point < 3:
            won = f"Point {point} goes to Ada"
            expect(judge.at("point-won")).to_contain_text(won)
    expect(judge.at("match-winner")).to_contain_text("Ada Haddad")
    settle(judge)
    judge.sees_unsent(0)

    delegate.pen.stream = FINAL
    gone = delegate.pen.make("round.quit", {}, {"person": 7}, [opening["id"]])
    delegate.hand_in(gone)  # I2h
    paper = hall.paper_phone("judge", "Bo")
    paper.pen.stream = FINAL
    three, six = (1, 2, 3), range(1, 7)
    play(paper, opening["id"], 1, {3: 9_000, 6: 9_500}, three)
    play(paper, opening["id"], 1, {seeds[3]: 8_000, seeds[4]: 8_200}, three)
    judge.tap("to-matches")
    expect(judge.at("to-SF-2").first).to_be_visible()
    play(paper, opening["id"], 2, {1: 9_100, seeds[3]: 8_900}, three)
    play(paper, opening["id"], 2, {2: 9_900, 3: 9_400}, three)
    play(paper, opening["id"], 3, {1: 9_000, 2: 9_300}, three)
    play(paper, opening["id"], 3, {seeds[3]: 8_700, 3: 8_600}, six)

    visitor = hall.phone()
    visitor.page.goto(f"{hall.path}/r/{FINAL}")
    expect(visitor.at("match-final")).to_contain_text("won")
    expect(visitor.at("match-QF-2")).to_contain_text("withdrew")
    ranks = {3: "1", seeds[3]: "2", 1: "3", 2: "4", seeds[4]: "5", 6: "6", 9: "7"}
    for number, rank in ranks.items():
        row = visitor.at(f"standing-{number}").get_by_role("cell").first
        expect(row).to_have_text(rank)

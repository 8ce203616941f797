"""Who never came gets a DNS when the round is closed, in one step, by name."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

CUTOFF = {"attempts": 2, "result": 1_000}
DONE, CUT, BEGUN, NEVER, ILL, DISPUTED = PEOPLE = range(1, 7)
"""Competitors: complete, stopped by the cutoff, under way, two who never came, in dispute."""
NOT_STARTED = -2


@pytest.fixture
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """A round with a cutoff after two attempts."""
    rounds = [{**planned_round(), "id": ROUND}]
    wcif = small(
        id="NoShows2026",
        name="No Shows Open 2026",
        shortName="No Shows",
        persons=[person(number, f"Solver {number}", events=["333"]) for number in PEOPLE],
        events=[{"id": "333", "rounds": rounds, "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    folder = tmp_path_factory.mktemp("no-shows")
    made = Venue(playwright, prepare(folder / "prepared", wcif), folder)
    delegate, judge = made.paper_phone("delegate", "Dana"), made.paper_phone("judge", "Ann")
    opening = delegate.pen.open(PEOPLE, cutoff=CUTOFF)
    delegate.hand_in(opening)
    base = [id_of(opening)]
    done = {DONE: (9_000,) * 5, CUT: (15_000,) * 2, BEGUN: (9_500,) * 3, DISPUTED: (9_600,) * 2}
    for number, readings in done.items():
        for slot, reading in enumerate(readings, 1):
            judge.hand_in(judge.pen.record(number, slot, reading, base))
    other = made.paper_phone("judge", "Bo")
    other.hand_in(other.pen.record(DISPUTED, 1, 9_700, base))
    yield made
    made.close()


def attempts(phone: Phone) -> dict[int, list[int]]:
    cards = phone.board(ROUND)["cards"]
    return {card["person"]: [line["value"] for line in card["slots"]] for card in cards}


def test_the_delegate_gives_those_who_never_came_a_dns_and_closes(hall: Venue):
    """9f5, 9f5+: as many as the cutoff asks for; blanks of a missed cutoff stay."""
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(f"{hall.path}/organizer/rounds/{ROUND}")
    delegate.at(f"close-round-{ROUND}").click()
    expect(delegate.at("confirm-close")).to_have_text("Close the round anyway")
    never = delegate.at("no-shows-never")
    expect(never).to_contain_text(f"Solver {NEVER}")
    expect(never).to_contain_text(f"Solver {ILL}")
    for other in (DONE, CUT, BEGUN, DISPUTED):
        expect(never).not_to_contain_text(f"Solver {other}")
    expect(delegate.at("no-shows-rest")).to_contain_text(f"Solver {BEGUN}")
    expect(delegate.at("no-shows-rest")).not_to_contain_text(f"Solver {DISPUTED}")

    delegate.tap("dns-never")
    delegate.at(f"dns-for-{ILL}").uncheck()
    expect(delegate.at("confirm-close")).to_have_text("Record DNS for one competitor and close")
    delegate.at(f"dns-for-{ILL}").check()
    delegate.tap("dns-rest")
    expect(delegate.at("confirm-close")).to_have_text("Record DNS for 3 competitors and close")
    delegate.tap("dns-none-rest")
    delegate.tap("confirm-close")
    delegate.sees_unsent(0)

    expect(delegate.at(f"reopen-round-{ROUND}")).to_be_visible()
    seen = attempts(delegate)
    assert seen[NEVER] == seen[ILL] == [NOT_STARTED, NOT_STARTED, 0, 0, 0]
    assert seen[CUT] == [1_500, 1_500, 0, 0, 0]
    assert seen[BEGUN] == [950, 950, 950, 0, 0]
    board = delegate.board(ROUND)
    assert board["round"]["status"] == "closed"
    assert board["late"] == [], "the close has seen what was written right before it"

    delegate.at("held-dns").locator("summary").click()
    delegate.at(f"held-dns-{ILL}").get_by_role("link").click()
    delegate.at("slot-1").click()
    delegate.tap("wrong-card", "judge-reason-card")
    delegate.wait_for(
        f"globalThis.matside?.board('{ROUND}')?.cards"
        f".find(({{ person }}) => person === {ILL}).slots[0].value === 0"
    )


def test_an_organizer_is_told_who_may_record_it_and_can_close_all_the_same(hall: Venue):
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer")
    organizer.at(f"close-round-{ROUND}").click()
    expect(organizer.at("no-shows-never")).to_contain_text(f"Solver {NEVER}")
    expect(organizer.at("dns-never")).to_have_count(0)
    expect(organizer.page.get_by_role("dialog")).to_contain_text("records no results")
    organizer.tap("confirm-close")
    organizer.sees_unsent(0)
    expect(organizer.at(f"reopen-round-{ROUND}")).to_be_visible()
    assert attempts(organizer)[NEVER] == [0] * 5

"""One limit over two rounds: what is left, who reached it, and the rulings recorded in one tap."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.venue import Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

FOUR, FIVE = BLIND = ("444bf-r1", "555bf-r1")
HALF_AN_HOUR = {"centiseconds": 180_000, "cumulativeRoundIds": list(BLIND)}
REACHED, UNDER_WAY, LOST = PEOPLE = range(1, 4)
"""Competitors: whose attempts add up to more, who has time left, whose timer was reset."""
MINUTES = {
    FOUR: {REACHED: (8, 7), UNDER_WAY: (6,), LOST: (None,)},
    FIVE: {REACHED: (16,), UNDER_WAY: (), LOST: ()},
}


@pytest.fixture
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """4x4x4 and 5x5x5 Blindfolded share half an hour."""
    blind = {**planned_round(), "format": "3", "timeLimit": HALF_AN_HOUR}
    wcif = small(
        id="Blind2026",
        name="Blind Open 2026",
        shortName="Blind Open",
        persons=[
            person(number, f"Solver {number}", events=["444bf", "555bf"]) for number in PEOPLE
        ],
        events=[
            {"id": stream[:5], "rounds": [{**blind, "id": stream}], "extensions": []}
            for stream in BLIND
        ],
        schedule={**small()["schedule"], "venues": []},
    )
    folder = tmp_path_factory.mktemp("blind")
    made = Venue(playwright, prepare(folder / "prepared", wcif), folder)
    delegate, judge = made.paper_phone("delegate", "Dana"), made.paper_phone("judge", "Bo")
    for stream, people in MINUTES.items():
        delegate.pen.stream = judge.pen.stream = stream
        limit = {"limit_cs": 180_000, "cumulative": list(BLIND)}
        opened = delegate.pen.open(PEOPLE, event=stream[:5], format="3", **limit)
        delegate.hand_in(opened)
        for number, attempts in people.items():
            for slot, minutes in enumerate(attempts, 1):
                body = {"reading_ms": minutes * 60_000} if minutes else {"declared": "dnf"}
                judge.hand_in(
                    judge.pen.make(
                        "attempt.record",
                        {"penalties": [], **body},
                        {"person": number, "slot": slot},
                        [id_of(opened)],
                    )
                )
    yield made
    made.close()


def test_who_reaches_a_limit_over_two_rounds_gets_the_dnf_and_the_dns_in_one_tap_each(hall: Venue):
    """A1a2, A1a4, A1a2+++++, A1a2++++++: in the order in which the attempts were done."""
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(f"{hall.path}/organizer/rounds/{FIVE}")
    expect(delegate.at("cumulative")).to_contain_text("Cumulative time limit: 30:00")
    expect(delegate.at(f"usage-{UNDER_WAY}")).to_contain_text("6:00.00 used · 24:00 left")
    reached = delegate.at(f"usage-{REACHED}")
    expect(reached).to_contain_text("5x5x5 Blindfolded, round 1, attempt 1")
    first = delegate.at(f"limit-dnf-{REACHED}-{FIVE}-1")
    expect(first).to_be_disabled()

    delegate.tap(f"earlier-{REACHED}-{FIVE}-1", f"order-say-{REACHED}")
    expect(reached).to_contain_text("Limit reached in 4x4x4 Blindfolded, round 1, attempt 2")
    delegate.tap(f"limit-dnf-{REACHED}-{FOUR}-2")
    delegate.sees_unsent(0)
    delegate.wait_for(
        f"globalThis.matside?.board('{FOUR}')?.cards[0].slots[1].text.startsWith('DNF')"
    )
    line = delegate.board(FOUR)["cards"][0]["slots"][1]
    assert (line["value"], line["reading_cs"]) == (-1, 42_000)

    for place in (f"{FOUR}-3", f"{FIVE}-2", f"{FIVE}-3"):
        delegate.at(f"limit-dns-{REACHED}-{place}").click()
        expect(delegate.at(f"limit-dns-{REACHED}-{place}")).to_have_count(0)
    delegate.sees_unsent(0)
    cards = {stream: delegate.board(stream)["cards"][0] for stream in BLIND}
    assert [line["value"] for line in cards[FOUR]["slots"]] == [48_000, -1, -2]
    assert [line["value"] for line in cards[FIVE]["slots"]] == [96_000, -2, -2]
    delegate.page.goto(f"{hall.path}/delegate/{FOUR}/{REACHED}/2")
    expect(delegate.page.locator("body")).to_contain_text(
        "Order of the attempts: 4x4x4 Blindfolded, round 1, attempt 1, 5x5x5 Blindfolded"
    )


def test_a_lost_time_is_estimated_and_counts(hall: Venue):
    """A1a2+++: it counts towards the limit and is no result."""
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(f"{hall.path}/organizer/rounds/{FOUR}")
    lost = delegate.at(f"usage-{LOST}")
    expect(lost).to_contain_text("30:00 left at most")
    delegate.type(f"estimate-{LOST}-{FOUR}-1", "50000")
    delegate.tap(f"estimate-{LOST}-{FOUR}-1-give")
    expect(lost).to_contain_text("5:00.00 used · 25:00 left")
    assert delegate.board(FOUR)["cards"][LOST - 1]["slots"][0]["text"] == "DNF"


def test_an_organizer_sees_it_and_is_told_who_may_record(hall: Venue):
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer/rounds/{FOUR}")
    expect(organizer.at(f"usage-{REACHED}")).to_contain_text("DNF")
    expect(organizer.at("cumulative")).to_contain_text("A Delegate records the DNF and DNS")
    expect(organizer.at(f"limit-dnf-{REACHED}-{FIVE}-1")).to_have_count(0)

"""Rounds at a glance: where each event stands, who is held up by what, and what may be opened."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

EVENTS = {"333": 2, "skewb": 1}
PEOPLE = range(1, 7)
DONE, NOT_BEGUN, UNDER_WAY, DISPUTED, UNSIGNED, EXTRA = PEOPLE
"""Competitors by what the first round waits for."""


@pytest.fixture
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """Two events; a round of one is under way, and each in it waits for another thing."""
    events = [
        {
            "id": event,
            "rounds": [{**planned_round(), "id": f"{event}-r{n}"} for n in range(1, rounds + 1)],
            "extensions": [],
        }
        for event, rounds in EVENTS.items()
    ]
    wcif = small(
        id="Glance2026",
        name="Glance Open 2026",
        shortName="Glance Open",
        persons=[person(number, f"Solver {number}", events=list(EVENTS)) for number in PEOPLE],
        events=events,
        schedule={**small()["schedule"], "venues": []},
    )
    folder = tmp_path_factory.mktemp("glance")
    made = Venue(playwright, prepare(folder / "prepared", wcif), folder)
    _half_a_round(made)
    yield made
    made.close()


def _half_a_round(made: Venue) -> None:
    delegate = made.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(PEOPLE)
    delegate.hand_in(opening)
    base = [id_of(opening)]
    table, judge = made.paper_phone("judge", "Ann"), made.paper_phone("judge", "Bo")
    for number, slots in ((DONE, 5), (UNDER_WAY, 2), (DISPUTED, 1)):
        for slot in range(1, slots + 1):
            body = {"reading_ms": 9_000 + slot, "penalties": [], "source": "paper"}
            subject = {"person": number, "slot": slot}
            table.hand_in(table.pen.make("attempt.record", body, subject, base))
    judge.hand_in(
        judge.pen.record(DISPUTED, 1, 12_100, base),
        *(judge.pen.record(UNSIGNED, slot, 11_000 + slot, base) for slot in range(1, 6)),
    )
    asked = {"person": EXTRA, "slot": 1}
    delegate.hand_in(delegate.pen.make("attempt.extra", {"reason": "Timer"}, asked, base))


def organizer_at(hall: Venue, name: str, path: str = "/organizer") -> Phone:
    phone = hall.joined("organizer", name)
    phone.page.goto(f"{hall.path}{path}")
    return phone


def sees_who_waits_for_what(phone: Phone) -> None:
    waits = {
        "disputed": (DISPUTED, "attempt 1"),
        "extra": (EXTRA, "attempt 1"),
        "missing": (NOT_BEGUN, ""),
        "begun": (UNDER_WAY, "attempts 3–5"),
        "confirm": (UNSIGNED, "attempts 1–5"),
    }
    for what, (number, words) in waits.items():
        row = phone.at(f"held-{what}-{number}")
        expect(row).to_contain_text(f"Solver {number}")
        expect(row).to_contain_text(words)
    expect(phone.at("held-missing").locator("li")).to_have_count(1)
    expect(phone.page.locator(f"[data-testid$='-{DONE}'][data-testid^=held-]")).to_have_count(0)


def test_everybody_who_is_held_up_is_named_with_what_they_wait_for(hall: Venue):
    """By name, also while there is no network."""
    phone = organizer_at(hall, "Olu", f"/organizer/rounds/{ROUND}")
    sees_who_waits_for_what(phone)
    expect(phone.at(f"held-begun-{UNDER_WAY}")).to_contain_text("9.00 · 9.00 · – · – · –")

    hall.server.kill()
    phone.page.reload()
    sees_who_waits_for_what(phone)
    phone.page.goto(f"{hall.path}/organizer")
    phone.tap("view-event")
    expect(phone.at(f"line-{ROUND}")).to_contain_text("held up")


def test_a_tap_leads_a_delegate_to_the_decision_or_to_the_card(hall: Venue):
    delegate = hall.joined("delegate", "Dana")
    here = f"{hall.path}/organizer/rounds/{ROUND}"
    delegate.page.goto(here)
    delegate.at(f"held-disputed-{DISPUTED}").get_by_role("link").click()
    expect(delegate.at("versions")).to_be_visible()
    delegate.page.goto(here)
    delegate.at(f"held-missing-{NOT_BEGUN}").get_by_role("link").click()
    expect(delegate.at("slot-1")).to_be_visible()


def test_two_organizers_see_what_the_other_does_and_why_a_round_may_not_be_opened(hall: Venue):
    """Each event has one line, which says what may be opened now and what the others wait for."""
    one, two = organizer_at(hall, "Olu"), organizer_at(hall, "Oda")
    for phone in (one, two):
        phone.at("view-event").click()
    line = two.at(f"line-{ROUND}")
    expect(line).to_contain_text("2 of 6 complete")
    expect(line).to_contain_text("5 held up")
    expect(two.at("line-333-r2")).to_contain_text("Round 1 has a dispute")
    expect(two.at("line-333-r2")).to_contain_text("Final")
    expect(two.at("line-skewb-r1")).to_contain_text("May be opened")

    one.tap("view-status", "open-round-skewb-r1", "look-open")
    one.confirms_opening("skewb-r1")
    expect(two.at("line-skewb-r1")).to_contain_text("0 of 6 complete")

    two.tap("view-status", "close-round-skewb-r1", "confirm-close")
    two.sees_unsent(0)
    expect(one.at("reopen-round-skewb-r1")).to_be_visible()


def test_whom_the_main_judge_does_not_let_go_on_is_waited_for_no_more_and_may_come_back(
    hall: Venue,
):
    """8e, 9s: by name; results stay, and one tap takes it back."""
    organizer = organizer_at(hall, "Olu", f"/organizer/rounds/{ROUND}")
    expect(organizer.at(f"held-begun-{UNDER_WAY}")).to_be_visible()
    organizer.tap(f"quit-round-{ROUND}")
    organizer.type("quit-search", str(UNDER_WAY))
    organizer.tap(f"quit-{UNDER_WAY}", "look-quit")
    organizer.type("quit-reason", "Over the time limit")
    organizer.tap("confirm-quit")
    expect(organizer.at(f"held-begun-{UNDER_WAY}")).to_have_count(0)
    organizer.sees_unsent(0)
    card = organizer.board(ROUND)["cards"][UNDER_WAY - 1]
    assert [line["value"] for line in card["slots"]] == [900, 900, 0, 0, 0]

    organizer.tap(f"undo-withdrawal-{UNDER_WAY}")
    expect(organizer.at(f"held-begun-{UNDER_WAY}")).to_be_visible()

"""The judge's sheet of penalties: every code is on it, and gives what the door gives.

One phone, one server, a competition of each edition.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Playwright, expect

from server.rules.door import handle
from server.rules.editions import EDITIONS
from tests.browser.phone import Phone
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer
from tools.paths import ROOT

CATALOGUE = json.loads((ROOT / "docs" / "editions" / "penalties.json").read_text("utf-8"))
READING = "1765"
MOVES = "28"
CUBES = "12135834"
"""12 of 13 in 58:34."""
OF_THE_ATTEMPT = ("+2", "dnf", "dns")


def listed(edition: str, event: str) -> list[dict[str, Any]]:
    """The event's sheet as the rules tell it."""
    reply = handle({"call": "penalties.list", "edition": edition, "event": event})
    rows: list[dict[str, Any]] = reply["value"]["penalties"]
    return rows


def codes_of(edition: str, event: str) -> set[str]:
    return {row["penalty"] for row in listed(edition, event)}


def covering(edition: str) -> list[str]:
    """Few events whose sheets together have every code of the edition."""
    chosen: list[str] = []
    left = {penalty["id"].split(":")[1] for penalty in CATALOGUE[edition]}
    while left:
        best = max(EDITIONS[edition]["events"], key=lambda e: len(left & codes_of(edition, e)))
        assert left & codes_of(edition, best)
        left -= codes_of(edition, best)
        chosen.append(best)
    return chosen


def document(edition: str) -> dict[str, Any]:
    """A competition with a round of each event that the edition's codes need, and of Clock."""
    events = [*covering(edition), "clock"]
    rounds = {event: {**planned_round(), "id": f"{event}-r1", "format": "3"} for event in events}
    return small(
        id=f"Sheet{edition[-4:]}",
        name=f"Sheet {edition[-4:]}",
        shortName=f"Sheet {edition[-4:]}",
        persons=[person(1, "Ada Haddad", events=events)],
        events=[{"id": e, "rounds": [rounds[e]], "extensions": []} for e in events],
        schedule={**small()["schedule"], "venues": []},
    )


class Hall(NamedTuple):
    """The phone, and edition → its competition."""

    phone: Phone
    competitions: dict[str, str]
    database: Path

    def card(self, edition: str, event: str) -> str:
        return f"/c/{self.competitions[edition]}/judge/{event}-r1?person=1"

    def reported(self) -> dict[str, Any]:
        """The last operation of the stream of incidents, as the server keeps it."""
        with closing(sqlite3.connect(self.database)) as opened:
            rows = opened.execute("SELECT raw FROM operation WHERE stream = 'review'").fetchall()
        kept: dict[str, Any] = json.loads(rows[-1][0])
        return kept


@pytest.fixture(scope="module")
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("penalties")
    server = LiveServer(folder / "server")
    competitions = {
        edition: server.import_document(document(edition), edition) for edition in EDITIONS
    }
    secrets = [server.invite(one, "judge")["secret"] for one in competitions.values()]
    with server:
        phone = Phone(playwright, folder / "phone", base_url=server.base_url).start()
        for secret, competition in zip(secrets, competitions.values(), strict=True):
            phone.page.goto(f"/join#{secret}")
            phone.type("join-name", "Ann")
            phone.tap("join-submit")
            phone.page.wait_for_url(f"**/c/{competition}/**")
        phone.wait_until_offline_ready()
        yield Hall(phone, competitions, server.database)
        phone.close()


def type_a_result(phone: Phone, event: str) -> None:
    keys = {"333fm": MOVES, "333mbf": CUBES}.get(event, READING)
    expect(phone.at("keypad-1")).to_be_visible()
    phone.tap(*(f"keypad-{digit}" for digit in keys))


def given(edition: str, event: str, *codes: str) -> dict[str, Any]:
    """What the door makes of the result that is typed, with these codes."""
    request: dict[str, Any] = {"call": "attempt.result", "event": event, "reading_ms": 17_650}
    if event == "333mbf":
        request = {"call": "multi.result", "attempted": 13, "solved": 12, "seconds": 3514}
    elif event == "333fm":
        request = {"call": "attempt.result", "event": event, "declared": "dnf"}
    value: dict[str, Any] = handle({**request, "edition": edition, "penalties": list(codes)})[
        "value"
    ]
    return value


def open_sheet(hall: Hall, edition: str, event: str) -> Locator:
    """The sheet over a pad on which a result is typed."""
    phone = hall.phone
    phone.page.goto(hall.card(edition, event))
    type_a_result(phone, event)
    phone.tap("tool-penalties")
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.locator(".penalty-row").first).to_be_visible()
    return sheet


def row_of(sheet: Locator, penalty: str) -> Locator:
    return sheet.locator(f'.penalty-row[data-penalty="{penalty}"]')


def put_on(sheet: Locator, penalty: str) -> None:
    """Once, or once more where it may happen to several puzzles."""
    more = row_of(sheet, penalty).get_by_test_id("penalty-more")
    (more if more.count() else row_of(sheet, penalty).get_by_role("button").first).click()
    expect(row_of(sheet, penalty)).not_to_have_attribute("data-on", "0")


def take_off(sheet: Locator, penalty: str) -> None:
    less = row_of(sheet, penalty).get_by_test_id("penalty-less")
    (less if less.count() else row_of(sheet, penalty).get_by_role("button").first).click()
    expect(row_of(sheet, penalty)).to_have_attribute("data-on", "0")


def counts(hall: Hall, edition: str, event: str, *codes: str) -> None:
    """What stands on the sheet is what the door makes of it."""
    shown = hall.phone.at("penalty-result")
    value = given(edition, event, *codes)["value"]
    expect(shown).to_have_attribute("data-value", str(value))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_code_is_on_the_sheet_and_gives_what_the_door_gives(hall: Hall, edition: str):
    """Each +2, DNF and DNS alone, in an event that has it."""
    tapped: set[str] = set()
    seen: set[str] = set()
    for event in covering(edition):
        sheet = open_sheet(hall, edition, event)
        on_it = sheet.locator(".penalty-row").evaluate_all(
            "(rows) => rows.map((row) => [row.dataset.penalty, row.dataset.effect])"
        )
        assert on_it == [[row["penalty"], row["effect"]] for row in listed(edition, event)]
        for penalty, effect in on_it:
            if effect in OF_THE_ATTEMPT and penalty not in tapped:
                put_on(sheet, penalty)
                counts(hall, edition, event, penalty)
                take_off(sheet, penalty)
                tapped.add(penalty)
        seen |= {penalty for penalty, _ in on_it}
    assert seen == {penalty["id"].split(":")[1] for penalty in CATALOGUE[edition]}
    assert tapped == {
        row["penalty"]
        for event in EDITIONS[edition]["events"]
        for row in listed(edition, event)
        if row["effect"] in OF_THE_ATTEMPT
    }


def test_of_the_penalties_for_the_start_one_counts_in_2008_and_all_in_2026(hall: Hall):
    """2008 A4e; 2026 A7b4."""
    for edition, text in (("wca-2008", "17.65 + 2 = 19.65"), ("wca-2026", "17.65 + 4 = 21.65")):
        sheet = open_sheet(hall, edition, "333oh")
        put_on(sheet, "A4b")
        put_on(sheet, "A4d1")
        expect(hall.phone.at("penalty-result")).to_have_text(text)
        most = sheet.locator("[data-most=start]")
        expect(most).to_contain_text("at most 1" if edition == "wca-2008" else "Every +2 counts")


def test_nothing_typed_is_lost_and_the_competitor_sees_why(hall: Hall):
    """Search, Esc, Done; 2026 A7c."""
    phone = hall.phone
    sheet = open_sheet(hall, "wca-2026", "333oh")
    phone.type("penalty-search", "a6c")
    expect(sheet.locator(".penalty-row")).to_have_count(2)
    put_on(sheet, "A6c#release")
    phone.at("penalty-search").press("Escape")
    expect(sheet).to_have_count(0)
    expect(phone.at("reading")).to_have_text("17.65")
    expect(phone.at("tool-penalties")).to_contain_text("1")
    phone.tap("tool-penalties")
    put_on(sheet, "A5a")
    phone.tap("penalty-done")
    expect(phone.at("result")).to_contain_text("DNF (17.65)")
    phone.tap("save")
    expect(phone.at("handover-result")).to_have_text("DNF")
    why = phone.page.locator(".handover .penalty-line")
    expect(why).to_contain_text(["puzzle", "communicated"])
    expect(why).to_contain_text(["A6c", "A5a"])


def test_the_plus2_key_is_the_events_own_code(hall: Hall):
    """2008 10a1 for Magic, 2010 10g1, else 10e3; Clock has none."""
    phone = hall.phone
    for edition, event, code in (
        ("wca-2008", "magic", "10a1#fold"),
        ("wca-2010", "magic", "10g1#fold"),
        ("wca-2026", "333bf", "10e3"),
    ):
        phone.page.goto(hall.card(edition, event))
        type_a_result(phone, event)
        phone.tap("key-plus2", "tool-penalties")
        sheet = phone.page.get_by_role("dialog")
        expect(row_of(sheet, code)).to_have_attribute("data-on", "1")
        counts(hall, edition, event, code)
        take_off(sheet, code)
        phone.tap("penalty-done")
        expect(phone.at("key-plus2")).to_have_attribute("aria-pressed", "false")
    phone.page.goto(hall.card("wca-2026", "clock"))
    expect(phone.at("key-plus2")).to_be_disabled()


def test_in_multi_blind_a_penalty_counts_as_often_as_it_happened(hall: Hall):
    """2008 H1; 2026 H1d++."""
    for edition in ("wca-2008", "wca-2026"):
        sheet = open_sheet(hall, edition, "333mbf")
        for _ in range(3):
            put_on(sheet, "B2c")
        counts(hall, edition, "333mbf", "B2c", "B2c", "B2c")
        row_of(sheet, "B2c").get_by_test_id("penalty-less").click()
        counts(hall, edition, "333mbf", "B2c", "B2c")
        hall.phone.tap("penalty-done")
        expect(hall.phone.at("tool-penalties")).to_contain_text("2")


def test_fewest_moves_is_a_dnf_with_its_reason(hall: Hall):
    """2026 E2c: kept as a ruling with the code, and shown to the competitor."""
    sheet = open_sheet(hall, "wca-2026", "333fm")
    put_on(sheet, "E2c")
    counts(hall, "wca-2026", "333fm", "E2c")
    hall.phone.tap("penalty-done", "save")
    expect(hall.phone.at("handover-result")).to_have_text("DNF")
    expect(hall.phone.page.locator('.handover [data-penalty="E2c"]')).to_contain_text("solution")


def test_what_others_decide_is_reported_with_its_number_and_changes_no_result(hall: Hall):
    """2026 2j3 is the Delegate's, and a DNF; 2k4 disqualifies from the event; 11e."""
    phone = hall.phone
    sheet = open_sheet(hall, "wca-2026", "333bf").first
    expect(row_of(sheet, "A5a").get_by_test_id("penalty-report")).to_have_count(0)
    expect(row_of(sheet, "2j3").get_by_test_id("penalty-report")).to_be_visible()
    row_of(sheet, "2k4").get_by_test_id("penalty-report").click()
    phone.tap("incident-report")
    expect(phone.at("incident-state")).to_be_visible()
    expect(phone.at("incident-state")).to_have_text("accepted")
    about = {"round": "333bf-r1", "person": 1, "slot": 1, "regulation": "2k4"}
    assert about.items() <= hall.reported()["body"].items()
    phone.tap("incident-done")
    expect(phone.at("penalty-result")).to_have_text("17.65")

"""A match without a network: it goes on to its end on the phone, and two phones that went on with
one match apart are settled by a delegate (I1, I2)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess import MATCH, Table
from tests.browser.phone import Phone
from tests.browser.time_machine import TIME_MACHINE
from tests.browser.venue import Prepared, Venue


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    place = Venue(playwright, prepared, tmp_path)
    yield place
    place.close()


def table_of(hall: Venue, name: str) -> Table:
    return Table(hall.joined("judge", name, TIME_MACHINE), hall.path)


def cubes(table: Table, white_ms: int, black_ms: int) -> None:
    """The board is confirmed, both solve the cube under the cover, both solves are good."""
    phone = table.phone
    phone.tap("confirm-board")
    table.sees("CUBE_READY")
    phone.tap("cube-go")
    table.sees("CUBE_RUN")
    gone = 0
    for ms, player in sorted([(white_ms, "white"), (black_ms, "black")]):
        table.wait(ms - gone)
        gone = ms
        expect(phone.at(f"stop-{player}")).to_be_enabled()
        phone.at(f"stop-{player}").dispatch_event("pointerdown")
        expect(phone.at(f"time-{player}")).to_have_attribute("data-state", "stopped")
    table.sees("CUBE_JUDGE")
    phone.tap("ok-white")
    expect(phone.at("ok-white")).to_have_count(0)
    phone.tap("ok-black")
    table.sees("READY")


def side(phone: Phone, hall: Venue) -> dict:
    """The match as anybody may ask the server for it."""
    path = f"/api{hall.path.replace('/c/', '/competitions/')}/side/chess/{MATCH}"
    found: dict = phone.page.request.get(path).json()
    return found


def test_a_match_goes_on_to_its_end_without_a_server_and_is_there_for_everybody_then(hall: Venue):
    """I1: from the second part on there is no server, and the page is loaded anew meanwhile."""
    table = table_of(hall, "Ann")
    phone = table.phone
    table.opens()
    table.starts()
    table.plays("white")
    cubes(table, 9_000, 8_000)
    expect(phone.at("who-begins")).to_contain_text("Black begins")
    phone.sees_unsent(0)

    hall.server.kill()
    table.starts()
    table.moves("black")
    phone.page.reload()
    table.sees("PLAY")
    table.moves("white")
    table.moves("black")
    table.wait(181_000)
    table.sees("CLOSED")
    cubes(table, 12_000, 7_000)
    table.starts()
    table.wait(3_000)
    phone.tap("more", "more-resign")
    phone.tap("resign-white")
    phone.tap("confirm-resign")
    table.sees("ENDED")
    expect(phone.at("result")).to_have_attribute("data-winner", "black")
    written = [one["do"] for one in table.events() if one["kind"] == "match.event"]

    hall.server.start()
    phone.tap("sync-now")
    phone.sees_unsent(0)
    outcome = side(phone, hall)["outcome"]
    assert (outcome["state"], outcome["result"]["winner"]) == ("ENDED", "black")
    dana = hall.joined("delegate", "Dana")
    dana.page.goto(f"{hall.path}/delegate")
    expect(dana.page.get_by_text("Nothing needs a decision")).to_be_visible()
    board = dana.board(MATCH)
    assert [row["event"]["do"] for row in board["events"]] == written
    assert board["digest"] == phone.board(MATCH)["digest"]
    dana.page.goto(f"{hall.path}/chess/match/{MATCH}/log")
    expect(dana.page.get_by_text("Black wins").first).to_be_visible()


def test_two_phones_on_one_match_are_a_dispute_that_a_delegate_decides(hall: Venue):
    """I2: each goes on with its own, both are told, and nothing of either is lost."""
    ann, bert = table_of(hall, "Ann"), table_of(hall, "Bert")
    ann.opens()
    ann.starts()
    ann.phone.sees_unsent(0)
    bert.comes()
    bert.sees("PLAY")

    hall.server.kill()
    ann.moves("white", 4_000)
    ann.moves("black", 4_000)
    bert.phone.tap("take-over")
    bert.moves("white", 6_000)
    hall.server.start()
    for table in (ann, bert):
        table.phone.tap("sync-now")
        table.phone.sees_unsent(0)
    for table in (bert, ann):
        table.phone.tap("sync-now")
        expect(table.phone.at("fork")).to_be_visible()
    ann.moves("white", 4_000)
    ann.phone.sees_unsent(0)

    dana = hall.joined("delegate", "Dana")
    dana.page.goto(f"{hall.path}/delegate")
    dispute = dana.at(f"dispute-{MATCH}")
    for told in ("friendly match 1", "Ada – Bo", "Ann", "Bert", "3 entries", "one entry"):
        expect(dispute).to_contain_text(told)
    one = dana.board(MATCH)["branches"][1]["head"]
    dana.at(f"keep-{one}").check()
    dana.tap("because-players", f"decide-{MATCH}")
    expect(dana.at("decided")).to_be_visible()
    dana.sees_unsent(0)
    for table in (ann, bert):
        table.phone.tap("sync-now")
        expect(table.phone.at("fork")).to_have_count(0)
    shown = side(dana, hall)
    assert ([row["event"]["do"] for row in shown["events"]], shown["disputes"]) == (
        ["start", "move"],
        [],
    )
    assert shown["events"][-1]["op"] == one

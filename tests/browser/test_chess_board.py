"""A chess match entered on the board: what may be played, what is kept, and the files of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess import MATCH, Table
from tests.browser.phone import Phone
from tests.browser.time_machine import TIME_MACHINE
from tests.browser.venue import Prepared, Venue, prepare

PART = "30"
"""Seconds: over long before anybody has six moves."""
BISHOP_OUT = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3"
BEGINNING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare(tmp_path_factory.mktemp("board"))


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    place = Venue(playwright, prepared, tmp_path)
    yield place
    place.close()


@pytest.fixture
def table(hall: Venue) -> Table:
    """An arbiter's phone with the board beside the buttons, in the first part."""
    at_table = Table(hall.joined("judge", "Ann", TIME_MACHINE), hall.path)
    at_table.opens(part_seconds=PART)
    at_table.phone.tap("more", "board-on")
    at_table.phone.page.keyboard.press("Escape")
    expect(at_table.phone.at("board")).to_have_attribute("data-fen", BEGINNING)
    at_table.starts()
    return at_table


def tap_squares(phone: Phone, *squares: str) -> None:
    for square in squares:
        phone.at(f"square-{square}").click()


def stands(phone: Phone, square: str, piece: str) -> None:
    """A piece is on a square, as the board tells whoever cannot see it."""
    expect(phone.at(f"square-{square}")).to_have_attribute("aria-label", f"{square}, {piece}")


def plays(table: Table, start: str, end: str, piece: str, ms: int = 5_000) -> None:
    """A piece goes from one square to another, so long after what was before."""
    table.wait(ms)
    tap_squares(table.phone, start, end)
    stands(table.phone, end, piece)


def moves(table: Table) -> list[dict[str, Any]]:
    return [one for one in table.events() if one.get("move")]


def four_moves(table: Table) -> None:
    """The first part: Black plays last, then the time is up."""
    plays(table, "e2", "e4", "white pawn")
    plays(table, "e7", "e5", "black pawn")
    plays(table, "f1", "c4", "white bishop")
    plays(table, "b8", "c6", "black knight")
    expect(table.phone.at("board")).to_have_attribute("data-fen", BISHOP_OUT)
    table.wait(11_000)
    table.sees("CLOSED")


def white_wins_the_cube(table: Table) -> None:
    phone = table.phone
    phone.tap("confirm-board", "cube-go")
    table.sees("CUBE_RUN")
    for player, ms in (("white", 8_000), ("black", 1_000)):
        table.wait(ms)
        expect(phone.at(f"stop-{player}")).to_be_enabled()
        phone.at(f"stop-{player}").dispatch_event("pointerdown")
        expect(phone.at(f"time-{player}")).to_have_attribute("data-state", "stopped")
    for player in ("white", "black"):
        phone.tap(f"ok-{player}")
        expect(phone.at(f"ok-{player}")).to_have_count(0)
    table.sees("READY")


def test_a_double_move_a_barred_check_and_mate(table: Table):
    phone = table.phone
    four_moves(table)
    white_wins_the_cube(table)
    table.starts()

    # The bishop's check is no free move; the queen's step is, and then she mates.
    table.wait(2_000)
    tap_squares(phone, "c4", "f7")
    expect(phone.at("board-said")).to_contain_text("gives no check")
    stands(phone, "c4", "white bishop")
    plays(table, "d1", "f3", "white queen", 1_000)
    expect(phone.at("phase")).to_have_attribute("data-phase", "DOUBLE2")
    table.wait(3_000)
    tap_squares(phone, "f3", "f7")
    table.sees("ENDED")
    expect(phone.at("result")).to_have_attribute("data-winner", "white")

    kept = moves(table)
    assert [one["move"]["san"] for one in kept] == ["e4", "e5", "Bc4", "Nc6", "Qf3", "Qxf7#"]
    last = kept[-1]
    assert (last["do"], last["player"], last["captured"]) == ("mate", "white", "p")
    assert last["move"]["uci"] == "f3f7"
    assert last["move"]["fen"].startswith("r1bqkbnr/pppp1Qpp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b")
    assert kept[-2]["check"] is False

    # The log has the moves, and hands out both files.
    phone.page.goto(f"{table.path}/chess/match/{MATCH}/log")
    expect(phone.at("log-outcome")).to_contain_text("White (Ada) wins")
    expect(phone.page.get_by_text("White: Qxf7#")).to_be_visible()
    with phone.page.expect_download() as saved:
        phone.tap("log-pgn")
    pgn = Path(saved.value.path()).read_text()
    assert '[White "Ada"]' in pgn
    assert "1. e4 e5 2. Bc4 Nc6 3. Qf3 -- 4. Qxf7# 1-0" in " ".join(pgn.split())
    with phone.page.expect_download() as saved:
        phone.tap("log-record")
    assert '"complete": true' in Path(saved.value.path()).read_text()


def test_an_undo_takes_the_move_off_the_board(table: Table):
    plays(table, "e2", "e4", "white pawn")
    table.phone.tap("undo", "confirm-undo")
    expect(table.phone.at("board")).to_have_attribute("data-fen", BEGINNING)


def test_a_move_by_the_large_button_is_made_good_on_the_board(table: Table):
    phone = table.phone
    table.moves("white", 5_000)
    expect(phone.at("board-said")).to_contain_text("entered without the board")
    tap_squares(phone, "d2", "d4")
    stands(phone, "d4", "white pawn")
    expect(phone.at("zone-white").get_by_test_id("count")).to_have_text("1/6")
    [corrected] = moves(table)
    assert corrected["do"] == "undo"
    assert corrected["instead"] == {"do": "move", "player": "white", "check": False}
    plays(table, "d7", "d5", "black pawn")


def test_the_players_see_it_in_another_tab_while_the_server_is_dead(hall: Venue, table: Table):
    hall.server.stop()
    second = table.phone.page.context.new_page()
    second.goto(f"{table.path}/chess/match/{MATCH}/players")
    white, black = (second.get_by_test_id(f"half-{side}") for side in ("white", "black"))
    expect(white).to_contain_text("Your move")
    expect(black).to_contain_text("White to move")
    second.get_by_test_id("language-black").click()
    expect(black).to_contain_text("백 차례")
    expect(white).to_contain_text("Your move")
    plays(table, "e2", "e4", "white pawn")
    expect(black).to_contain_text("내 차례")
    expect(white).to_contain_text("Black to move")
    expect(white.locator("[data-figure=moves-white] dd")).to_have_text("1/6")
    second.close()

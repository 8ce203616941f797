"""Matches of ChessCubing at the arbiter's console, on a clock that the test sets."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess import Table
from tests.browser.time_machine import TIME_MACHINE
from tests.browser.venue import Prepared, Venue, prepare

PART = 30
"""Seconds: a part is over before anybody has six moves."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare(tmp_path_factory.mktemp("chess"))


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    place = Venue(playwright, prepared, tmp_path)
    yield place
    place.close()


@pytest.fixture
def table(hall: Venue) -> Table:
    """An arbiter's phone with the rules on it."""
    return Table(hall.joined("judge", "Ann", TIME_MACHINE), hall.path)


def counts(table: Table, white: str, black: str) -> None:
    """The counted moves of both."""
    for side, count in (("white", white), ("black", black)):
        expect(table.phone.at(f"zone-{side}").get_by_test_id("count")).to_have_text(f"{count}/6")


def phase(table: Table, name: str, words: str) -> None:
    """Whose move it is and under which rule, as the console says it."""
    expect(table.phone.at("phase")).to_have_attribute("data-phase", name)
    expect(table.phone.at("phase")).to_contain_text(words)


def to_the_cubes(table: Table) -> None:
    table.phone.tap("confirm-board")
    table.sees("CUBE_READY")


def solve(table: Table, white_ms: int, black_ms: int) -> None:
    """Both solve the cube under the cover and stop the time with a thumb."""
    phone = table.phone
    phone.tap("cube-go")
    table.sees("CUBE_RUN")
    times = sorted({"white": white_ms, "black": black_ms}.items(), key=lambda one: one[1])
    gone = 0
    for player, ms in times:
        table.wait(ms - gone)
        gone = ms
        expect(phone.at(f"stop-{player}")).to_be_enabled()
        phone.at(f"stop-{player}").dispatch_event("pointerdown")
        expect(phone.at(f"time-{player}")).to_have_attribute("data-state", "stopped")
        expect(phone.at(f"ok-{player}")).to_be_enabled()
    table.sees("CUBE_JUDGE")


def good(table: Table, *players: str) -> None:
    """Verdicts by button."""
    for player in players:
        table.phone.tap(f"ok-{player}")
        expect(table.phone.at(f"ok-{player}")).to_have_count(0)


def test_nothing_begins_before_the_check_list_is_done(table: Table):
    phone = table.phone
    table.comes()
    expect(phone.at("open-match")).to_be_disabled()
    table.names("Ada", "Bo")
    expect(phone.at("missing")).to_contain_text("check-list")
    expect(phone.at("draw-now")).to_have_count(0)
    table.checks()
    expect(phone.at("missing")).to_contain_text("draw for White")
    phone.tap("draw-now")
    expect(phone.at("drawn")).to_be_visible()
    expect(phone.at("open-match")).to_be_disabled()
    phone.at("check-draw").check()
    white = phone.at("drawn-white").inner_text()
    phone.tap("open-match")
    table.sees("READY")
    expect(phone.at("who-begins")).to_contain_text(white)
    [opened] = table.events()
    assert opened["kind"] == "match.open"
    assert opened["draw"]["by"] == "app"
    assert len(opened["draw"]["seed"]) == 16
    assert opened["draw"]["white"] == opened["players"]["white"]["name"] == white
    assert opened["checks"] == ["cubes", "covers", "scrambles", "board", "format", "draw"]
    assert opened["config"] == {
        "ruleset": "twice@2",
        "format": "FAST",
        "part_seconds": 180,
        "move_seconds": 20,
        "last_basis": "played",
        "cover_seed": opened["config"]["cover_seed"],
    }


def test_a_twice_match_of_four_parts(table: Table):
    phone = table.phone
    table.opens(part_seconds=str(PART))
    expect(phone.at("who-begins")).to_contain_text("White begins")
    expect(phone.at("single")).to_be_visible()

    # Part 1: a slip is taken back, and Black's time runs out.
    table.starts()
    phase(table, "NORMAL", "White to move")
    table.moves("white", 3_000)
    phone.tap("undo")
    expect(phone.page.get_by_role("dialog")).to_contain_text("White's move")
    phone.tap("confirm-undo")
    counts(table, "0", "0")
    phase(table, "NORMAL", "White to move")
    table.moves("white", 2_000)
    phase(table, "NORMAL", "Black to move")
    table.wait(20_001)
    counts(table, "1", "1")
    expect(phone.at("lately")).to_contain_text("Black lost the turn")
    phase(table, "NORMAL", "White to move")
    table.wait(5_000)
    table.sees("CLOSED")
    expect(phone.at("closed")).to_contain_text("time is up")
    to_the_cubes(table)
    first_cover = phone.at("cube-cover").get_attribute("data-cover")
    solve(table, 9_000, 8_000)
    good(table, "white", "black")

    # Part 2: Black did not play last, so Black has the double move.
    table.sees("READY")
    expect(phone.at("who-begins")).to_contain_text("Black begins")
    expect(phone.at("double")).to_contain_text("may not give check")
    expect(phone.at("double")).to_contain_text("no rook and no queen")
    table.starts()
    phase(table, "DOUBLE1", "Black: free move")
    table.wait(1_000)
    phone.tap("act-check")
    expect(phone.at("refused")).to_have_attribute("data-reason", "free-move-check")
    phase(table, "DOUBLE1", "Black: free move")
    table.wait(1_000)
    phone.tap("zone-black")
    phase(table, "DOUBLE2", "Black: second move")
    expect(phone.at("refused")).to_have_count(0)
    counts(table, "0", "0")
    phone.tap("captured-r", "zone-black")
    expect(phone.at("refused")).to_have_attribute("data-reason", "second-move-capture")
    table.wait(1_000)
    phone.tap("captured-b", "zone-black")
    phase(table, "NORMAL", "White to move")
    counts(table, "0", "1")
    table.wait(12_000)
    phone.tap("act-check")
    phase(table, "NORMAL", "Black is in check")
    table.wait(16_000)
    phase(table, "PARRY", "Black parries")
    counts(table, "1", "1")
    stood = table.clock("part-clock")
    table.wait(2_000)
    assert table.clock("part-clock") == stood
    phone.tap("zone-black")
    table.sees("CLOSED")
    expect(phone.at("closed")).to_contain_text("parried")

    # A tie is solved once more, under another cover.
    to_the_cubes(table)
    solve(table, 7_000, 7_000)
    cover = phone.at("cube-cover").get_attribute("data-cover")
    assert cover != first_cover
    good(table, "white")
    phone.tap("ok-black")
    table.sees("CUBE_READY")
    expect(phone.at("cube-again")).to_be_visible()
    expect(phone.at("cube-cover")).not_to_have_attribute("data-cover", cover or "")
    solve(table, 6_000, 7_000)
    good(table, "white", "black")

    # Part 3: White loses the free move; the part ends, and a king was in check after all.
    table.sees("READY")
    expect(phone.at("double")).to_contain_text("White")
    table.starts()
    table.wait(20_001)
    phase(table, "NORMAL", "White to move")
    expect(phone.at("lately")).to_contain_text("free move is lost")
    table.moves("white", 3_000)
    table.moves("black", 2_000)
    table.wait(6_000)
    table.sees("CLOSED")
    phone.tap("check-after-all")
    phase(table, "PARRY", "White parries")
    phone.tap("zone-white")
    table.sees("CLOSED")
    to_the_cubes(table)
    phone.tap("cube-go")
    table.sees("CUBE_RUN")
    table.wait(5_000)
    phone.at("stop-white").dispatch_event("pointerdown")
    expect(phone.at("ok-white")).to_be_enabled()
    phone.tap("ok-white")
    table.wait(1_000)

    # Part 4: the winner played last, so there is no double move; mate.
    table.sees("READY")
    expect(phone.at("single")).to_contain_text("played last")
    table.starts()
    table.moves("white", 2_000)
    table.wait(3_000)
    phone.tap("act-mate", "confirm-mate")
    table.sees("ENDED")
    expect(phone.at("result")).to_have_attribute("data-winner", "black")
    expect(phone.at("ended-by")).to_contain_text("mate")
    did = [one["do"] for one in table.events() if one["kind"] == "match.event"]
    assert did.count("start") == 4
    assert did.count("go") == 4
    assert did.count("undo") == 2
    assert did[-1] == "mate"


def test_a_reload_and_a_locked_screen_lose_no_time(table: Table):
    phone = table.phone
    table.opens()
    table.starts()
    table.wait(7_000)
    expect(phone.at("move-clock")).to_have_attribute("data-ms", "13000")
    phone.page.reload()
    table.sees("PLAY")
    assert abs(table.clock("move-clock") - 13_000) <= 50
    assert abs(table.clock("part-clock") - 173_000) <= 50
    phone.page.goto("/nowhere")
    table.wait(4_321)
    phone.page.goto(f"{table.path}/chess/match/{table.match}")
    table.sees("PLAY")
    assert abs(table.clock("move-clock") - 8_679) <= 50
    assert abs(table.clock("part-clock") - 168_679) <= 50

    table.wait(200_000)
    table.sees("CLOSED")
    to_the_cubes(table)
    phone.tap("cube-go")
    table.sees("CUBE_RUN")
    table.wait(12_340)
    expect(phone.at("time-white")).to_contain_text("12.3")
    before = phone.at("time-white").inner_text()
    phone.page.reload()
    table.sees("CUBE_RUN")
    expect(phone.at("time-white")).to_have_text(before)
    phone.page.goto("/nowhere")
    table.wait(10_000)
    phone.page.goto(f"{table.path}/chess/match/{table.match}")
    expect(phone.at("time-white")).to_contain_text("22.3")


def test_a_pause_stands_still_and_an_end_outside_the_rules_has_a_reason(table: Table):
    phone = table.phone
    table.opens("time")
    expect(phone.at("block")).to_have_attribute("data-sign", "-")
    expect(phone.at("block")).to_contain_text("no double move")
    table.starts()
    table.wait(5_000)
    phone.page.keyboard.press("p")
    expect(phone.at("paused")).to_be_visible()
    table.wait(60_000)
    assert table.clock("move-clock") == 15_000
    assert table.clock("clock-white") == 595_000
    phone.page.keyboard.press("p")
    expect(phone.at("phase")).to_be_visible()
    phone.page.keyboard.press(" ")
    phase(table, "NORMAL", "Black to move")
    counts(table, "1", "0")
    table.wait(2_000)
    assert table.clock("clock-white") == 595_000
    assert table.clock("clock-black") == 598_000
    phone.tap("more", "illegal")
    expect(phone.at("illegal-words")).not_to_be_empty()
    phone.tap("confirm-undo")
    phase(table, "NORMAL", "White to move")
    phone.tap("more", "end-match")
    expect(phone.at("confirm-end")).to_be_disabled()
    phone.type("end-reason", "The hall closes.")
    phone.tap("confirm-end")
    table.sees("ENDED")
    expect(phone.at("result")).to_have_attribute("data-winner", "none")
    expect(phone.at("ended-by")).to_contain_text("The hall closes.")
    taken_back = next(one for one in table.events() if one.get("do") == "undo")
    assert taken_back["words"] == "Illegal move, taken back"


def test_another_device_says_plainly_that_it_takes_over(hall: Venue, table: Table):
    table.opens()
    table.starts()
    table.phone.sees_unsent(0)
    other = Table(hall.joined("judge", "Ben", TIME_MACHINE), hall.path, at_ms=table.at_ms)
    other.comes()
    expect(other.phone.at("elsewhere")).to_contain_text("Ann")
    other.phone.tap("take-over")
    expect(other.phone.at("elsewhere")).to_have_count(0)
    other.moves("white", 4_000)
    other.phone.sees_unsent(0)
    table.phone.tap("sync-now")
    expect(table.phone.at("elsewhere")).to_contain_text("Ben")
    counts(table, "1", "0")

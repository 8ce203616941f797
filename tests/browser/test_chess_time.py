"""Cube phases at the console: the clocks of Time to the hundredth, every way to time two cubes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Playwright, expect

from server.rules.door import handle
from tests.browser.cable import Cable, fake_serial
from tests.browser.chess import Table
from tests.browser.phone import Phone
from tests.browser.time_machine import TIME_MACHINE
from tests.browser.venue import Prepared, Venue, prepare

PART_MS = 180_000
GAVE_UP = None
OTHER = {"white": "black", "black": "white"}


class Block(NamedTuple):
    """A row of the worked trace (side-events A.5.2), in milliseconds.

    Whoever is on move thinks for `first_ms` and moves, the other until the block's end.
    """

    sign: str
    first_ms: int
    played: dict[str, int]
    cubes: dict[str, int | None]
    after: dict[str, int]
    unpaid_ms: int = 0


def both(white: Any, black: Any) -> dict[str, Any]:
    return {"white": white, "black": black}


TRACE = (
    Block("-", 95_000, both(505_000, 515_000), both(35_000, 110_000), both(470_000, 405_000)),
    Block("+", 100_000, both(390_000, 305_000), both(25_000, 150_000), both(510_000, 330_000)),
    Block("-", 90_000, both(420_000, 240_000), both(GAVE_UP, 119_500), both(300_000, 120_500)),
    Block("+", 90_000, both(210_000, 30_500), both(60_000, 45_000), both(255_000, 90_500)),
    Block("-", 95_000, both(160_000, 5_500), both(30_000, 40_000), both(130_000, 0), 34_500),
    Block("+", 120_000, both(70_000, 0), both(50_000, 70_000), both(140_000, 50_000)),
)


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
    """An arbiter's phone on which the clock stands still but for what a test lets go by."""
    return Table(hall.joined("judge", "Ann", TIME_MACHINE, fake_serial()), hall.path)


def clock_of(ms: int) -> str:
    """A clock's time with hundredths."""
    cs = ms // 10
    return f"{cs // 6000}:{cs // 100 % 60:02}.{cs % 100:02}"


def to_the_cubes(table: Table, ms: int = PART_MS) -> None:
    """The part runs out, the board is looked at."""
    table.wait(ms)
    table.sees("CLOSED")
    table.phone.tap("confirm-board")
    table.sees("CUBE_READY")


def rescrambled(phone: Phone) -> None:
    """The fifth phase of a match asks for new scrambles before its covers are lifted."""
    expect(phone.at("cube-go")).to_be_disabled()
    phone.tap("cube-rescrambled")


def go(table: Table) -> None:
    table.phone.tap("cube-go")
    table.sees("CUBE_RUN")


def stopped(phone: Phone, player: str, time: str) -> None:
    """That player's time stands."""
    expect(phone.at(f"time-{player}")).to_have_attribute("data-state", "stopped")
    expect(phone.at(f"time-{player}")).to_have_text(time)


def thumb(table: Table, player: str) -> None:
    """A touch on that player's zone, seen as entered."""
    phone = table.phone
    expect(phone.at(f"stop-{player}")).to_be_enabled()
    phone.at(f"stop-{player}").dispatch_event("pointerdown")
    expect(phone.at(f"ok-{player}")).to_be_enabled()


def ends(table: Table, block: Block) -> None:
    """Both cubes as the block has them, at their very times; then the verdicts, the second of which
    waits for *resume*."""
    phone = table.phone
    go(table)
    gone = 0
    for player, ms in sorted(block.cubes.items(), key=lambda one: one[1] or 60_000):
        until = ms or 60_000
        table.wait(until - gone)
        gone = until
        if ms is None:
            phone.tap(f"give-up-{player}")
            expect(phone.at(f"time-{player}")).to_have_attribute("data-state", "dnf")
        else:
            thumb(table, player)
    solved = [player for player, ms in block.cubes.items() if ms is not None]
    for player in solved:
        phone.tap(f"ok-{player}")
        if player != solved[-1]:
            expect(phone.at(f"said-{player}")).to_be_visible()


def reckoned(block: Block, player: str) -> str:
    """The line of that player's cube: *8:25.00 − 0:35.00 = 7:50.00*."""
    clock = player if block.sign == "-" else OTHER[player]
    before, after = block.played[clock], block.after[clock]
    sign = "−" if block.sign == "-" else "+"
    return f"{clock_of(before)} {sign} {clock_of(abs(after - before))} = {clock_of(after)}"


def folded(table: Table) -> dict[str, Any]:
    """The match's clocks by the server's rules, from what the phone's fold has in force."""
    fold = table.phone.board(table.match)
    events = [one["event"] for one in fold["events"]]
    call = {"call": "chess.replay", "config": fold["match"]["config"], "events": events}
    value: dict[str, Any] = handle(call)["value"]
    assert value["refused"] == []
    return value


def test_six_blocks_of_time_are_the_worked_trace_to_the_hundredth(table: Table):
    phone = table.phone
    table.opens("time", move_seconds="")
    table.starts()
    for number, block in enumerate(TRACE, 1):
        expect(phone.at("block")).to_have_attribute("data-sign", block.sign)
        first = "white" if number % 2 else "black"
        table.moves(first, block.first_ms)
        to_the_cubes(table, PART_MS - block.first_ms + 1)
        for player, ms in block.played.items():
            expect(phone.at(f"cube-clock-{player}")).to_contain_text(clock_of(ms))
        if number == 5:
            rescrambled(phone)
        ends(table, block)
        for player in block.cubes:
            expect(phone.at(f"sum-line-{player}")).to_have_text(reckoned(block, player))
        if block.unpaid_ms:
            expect(phone.at("unpaid-black")).to_contain_text("34.50")
        phone.tap("cube-resume")
        table.sees("PLAY")
        for player, ms in block.after.items():
            expect(phone.at(f"clock-{player}")).to_have_attribute("data-ms", str(ms))
        assert folded(table)["clocks_ms"] == block.after
    assert folded(table)["debt_ms"] == both(0, 34_500)

    phone.tap("block")
    expect(phone.at("block-1")).to_be_visible()
    for number, block in enumerate(TRACE, 1):
        for player in block.cubes:
            line = phone.at(f"block-{number}").get_by_test_id(f"sum-line-{player}")
            expect(line).to_have_text(reckoned(block, player))
    official = phone.at("examples")
    expect(official.get_by_test_id("sum-line-white")).to_have_text(
        ["10:00.00 − 0:35.00 = 9:25.00", "8:10.00 + 0:25.00 = 8:35.00"]
    )
    expect(official.get_by_test_id("sum-line-black")).to_have_text(
        ["10:00.00 − 1:50.00 = 8:10.00", "9:25.00 + 2:00.00 = 11:25.00"]
    )


def test_a_cube_that_is_not_solved_at_the_cap_is_closed_there(table: Table):
    phone = table.phone
    table.opens("time", move_seconds="", part_seconds="10")
    table.starts()
    to_the_cubes(table, 10_001)
    go(table)
    table.wait(30_000)
    thumb(table, "white")
    phone.tap("plus2-white")
    expect(phone.at("time-white")).to_have_text("30.00 + 2 = 32.00")
    table.wait(89_000)
    expect(phone.at("give-up-black")).to_be_visible()
    table.wait(1_001)
    phone.tap("close-black")
    expect(phone.at("sum-line-black")).to_have_text("10:00.00 − 2:00.00 = 8:00.00")
    phone.tap("cube-change")
    expect(phone.at("cube")).to_have_attribute("data-state", "CUBE_RUN")
    phone.tap("close-black", "cube-resume")
    table.sees("PLAY")
    expect(phone.at("clock-white")).to_have_attribute("data-ms", str(590_000 - 32_000))
    closed = next(one for one in table.events() if one.get("do") == "give-up")
    assert closed["words"] == "Closed at the cap, 2:00.00"


def test_two_keys_stop_two_cubes_and_the_winner_stands_before_the_slower_has_stopped(table: Table):
    phone = table.phone
    table.opens("twic", part_seconds="10")
    table.starts()
    to_the_cubes(table, 10_001)
    phone.tap("cube-table", "white-right", "table-done")
    expect(phone.at("side-white")).to_have_attribute("data-place", "right")
    go(table)
    table.wait(12_340)
    phone.page.keyboard.press("j")
    stopped(phone, "white", "12.34")
    phone.tap("plus2-white")
    expect(phone.at("chase-black")).to_contain_text("14.34 to beat; after that White has won")
    table.wait(2_009)
    expect(phone.at("time-black")).to_have_text("14.34")
    table.sees("CUBE_RUN")
    table.wait(1)
    table.sees("READY")
    expect(phone.at("cubes")).to_contain_text("14.34")
    expect(phone.at("cubes")).to_contain_text("still solving")


def test_the_same_result_is_solved_again_under_another_cover_and_a_display_is_typed(table: Table):
    phone = table.phone
    table.opens("twic", part_seconds="10")
    table.starts()
    to_the_cubes(table, 10_001)
    first = phone.at("cube-cover").get_attribute("data-cover")
    phone.tap("cube-table", "way-keypad-left", "table-done")
    go(table)
    table.wait(15_100)
    thumb(table, "black")
    table.wait(2_000)
    phone.at("stop-white").dispatch_event("pointerdown")
    expect(phone.at("correct-white")).to_be_visible()
    expect(phone.at("ok-white")).to_be_disabled()
    phone.tap("correct-white", "keypad-1", "keypad-5", "keypad-1", "keypad-0", "time-save")
    expect(phone.at("time-white")).to_have_text("15.10")
    phone.tap("ok-white")
    expect(phone.at("said-white")).to_be_visible()
    phone.tap("ok-black")
    expect(phone.at("cube-again")).to_contain_text("Tie: both 15.10")
    expect(phone.at("cube-cover")).not_to_have_attribute("data-cover", first or "")
    verdict = next(one for one in table.events() if one.get("do") == "verdict")
    assert (verdict["player"], verdict["cs"]) == ("white", 1_510)


class Mat(Cable):
    """One of two StackMats at a table, each at its own adapter."""

    def switch_on(self, *shown: Any) -> None:
        self.phone.page.evaluate(
            "(id) => { (cable.timers ??= {})[id] = cable.desk.timer(id); }", self.adapter
        )


def joined_by_cable(phone: Phone, adapter: str, place: str) -> None:
    """A timer at that side, plugged in, switched on and read."""
    mat = Mat(phone, adapter)
    mat.plug(usbProductId=0x6001 if place == "left" else 0x6015)
    mat.switch_on()
    phone.tap(f"way-timer-{place}")
    connect = phone.at(f"connect-{place}")
    connect.get_by_test_id("timer-way-serial").click()
    connected = connect.get_by_test_id("timer-now")
    expect(connected).to_have_attribute("data-state", "idle")


SOLVE_BOTH = """async (times) => {
  await Promise.all(Object.entries(times).map(([id, ms]) => cable.timers[id].solve(ms)));
}"""
RUN = "() => { const at = Date.now(); machine.hold(null); machine.forward(at - Date.now()); }"


def test_two_stackmats_stop_two_cubes_with_what_they_sent_beside_the_event(table: Table):
    phone = table.phone
    table.opens("time", move_seconds="", part_seconds="10")
    table.starts()
    to_the_cubes(table, 10_001)
    phone.page.evaluate(RUN)
    phone.tap("cube-table", "white-right")
    joined_by_cable(phone, "a", "left")
    joined_by_cable(phone, "b", "right")
    phone.tap("table-done")
    go(table)
    phone.page.evaluate(SOLVE_BOTH, {"a": 2_678, "b": 3_459})
    stopped(phone, "black", "2.67")
    stopped(phone, "white", "3.45")
    table.sees("CUBE_JUDGE")
    stops = {one["player"]: one for one in table.events() if one.get("do") == "stop"}
    assert {player: one["cs"] for player, one in stops.items()} == {"black": 267, "white": 345}
    for player, one in stops.items():
        told = one["timer"][player]
        assert told["source"] == "serial"
        assert told["flags"] == []
        assert len(told["packets"]) > 1

    phone.tap("ok-black")
    expect(phone.at("said-black")).to_be_visible()
    phone.tap("look-white", "part-seam-1", "part-seam-1")
    expect(phone.at("verdict")).to_contain_text("+2")
    phone.tap("use-verdict")
    expect(phone.at("sum-line-white")).to_contain_text("− 0:05.45 =")
    phone.tap("cube-resume")
    table.sees("PLAY")
    judged = [one for one in table.events() if one.get("do") == "verdict"]
    assert [(one["player"], one["verdict"]) for one in judged] == [
        ("black", "ok"),
        ("white", "plus2"),
    ]
    assert judged[1]["words"] == "10e3"

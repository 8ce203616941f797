"""What a judge takes up beside the keypad."""

from playwright.sync_api import expect

from tests.browser.demo import STILL_TO_SOLVE, WRITTEN
from tests.browser.phone import Phone
from tests.browser.screens.doing import see
from tests.browser.screens.keypad import CARD, read_the_timer, take_up
from tests.browser.screens.screen import Screen
from tests.browser.written import FEWEST, MULTI


def penalties_on(phone: Phone) -> None:
    """A time and two penalties, one of them tapped on the sheet."""
    read_the_timer(phone)
    phone.tap("tool-penalties")
    row = phone.page.locator('.penalty-row[data-penalty="A4d1"]')
    row.get_by_role("button").first.click()
    expect(phone.at("penalty-result")).to_contain_text("21.65")


def penalties_of_puzzles(phone: Phone) -> None:
    """Multi-blind: one and the same penalty of two puzzles."""
    see("keypad-1")(phone)
    phone.tap(*(f"keypad-{digit}" for digit in "12135834"), "tool-penalties")
    more = phone.page.locator('.penalty-row[data-penalty="B2c"]').get_by_test_id("penalty-more")
    more.click()
    more.click()
    expect(phone.at("penalty-result")).to_contain_text("12/13")


def look_at_the_puzzle(phone: Phone) -> None:
    """A part of it taken for off: at the limit, and another beyond it."""
    take_up(phone, "tool-solved")
    see("part-layer")(phone)
    phone.tap("part-layer", "part-tip-left", "part-tip-left")
    expect(phone.at("verdict")).to_contain_text("+2")


def write_a_solution(phone: Phone) -> None:
    """A solution of many moves, one of which is none."""
    phone.board(FEWEST)
    phone.at("tool-solution").click()
    phone.at("solution-solution").wait_for()
    if phone.at("solution-change").count():
        phone.tap("solution-change")
    phone.type("solution-scramble", "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' B D2 R' U' F")
    phone.type(
        "solution-solution", "R U2 F' L2 B' [r2] M' R2 U' F2 L' B2 D' r U' L D2 F Q3 R' B U2"
    )
    phone.page.locator("[data-testid^=solution-error]").first.wait_for()


def tell_the_cubes(phone: Phone) -> None:
    """A number of cubes, sealed and then shown."""
    phone.board(MULTI)
    take_up(phone, "tool-told")
    phone.at("told-number").or_(phone.at("told-sealed")).first.wait_for()
    if phone.at("told-number").count():
        phone.type("told-number", "12")
        phone.tap("told-seal")
    phone.at("told-show").click()
    see("told-shown")(phone)


def inspect(phone: Phone) -> None:
    """The minute to get ready, and the ways in which this phone makes calls."""
    take_up(phone, "tool-inspection")
    see("inspection-begin")(phone)


def connect_a_timer(phone: Phone) -> None:
    """The ways to a timer that this browser has."""
    take_up(phone, "tool-timer")
    see("timer-sheet")(phone)


SHEETS = (
    Screen(
        "judge-solution",
        WRITTEN,
        f"{{written}}/judge/{FEWEST}?person=1",
        write_a_solution,
        "screens/judge/tools/solution/Solution.jsx",
    ),
    Screen(
        "judge-penalties",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        penalties_on,
        "screens/judge/tools/penalties/Penalties.jsx",
    ),
    Screen(
        "judge-penalties-multi",
        WRITTEN,
        f"{{written}}/judge/{MULTI}?person=1",
        penalties_of_puzzles,
        "screens/judge/tools/penalties/Penalties.jsx",
    ),
    Screen(
        "judge-solved",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        look_at_the_puzzle,
        "screens/judge/tools/solved/SolvedSheet.jsx",
    ),
    Screen(
        "judge-told",
        WRITTEN,
        f"{{written}}/judge/{MULTI}?person=1",
        tell_the_cubes,
        "screens/judge/tools/told/Told.jsx",
    ),
    Screen(
        "judge-inspection",
        "judge",
        f"{CARD}7",
        inspect,
        "parts/clock/Dark.jsx",
    ),
    Screen(
        "judge-timer",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        connect_a_timer,
        "screens/judge/tools/timer/Connect.jsx",
    ),
)

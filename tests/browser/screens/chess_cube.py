"""Cube phases at the console: a cover announced, cubes that are solved, judged and added up."""

from playwright.sync_api import expect

from tests.browser.chess import CHECKS
from tests.browser.demo import CHESS
from tests.browser.phone import Phone
from tests.browser.screens.chess_match import path
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Doing, Screen

WAITS, RUNS, JUDGED = (path(f"chess-r0-m{number}") for number in (961, 962, 963))
FILES = "screens/chess/cube"
STEPS = ("READY", "PLAY", "CLOSED", "CUBE_READY", "CUBE_RUN", "CUBE_JUDGE")
TAPS = {"READY": "start-part", "CLOSED": "confirm-board", "CUBE_READY": "cube-go"}


def opened(phone: Phone, rules: str) -> None:
    """A friendly match whose parts last a second; another visit finds it open."""
    console, first = phone.at("console"), phone.at("rules-twic")
    expect(console.or_(first).first).to_be_visible()
    if console.count():
        return
    phone.tap(f"rules-{rules}", "more-settings")
    phone.type("part_seconds", "1")
    phone.type("move_seconds", "")
    phone.type("name-1", "1")
    phone.type("name-2", "2")
    for check in CHECKS:
        phone.at(f"check-{check}").check()
    phone.tap("draw-by-hand", "white-1")
    phone.at("check-draw").check()
    phone.tap("open-match")
    see("console")(phone)


def stop_both(phone: Phone) -> None:
    """One after the other; a visit before this may have stopped one."""
    for player in ("white", "black"):
        zone, judged = phone.at(f"stop-{player}"), phone.at(f"ok-{player}")
        expect(zone.or_(judged).first).to_be_visible()
        if zone.count():
            zone.dispatch_event("pointerdown")
        expect(judged).to_be_enabled()


def at(state: str, rules: str = "time") -> Doing:
    """The match as far as that state, from wherever an earlier visit left it."""

    def do(phone: Phone) -> None:
        opened(phone, rules)
        console = phone.at("console")
        now = STEPS.index(console.get_attribute("data-state") or "")
        for step in STEPS[now : STEPS.index(state)]:
            if step == "PLAY":  # a second, which may be over before it is seen
                expect(console).to_have_attribute("data-state", "CLOSED")
            elif step == "CUBE_RUN":
                stop_both(phone)
            else:
                phone.tap(TAPS[step])
        expect(console).to_have_attribute("data-state", state)

    return do


def over(state: str, *testids: str, rules: str = "time") -> Doing:
    """A sheet over it."""

    def do(phone: Phone) -> None:
        at(state, rules)(phone)
        for testid in testids:
            phone.at(testid).wait_for()
            phone.tap(testid)
        expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def sums(phone: Phone) -> None:
    """What the blocks did, and the official examples."""
    over("CUBE_READY", "block")(phone)
    expect(phone.at("examples").get_by_test_id("sum-line-black")).to_have_count(2)


def last_verdict(phone: Phone) -> None:
    """Both results are in but for one tap."""
    at("CUBE_JUDGE")(phone)
    if phone.at("plus2-white").count():
        phone.tap("plus2-white")
    expect(phone.at("said-white")).to_be_visible()
    phone.tap("ok-black")
    see("sum-line-black")(phone)


def look(phone: Phone) -> None:
    """Article 10 for a cube of the match."""
    over("CUBE_JUDGE", "look-black")(phone)
    see("part-seam-1")(phone)


SCREENS = (
    Screen("chess-cube-cover", CHESS, WAITS, at("CUBE_READY")),
    Screen("chess-cube-run", CHESS, RUNS, at("CUBE_RUN", "twic")),
    Screen("chess-cube-judge", CHESS, JUDGED, at("CUBE_JUDGE")),
)
SHEETS = (
    Screen(
        "chess-cube-table",
        CHESS,
        WAITS,
        over("CUBE_READY", "cube-table"),
        f"{FILES}/sides/TableSheet.jsx",
    ),
    Screen("chess-cube-sums", CHESS, WAITS, sums, f"{FILES}/clocks/ClocksSheet.jsx"),
    Screen(
        "chess-cube-typed",
        CHESS,
        JUDGED,
        over("CUBE_JUDGE", "correct-black"),
        f"{FILES}/solve/TimeSheet.jsx",
    ),
    Screen(
        "chess-cube-article-10",
        CHESS,
        JUDGED,
        look,
        "screens/judge/tools/solved/SolvedSheet.jsx",
    ),
    Screen("chess-cube-resume", CHESS, JUDGED, last_verdict, f"{FILES}/clocks/Resume.jsx"),
)

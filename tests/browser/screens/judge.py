"""At the mat: a competitor, a card, an attempt, and its handing over."""

from playwright.sync_api import expect

from tests.browser.demo import DONE, SCORED, STILL_TO_SOLVE, WRITTEN
from tests.browser.phone import Phone
from tests.browser.screens.doing import a_heading, every_round, see, tap
from tests.browser.screens.keypad import CARD, DIGITS, read_the_timer, report_a_defect
from tests.browser.screens.screen import Screen
from tests.browser.written import FEWEST


def an_entry(phone: Phone) -> None:
    """Somebody's first attempt is entered, and not confirmed yet."""
    see("slot-1")(phone)
    phone.board(SCORED)
    if phone.at("entry-state-1").count() == 0:
        phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2", "save")
        see("confirm")(phone)
        phone.page.reload()
        phone.board(SCORED)
    phone.tap("slot-1")


def hand_over(phone: Phone) -> None:
    """The competitor checks what the judge entered."""
    an_entry(phone)
    phone.tap("hand")
    expect(phone.at("handover-result")).to_have_text("19.65")
    expect(phone.at("confirm")).to_be_enabled()


def draw_a_signature(phone: Phone) -> None:
    """The pad for whoever likes to sign by hand."""
    hand_over(phone)
    expect(phone.at("signing-open")).to_be_visible()
    phone.tap("signing-open")
    expect(phone.at("signing-pad")).to_be_visible()


def wrong_card(phone: Phone) -> None:
    """Why an entry is taken off."""
    an_entry(phone)
    phone.tap("wrong-card")
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def let_solve(phone: Phone) -> None:
    """An attempt under way; one that is under way already is shown again."""
    start, solving = phone.at("start"), phone.at("in-progress")
    expect(start.or_(solving).first).to_be_visible()
    if not solving.count():
        start.click()
    expect(solving).to_be_visible()


def run_the_hour(phone: Phone) -> None:
    """The hour of fewest moves; one that runs already goes on."""
    start, left = phone.at("hour-start"), phone.at("hour-left")
    expect(start.or_(left).first).to_be_visible()
    if start.count():
        start.click()
    expect(left).to_be_visible()


def signed_off(phone: Phone) -> None:
    """The next attempt of somebody's, entered and confirmed."""
    see("slot-1")(phone)
    phone.board(SCORED)
    phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "save")
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm")
    see("next")(phone)


SCREENS = (
    Screen("judge-rounds", "judge", "{c}/judge", every_round(f"round-{SCORED}")),
    Screen("judge-pick", "judge", f"{{c}}/judge/{SCORED}", every_round("person-3")),
    Screen("judge-keypad", "judge", f"{CARD}{STILL_TO_SOLVE}", read_the_timer),
    Screen("judge-disputed", "judge", f"{CARD}4", every_round("slot-1")),
    Screen("judge-complete", "judge", f"{CARD}{DONE}", every_round("slot-1")),
    Screen("judge-hour", WRITTEN, f"{{written}}/judge/{FEWEST}/hour", run_the_hour),
    Screen("judge-no-hour", "judge", f"{{c}}/judge/{SCORED}/hour", a_heading),
)
SHEETS = (
    Screen(
        "judge-check",
        "judge",
        f"{CARD}5",
        hand_over,
        "screens/judge/handover/Handover.jsx",
    ),
    Screen(
        "judge-sign",
        "judge",
        f"{CARD}5",
        draw_a_signature,
        "screens/judge/handover/Handover.jsx",
    ),
    Screen("judge-signed", "judge", f"{CARD}6", signed_off, "screens/judge/handover/Handover.jsx"),
    Screen(
        "judge-solving",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        let_solve,
        "screens/judge/attempt/InProgress.jsx",
    ),
    Screen(
        "judge-report",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        report_a_defect,
        "parts/incident/IncidentSheet.jsx",
    ),
    Screen(
        "judge-station",
        "judge",
        f"{{c}}/judge/{SCORED}",
        tap("station"),
        "screens/judge/station/StationSheet.jsx",
    ),
    Screen(
        "judge-wrong-card",
        "judge",
        f"{CARD}5",
        wrong_card,
        "screens/judge/ReasonSheet.jsx",
    ),
)

"""What waits for a decision of the Delegate's."""

from tests.browser.chess_hall import FORKED
from tests.browser.demo import CHESS_DELEGATE, SCORED, STILL_TO_SOLVE
from tests.browser.phone import Phone
from tests.browser.screens.doing import every_round, see, tap, tap_the_first
from tests.browser.screens.keypad import report_a_defect
from tests.browser.screens.screen import Screen


def missing_for_the_delegate(phone: Phone) -> None:
    """The same for the Delegate, by round."""
    phone.board(SCORED)
    phone.at("missing-signatures").locator("summary").click()
    see(f"missing-{SCORED}")(phone)


def answer_an_incident(phone: Phone) -> None:
    """The first report on the delegate's desk; one is made where there is none."""
    desk = phone.page.url
    phone.at("decisions").wait_for()
    if phone.at("incidents").count() == 0:
        phone.page.goto(desk.replace("/delegate", f"/judge/{SCORED}?person={STILL_TO_SOLVE}"))
        report_a_defect(phone)
        phone.tap("incident-report", "incident-done")
        phone.page.goto(desk)
    tap_the_first("answer-")(phone)


def compare_two_ways(phone: Phone) -> None:
    """One of them chosen, so that the reasons are in sight."""
    dispute = phone.at(f"dispute-{FORKED}")
    dispute.get_by_role("radio").first.check()
    see("because-board")(phone)


SCREENS = (
    Screen("delegate-match", CHESS_DELEGATE, "{chess}/delegate", compare_two_ways),
    Screen("delegate-decisions", "delegate", "{c}/delegate", every_round("decisions")),
    Screen("delegate-signatures", "delegate", "{c}/delegate", missing_for_the_delegate),
    Screen("delegate-decision", "delegate", f"{{c}}/delegate/{SCORED}/4/1", see("versions")),
    Screen(
        "delegate-another",
        "delegate",
        f"{{c}}/delegate/{SCORED}/4/1",
        tap("another", then="keypad-1"),
    ),
)
SHEETS = (
    Screen(
        "delegate-answer",
        "delegate",
        "{c}/delegate",
        answer_an_incident,
        "screens/delegate/incidents/AnswerSheet.jsx",
    ),
    Screen(
        "delegate-admit",
        "delegate",
        "{c}/delegate",
        tap_the_first("admit-"),
        "screens/delegate/AdmitSheet.jsx",
    ),
)

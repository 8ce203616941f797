"""The page of one round: its seal, its past, its plan and its rules."""

from playwright.sync_api import expect

from tests.browser.demo import CLOSED, COMBINED, OPEN, TO_COME
from tests.browser.phone import Phone
from tests.browser.screens.doing import every_round, see, tap
from tests.browser.screens.screen import Screen
from tests.browser.written import FEWEST


def choose_who_goes_on(phone: Phone) -> None:
    """After the first attempt, the best one."""
    phone.board(FEWEST)
    phone.at(f"continue-round-{FEWEST}").click()
    phone.tap("going-after-1")
    phone.type("going-level", "1")
    expect(phone.at("going-look")).to_be_enabled()


def look_who_goes_on(phone: Phone) -> None:
    """By name."""
    choose_who_goes_on(phone)
    phone.tap("going-look")
    see("confirm-continue")(phone)


def make_it_drift(phone: Phone) -> None:
    """Somebody in the second round whom the first did not send there."""
    for stream in (CLOSED, OPEN):
        phone.board(stream)
    phone.at(f"enter-round-{OPEN}").wait_for()
    if phone.at(f"drift-{OPEN}").count() == 0:
        phone.tap(f"enter-round-{OPEN}")
        phone.type("enter-search", "a")
        phone.page.locator(".pick-people input").first.click()
        phone.tap("confirm-enter")
    see(f"drift-{OPEN}")(phone)


def sign_it_off(phone: Phone) -> None:
    """What is still open, and the digest."""
    phone.board(CLOSED)
    phone.at(f"sign-round-{CLOSED}").click()
    expect(phone.at("confirm-sign")).to_be_enabled()


def keep_as_it_is(phone: Phone) -> None:
    """Why the round stands as it is."""
    make_it_drift(phone)
    phone.tap("drift-keep")
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def let_somebody_go(phone: Phone) -> None:
    """A second look at whom the round lets go."""
    make_it_drift(phone)
    phone.page.locator("[data-testid^=drift-quit-]").first.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def change_the_limit(phone: Phone) -> None:
    """Twelve seconds instead, and for whom it would turn out otherwise."""
    phone.board(OPEN)
    phone.at(f"change-round-{OPEN}").click()
    phone.at("change-limit").fill("12")
    see("change-affected")(phone)


SCREENS = (
    Screen(
        "organizer-round",
        "organizer",
        "{c}/organizer/rounds/" + OPEN,
        every_round(f"close-round-{OPEN}"),
    ),
)
SHEETS = (
    Screen(
        "delegate-sign",
        "delegate",
        "{c}/organizer/rounds/" + CLOSED,
        sign_it_off,
        "screens/organizer/round/seal/SignSheet.jsx",
    ),
    Screen(
        "delegate-keep",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        keep_as_it_is,
        "screens/organizer/round/drift/KeepSheet.jsx",
    ),
    Screen(
        "delegate-let-go",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        let_somebody_go,
        "screens/organizer/round/drift/MoveSheet.jsx",
    ),
    Screen(
        "organizer-plan",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"plan-round-{TO_COME}", then="plan-format"),
        "screens/organizer/plan/ChangePlanSheet.jsx",
    ),
    Screen(
        "organizer-add-round",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"add-round-{TO_COME}", then="plan-before-level"),
        "screens/organizer/plan/AddSheet.jsx",
    ),
    Screen(
        "organizer-take-out",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"take-out-round-{TO_COME}"),
        "screens/organizer/plan/TakeOutSheet.jsx",
    ),
    Screen(
        "organizer-continue",
        COMBINED,
        f"{{written}}/organizer/rounds/{FEWEST}",
        choose_who_goes_on,
        "screens/organizer/round/phases/ChoosePhase.jsx",
    ),
    Screen(
        "organizer-continue-sure",
        COMBINED,
        f"{{written}}/organizer/rounds/{FEWEST}",
        look_who_goes_on,
        "screens/organizer/round/phases/ConfirmPhase.jsx",
    ),
    Screen(
        "organizer-quit",
        "organizer",
        f"{{c}}/organizer/rounds/{OPEN}",
        tap(f"quit-round-{OPEN}"),
        "screens/organizer/rounds/QuitSheet.jsx",
    ),
    Screen(
        "organizer-change",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        change_the_limit,
        "screens/organizer/round/change/ChangeForm.jsx",
    ),
    Screen(
        "organizer-change-who",
        "organizer",
        "{c}/organizer/rounds/" + OPEN,
        tap(f"change-round-{OPEN}", then="change-who"),
        "screens/organizer/round/change/ChangeSheet.jsx",
    ),
)

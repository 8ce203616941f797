"""Who is next to be scrambled, and who signed for it."""

from tests.browser.demo import SCORED
from tests.browser.phone import Phone
from tests.browser.screens.doing import see
from tests.browser.screens.screen import Screen


def a_turn(phone: Phone) -> None:
    """Whose puzzle is to be scrambled next."""
    phone.board(SCORED)
    phone.page.locator("[data-testid^=scramble-]").first.wait_for()


def sign_a_scramble(phone: Phone) -> None:
    """Another scramble than the attempt's, which is warned of."""
    a_turn(phone)
    phone.page.locator("[data-testid^=scramble-]").first.click()
    phone.tap("scramble-set-E2")
    see("scramble-wrong")(phone)


def missing_signatures(phone: Phone) -> None:
    """The attempts that nobody signed as scrambled."""
    phone.board(SCORED)
    see(f"missing-{SCORED}")(phone)


SCREENS = (
    Screen("judge-scramble", "judge", f"{{c}}/judge/{SCORED}/scramble", a_turn),
    Screen("judge-scramble-sign", "judge", f"{{c}}/judge/{SCORED}/scramble", sign_a_scramble),
    Screen("judge-signatures", "judge", f"{{c}}/judge/{SCORED}/signatures", missing_signatures),
)

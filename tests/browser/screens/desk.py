"""Scorecards of paper: typed at the score table, and checked."""

from tests.browser.demo import DONE, SCORED, STILL_TO_SOLVE
from tests.browser.phone import Phone
from tests.browser.screens.doing import every_round, see
from tests.browser.screens.screen import Screen


def type_a_card(phone: Phone) -> None:
    """A scorecard at the score table, with something on it to look at again."""
    see("table-number")(phone)
    phone.board(SCORED)
    phone.at("table-number").press_sequentially(f"{STILL_TO_SOLVE}\n")
    for keys in ("942", "94200", "d", "1011", "987"):
        phone.page.keyboard.type(f"{keys}\n")
    see("table-warnings")(phone)


def check_a_card(phone: Phone) -> None:
    """A card typed again, blind."""
    see("check-find")(phone)
    phone.board(SCORED)
    phone.at("check-find").press_sequentially(f"{DONE}\n")
    see("check-card")(phone)


SCREENS = (
    Screen("table-rounds", "scoretaker", "{c}/table", every_round(f"table-round-{SCORED}")),
    Screen("table-card", "scoretaker", f"{{c}}/table/{SCORED}", type_a_card),
    Screen("check-rounds", "delegate", "{c}/check", every_round(f"check-round-{SCORED}")),
    Screen("check-piles", "delegate", f"{{c}}/check/{SCORED}", every_round("check-find")),
    Screen("check-card", "delegate", f"{{c}}/check/{SCORED}", check_a_card),
)

"""A score taker at a laptop, who types scorecards from paper by the keyboard alone."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.venue import ROUND, Venue

LAPTOP = {"width": 1280, "height": 800}
SKIP = "→"
"""An attempt that is left empty on the way to a later one."""


def score_taker(venue: Venue, name: str = "Tara", **options: Any) -> Phone:
    """A laptop that has joined as a score taker and shows the score table of the round."""
    venue.secrets["scoretaker"] = [
        venue.server.invite(venue.prepared.competition, "scoretaker")["secret"]
    ]
    laptop = venue.joined("scoretaker", name, **{"viewport": LAPTOP, **options})
    laptop.tap("score-table")
    expect(laptop.at(f"table-round-{ROUND}")).to_be_focused()
    laptop.page.keyboard.press("Enter")
    expect(laptop.at("table-number")).to_be_focused()
    return laptop


def go_on_with(laptop: Phone, venue: Venue, stream: str) -> None:
    """The score table of another round."""
    laptop.page.goto(f"{venue.path}/table/{stream}")
    expect(laptop.at("table-number")).to_be_focused()
    laptop.board(stream)


def type_card(laptop: Phone, person: int | str, *attempts: str) -> None:
    """A card in one go: the number or the name, then the keys of each attempt, Enter after each."""
    laptop.page.keyboard.type(f"{person}\n")
    for keys in attempts:
        if keys == SKIP:
            laptop.page.keyboard.press("ArrowRight")
        else:
            laptop.page.keyboard.type(f"{keys}\n")


def expect_saved(laptop: Phone, person: int) -> None:
    """The card is kept on this laptop, and the cursor waits for the next number."""
    expect(laptop.at("table-saved")).to_contain_text(f"{person} ")
    expect(laptop.at("table-number")).to_be_focused()


def expect_warning(laptop: Phone, words: str) -> None:
    """The card is not saved yet: the screen says why to look again, and that Enter saves it."""
    expect(laptop.at("table-warnings")).to_contain_text(words)
    expect(laptop.at("table-save")).to_be_focused()
    expect(laptop.at("table-save")).to_have_text("Save anyway")

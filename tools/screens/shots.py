"""What is photographed: whose screen, where it is, and what is done there first."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.phone import Phone

OPEN, CLOSED = "333-r2", "333-r1"
DISPUTED = "pyram-r1/4/1"
SCORED = "pyram-r1"
DIGITS = "1765"
PATIENCE_MS = 20_000
"""A busy machine may take its time to fold a demo's rounds before it computes a result."""


class Shot(NamedTuple):
    """`path` stands behind the competition's, unless it begins with a slash."""

    name: str
    role: str
    path: str
    do: Callable[[Phone], None]


def see(testid: str) -> Callable[[Phone], None]:
    """Wait until that is on the screen."""
    return lambda phone: expect(phone.at(testid).first).to_be_visible()


def read_the_timer(phone: Phone) -> None:
    """A competitor who has an attempt left, and digits on the keypad."""
    phone.page.locator("[data-testid^=person-]:has(.progress)").first.click()
    phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2")
    expect(phone.at("result")).to_contain_text("19.65", timeout=PATIENCE_MS)


def hand_over(phone: Phone) -> None:
    """The competitor checks what the judge entered; what is saved already is only shown again."""
    phone.board(SCORED)
    phone.page.locator("[data-testid^=person-]:has(.progress)").first.click()
    waiting = phone.page.locator("[data-testid^=slot-]:has([data-state=accepted])").first
    if waiting.count():
        waiting.click()
        phone.tap("hand")
    else:
        phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2", "save")
    expect(phone.at("handover-result")).to_have_text("19.65", timeout=PATIENCE_MS)
    expect(phone.at("confirm")).to_be_enabled()


def see_every_board(testid: str) -> Callable[[Phone], None]:
    """Wait until the phone has folded the demo's rounds, too."""

    def wait(phone: Phone) -> None:
        see(testid)(phone)
        for stream in (OPEN, CLOSED, SCORED):
            phone.board(stream)

    return wait


def invite(phone: Phone) -> None:
    """An invite as a helper scans it."""
    phone.tap("invite-make")
    expect(phone.at("invite-card")).to_be_visible()


SHOTS = (
    Shot("home", "public", "/", lambda phone: expect(phone.page.locator("h1")).to_be_visible()),
    Shot("join", "public", "/join", see("join-code")),
    Shot("judge-rounds", "judge", "/judge", see_every_board(f"round-{SCORED}")),
    Shot("judge-keypad", "judge", f"/judge/{SCORED}", read_the_timer),
    Shot("judge-check", "judge", f"/judge/{SCORED}", hand_over),
    Shot("organizer-rounds", "organizer", "/organizer", see_every_board(f"round-{SCORED}")),
    Shot("organizer-invite", "organizer", "/organizer/invites", invite),
    Shot("organizer-devices", "organizer", "/organizer/devices", see("device-1")),
    Shot("delegate-decisions", "delegate", "/delegate", see_every_board("decisions")),
    Shot("delegate-decision", "delegate", f"/delegate/{DISPUTED}", see("versions")),
    Shot("public-rounds", "public", "", see(f"round-{CLOSED}")),
    Shot("public-standings", "public", f"/r/{CLOSED}", see("standing-1")),
)

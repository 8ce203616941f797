"""Every screen of the app, by role: who sees it, where it is, and what shows that it is there."""

from typing import NamedTuple

from tests.browser.venue import ROUND


class Screen(NamedTuple):
    """`path` may name the competition as `{c}`; `ready` is a test id or, without one, a heading.

    `taps` open what lies over the screen: a sheet, or the competitor's check.
    """

    name: str
    role: str | None
    path: str
    ready: str | None = None
    taps: tuple[str, ...] = ()


SCREENS = (
    Screen("home", None, "/"),
    Screen("join", None, "/join", "join-code"),
    Screen("start", None, "/start"),
    Screen("public", None, "{c}", f"round-{ROUND}"),
    Screen("standings", None, f"{{c}}/r/{ROUND}", "standing-1"),
    Screen("rounds to judge", "judge", "{c}/judge", f"round-{ROUND}"),
    Screen("competitors", "judge", f"{{c}}/judge/{ROUND}", "person-1"),
    Screen("keypad", "judge", f"{{c}}/judge/{ROUND}?person=1", "keypad-1"),
    Screen("disputed card", "judge", f"{{c}}/judge/{ROUND}?person=3", "slot-1"),
    Screen("rounds to run", "organizer", "{c}/organizer", f"round-{ROUND}"),
    Screen("invites", "organizer", "{c}/organizer/invites", "invite-make"),
    Screen("devices", "organizer", "{c}/organizer/devices", "device-1"),
    Screen("decisions", "delegate", "{c}/delegate", "dispute-3-1"),
    Screen("decision", "delegate", f"{{c}}/delegate/{ROUND}/3/1", "versions"),
)

CARD = f"{{c}}/judge/{ROUND}?person=2"
SHEETS = (
    Screen("language and light", None, "/join", "join-code", taps=("lang-menu",)),
    Screen("connection", "judge", "{c}/judge", f"round-{ROUND}", taps=("connection",)),
    Screen("holder", "judge", "{c}/judge", f"round-{ROUND}", taps=("holder",)),
    Screen("competitor's check", "judge", CARD, "slot-1", taps=("slot-1", "hand")),
    Screen("wrong card", "judge", CARD, "slot-1", taps=("slot-1", "wrong-card")),
    Screen(
        "renaming",
        "organizer",
        "{c}/organizer/devices",
        "device-1",
        taps=("rename-device-1",),
    ),
    Screen(
        "late competitor",
        "organizer",
        "{c}/organizer",
        f"round-{ROUND}",
        taps=(f"enter-round-{ROUND}",),
    ),
    Screen(
        "closing", "organizer", "{c}/organizer", f"round-{ROUND}", taps=(f"close-round-{ROUND}",)
    ),
)

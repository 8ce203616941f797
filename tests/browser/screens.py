"""Every screen of the app, by role: who sees it, where it is, and what shows that it is there."""

from typing import NamedTuple

from tests.browser.venue import ROUND


class Screen(NamedTuple):
    """`path` may name the competition as `{c}`; `ready` is a test id or, without one, a heading."""

    name: str
    role: str | None
    path: str
    ready: str | None = None


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

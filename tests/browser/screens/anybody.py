"""Whoever opens the app: the ways in, this phone, and what lies over every screen."""

from playwright.sync_api import expect

from tests.browser.demo import IPHONE, SCORED
from tests.browser.phone import Phone
from tests.browser.screens.doing import a_heading, see, tap
from tests.browser.screens.screen import Screen
from tools.paths import ROOT

FILE = ROOT / "tests" / "data" / "MatsideOpen2022.wcif.json"


def steps_to_install(phone: Phone) -> None:
    """The pictures, where a browser has no question of its own."""
    phone.at("install-bar").get_by_role("button").first.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def choose_the_file(phone: Phone) -> None:
    """The first organizer's form, with a competition's file read on the device."""
    phone.at("start-file").set_input_files(FILE)
    see("start-summary")(phone)
    phone.type("start-name", "Sora Kim")


def no_such_code(phone: Phone) -> None:
    """What a wrong code leads to."""
    phone.type("join-code", "AAAAA-AAAAA")
    phone.tap("join-code-go")
    phone.type("join-name", "Sora Kim")
    phone.tap("join-submit")
    see("join-failed")(phone)


SCREENS = (
    Screen("home", None, "/", a_heading),
    Screen("home-joined", "judge", "/", a_heading),
    Screen("join", None, "/join", see("join-code")),
    Screen("join-name", None, "/join#{judge}", see("join-name")),
    Screen("join-install", IPHONE, "/join#{judge}", see("carried-code")),
    Screen("join-failed", None, "/join", no_such_code),
    Screen("start", None, "/start#{start}", choose_the_file),
    Screen("start-no-link", None, "/start", a_heading),
    Screen("not-found", None, "/nowhere", a_heading),
    Screen("this-phone", "judge", "/phone", see("keeping")),
    Screen("shortcut", "judge", "/go/judge", see(f"round-{SCORED}")),
)
SHEETS = (
    Screen("display", None, "/join", tap("lang-menu"), "app/DisplayMenu.jsx"),
    Screen("scanner", None, "/join", tap("join-scan"), "parts/scanner/Scanner.jsx"),
    Screen(
        "status", "judge", "{c}/judge", tap("connection", then="to-phone"), "app/StatusSheet.jsx"
    ),
    Screen("leave", "judge", "/", tap("leave"), "screens/home/LeaveSheet.jsx"),
    Screen("holder", "judge", "{c}/judge", tap("holder"), "parts/holder/Holder.jsx"),
    Screen(
        "move",
        "judge",
        "/phone",
        tap("move-seat", then="move-code"),
        "screens/phone/MoveSheet.jsx",
    ),
    Screen("install", IPHONE, "/", steps_to_install, "app/install/InstallButton.jsx"),
)

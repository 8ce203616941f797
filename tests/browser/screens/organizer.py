"""The organizer's desk: rounds at a glance, invites, devices, records."""

from playwright.sync_api import expect

from tests.browser.demo import OPEN, SCORED
from tests.browser.phone import Phone
from tests.browser.screens.doing import every_round, see, tap, tap_the_first
from tests.browser.screens.screen import Screen
from tools.paths import ROOT

RECORDING = ROOT / "tests" / "captures" / "gen5-full.jsonl"


def look_at_records(phone: Phone) -> None:
    """What a list of records would change."""
    see("records-text")(phone)
    phone.type("records-text", "region,event,type,value\nworld,333,single,3.05\nKR,333,single,4.44")
    phone.tap("records-look")
    see("records-added")(phone)


def play_a_recording(phone: Phone) -> None:
    """What a timer has sent, to its end."""
    phone.at("bench-source").select_option("file")
    with phone.page.expect_file_chooser() as choosing:
        phone.tap("bench-connect")
    choosing.value.set_files(RECORDING)
    expect(phone.at("bench-figure-kind")).to_have_attribute("data-value", "full")
    expect(phone.at("bench-link")).to_have_attribute("data-link", "down")


SCREENS = (
    Screen("organizer-rounds", "organizer", "{c}/organizer", every_round(f"round-{SCORED}")),
    Screen(
        "organizer-by-event",
        "organizer",
        "{c}/organizer",
        tap("view-event", then=f"line-{OPEN}"),
    ),
    Screen("organizer-invites", "organizer", "{c}/organizer/invites", see("invite-make")),
    Screen(
        "organizer-invite",
        "organizer",
        "{c}/organizer/invites",
        tap("invite-make", then="invite-card"),
    ),
    Screen("organizer-records", "organizer", "{c}/organizer/records", see("records-look")),
    Screen("organizer-timers", "organizer", "{c}/timers", see("bench-connect")),
    Screen("organizer-timers-played", "organizer", "{c}/timers", play_a_recording),
    Screen("organizer-devices", "organizer", "{c}/organizer/devices", see("device-1")),
)
SHEETS = (
    Screen(
        "organizer-records-look",
        "organizer",
        "{c}/organizer/records",
        look_at_records,
        "screens/organizer/records/ChangesSheet.jsx",
    ),
    Screen(
        "organizer-rename",
        "organizer",
        "{c}/organizer/devices",
        tap_the_first("rename-device-"),
        "screens/organizer/devices/RenameSheet.jsx",
    ),
    Screen(
        "organizer-revoke",
        "organizer",
        "{c}/organizer/devices",
        tap_the_first("revoke-device-"),
        "screens/organizer/RevokeSheet.jsx",
    ),
)

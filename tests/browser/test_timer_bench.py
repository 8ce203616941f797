"""The test bench for timers: a table checked, a recording kept and played, a wrong cable named."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Playwright, expect

from tests.browser.cable import FORGET, Cable, fake_serial
from tests.browser.phone import Phone
from tests.browser.venue import Prepared, Venue

STEPS = ("reset", "hands", "start", "stop")
FEW_WAYS = """for (const way of ['serial', 'usb', 'bluetooth']) delete Navigator.prototype[way];"""
FAULTS = 12
"""More than a plug makes when it goes in."""
A_WHILE = 100
"""Lines of a recording: this adapter hands on each byte of a packet by itself."""
WATCH = """() => {
  const state = document.querySelector('[data-testid=bench-state]');
  globalThis.states = [];
  const note = () => {
    const { state: now } = state.dataset;
    if (now !== globalThis.states.at(-1) && now !== 'stopping') globalThis.states.push(now);
  };
  note();
  new MutationObserver(note).observe(state, { attributes: true });
}"""
"""What the page shows from now on; it stops for too short a time to be drawn each time."""


@pytest.fixture(scope="module")
def hall(
    playwright: Playwright, prepared: Prepared, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Venue]:
    """One venue for all: nothing here enters a result."""
    made = Venue(playwright, prepared, tmp_path_factory.mktemp("bench"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def organizer(hall: Venue) -> Phone:
    return hall.joined("organizer", "Ona", fake_serial())


@pytest.fixture
def bench(hall: Venue, organizer: Phone) -> Phone:
    """The page, with nothing plugged in and nothing remembered."""
    organizer.page.goto("/nowhere")
    organizer.page.evaluate(f"() => {{ {FORGET} }}")
    organizer.page.goto(f"{hall.path}/timers")
    expect(organizer.at("bench-connect")).to_be_visible()
    return organizer


def plugged_in(phone: Phone, adapter: str = "a") -> Cable:
    """A timer at the end of a cable, which shows 0."""
    cable = Cable(phone, adapter)
    cable.plug()
    cable.switch_on()
    return cable


def connected(phone: Phone) -> Cable:
    """The same, and it is read."""
    cable = plugged_in(phone)
    phone.tap("bench-connect")
    sees(phone, "idle")
    return cable


def sees(phone: Phone, state: str) -> None:
    expect(phone.at("bench-state")).to_have_attribute("data-state", state)


def ticked(phone: Phone, step: str) -> None:
    expect(phone.at(f"bench-step-{step}")).to_have_attribute("data-mark", "seen")


def a_solve(
    phone: Phone, cable: Cable, ms: int, then: Callable[[Phone], None] = lambda _: None
) -> None:
    """Hands, green light, start, stop; `then` is what is waited for in each state but *running*."""
    cable.timer("hands")
    sees(phone, "hands")
    then(phone)
    cable.timer("armed")
    sees(phone, "armed")
    then(phone)
    cable.timer("solve", ms)
    sees(phone, "stopped")
    then(phone)


def test_a_table_is_checked_in_four_steps_without_network(hall: Venue, bench: Phone):
    """From the organizer's desk, and offline."""
    bench.page.goto(f"{hall.path}/organizer")
    bench.page.get_by_role("link", name="Timers").click()
    expect(bench.at("bench-connect")).to_be_visible()
    bench.context.set_offline(True)
    cable = connected(bench)
    bench.tap("bench-check")
    ticked(bench, "reset")
    a_solve(bench, cable, 2345)
    for step in STEPS:
        ticked(bench, step)
    expect(bench.at("bench-works")).to_contain_text("This table works: 2.345")
    expect(bench.at("bench-works")).to_contain_text("2.34.")
    expect(bench.at("bench-digits")).to_have_text("2.345")
    expect(bench.at("bench-figure-kind")).to_have_attribute("data-value", "full")
    expect(bench.at("bench-means")).to_have_attribute("data-word", "works")
    expect(bench.at("bench-figure-stop")).to_contain_text("ms")
    bench.context.set_offline(False)


def test_a_reset_makes_the_table_ready_for_the_next_solve_without_a_tap(bench: Phone):
    cable = connected(bench)
    for ms in (1234, 1567):
        a_solve(bench, cable, ms)
        expect(bench.at("bench-digits")).to_have_text(f"1.{ms % 1000}")
        cable.timer("reset")
        sees(bench, "idle")
    expect(bench.at("bench-flags")).to_have_count(0)


def test_pulled_out_during_the_solve_the_check_says_what_was_missing(bench: Phone):
    cable = connected(bench)
    bench.tap("bench-check")
    ticked(bench, "reset")
    cable.timer("start")
    ticked(bench, "start")
    cable.desk("unplug")
    expect(bench.at("bench-failed")).to_have_attribute("data-why", "lost")
    expect(bench.at("bench-means")).to_have_attribute("data-word", "unplugged")
    expect(bench.at("bench-step-stop")).to_have_attribute("data-mark", "waiting")


def records_for_a_while(phone: Phone) -> None:
    """A second of packets, so that a slow machine draws their state when they are played."""
    count = "Number(document.querySelector('[data-testid=bench-recorded]').dataset.count)"
    expect(phone.at("bench-recorded")).to_be_visible()
    before = phone.page.evaluate(count)
    phone.wait_for(f"{count} > {before + A_WHILE}")


def test_what_is_recorded_replays_to_the_same_states(bench: Phone):
    cable = connected(bench)
    bench.page.evaluate(WATCH)
    bench.tap("bench-record")
    records_for_a_while(bench)
    a_solve(bench, cable, 2678, records_for_a_while)
    cable.timer("reset")
    sees(bench, "idle")
    records_for_a_while(bench)
    bench.tap("bench-record-stop")
    live = bench.page.evaluate("states")
    assert live == ["idle", "hands", "armed", "running", "stopped", "idle"]

    bench.type("bench-note", "Table 3, blue cable")
    with bench.page.expect_download() as saving:
        bench.tap("bench-save")
    saved = saving.value
    assert saved.suggested_filename.startswith("timer-Table-3-blue-cable-")
    text = saved.path().read_text("utf-8")
    head = json.loads(text.splitlines()[0])
    assert head["source"] == "serial"
    assert head["name"] == "FTDI 0403:6001"
    assert head["note"] == "Table 3, blue cable"

    bench.tap("bench-disconnect")
    bench.at("bench-source").select_option("file")
    with bench.page.expect_file_chooser() as choosing:
        bench.tap("bench-connect")
    bench.page.evaluate(WATCH)
    choosing.value.set_files(
        {"name": "table-3.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(bench.at("bench-means")).to_contain_text("No timer is connected")
    sees(bench, "stopped")
    expect(bench.at("bench-digits")).to_have_text("2.678")
    expect(bench.at("bench-link")).to_have_attribute("data-link", "down")
    played = [state for state in bench.page.evaluate("states") if state != "off"]
    assert played == live


def test_two_timers_at_once_each_have_their_own_time(bench: Phone):
    bench.tap("bench-two")
    left, right = bench.at("bench-left"), bench.at("bench-right")
    for place, adapter in ((left, "a"), (right, "b")):
        plugged_in(bench, adapter)
        bench.page.evaluate("(id) => { globalThis[id] = cable.timer; }", adapter)
        place.get_by_test_id("bench-connect").click()
        expect(state_of(place)).to_have_attribute("data-state", "idle")
    bench.page.evaluate("() => Promise.all([a.solve(1234), b.solve(2345)])")
    for place, time in ((left, "1.234"), (right, "2.345")):
        expect(state_of(place)).to_have_attribute("data-state", "stopped")
        expect(place.get_by_test_id("bench-digits")).to_have_text(time)


def state_of(place: Locator) -> Locator:
    return place.get_by_test_id("bench-state")


def test_a_wrong_cable_is_named_and_rejected_bytes_say_so(bench: Phone):
    """The bytes of an inverted line; breaks and framing errors come with them."""
    cable = plugged_in(bench)
    cable.timer("off")
    bench.tap("bench-connect")
    expect(bench.at("bench-link")).to_have_attribute("data-link", "up")
    for _ in range(FAULTS):
        cable.desk("fault", "BreakError")
        send(bench, [0x56, 0xD6, 0xB6, 0x36, 0x16])
        cable.desk("fault", "FramingError")
    expect(bench.at("bench-means")).to_have_attribute("data-word", "inverted")
    expect(bench.at("bench-means")).to_contain_text("RS-232")
    expect(bench.page.locator("[data-good=false]").first).to_contain_text("not a packet")


def send(phone: Phone, some: list[int]) -> None:
    phone.page.evaluate("(some) => cable.desk.send('a', Uint8Array.from(some))", some)


def test_whoever_has_a_seat_may_test_and_a_browser_offers_what_it_has(hall: Venue):
    judge = hall.phone(FEW_WAYS)
    judge.page.goto(f"{hall.path}/timers")
    expect(judge.page.get_by_role("link", name="join")).to_be_visible()
    hall.join(judge, "judge", "Ann")
    judge.page.goto(f"{hall.path}/timers")
    expect(judge.at("bench-source")).to_be_visible()
    ways = judge.at("bench-source").locator("option").all_inner_texts()
    assert "Cable (serial)" not in ways
    assert "Recording" in " ".join(ways)
    expect(judge.page.get_by_text("Not in this browser")).to_contain_text("Bluetooth")

"""The judge's clocks inform, survive a reload, and propose; the judge decides."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import becomes
from tests.browser.time_machine import EDITIONS, Judge, clock_hall

SPEED, BLIND, MULTI = "333-r1", "333bf-r1", "333mbf-r1"
TOO_LONG = {"wca-2008": False, "wca-2010": False, "wca-2026": True}
"""Whether exactly fifteen and seventeen seconds are too long already."""
AT_TWELVE = {"wca-2008": "Go", "wca-2010": "Go", "wca-2026": "12 seconds"}


@pytest.fixture(scope="module")
def judges(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Judge]]:
    with clock_hall(playwright, tmp_path_factory.mktemp("clocks")) as made:
        yield made


def begin_inspection(judge: Judge, *, card: bool = True) -> float:
    """From the card to the running inspection; when it was started."""
    if card:
        judge.card(SPEED)
    phone = judge.phone
    phone.at("tool-inspection").click()
    phone.tap("inspection-begin")
    expect(phone.at("inspection-time")).to_be_visible()
    return judge.start_of("inspection")


def cancel(judge: Judge) -> None:
    judge.phone.tap("inspection-cancel")
    expect(judge.phone.at("inspection")).to_have_count(0)
    becomes(judge.clocks, {})
    judge.run()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_fifteen_and_seventeen_seconds_mean_is_the_editions(judges, edition: str):
    """A3a, A3a1, A3b2, A4d1, A4d2: at the very limit, and a hundredth beyond it."""
    judge = judges[edition]
    word = judge.phone.at("inspection-word")
    start = begin_inspection(judge)

    judge.hold(start + 14_999)
    expect(word).to_have_text(AT_TWELVE[edition])
    judge.hold(start + 15_000)
    expect(word).to_have_text("+2" if TOO_LONG[edition] else AT_TWELVE[edition])
    judge.hold(start + 15_010)
    expect(word).to_have_text("+2")
    judge.hold(start + 17_000)
    expect(word).to_have_text("DNF" if TOO_LONG[edition] else "+2")
    judge.hold(start + 17_010)
    expect(word).to_have_text("DNF")
    expect(judge.phone.at("inspection")).to_contain_text("A4d2")
    cancel(judge)


@pytest.mark.parametrize("edition", EDITIONS)
def test_calls_at_eight_and_twelve_seconds_in_the_editions_words(judges, edition: str):
    """A3d1, A3d2; 2026 A3b3, A3b4."""
    judge = judges[edition]
    start = begin_inspection(judge)
    for ms in (7_990, 8_000, 8_020, 11_990, 12_000, 13_000):
        judge.hold(start + ms)
    calls = ["8 seconds", AT_TWELVE[edition]]
    becomes(lambda: [text for _, text in judge.heard()["said"]], calls)
    becomes(lambda: judge.heard()["shakes"], 2)
    cancel(judge)


def test_a_silent_phone_says_nothing_and_shows_the_word(judges):
    """2s1: for a competitor who does not hear."""
    judge = judges["wca-2026"]
    phone = judge.phone
    judge.card(SPEED)
    phone.at("tool-inspection").click()
    phone.tap("calls-silent")
    phone.tap("inspection-cancel")
    start = begin_inspection(judge, card=False)
    judge.hold(start + 7_990)
    judge.hold(start + 8_000)
    expect(phone.at("inspection-word")).to_have_text("8 seconds")
    becomes(judge.heard, {"said": [], "tones": 0, "shakes": 1})
    cancel(judge)
    phone.tap("tool-inspection", "calls-tone", "inspection-cancel")
    start = begin_inspection(judge, card=False)
    judge.hold(start + 7_990)
    judge.hold(start + 8_000)
    expect(phone.at("inspection-word")).to_have_text("8 seconds")
    becomes(lambda: (judge.heard()["said"], judge.heard()["tones"]), ([], 1))
    cancel(judge)
    phone.tap("tool-inspection", "calls-voice", "inspection-cancel")


def test_a_reload_in_mid_inspection_shows_the_true_time_and_the_entry_gets_the_penalty(judges):
    """A4d1 is proposed beside the keypad, survives, and can be taken off; nothing else is typed."""
    judge = judges["wca-2026"]
    phone = judge.phone
    start = begin_inspection(judge)
    judge.hold(start + 10_400)
    phone.page.reload()
    expect(phone.at("inspection-time")).to_have_text("10.4")
    assert judge.heard()["said"] == []

    judge.hold(start + 15_230)
    phone.tap("inspection-solving")
    expect(phone.at("in-progress")).to_be_visible()
    phone.page.reload()
    phone.at("enter-time").click()
    expect(phone.at("inspection-mark")).to_contain_text("15.23")
    phone.tap("keypad-1", "keypad-2", "keypad-3", "keypad-4")
    expect(phone.at("result")).to_contain_text("12.34 + 2 = 14.34")
    phone.tap("inspection-take-off")
    expect(phone.at("inspection-mark")).to_have_count(0)
    expect(phone.at("result")).not_to_contain_text("14.34")
    becomes(judge.clocks, {})
    judge.run()


def test_the_minute_to_get_ready_counts_down(judges):
    """A3b, A3b1: asked for when the judge is ready; what follows is the judge's to decide."""
    judge = judges["wca-2026"]
    phone = judge.phone
    judge.card(SPEED)
    judge.hold(1_900_000_000_000)
    phone.at("tool-inspection").click()
    expect(phone.at("ready-left")).to_contain_text("1:00")
    judge.hold(1_900_000_000_000 + 59_001)
    expect(phone.at("ready-left")).to_contain_text("0:01")
    judge.hold(1_900_000_000_000 + 60_000)
    expect(phone.at("ready-left")).to_contain_text("A3b1")
    expect(phone.at("inspection")).to_contain_text("DNS")
    phone.tap("inspection-cancel")
    judge.run()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blindfolded_attempt_has_a_stopwatch_at_nought_and_no_inspection(judges, edition: str):
    """B1a, B1d, B2a, B2e: whatever the limit; H1b for several cubes."""
    judge = judges[edition]
    phone = judge.phone
    for round_ in (BLIND, MULTI):
        judge.card(round_)
        expect(phone.at("tool-stopwatch")).to_be_visible()
        expect(phone.at("tool-inspection")).to_have_count(0)
    judge.card(BLIND)
    phone.at("tool-stopwatch").click()
    expect(phone.at("stopwatch").locator(".dark-clock-time")).to_have_text("0:00")
    phone.tap("stopwatch-cancel")
    becomes(judge.clocks, {})


def test_a_stopwatch_beside_the_timer_gives_a_result_that_the_judge_could_still_change(judges):
    """A1b: from the tap that stops it to the card, as a stopwatch's time; B1d alike."""
    judge = judges["wca-2010"]
    phone = judge.phone
    start = begin_inspection(judge)
    judge.hold(start + 6_000)
    phone.tap("inspection-stopwatch")
    assert judge.start_of("stopwatch") == start + 6_000

    judge.hold(start + 6_000 + 612_340)
    expect(phone.at("stopwatch-time")).to_have_text("10:12")
    phone.page.reload()
    expect(phone.at("stopwatch-time")).to_have_text("10:12")
    phone.tap("stopwatch-stop")
    expect(phone.at("reading")).to_have_text("10:12.34")
    expect(phone.at("stopwatch-mark")).to_be_visible()
    judge.run()
    phone.tap("save")
    expect(phone.at("handover-result")).to_have_text("10:12")
    becomes(judge.clocks, {})
    [body] = judge.bodies(SPEED)
    assert body == {"penalties": [], "stopwatch_cs": 61_234}


@pytest.mark.parametrize("edition", ["wca-2008", "wca-2026"])
def test_multi_blind_counts_down_the_limit_of_its_cubes(judges, edition: str):
    """H1b, H1b1: ten minutes a cube, an hour at most where it is capped; then stop and score."""
    judge = judges[edition]
    phone = judge.phone
    judge.card(MULTI)
    phone.at("tool-stopwatch").click()
    for _ in range(5):
        phone.tap("cubes-more")
    expect(phone.at("cubes")).to_have_text("7 cubes")
    capped = edition == "wca-2026"
    expect(phone.at("stopwatch")).to_contain_text("1:00:00" if capped else "1:10:00")
    for _ in range(5):
        phone.tap("cubes-less")
    phone.tap("stopwatch-begin")
    start = judge.start_of("stopwatch")
    judge.hold(start + 1_199_000)
    expect(phone.at("stopwatch-time")).to_have_text("0:01")
    judge.hold(start + 1_200_000)
    expect(phone.at("stopwatch-word")).to_have_text("Stop")
    expect(phone.at("in-progress")).to_contain_text("H1b1")
    becomes(lambda: judge.heard()["said"], [["en-GB", "Stop"]])
    judge.hold(start + 1_203_000)
    phone.tap("stopwatch-stop")
    expect(phone.at("multi-time")).to_contain_text("20:00")
    expect(phone.at("multi-attempted")).to_contain_text("2")
    phone.tap("multi-solved", "keypad-2")
    expect(phone.at("reading")).to_have_text("2/2 20:00")
    judge.run()

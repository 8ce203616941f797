"""The hour of fewest moves in fast time: each edition's own announcements, on one clock."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import becomes
from tests.browser.test_every_screen import AXE, COLOURS, RUN_AXE, THEMES
from tests.browser.time_machine import EDITIONS, Judge, clock_hall

HOUR = "333fm-r1/hour"
ANNOUNCED = {
    "wca-2008": ["0:00 Go"],
    "wca-2010": [
        "0:00 Go",
        "30:00 30 minutes have passed",
        "50:00 50 minutes have passed",
        "55:00 55 minutes have passed",
        "59:00 59 minutes have passed",
        "60:00 Stop",
    ],
    "wca-2026": ["0:00 Go", "55:00 5 minutes remaining", "60:00 Stop"],
}
CONSEQUENCE = {"wca-2008": "E2b", "wca-2010": "E2c", "wca-2026": "E2b"}
FAST = """async (start) => {
  for (let minute = 1; minute <= 60; minute += 1)
    for (const before of [500, 0]) {
      machine.hold(start + minute * 60_000 - before);
      await machine.frames(3);
    }
}"""
"""An hour of a minute's steps, each with the half second before it."""


@pytest.fixture(scope="module")
def judges(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Judge]]:
    with clock_hall(playwright, tmp_path_factory.mktemp("hour"), AXE) as made:
        yield made


def begin(judge: Judge) -> float:
    """From the round to the running hour; when it was started."""
    phone = judge.phone
    judge.reset()
    phone.page.goto(f"{judge.path}/judge/333fm-r1")
    phone.at("to-hour").click()
    phone.at("hour-start").click()
    expect(phone.at("hour-left")).to_be_visible()
    return judge.start_of("hour")


def end(judge: Judge) -> None:
    judge.phone.tap("hour-end", "hour-end-sure")
    expect(judge.phone.at("hour-start")).to_be_visible()
    judge.run()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sixty_minute_hour_in_fast_time_announces_what_the_edition_says(judges, edition: str):
    """E2a, E2b, E2b1, E2c: the calls by voice and in words, and what writing on costs."""
    judge = judges[edition]
    phone = judge.phone
    start = begin(judge)
    phone.page.evaluate(FAST, start)
    expect(phone.at("announced").locator("li")).to_have_text(ANNOUNCED[edition])
    calls = [line.partition(" ")[2] for line in ANNOUNCED[edition]]
    becomes(lambda: [text for _, text in judge.heard()["said"]], calls)
    expect(phone.at("hour-left")).to_have_text("0:00")
    expect(phone.at("hour-word")).to_have_text("No more writing")
    expect(phone.at("hour-consequence")).to_contain_text(CONSEQUENCE[edition])
    end(judge)


def test_the_hour_goes_on_through_a_reload_and_on_another_phone(judges):
    """E2b: the start is kept, and travels in a link; nothing is taken over without a tap."""
    judge = judges["wca-2026"]
    phone = judge.phone
    start = begin(judge)
    judge.hold(start + 600_000)
    phone.page.reload()
    expect(phone.at("hour-left")).to_have_text("50:00")
    assert judge.heard()["said"] == []
    expect(phone.at("hour-link")).to_have_attribute("href", re.compile("hour"))
    link = phone.at("hour-link").get_attribute("href")
    assert link is not None
    end(judge)

    phone.page.goto("/nowhere")
    phone.page.goto(link)
    expect(phone.at("hour-take")).to_be_visible()
    expect(phone.at("hour-left")).to_have_count(0)
    phone.tap("hour-take")
    expect(phone.at("hour-take")).to_have_count(0)
    assert judge.start_of("hour") == round(start)
    end(judge)


@pytest.mark.parametrize("theme", THEMES)
def test_the_hour_has_no_serious_fault_of_access(judges, theme: str):
    """Read by ear and in every theme; as large as the screen is wide."""
    judge = judges["wca-2010"]
    phone = judge.phone
    start = begin(judge)
    judge.hold(start + 1_800_500)
    expect(phone.at("hour-word")).to_have_text("30 minutes have passed")
    found = phone.page.evaluate(RUN_AXE, [theme, {} if theme == "light" else COLOURS])
    assert found["faults"] == []
    wide = phone.at("hour-left").bounding_box()
    assert wide is not None
    assert wide["height"] > 100
    end(judge)

"""What the next attempt needs stands between the attempts and the pad, and moves neither."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.thumb import TOUCH
from tests.browser.venue import ROUND, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

BLIND = ("444bf-r1", "555bf-r1")
HALF_AN_HOUR = {"centiseconds": 180_000, "cumulativeRoundIds": list(BLIND)}
CUTOFF = {"numberOfAttempts": 2, "attemptResult": 1_200}
PEOPLE = {1: (9_120, 10_110, 10_450, 11_990), 2: (), 3: (12_000,), 4: (9_870, -1, 10_010, -1)}
"""Competitors, and what each has done in the round with the cutoff."""
WHERE = """() => {
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [needs, mat] = [at('.needs'), at('.mat')];
  const lines = [...document.querySelector('.needs').children];
  const last = lines.at(-1).getBoundingClientRect();
  return {
    lines: lines.length,
    top: needs.top, slots: at('.slots').bottom, bottom: Math.max(needs.bottom, last.bottom),
    mat: mat.top, header: Math.max(0, document.querySelector('header').getBoundingClientRect().top),
    cut: lines.some((one) => one.scrollWidth > one.clientWidth),
  };
}"""
WITHOUT_THE_WORDS = """() => {
  const tops = () => ['[data-testid=slot-1]', '[data-testid=keypad-1]', '[data-testid=save]']
    .map((one) => document.querySelector(one).getBoundingClientRect().top);
  const before = tops();
  const needs = document.querySelector('.needs');
  for (const line of needs.children) line.style.display = 'none';
  const after = tops();
  for (const line of needs.children) line.style.display = '';
  return [before, after];
}"""


@pytest.fixture(scope="module")
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """A round with a cutoff, under way, and two rounds that share half an hour."""
    events = ["333", *(stream[:5] for stream in BLIND)]
    people = [person(number, f"Solver {number}", events=events) for number in PEOPLE]
    blind = {**planned_round(), "format": "3", "timeLimit": HALF_AN_HOUR}
    rounds = [{**planned_round(), "id": ROUND, "cutoff": CUTOFF}]
    wcif = small(
        id="Needs2026",
        name="Needs Open 2026",
        shortName="Needs Open",
        persons=people,
        events=[
            {"id": "333", "rounds": rounds, "extensions": []},
            *(
                {"id": stream[:5], "rounds": [{**blind, "id": stream}], "extensions": []}
                for stream in BLIND
            ),
        ],
        schedule={**small()["schedule"], "venues": []},
    )
    made = Venue(
        playwright,
        prepare(tmp_path_factory.mktemp("needs-prepared"), wcif),
        tmp_path_factory.mktemp("needs"),
    )
    _results(made)
    yield made
    made.close()


def _results(made: Venue) -> None:
    delegate, judge = made.paper_phone("delegate", "Dana"), made.paper_phone("judge", "Bo")
    cutoff = {"attempts": CUTOFF["numberOfAttempts"], "result": CUTOFF["attemptResult"]}
    opening = delegate.pen.open(PEOPLE, cutoff=cutoff)
    delegate.hand_in(opening)
    for number, readings in PEOPLE.items():
        for slot, reading in enumerate(readings, 1):
            body = {"penalties": [], **_body(reading)}
            subject = {"person": number, "slot": slot}
            judge.hand_in(judge.pen.make("attempt.record", body, subject, [id_of(opening)]))
    for stream in BLIND:
        delegate.pen.stream = judge.pen.stream = stream
        limit = {"limit_cs": 180_000, "cumulative": list(BLIND)}
        opened = delegate.pen.open(PEOPLE, event=stream[:5], format="3", **limit)
        delegate.hand_in(opened)
        if stream == BLIND[0]:
            judge.hand_in(judge.pen.record(1, 1, 600_000, [id_of(opened)]))


def _body(reading: int) -> dict:
    return {"declared": "dnf"} if reading < 0 else {"reading_ms": reading}


@pytest.fixture(scope="module")
def phone(hall: Venue) -> Phone:
    return hall.joined("judge", "Ann", **TOUCH)


def card(hall: Venue, phone: Phone, number: int, stream: str = ROUND) -> None:
    phone.page.goto(f"{hall.path}/judge/{stream}?person={number}")
    expect(phone.at("keypad-1")).to_be_visible()


def says(phone: Phone, *words: str) -> None:
    lines = phone.at("needs").locator("p")
    expect(lines).to_have_text(list(words))


@pytest.mark.parametrize("number", PEOPLE)
def test_the_words_stand_above_the_pad_and_move_nothing_in_any_language(hall, phone, number):
    card(hall, phone, number)
    for language in ("ko", "zh", "en"):
        phone.page.evaluate("scrollTo(0, 0)")
        phone.tap("lang-menu", f"language-{language}")
        card(hall, phone, number)
        expect(phone.at("needs").locator("p").first).to_be_visible()
        expect(phone.at("needs")).not_to_contain_text("…")
        seen = phone.page.evaluate(WHERE)
        assert seen["lines"] in (1, 2)
        assert seen["slots"] <= seen["top"], language
        assert seen["bottom"] <= seen["mat"] + 0.5, (language, seen)
        assert not seen["cut"], language
        before, after = phone.page.evaluate(WITHOUT_THE_WORDS)
        assert before == after, language


def test_after_four_attempts_the_average_has_a_best_and_a_worst(hall, phone):
    """9f8: 9.12 10.11 10.45 beside a better one, 10.11 10.45 11.99 beside a worse."""
    card(hall, phone, 1)
    says(phone, "Best average possible 9.89, worst 10.85")


def test_two_dnfs_have_sunk_the_average(hall, phone):
    """9f9."""
    card(hall, phone, 4)
    says(phone, "The average will be DNF")


def test_the_cutoff_says_what_it_takes_and_how_often_it_can_be_tried(hall, phone):
    """9g: better than, in 2026."""
    card(hall, phone, 2)
    says(phone, "Better than 12.00 to make the cutoff (2 attempts left)")
    card(hall, phone, 3)
    says(phone, "Better than 12.00 to make the cutoff (1 attempt left)")


def test_time_is_left_over_two_rounds_and_the_limit_s_rulings_take_one_tap(hall, phone):
    """2026 A1a2, A1a4, A1a2+++++: proposed to the judge, who records them; nothing by itself."""
    card(hall, phone, 1, BLIND[1])
    says(phone, "Time left 20:00")
    phone.tap(*(f"keypad-{digit}" for digit in "200000"))
    offer = phone.at("limit-dnf")
    expect(offer).to_have_text("Shared limit reached: enter DNF (A1a4)")
    expect(phone.at("result")).to_contain_text("20:00")
    seen = phone.page.evaluate(WHERE)
    assert seen["bottom"] <= seen["mat"] + 0.5, seen
    expect(phone.at("result")).not_to_contain_text("DNF")

    offer.tap()
    expect(phone.at("result")).to_contain_text("DNF (20:00")
    expect(offer).to_have_attribute("aria-pressed", "true")
    offer.tap()
    expect(phone.at("result")).not_to_contain_text("DNF")
    offer.tap()
    phone.tap("save", "confirm", "next-attempt")

    dns = phone.at("limit-dns")
    expect(dns).to_have_text("No time left: enter DNS (A1a2+++++)")
    dns.tap()
    expect(phone.at("reading")).to_have_text("DNS")
    cards = phone.board(BLIND[1])["cards"]
    slots = next(one for one in cards if one["person"] == 1)["slots"]
    assert [slot["value"] for slot in slots] == [-1, 0, 0]
    phone.tap("save", "confirm")


def test_another_competitor_has_all_of_the_time(hall, phone):
    card(hall, phone, 2, BLIND[1])
    says(phone, "Time left 30:00")

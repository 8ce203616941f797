"""Fewest moves as written (Article E, Article 12): typed, checked, used, signed, decided."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from server.rules.door import handle
from tests.browser.phone import Phone, becomes
from tests.browser.written import FEWEST, Hall, halls
from tools.paths import ROOT

SLOW_MS = 20_000
EDITIONS = ("wca-2008", "wca-2010", "wca-2026")
TYPED = {
    "wca-2008": (
        "everything-2008",
        "half-turns-2008",
        "more-than-eighty-2008",
        "mirror-2008",
        "three-quarter-turn-2008",
    ),
    "wca-2010": (
        "half-turns-2010",
        "middle-slices-2010",
        "inner-slices-2010",
        "bracket-rotations-2010",
        "everything-2010",
        "unknown-letter-2010",
        "last-move-missing-2010",
    ),
    "wca-2026": (
        "plain-2026",
        "rotations-2026",
        "wide-2026",
        "wide-with-2-2026",
        "other-symbols-2026",
        "capitals-2026",
        "lower-case-2026",
        "seventy-eight-and-two-rotations-2026",
        "seventy-nine-and-two-rotations-2026",
        "inverse-four-moves-2026",
        "one-turn-wrong-2026",
        "middle-slice-2026",
        "three-2026",
        "3Rw-2026",
    ),
}
"""By the names of the vectors: counts, rotations, wide and inner turns, wrong tokens, DNF."""
MARKS = """(both) => [...both.querySelectorAll('mark')].map((mark) => {
  let position = 0;
  for (let one = mark.previousSibling; one; one = one.previousSibling)
    position += [...one.textContent].length;
  return { position, token: mark.textContent };
})"""


def vectors() -> dict[str, dict[str, Any]]:
    """Name → request of `fewest.check`."""
    lines = (ROOT / "tests" / "vectors" / "fewest.check.jsonl").read_text("utf-8").splitlines()
    rows = map(json.loads, lines)
    return {row["name"].removeprefix("fewest.check/"): row for row in rows}


@pytest.fixture(scope="module")
def hall(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Hall]]:
    """A competition of each edition, on one server."""
    with halls(playwright, tmp_path_factory.mktemp("written"), *EDITIONS) as made:
        yield made


def open_solution(hall: Hall, phone: Phone, person: int) -> None:
    """The tool beside the keypad, on somebody's card."""
    phone.page.goto(f"{hall.path}/judge/{FEWEST}?person={person}")
    phone.board(FEWEST)
    phone.at("tool-solution").click(timeout=SLOW_MS)
    expect(phone.at("solution-solution")).to_be_visible(timeout=SLOW_MS)


def type_scramble(phone: Phone, scramble: str) -> None:
    expect(phone.at("solution-change").or_(phone.at("solution-scramble")).first).to_be_visible()
    if phone.at("solution-change").count():
        phone.tap("solution-change")
    phone.type("solution-scramble", scramble)


@pytest.mark.parametrize("edition", EDITIONS)
def test_written_solutions_give_their_counts_and_wrong_tokens_are_marked(
    hall: dict[str, Hall], edition: str
):
    """E2c, E2d, Article 12: what the vectors say of them stands on the phone while it is typed."""
    phone = hall[edition].joined("judge", "Ann")
    open_solution(hall[edition], phone, 1)
    known = vectors()
    for name in TYPED[edition]:
        row = known[name]
        request, told = row["request"], row["reply"]["value"]
        checked = handle(request)["value"]
        type_scramble(phone, request["scramble"])
        phone.type("solution-solution", "")
        phone.at("solution-solution").press_sequentially(request["solution"])
        counted = "DNF" if told["value"] == -1 else f"{told['value']}"
        expect(phone.at("solution-use")).to_have_text(f"Use this: {counted}", timeout=SLOW_MS)
        picture = phone.page.locator(".cube-net")
        expect(picture).to_have_attribute("data-state", checked["state"], timeout=SLOW_MS)
        if told["verdict"] == "ok":
            expect(phone.at("solution-said")).to_contain_text(f"Solved: {told['moves']} moves")
        behind = phone.page.locator(".lines-behind").last
        becomes(lambda behind=behind: behind.evaluate(MARKS), checked["errors"])
        for error in checked["errors"][:3]:
            button = phone.at(f"solution-error-{error['position']}")
            expect(button).to_contain_text(f"“{error['token']}”")
    print(f"{edition}: {len(TYPED[edition])} solutions typed")


def test_a_solution_by_thumb_is_used_signed_and_kept_with_its_scramble(hall: dict[str, Hall]):
    """E2c, E2d: keys for a thumb; the competitor checks count and solution, the board counts it."""
    here = hall["wca-2026"]
    phone = here.joined("judge", "Bo", has_touch=True, is_mobile=True)
    open_solution(here, phone, 2)
    type_scramble(phone, "R U F2")
    phone.tap("solution-solution")
    for sign in ("F", "2", "U", "'", "R", "'", "B", "back"):
        phone.tap(f"move-{sign}")
    expect(phone.at("solution-solution")).to_have_value("F2 U' R'")
    expect(phone.at("solution-use")).to_have_text("Use this: 3", timeout=SLOW_MS)
    phone.tap("solution-use")
    expect(phone.at("reading")).to_have_text("3", timeout=SLOW_MS)
    phone.tap("save")
    expect(phone.at("handover-result")).to_have_text("3", timeout=SLOW_MS)
    expect(phone.at("handover-solution")).to_have_text("F2 U' R'")
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm")
    phone.at("next").wait_for()
    [card] = [one for one in phone.board(FEWEST)["cards"] if one["person"] == 2]
    assert (card["slots"][0]["value"], card["slots"][0]["status"]) == (3, "recorded")

    phone.page.reload()
    open_solution(here, phone, 3)
    expect(phone.page.get_by_role("dialog")).to_contain_text("R U F2")
    expect(phone.at("solution-solution")).to_have_value("")


def test_what_was_typed_is_there_again_and_paper_alone_stays_possible(hall: dict[str, Hall]):
    """A sheet that was left keeps the text; the count of the paper needs no solution."""
    here = hall["wca-2010"]
    phone = here.joined("judge", "Cy")
    open_solution(here, phone, 2)
    type_scramble(phone, "R Q")
    expect(phone.page.get_by_text("not a move under these")).to_be_visible(timeout=SLOW_MS)
    expect(phone.at("solution-use")).to_be_disabled()
    type_scramble(phone, "R M")
    phone.type("solution-solution", "M' R'")
    expect(phone.at("solution-use")).to_have_text("Use this: 3", timeout=SLOW_MS)
    phone.page.keyboard.press("Escape")
    expect(phone.at("solution-solution")).to_have_count(0)
    phone.tap("tool-solution")
    expect(phone.at("solution-solution")).to_have_value("M' R'")
    phone.page.keyboard.press("Escape")
    phone.tap("keypad-2", "keypad-8", "save")
    expect(phone.at("handover-result")).to_have_text("28", timeout=SLOW_MS)
    expect(phone.at("handover-solution")).to_have_count(0)


def test_two_solutions_are_both_kept_and_the_delegate_sees_what_was_written(hall: dict[str, Hall]):
    """I2: as many other turns are another entry; the desk shows the solution of each."""
    here = hall["wca-2026"]
    for name, solution in (("Di", "R' L'"), ("Ed", "L' R'")):
        judge = here.paper("judge", name, FEWEST)
        body = {"scramble": "R L", "solution": solution}
        base = here.base(FEWEST)
        judge.hand_in(judge.pen.make("attempt.record", body, {"person": 1, "slot": 2}, base))
    delegate = here.joined("delegate", "Dana")
    delegate.page.goto(f"{here.path}/delegate/{FEWEST}/1/2")
    expect(delegate.at("versions")).to_contain_text("R' L'", timeout=SLOW_MS)
    expect(delegate.at("versions")).to_contain_text("L' R'")

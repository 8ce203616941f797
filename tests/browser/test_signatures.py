"""Signatures as each edition asks for them: the competitor, the judge, the scrambler (A7, A2d1)."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import NAMES, ROUND, Prepared, Venue, document, prepare

EDITIONS = ("wca-2008", "wca-2010", "wca-2026")


class Hall(NamedTuple):
    """One server with a competition of each edition."""

    venue: Venue
    competitions: dict[str, Prepared]


@pytest.fixture(scope="module")
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("hall")
    made = [
        prepare(folder, {**document(), "id": f"Hall{edition[-4:]}"}, edition)
        for edition in EDITIONS
    ]
    venue = Venue(playwright, made[0], tmp_path_factory.mktemp("phones"))
    yield Hall(venue, dict(zip(EDITIONS, made, strict=True)))
    venue.close()


def enter(hall: Hall, edition: str) -> Venue:
    """The competition of that edition, its round open."""
    venue, prepared = hall.venue, hall.competitions[edition]
    venue.prepared = prepared
    venue.secrets = {role: list(made) for role, made in prepared.secrets.items()}
    delegate = venue.paper_phone("delegate", "Dana")
    delegate.hand_in(delegate.pen.open(range(1, len(NAMES) + 1), edition=edition))
    return venue


def card(phone: Phone, venue: Venue, person: int) -> None:
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person={person}")
    phone.board(ROUND)


def enter_a_result(phone: Phone, *keys: str) -> None:
    expect(phone.at("keypad-1")).to_be_visible()
    phone.tap(*keys, "save")


def sign(phone: Phone) -> None:
    """Draw across the pad."""
    pad = phone.at("signing-pad")
    expect(pad).to_be_visible()
    box = pad.bounding_box()
    assert box
    left, top, width, height = box["x"], box["y"], box["width"], box["height"]
    mouse = phone.page.mouse
    for start in (0.2, 0.5):
        mouse.move(left + start * width, top + 0.3 * height)
        mouse.down()
        mouse.move(left + (start + 0.3) * width, top + 0.7 * height, steps=5)
        mouse.up()


def confirmations(venue: Venue) -> list[dict[str, Any]]:
    """Bodies of what was confirmed, as another device gets them from the server."""
    return [op["body"] for op in told(venue) if op["kind"] == "attempt.confirm"]


def told(venue: Venue) -> list[dict[str, Any]]:
    """All operations of the round, as the server gives them to one more device."""
    ops = venue.sync(venue.paper_phone("judge", "Cy").token)["ops"]
    return [json.loads(op["raw"]) for op in ops]


def test_a_penalty_of_2008_is_confirmed_only_with_the_competitors_hand(hall: Hall):
    """A7d, A7a: the judge's call is shown; a plain solve asks for nothing."""
    venue = enter(hall, "wca-2008")
    phone = venue.joined("judge", "Ann")
    card(phone, venue, 1)
    enter_a_result(phone, *(f"keypad-{digit}" for digit in "1234"))
    expect(phone.at("signing-say")).to_contain_text("OK")
    expect(phone.at("signing-pad")).to_have_count(0)
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm", "next-attempt")

    enter_a_result(phone, *(f"keypad-{digit}" for digit in "1500"), "key-plus2")
    expect(phone.at("signing-say")).to_contain_text("A7d")
    expect(phone.at("check-means")).to_contain_text("only with your signature")
    expect(phone.at("confirm")).to_be_disabled()
    phone.tap("back", "slot-2", "hand")
    expect(phone.at("confirm")).to_be_disabled()
    sign(phone)
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("signing-clear")
    expect(phone.at("confirm")).to_be_disabled()
    sign(phone)
    phone.tap("confirm")
    expect(phone.at("next")).to_be_visible()
    phone.sees_unsent(0)
    plain, signed = confirmations(venue)
    assert "signature" not in plain
    assert 1 <= len(signed["signature"]["strokes"]) <= 3


def test_a_dnf_of_2010_is_signed_by_name_where_nobody_draws(hall: Hall):
    """A7e: another competitor's number signs nothing."""
    venue = enter(hall, "wca-2010")
    phone = venue.joined("judge", "Ann")
    card(phone, venue, 3)
    enter_a_result(phone, *(f"keypad-{digit}" for digit in "1234"), "key-dnf")
    expect(phone.at("signing-say")).to_contain_text("DNF")
    expect(phone.at("confirm")).to_be_disabled()
    phone.tap("signing-named")
    phone.type("signing-name", "4")
    expect(phone.page.get_by_role("alert")).to_contain_text("another competitor")
    expect(phone.at("confirm")).to_be_disabled()
    phone.type("signing-name", "3")
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm")
    expect(phone.at("next")).to_be_visible()
    phone.sees_unsent(0)
    assert [body["by_hand"] for body in confirmations(venue)] == ["3"]


def test_today_three_sign_and_what_is_missing_is_listed_and_not_applied(hall: Hall):
    """2026 A2d1, A7b, A7c; A7c4 and 11i are the Delegate's: a line, and no DNF by itself."""
    venue = enter(hall, "wca-2026")
    scrambler, judge = venue.joined("judge", "Bo"), venue.joined("judge", "Ann")
    scrambler.page.goto(f"{venue.path}/judge/{ROUND}")
    scrambler.tap("scramble", "scramble-1", "sign-scramble")
    expect(scrambler.page.get_by_text("Scrambled already")).to_be_visible()
    scrambler.sees_unsent(0)
    scrambler.tap("scramble-2", "scramble-set-3")
    expect(scrambler.at("scramble-wrong")).to_contain_text("11i1")
    scrambler.context.set_offline(True)
    scrambler.tap("sign-scramble")
    expect(scrambler.at("scramble-3")).to_be_visible()
    scrambler.sees_unsent(1)
    scrambler.context.set_offline(False)
    scrambler.sees_unsent(0)

    card(judge, venue, 1)
    expect(judge.at("scrambled-by")).to_have_text("Scrambled by Bo, scramble 1")
    enter_a_result(judge, *(f"keypad-{digit}" for digit in "1234"))
    judge.at("signing-open").click()
    sign(judge)
    judge.tap("confirm", "next-attempt")
    enter_a_result(judge, *(f"keypad-{digit}" for digit in "1500"), "key-plus2")
    expect(judge.at("confirm")).to_be_enabled()
    judge.tap("back")
    expect(judge.at("wanting-2")).to_contain_text("A2d1")
    expect(judge.at("wanting-2")).to_contain_text("Competitor’s confirmation missing (A7c)")
    expect(judge.at("wanting-1")).to_have_count(0)
    card(judge, venue, 2)
    expect(judge.at("card-marks")).to_contain_text("Scramble 3 was told, expected 1")
    judge.page.goto(f"{venue.path}/judge/{ROUND}")
    judge.tap("signatures")
    expect(judge.at("missing-person-1")).to_contain_text("Attempt 2")
    expect(judge.at("missing-person-2")).to_contain_text("Scramble 3 was told")
    judge.sees_unsent(0)

    delegate = venue.joined("delegate", "Dee")
    delegate.page.goto(f"{venue.path}/delegate")
    delegate.at("missing-signatures").locator("summary").click()
    expect(delegate.at("missing-person-1")).to_contain_text("A7c")
    expect(delegate.at(f"missing-{ROUND}")).to_contain_text("for the Delegate to decide")
    delegate.at("missing-person-1").get_by_role("link").click()
    expect(delegate.at("versions")).to_be_visible()
    delegate.page.goto(f"{venue.path}/delegate/{ROUND}/1/1")
    expect(delegate.at("signature")).to_be_visible()
    one = next(one for one in delegate.board(ROUND)["cards"] if one["person"] == 1)
    assert [line["value"] for line in one["slots"][:2]] == [1234, 1700]
    assert not delegate.board(ROUND)["proposals"]

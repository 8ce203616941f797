"""Scrambles of a chess event: made on one phone, opened on the chosen scramblers' alone."""

import json
import re

from playwright.sync_api import expect

from tests.browser.chess_hall import EVENT
from tests.browser.phone import Phone
from tests.browser.venue import Venue

MATCH = f"{EVENT}-r1-m1"
MOVES = re.compile(r"([URFDLB][2']?)( [URFDLB][2']?){14,}")


def paired(venue: Venue) -> None:
    """One match of two competitors."""
    desk = venue.paper_phone("organizer", "Olga")
    one = {"match": 1, "table": 1, "white": 1, "black": 2}
    pairing = {"round": 1, "matches": [one], "byes": []}
    desk.hand_in(desk.pen.make("pairing.publish", pairing, stream=EVENT))


def at_scrambles(phone: Phone, venue: Venue) -> None:
    phone.page.goto(f"{venue.path}/chess/scrambles/{EVENT}")


def offered(phone: Phone, venue: Venue) -> None:
    """The phone offers itself as a scrambler's, and the server knows."""
    at_scrambles(phone, venue)
    phone.tap("scrambler-offer")
    expect(phone.at("scrambler-here")).to_be_visible()
    phone.sees_unsent(0)


def sets_at_the_server(phone: Phone) -> list[dict]:
    return phone.board(EVENT)["scrambles"]


def test_a_set_opens_on_the_chosen_phone_and_on_no_other(venue: Venue):
    """I7: neither the server nor a phone that was not chosen can read a scramble."""
    paired(venue)
    ann, eve = venue.joined("judge", "Ann"), venue.joined("judge", "Eve")
    offered(ann, venue)
    offered(eve, venue)
    boss = venue.joined("organizer", "Olga")
    at_scrambles(boss, venue)
    expect(boss.page.get_by_label(re.compile("^Eve"))).not_to_be_checked()
    expect(boss.at("scrambles-make")).to_be_disabled()
    boss.page.get_by_label(re.compile("^Ann")).check()
    boss.tap("scrambles-make")
    expect(boss.at("scrambles-all-made")).to_be_visible(timeout=60_000)
    boss.sees_unsent(0)
    expect(boss.at(f"open-{MATCH}-1")).to_have_count(0)

    opening = ann.at(f"open-{MATCH}-1")
    expect(opening).to_be_visible()
    opening.click()
    moves = ann.page.locator(".scramble-cover .scramble-moves")
    seen = []
    for cover in (1, 2, 3, 4):
        ann.tap(f"cover-{cover}")
        expect(ann.at(f"scramble-of-cover-{cover}")).to_be_visible()
        expect(moves).to_have_text(MOVES)
        seen.append(moves.text_content())
        expect(ann.page.locator(".scramble-cover .cube-net")).to_be_visible()
    assert len(set(seen)) == 4
    assert not any(scramble in json.dumps(sets_at_the_server(ann)) for scramble in seen)

    expect(eve.at(f"scrambles-{MATCH}")).to_be_visible()
    expect(eve.at(f"open-{MATCH}-1")).to_have_count(0)


def test_covers_are_ticked_one_by_one_and_the_set_opens_without_a_network(venue: Venue):
    """Two sets lie ready; what is ticked is there again after a reload."""
    paired(venue)
    boss = venue.joined("organizer", "Olga")
    offered(boss, venue)
    boss.page.get_by_label(re.compile("^Olga")).check()
    boss.tap("scrambles-make")
    expect(boss.at("scrambles-all-made")).to_be_visible(timeout=60_000)
    boss.sees_unsent(0)
    venue.server.kill()
    boss.tap(f"open-{MATCH}-2")
    expect(boss.at("scramble-of-cover-1")).to_be_visible()
    boss.tap("cover-done")
    expect(boss.at("scramble-of-cover-2")).to_be_visible()
    boss.page.reload()
    expect(boss.at(f"scrambles-{MATCH}")).to_contain_text("1 of 4 covers ready")
    boss.tap(f"open-{MATCH}-2")
    expect(boss.at("scramble-of-cover-2")).to_be_visible()
    expect(boss.at("cover-1")).to_have_text("1 ✓")

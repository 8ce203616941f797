"""Two tabs of one phone are one phone: one outbox, one courier, one truth on both screens."""

import copy

from playwright.sync_api import Request, expect

from tests.browser.phone import Phone, becomes
from tests.browser.test_device_keys import open_on_paper, stored
from tests.browser.venue import ROUND, Venue


class Road:
    """Counts the exchanges under way, whichever tab they come from, and what those carried that
    the server has answered."""

    def __init__(self) -> None:
        self.under_way: set[Request] = set()
        self.most = 0
        self.carried = 0

    def watch(self, phone: Phone) -> None:
        phone.context.on("request", self.sets_out)
        phone.context.on("requestfinished", self.arrives)
        phone.context.on("requestfailed", self.is_over)

    def sets_out(self, request: Request) -> None:
        if not request.url.endswith("/sync"):
            return
        self.under_way.add(request)
        self.most = max(self.most, len(self.under_way))

    def is_over(self, request: Request) -> None:
        self.under_way.discard(request)

    def arrives(self, request: Request) -> None:
        if request in self.under_way:
            self.carried += len((request.post_data_json or {})["ops"])
        self.is_over(request)


def test_what_one_tab_saves_the_other_shows_and_one_courier_carries_it_once(venue: Venue):
    """I1, I2: entries from both, made offline, numbered as one phone's, sent once each."""
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann")
    road = Road()
    other = copy.copy(phone)
    other.page = phone.context.new_page()
    for tab in (phone, other):
        tab.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
        expect(tab.at("keypad-1")).to_be_visible()
    venue.server.kill()

    phone.page.bring_to_front()
    phone.key_in("1234")
    phone.tap("confirm", "next-attempt")
    other.page.bring_to_front()
    expect(other.at("slot-1")).to_contain_text("12.34")
    other.sees_unsent(2)
    other.tap("slot-2")
    other.key_in("1311")
    other.tap("confirm", "next-attempt")
    phone.page.bring_to_front()
    expect(phone.at("slot-2")).to_contain_text("13.11")
    phone.sees_unsent(4)

    road.watch(phone)
    venue.server.start()
    for tab in (phone, other):
        tab.page.bring_to_front()
        tab.tap("sync-now")
    for tab in (phone, other):
        tab.sees_unsent(0)
    becomes(lambda: (road.most, road.carried), (1, 4))
    came = stored(venue, "Ann")
    assert [one.op["n"] for one in came] == [1, 2, 3, 4]
    assert {one.standing for one in came} == {"ok"}
    becomes(lambda: phone.board(ROUND) == other.board(ROUND), True)

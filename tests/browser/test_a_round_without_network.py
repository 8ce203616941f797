"""The main thing: a round scored on two phones while the server is dead."""

from playwright.sync_api import expect

from tests.browser.phone import Phone, becomes
from tests.browser.venue import ROUND, Venue


def test_two_phones_score_a_round_while_the_server_is_dead(venue: Venue):
    """I1, I2, I3: all is kept, the difference is a dispute, and three hosts have the same state."""
    delegate = venue.open_round()
    one, two = venue.joined("judge", "Ann"), venue.joined("judge", "Bo")
    for phone in (one, two):
        phone.tap(f"round-{ROUND}")
        expect(phone.at("person-1")).to_be_visible()

    venue.server.kill()

    one.enter(1, "1012", "1123", "998", "1045", "1101")
    two.enter(2, "1512", "1423", "1398", "1445", "1401")
    one.enter(3, "1200")
    for phone in (one, two):
        phone.page.reload()
    two.enter(3, "1210")
    one.sees_unsent(12)
    two.sees_unsent(12)

    venue.server.start()
    for phone in (one, two):
        phone.wait_for(f"globalThis.matside?.board('{ROUND}')?.disputes.length === 1")
        phone.sees_unsent(0)
    for phone in (one, two):
        becomes(lambda phone=phone: digest_of(phone) == server_digest(venue, phone), True)
    boards = [phone.board(ROUND) for phone in (one, two)]
    assert boards[0]["standings"] == boards[1]["standings"]
    assert [(row["person"], row["rank"]) for row in boards[0]["standings"]][:2] == [(1, 1), (2, 2)]
    assert [dispute["person"] for dispute in boards[0]["disputes"]] == [3]
    shown = standings_shown(one, venue)
    becomes(lambda: standings_shown(two, venue), shown)

    decide(delegate, venue)
    for phone in (one, two, delegate):
        phone.wait_for(f"globalThis.matside?.board('{ROUND}')?.disputes.length === 0")
        becomes(lambda phone=phone: digest_of(phone) == server_digest(venue, phone), True)


def decide(delegate: Phone, venue: Venue) -> None:
    """The delegate sees both versions and keeps the one that the scorecard shows."""
    delegate.page.goto(f"{venue.path}/delegate")
    delegate.tap("dispute-3-1")
    versions = delegate.at("versions")
    expect(versions).to_contain_text("12.00")
    expect(versions).to_contain_text("12.10")
    versions.get_by_role("radio").first.check()
    delegate.type("reason", "The scorecard says so")
    delegate.tap("decide")
    delegate.sees_unsent(0)


def standings_shown(phone: Phone, venue: Venue) -> list[str]:
    """The rows of the public page, as this phone shows them."""
    phone.page.goto(f"{venue.path}/r/{ROUND}")
    expect(phone.at("standing-3")).to_be_visible()
    return phone.page.get_by_role("row").all_inner_texts()


def digest_of(phone: Phone) -> str:
    digest: str = phone.board(ROUND)["digest"]
    return digest


def server_digest(venue: Venue, phone: Phone) -> str:
    """What the server has folded, asked with the token of a phone."""
    reply = venue.sync(phone.token())
    digest: str = reply["digests"][ROUND]["state"]
    return digest

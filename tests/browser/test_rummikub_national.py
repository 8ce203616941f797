"""The national tournament (source 003): a qualifier from the queue to its eight, and the final.

One qualifier is played on phones, the first round while the server is dead; seven others and most
of the final's games are handed in by other devices. Who is where at the end is reckoned anew here,
from the games alone.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser import rummikub
from tests.browser.phone import Phone, becomes
from tests.browser.rummikub import Played, Room, Tables
from tests.browser.venue import PaperPhone, Prepared
from tests.support.rummikub_tally import ranked

EVENT, FINAL = "rummikub", "rummikub9"
OTHERS = {
    "rummikub2": "Suwan",
    "rummikub3": "Daegu Yulha",
    "rummikub4": "Samsan",
    "rummikub5": "Seocheongju",
    "rummikub6": "Gimpo Airport",
    "rummikub7": "Jamsil",
    "rummikub8": "Eunpyeong",
}
NAMES = [
    family + given
    for family in ("김", "이", "박", "최")
    for given in ("민준", "서연", "도윤", "지우", "하은", "예준", "수아", "지호")
]
LATE = "정유나"
"""The thirty-third: there are 32 places."""
ALIKE = (5, 6)
"""Two tables of the first round that play the same games, so that some may be level in the end."""
CORRECTED, DISPUTED = 2, 3
MANY_MS = 150_000
"""What is made of eight events and 128 tables, fetched and folded by one phone, takes a while."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return rummikub.competition(tmp_path_factory.mktemp("national"), "National2017")


@pytest.fixture
def room(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Room]:
    made = Room(playwright, prepared, tmp_path)
    yield made
    made.close()


def test_a_national_tournament_from_the_queue_at_the_desk_to_its_winner(room: Room):
    organizer = room.joined("organizer", "Olga")
    rummikub.plan(organizer, room, "qualifier", "Busan", "2017-06-17")
    desks = [room.joined("scoretaker", name) for name in ("Sora", "Sang")]
    people = registered(room, desks)
    first = tiles_drawn(room, desks, people)
    organizer.page.goto(room.event(EVENT, "draw"))
    rummikub.publish(organizer)
    games = first_round(first)
    tables = [*desks, room.joined("head-judge", "Hana")]
    tables += [room.joined("judge", f"Judge {number}") for number in range(4, 9)]
    typed = played_without_server(room, tables, first, games)
    judge, desk = room.paper_phone("judge", "Paper"), room.paper_phone("organizer", "Paper")
    rest = {at: sheet for at, sheet in games.items() if at not in typed}
    rummikub.hand_in(judge, rummikub.scores(judge, EVENT, rest))
    decided(room, tables, games)

    second = rummikub.drawn(rummikub.draw_by_seed(organizer, room, EVENT, 2, 417), people)
    assert seats(organizer, EVENT, 2) == second
    more, level = rummikub.with_a_tie(Random(8), games, ALIKE, (first, second), place=8)
    rummikub.hand_in(judge, rummikub.scores(judge, EVENT, more))
    qualified = settled(room, organizer, [*games.values(), *more.values()], level)

    finalists = [*qualified, *other_qualifiers(desk, judge)]
    final(room, organizer, tables[-1], judge, finalists)


def registered(room: Room, desks: list[Phone]) -> list[int]:
    """32 people at two desks, one after the other, and one too many: the numbers of the 32."""
    for desk in desks:
        desk.page.goto(room.event(EVENT, "players"))
    for at, name in enumerate(NAMES):
        rummikub.register(desks[at % 2], name)
    for desk in desks:  # who has seen all others comes behind them
        expect(desk.at("players-count")).to_contain_text("32 of 32")
    rummikub.register(desks[0], LATE)
    for desk in desks:
        expect(desk.page.locator("[data-testid^=entrant-][data-state=waiting]")).to_have_count(1)
        desk.sees_unsent(0)
    known = {one["name"]: one for one in desks[0].board(EVENT)["entrants"]}
    assert [known[name]["waiting"] for name in (*NAMES, LATE)] == [False] * 32 + [True]
    return [known[name]["person"] for name in NAMES]


def tiles_drawn(room: Room, desks: list[Phone], people: list[int]) -> Tables:
    """Everybody's tile tapped in, half of them on each phone."""
    order = Random(3).sample(people, len(people))
    tables = {at // 4 + 1: order[at : at + 4] for at in range(0, len(order), 4)}
    desks[0].page.goto(room.event(EVENT, "draw"))
    desks[0].tap("draw-open")
    desks[1].page.goto(room.event(EVENT, "draw"))
    for table, seated in tables.items():
        for seat, number in enumerate(seated):
            rummikub.tap_tile(desks[table % 2], number, table, seat)
    for desk in desks:
        expect(desk.at("draw-count")).to_have_count(0)
        desk.sees_unsent(0)
    assert seats(desks[0], EVENT, 1) == tables
    return tables


def seats(phone: Phone, event: str, round: int) -> Tables:
    """A round's tables as a phone has them."""
    [draw] = [one for one in phone.board(event)["draws"] if one["round"] == round]
    found: Tables = {}
    for one in sorted(draw["seats"], key=lambda one: (one["table"], one["seat"])):
        found.setdefault(one["table"], []).append(one["person"])
    return found


def first_round(tables: Tables) -> Played:
    games = rummikub.played(Random(17), 1, tables)
    for number in rummikub.GAMES:
        games[1, ALIKE[1], number] = rummikub.as_at(games[1, ALIKE[0], number], tables[ALIKE[1]])
    return games


def played_without_server(
    room: Room, phones: list[Phone], tables: Tables, games: Played
) -> list[tuple[int, int, int]]:
    """The first table has its whole round, each other one a game, of which one is corrected and
    one is told differently by a second phone. Answers which games those are."""
    for table, phone in enumerate(phones, 1):
        phone.page.goto(room.table(EVENT, 1, table))
        expect(phone.at(f"player-{tables[table][0]}")).to_be_visible()
        phone.sees_unsent(0)
    room.server.kill()
    typed = [(1, 1, number) for number in rummikub.GAMES]
    typed += [(1, table, 1) for table in range(2, 9)]
    for at in typed:
        _, table, number = at
        sheet = games[at]
        if table == CORRECTED:
            rummikub.enter_game(phones[table - 1], number, wrong(sheet))
            corrected(phones[table - 1], number, sheet)
        else:
            rummikub.enter_game(phones[table - 1], number, sheet)
    other = phones[DISPUTED]
    other.page.goto(room.table(EVENT, 1, DISPUTED))
    rummikub.enter_game(other, 1, wrong(games[1, DISPUTED, 1]))
    room.server.start()
    for phone in phones:
        phone.sees_unsent(0)
    return typed


def wrong(sheet: rummikub.Sheet) -> rummikub.Sheet:
    """The same game with one rack counted as a point more."""
    at = next(at for at, one in enumerate(sheet) if one.get("sum", 0) > 2)
    return [{**one, "sum": one["sum"] + 1} if i == at else one for i, one in enumerate(sheet)]


def corrected(phone: Phone, number: int, sheet: rummikub.Sheet) -> None:
    """The rack that was counted wrongly, with the reason; the old value stays to be read."""
    one = next(one for one in sheet if one.get("sum", 0) > 2)
    phone.at(f"game-{number}").get_by_role("link").click()
    phone.tap("correct", f"line-{one['person']}", "keypad-clear")
    phone.tap(*(f"keypad-{digit}" for digit in str(one["sum"])))
    phone.tap(*["key-joker"] * one.get("jokers", 0))
    phone.tap("entry-save", "because-recount", "confirm-correct")
    expect(phone.at(f"game-{number}")).to_have_attribute("data-state", "counted")


def decided(room: Room, phones: list[Phone], games: Played) -> None:
    """The referee keeps what the table's own phone told."""
    referee, own = phones[DISPUTED - 1], "Hana"
    stream = f"{EVENT}-r1-t{DISPUTED}"
    referee.page.goto(room.table(EVENT, 1, DISPUTED))
    expect(referee.at("game-1")).to_have_attribute("data-state", "disputed")
    versions = referee.board(stream)["games"][0]["versions"]
    [keep] = [one["op"] for one in versions if one["by"] == own]
    referee.page.goto(room.table(EVENT, 1, DISPUTED, "/game-1"))
    referee.tap(f"keep-{keep}", "because-recount", "confirm-decide")
    expect(referee.at("dispute")).to_have_count(0)
    becomes(lambda: said(referee, stream), games[1, DISPUTED, 1])


def said(phone: Phone, stream: str) -> rummikub.Sheet:
    """What is in force of a table's first game, without what goes without saying."""
    [first] = [one for one in phone.board(stream)["games"] if one["game"] == 1]
    usual = {"melded": True, "out": False, "absent": False, "on_purpose": False, "jokers": 0}
    return [
        {name: value for name, value in one.items() if value not in (None, usual.get(name))}
        for one in first["players"]
    ]


def settled(
    room: Room, organizer: Phone, sheets: list[rummikub.Sheet], level: list[int]
) -> list[int]:
    """The tie across the cut is laid open, and the organizer decides; the eight in order."""
    organizer.page.goto(room.event(EVENT, "standings"))
    notice = organizer.at("cut-notice")
    expect(notice).to_have_attribute("data-state", "tied")
    follower = room.phone()
    follower.page.goto(room.event(EVENT, "standings"))
    levels = ranked(sheets)
    for level_ in levels:
        rank = 1 + sum(map(len, levels[: levels.index(level_)]))
        for one in level_:
            row = follower.at(f"standing-{one}")
            expect(row).to_have_attribute("data-rank", str(rank))
            mark = "tied" if one in level else "on" if rank < 8 else "none"
            expect(row).to_have_attribute("data-mark", mark)
    chosen = level[1]
    organizer.tap("open-tie", "tie-by-decide", f"pick-{chosen}")
    organizer.type("cut-reason-field", "They played one more game")
    organizer.tap("cut-decide")
    expect(notice).to_have_attribute("data-state", "decided")
    expect(follower.at(f"standing-{chosen}")).to_have_attribute("data-mark", "on")
    expect(follower.at("cut-reason")).to_contain_text("They played one more game")
    organizer.sees_unsent(0)
    return [*(one for level_ in levels[:7] for one in level_), chosen]


def other_qualifiers(desk: PaperPhone, judge: PaperPhone) -> list[int]:
    """Seven more, in one of which the second declines and the ninth follows."""
    going: list[int] = []
    for at, (event, place) in enumerate(OTHERS.items()):
        people = [5_000_001 + 1000 * at + one for one in range(32)]
        order = rummikub.qualifier(desk, judge, event, place, people)
        if at == 0:
            declines = {"kind": "place.decline", "body": {"reason": "Abroad that week"}}
            declined = order.pop(1)
            declines["subject"] = {"person": declined}
            desk.hand_in(*rummikub.chain(desk, event, declines))
        going += order[:8]
    return going


def final(
    room: Room, organizer: Phone, table: Phone, judge: PaperPhone, finalists: list[int]
) -> None:
    """64 are entered, drawn by seed, cut to four; the last round is played at its table."""
    rummikub.plan(organizer, room, "final", "Eunpyeong", "2017-07-02", EVENT, *OTHERS)
    organizer.page.goto(room.event(FINAL, "series"))
    goes = organizer.at("series-goes")
    expect(goes).to_have_attribute("data-count", "64", timeout=MANY_MS)
    organizer.tap("enter-all", "confirm-enter")
    expect(organizer.at("series-entered")).to_have_attribute("data-count", "64", timeout=MANY_MS)
    organizer.sees_unsent(0)
    entered = [one["person"] for one in organizer.board(FINAL)["entrants"]]
    assert sorted(entered) == sorted(finalists)

    random, games = Random(64), Played()
    for round, number in ((1, 702), (2, 1330)):
        seed = rummikub.draw_by_seed(organizer, room, FINAL, round, number)
        tables = rummikub.drawn(seed, finalists)
        assert seats(organizer, FINAL, round) == tables
        if round == 1:
            more = rummikub.played(random, round, tables)
        else:
            more = rummikub.without_a_tie(random, round, tables, games)
        rummikub.hand_in(judge, rummikub.scores(judge, FINAL, more))
        games |= more
    before = [one for [one] in ranked(games.values())]

    organizer.page.goto(room.event(FINAL, "standings"))
    expect(organizer.at("cut-notice")).to_have_attribute("data-state", "cut")
    four = rummikub.drawn(rummikub.draw_by_seed(organizer, room, FINAL, 3, 1650), before[:4])
    last = rummikub.without_a_tie(random, 3, four, {})
    table.page.goto(room.table(FINAL, 3, 1))
    for (_, _, number), sheet in sorted(last.items()):
        rummikub.enter_game(table, number, sheet)
    table.sees_unsent(0)
    order = [*(one for [one] in ranked(last.values())), *before[4:]]

    organizer.page.goto(room.event(FINAL, "standings"))
    expect(organizer.at("cut-notice")).to_have_attribute("data-state", "over")
    follower = room.phones[-1]
    follower.page.goto(room.event(FINAL, "standings"))
    for phone in (organizer, follower):
        phone.tap("stage-places")
        expect(phone.at(f"place-{order[0]}")).to_have_attribute("data-place", "1")
        becomes(lambda phone=phone: places(phone), dict(zip(order, range(1, 65), strict=True)))


def places(phone: Phone) -> dict[int, int]:
    """Person → place, as the list shows it."""
    rows = phone.at("places").locator("li")
    told = rows.evaluate_all("rows => rows.map(({dataset}) => [dataset.testid, dataset.place])")
    return {int(name.removeprefix("place-")): int(place) for name, place in told}

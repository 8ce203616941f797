"""What helpers at Rummikub tables do on their phones, and tournaments by chance from a seed."""

import hashlib
import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Playwright, expect

from tests.browser.phone import ARGUMENTS, BorrowedPhone, Phone, executable
from tests.browser.venue import PaperPhone, Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.rummikub_tally import Sheet, ranked
from tests.support.scripted_phone import id_of

INVITES = {"judge": 1, "scoretaker": 2, "head-judge": 1, "organizer": 2}
GAMES = range(1, 5)
ROUNDS = (1, 2)
BATCH = 150
"""So many operations are handed in at once."""
Tables = dict[int, list[int]]
"""The people of each table in the order of their seats."""
Played = dict[tuple[int, int, int], Sheet]
"""(round, table, game) → what was written."""


def competition(folder: Path, name: str) -> Prepared:
    """One that knows nobody: all come on the spot."""
    wcif = small(
        id=name,
        name=name,
        shortName=name,
        persons=[person(1, "Qing Zhang (张清)", events=["333"])],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(folder, wcif, invites=INVITES)


class Room(Venue):
    """A venue whose phones are profiles of one Chromium: there are many."""

    browser: Browser

    def __init__(self, playwright: Playwright, prepared: Prepared, folder: Path) -> None:
        super().__init__(playwright, prepared, folder)
        self.browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)

    def phone(self, *scripts: str, **options: Any) -> Phone:
        base_url = self.server.base_url
        made = BorrowedPhone(
            self.playwright, self.browser, base_url=base_url, scripts=scripts, **options
        )
        self.phones.append(made.start())
        return made

    def close(self) -> None:
        try:
            super().close()
        finally:
            self.browser.close()

    def event(self, event: str, view: str) -> str:
        return f"{self.path}/rummikub/event/{event}/{view}"

    def table(self, event: str, round: int, table: int, view: str = "") -> str:
        return f"{self.path}/rummikub/table/{event}-r{round}-t{table}{view}"


def plan(phone: Phone, room: Room, role: str, name: str, date: str, *source: str) -> None:
    """A new event by its form, all else as the form proposes it; its players are shown then."""
    phone.page.goto(f"{room.path}/rummikub")
    for event in source:
        expect(phone.at(f"event-{event}")).to_be_visible()
    phone.tap("new-event", f"plan-role-{role}")
    for event in source:
        phone.at(f"plan-from-{event}").check()
    for field, text in (("name", name), ("place", name), ("date", date)):
        phone.type(f"plan-{field}", text)
    phone.tap("plan-save")
    expect(phone.at("players-count")).to_be_visible()


def register(phone: Phone, name: str) -> None:
    """Somebody who stands at the desk."""
    phone.type("register-name", name)
    phone.at("register-age").check()
    phone.at("register-here").check()
    phone.tap("register")
    expect(phone.at("register-name")).to_have_value("")


def tap_tile(phone: Phone, number: int, table: int, seat: int) -> None:
    """Somebody's tile at the desk where they draw."""
    phone.tap(f"draws-{number}", f"number-{table}", f"colour-{seat}")
    expect(phone.at(f"draws-{number}")).to_have_count(0)


def draw_by_seed(phone: Phone, room: Room, event: str, round: int, number: int) -> str:
    """A round drawn from a number and published; answers the seed that the phone announces."""
    phone.page.goto(room.event(event, "draw"))
    phone.tap(f"round-{round}", "draw-how-seed")
    phone.type("draw-number", str(number))
    phone.tap("draw-open")
    seed = str(phone.at("draw-seed").text_content())
    publish(phone)
    return seed


def publish(phone: Phone) -> None:
    phone.tap("draw-publish")
    expect(phone.at("draw-state")).to_have_attribute("data-published", "true")
    phone.sees_unsent(0)


def enter_game(phone: Phone, number: int, sheet: Sheet) -> None:
    """A game typed at its table, line by line; its row then has scores."""
    phone.tap("enter-game")
    winner = next((one["person"] for one in sheet if one.get("out")), None)
    phone.tap("called-nobody" if winner is None else f"called-{winner}")
    others = [one for one in sheet if not one.get("out")]
    for place, one in enumerate(others, 1):
        if one.get("melded") is False:
            phone.tap("key-no-meld")
        else:
            phone.tap(*(f"keypad-{digit}" for digit in str(one["sum"])))
            phone.tap(*["key-joker"] * one.get("jokers", 0))
        phone.tap("entry-save" if place == len(others) else "entry-next")
    expect(phone.at(f"game-{number}")).to_have_attribute("data-state", "counted")


def game(random: Random, people: list[int]) -> Sheet:
    """One game by chance: somebody is out, or the pool is empty and one rack is the lowest."""
    sums = random.sample(range(3, 80), len(people))
    sheet: Sheet = []
    for at, one in enumerate(people):
        row: dict[str, Any] = {"person": one, "sum": sums[at]}
        if random.random() < 0.1:
            row = {"person": one, "melded": False}
        elif at < 2 and random.random() < 0.1:
            row["jokers"] = 1
        sheet.append(row)
    winner = random.randrange(len(people))
    out = random.random() < 0.9
    sheet[winner] = {"person": people[winner], **({"out": True} if out else {"sum": 2})}
    return sheet


def played(random: Random, round: int, tables: Tables) -> Played:
    """Every game of a round."""
    return {
        (round, table, number): game(random, people)
        for table, people in tables.items()
        for number in GAMES
    }


def as_at(sheet: Sheet, people: list[int]) -> Sheet:
    """The same game by others, seat by seat."""
    return [{**row, "person": one} for row, one in zip(sheet, people, strict=True)]


def drawn(seed: str, people: Iterable[int]) -> Tables:
    """A draw from a seed by anybody's SHA-256, as the rules of the draw announce it."""
    order = sorted(
        people,
        key=lambda one: (hashlib.sha256(f"{seed}|{one}".encode()).hexdigest(), str(one)),
    )
    assert len(order) % 4 == 0
    return {at // 4 + 1: order[at : at + 4] for at in range(0, len(order), 4)}


def without_a_tie(random: Random, round: int, tables: Tables, before: Played) -> Played:
    """A round after which no two are level."""
    for _ in itertools.count():
        made = played(random, round, tables)
        if all(len(level) == 1 for level in ranked([*before.values(), *made.values()])):
            return made
    raise AssertionError


def with_a_tie(
    random: Random, first: Played, alike: tuple[int, int], seats: tuple[Tables, Tables], place: int
) -> tuple[Played, list[int]]:
    """A second round after which two share a place, and they alone: (its games, the two).

    They sat at two tables of the first round that played `alike`; so do their tables of this one,
    and nothing breaks their tie. Everybody else is before or behind everybody.
    """
    before, now = seats
    at = {one: table for table, people in now.items() for one in people}
    pairs = [
        (one, other)
        for one, other in zip(before[alike[0]], before[alike[1]], strict=True)
        if at[one] != at[other]
    ]
    for _ in itertools.count():
        made = played(random, 2, now)
        for one, other in pairs:
            theirs = now[at[other]]
            turn = (now[at[one]].index(one) - theirs.index(other)) % 4
            in_order = theirs[-turn:] + theirs[:-turn]
            mirrored = {
                (2, at[other], number): as_at(made[2, at[one], number], in_order)
                for number in GAMES
            }
            levels = ranked([*first.values(), *{**made, **mirrored}.values()])
            shared = [level for level in levels if len(level) > 1]
            ahead = sum(len(level) for level in levels[: levels.index(shared[0])]) if shared else 0
            if shared == [sorted((one, other))] and ahead == place - 1:
                return {**made, **mirrored}, shared[0]
    raise AssertionError


def hand_in(paper: PaperPhone, envelopes: Iterable[dict[str, Any]]) -> None:
    """Many operations, in as few exchanges as may be."""
    waiting = list(envelopes)
    for start in range(0, len(waiting), BATCH):
        paper.hand_in(*waiting[start : start + BATCH])


def scores(paper: PaperPhone, event: str, games: Played) -> Iterator[dict[str, Any]]:
    """The operations of these games, each table's one after the other."""
    last: dict[str, str] = {}
    for (round, table, number), sheet in sorted(games.items()):
        stream = f"{event}-r{round}-t{table}"
        body = {"game": number, "players": sheet}
        base = [last[stream]] if stream in last else []
        made = paper.pen.make("game.score", body, None, base, stream=stream)
        last[stream] = id_of(made)
        yield made


def chain(paper: PaperPhone, stream: str, *facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Operations of one stream, each of which has seen the one before."""
    made: list[dict[str, Any]] = []
    for fact in facts:
        base = [id_of(made[-1])] if made else []
        made.append(
            paper.pen.make(fact["kind"], fact["body"], fact.get("subject"), base, stream=stream)
        )
    return made


def qualifier(
    desk: PaperPhone, judge: PaperPhone, event: str, place: str, people: list[int]
) -> list[int]:
    """A whole qualifier on other devices; everybody in their order, no two level."""
    random = Random(place)
    facts: list[dict[str, Any]] = [{"kind": "side.plan", "body": plan_of(place)}]
    facts += [
        {
            "kind": "entrant.add",
            "subject": {"person": one},
            "body": {"name": f"{place} {at}", "age_seen": True, "in_person": True},
        }
        for at, one in enumerate(people, 1)
    ]
    games: Played = {}
    for round in ROUNDS:
        seed = f"{event}|R{round}|{random.randint(1, 999)}"
        tables = drawn(seed, people)
        facts += [
            {
                "kind": "draw.open",
                "body": {
                    "round": round,
                    "how": "seed",
                    "seed": seed,
                    "people": people,
                    "sizes": [4] * 8,
                },
            },
            {"kind": "draw.publish", "body": {"round": round}},
        ]
        if round == 1:
            games |= played(random, round, tables)
        else:
            games |= without_a_tie(random, round, tables, games)
    hand_in(desk, chain(desk, event, *facts))
    hand_in(judge, scores(judge, event, games))
    return [one for level in ranked(games.values()) for one in level]


def plan_of(place: str) -> dict[str, Any]:
    return {
        "game": "rummikub",
        "name": place,
        "place": place,
        "role": "qualifier",
        "date": "2017-06-24",
        "capacity": 32,
        "seats": 4,
        "turn_seconds": 60,
        "warn_seconds": 10,
        "options": {"pool_empty": "difference"},
        "tie_breaks": [],
        "draw": "seed",
        "stages": [{"rounds": [4, 4], "advance": 8}],
        "day": [],
    }

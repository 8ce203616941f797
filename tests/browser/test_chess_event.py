"""Events of ChessCubing from the first entry to the final standings, on phones."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import Venue, prepare
from tests.server.exchange.documents import person, planned_round, small

EVENT = "chess"
PEOPLE = range(1, 12)
GUEST = "Uma Roy"
"""Somebody who is not registered and plays all the same."""
Round = dict[str, Any]
"""`games`: (white, black, half points of each); `byes`."""


@pytest.fixture
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """Eleven competitors; the twelfth player comes on the spot."""
    wcif = small(
        id="ChessDay2026",
        name="Chess Day 2026",
        shortName="Chess Day",
        persons=[person(number, f"Player {number}", events=["333"]) for number in PEOPLE],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    folder: Path = tmp_path_factory.mktemp("chess-day")
    made = Venue(playwright, prepare(folder / "prepared", wcif), folder)
    yield made
    made.close()


def desk(venue: Venue, view: str = "") -> str:
    return f"{venue.path}/chess/event/{EVENT}{view}"


def planned(venue: Venue, format: str, rounds: int | None = None) -> Phone:
    """The organizer's phone, on which the event has its plan; it goes on to the players."""
    organizer = venue.joined("organizer", "Olga")
    organizer.page.goto(f"{venue.path}/organizer")
    organizer.tap("chess", "new-event", f"plan-{format}")
    if rounds:
        organizer.type("plan-rounds", str(rounds))
    organizer.tap("plan-save")
    expect(organizer.at("player-search")).to_be_visible()
    return organizer


def enter(phone: Phone, many: int) -> None:
    """So many competitors by their numbers."""
    for number in range(1, many + 1):
        phone.type("player-search", str(number))
        phone.tap(f"add-{number}")
        expect(phone.at(f"entrant-{number}")).to_be_visible()


def enter_on_the_spot(phone: Phone) -> int:
    """Somebody by name, with a rating; answers the number that the phone gave."""
    phone.type("player-search", GUEST)
    phone.type("player-rating", "1990")
    phone.tap("add-guest")
    entry = phone.page.locator("[data-testid^=entrant-100]")
    expect(entry).to_contain_text(GUEST)
    expect(entry).to_contain_text("1990")
    return int(str(entry.get_attribute("data-testid")).removeprefix("entrant-"))


def publish(phone: Phone, round: int) -> None:
    """Draw a round as the rules pair it, and publish it."""
    phone.tap("draw", "publish")
    expect(phone.at("round-title")).to_have_text(f"Round {round}")


def wait_for_round(phone: Phone, round: int) -> dict[str, Any]:
    """The pairings as another phone has them."""
    phone.wait_for(f"(globalThis.matside?.board('{EVENT}')?.rounds.length ?? 0) >= {round}")
    found: dict[str, Any] = phone.board(EVENT)["rounds"][round - 1]
    return found


def write_by_hand(phone: Phone, match: str, winner: str) -> None:
    """How a match ended that was played on paper: `white`, `black` or `none`."""
    phone.tap(f"more-{match}", "by-hand", f"hand-{winner}")
    if winner == "none":
        phone.type("hand-reason", "The hall closes")
    else:
        phone.tap("hand-resign")
    phone.tap("confirm-hand")
    expect(phone.at(f"match-{match}")).to_have_attribute("data-state", "over")


def play(venue: Venue, organizer: Phone, delegate: Phone, who: Callable[[int, int], str]) -> list[Round]:
    """Every round until there is no further one: published by the organizer's phone, ended on the delegate's; answers all rounds with points."""
    rounds: list[Round] = []
    points = {"white": (2, 0), "black": (0, 2), "none": (1, 1)}
    organizer.page.goto(desk(venue))
    while organizer.at("next-step").get_attribute("data-step") != "close":
        number = len(rounds) + 1
        publish(organizer, number)
        drawn = wait_for_round(delegate, number)
        games = []
        for one in drawn["matches"]:
            winner = who(one["white"], one["black"])
            write_by_hand(delegate, one["match"], winner)
            games.append((one["white"], one["black"], *points[winner]))
        rounds.append({"games": games, "byes": drawn["byes"]})
        organizer.page.locator(
            "[data-testid=next-step]:is([data-step=pair], [data-step=close])"
        ).wait_for()
    return rounds


def ranked(rounds: list[Round], tie_breaks: tuple[str, ...]) -> dict[int, int]:
    """Everybody's rank, reckoned anew from the games alone; where nobody has left or sat out."""
    games = [game for one in rounds for game in one["games"]]
    people = sorted({person for game in games for person in game[:2]})
    met = {
        me: [(b, p, "white") for w, b, p, _ in games if w == me]
        + [(w, p, "black") for w, b, _, p in games if b == me]
        for me in people
    }
    points = {me: sum(p for _, p, _ in met[me]) for me in people}
    against = {me: sorted(points[other] for other, _, _ in met[me]) for me in people}

    def value(name: str, me: int, level: list[int]) -> int:
        if name == "direct":
            everybody = all({o for o, _, _ in met[one]} >= {*level} - {one} for one in level)
            return sum(p for o, p, _ in met[me] if o in level) if everybody else 0
        return {
            "buchholz": sum(against[me]),
            "buchholz-cut-1": sum(against[me][1:]),
            "sonneborn-berger": sum(p * points[o] for o, p, _ in met[me]),
            "wins": sum(p == 2 for _, p, _ in met[me]),
        }[name]

    levels = parted(people, points)
    for name in tie_breaks:
        levels = [
            part
            for level in levels
            for part in parted(level, {me: value(name, me, level) for me in level})
        ]
    return {me: 1 + sum(map(len, levels[:at])) for at, level in enumerate(levels) for me in level}


def parted(people: list[int], by: dict[int, int]) -> list[list[int]]:
    """Those with the same value together, the highest first."""
    return [
        [me for me in people if by[me] == value]
        for value in sorted({by[me] for me in people}, reverse=True)
    ]


def sees_ranks(phone: Phone, ranks: dict[int, int]) -> None:
    for someone, rank in ranks.items():
        expect(phone.at(f"standing-{someone}")).to_have_attribute("data-rank", str(rank))


def test_twelve_players_go_through_a_swiss_of_five_rounds(hall: Venue):
    organizer = planned(hall, "swiss", 5)
    enter(organizer, 11)
    enter_on_the_spot(organizer)
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(desk(hall))
    rounds = play(hall, organizer, delegate, lambda white, black: "white" if white < black else "black")
    assert len(rounds) == 5
    delegate.page.goto(desk(hall, "/standings"))
    usual = ("buchholz-cut-1", "buchholz", "direct", "wins")
    sees_ranks(delegate, ranked(rounds, usual))

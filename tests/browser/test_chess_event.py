"""Events of ChessCubing from the first entry to the final standings, on phones."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.chess import CHECKS
from tests.browser.chess_hall import write
from tests.browser.phone import Phone
from tests.browser.venue import PaperPhone, Prepared, Venue, prepare
from tests.server.exchange.documents import person, planned_round, small
from tests.support.pairing_checker import wrong_with_event

EVENT = "chess"
PEOPLE = range(1, 12)
GUEST = "Uma Roy"
"""Somebody who is not registered and plays all the same."""
Round = dict[str, Any]
"""`games`: (white, black, half points of each); `byes`."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """Eleven competitors; the twelfth player comes on the spot."""
    wcif = small(
        id="ChessDay2026",
        name="Chess Day 2026",
        shortName="Chess Day",
        persons=[person(number, f"Player {number}", events=["333"]) for number in PEOPLE],
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )
    return prepare(tmp_path_factory.mktemp("chess-day"), wcif)


@pytest.fixture
def hall(playwright: Playwright, prepared: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, prepared, tmp_path)
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


def on_paper(paper: PaperPhone, match: dict[str, Any], winner: str) -> None:
    """The same end from another device, without its screen."""
    players = {colour: {"person": match[colour], "name": "–"} for colour in ("white", "black")}
    opening = {
        "game": "chess",
        "config": {"ruleset": "twice@2", "format": "FAST"},
        "players": players,
        "table": match["table"],
        "draw": {"by": "pairing"},
        "checks": [],
        "at_zero": 1_700_000_000_000,
    }
    end = {"at_ms": 0, "do": "arbiter-end", "reason": "The hall closes", "winner": winner}
    if winner == "none":
        end["winner"] = None
    write(
        paper,
        match["match"],
        {"kind": "match.open", "body": opening},
        {"kind": "match.event", "body": end},
    )


def play(
    venue: Venue,
    organizer: Phone,
    delegate: Phone,
    who: Callable[[int, int], str],
    until: int | None = None,
) -> list[Round]:
    """Every round, or so many, published by the organizer's phone.

    The first match of each is ended by hand on the delegate's, the others on another device.
    """
    paper = venue.paper_phone("judge", "Ann")
    rounds: list[Round] = []
    points = {"white": (2, 0), "black": (0, 2), "none": (1, 1)}
    organizer.page.goto(desk(venue))
    while len(rounds) != until and (
        organizer.at("next-step").get_attribute("data-step") != "close"
    ):
        number = len(rounds) + 1
        publish(organizer, number)
        drawn = wait_for_round(delegate, number)
        games = []
        for one in drawn["matches"]:
            winner = who(one["white"], one["black"])
            if one["number"] == 1:
                write_by_hand(delegate, one["match"], winner)
            else:
                on_paper(paper, one, winner)
            games.append((one["white"], one["black"], *points[winner]))
        rounds.append({"games": games, "byes": drawn["byes"]})
        organizer.page.locator(
            "[data-testid=next-step]:is([data-step=pair], [data-step=close])"
        ).wait_for()
    return rounds


def wrong(format: str, rounds: list[Round]) -> list[str]:
    """What is wrong with the pairings, by somebody who does not know the rules' own."""
    told = [
        {
            "matches": [
                {"white": white, "black": black, "points": {"white": won, "black": lost}}
                for white, black, won, lost in one["games"]
            ],
            "byes": one["byes"],
        }
        for one in rounds
    ]
    return wrong_with_event({"format": format, "entrants": [], "rounds": told})


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


def by_number(white: int, black: int) -> str:
    """The lower number wins; two whose numbers add up to a multiple of seven share the point."""
    if (white + black) % 7 == 0:
        return "none"
    return "white" if white < black else "black"


def test_twelve_players_go_through_a_swiss_of_five_rounds(hall: Venue):
    organizer = planned(hall, "swiss", 5)
    enter(organizer, 11)
    guest = enter_on_the_spot(organizer)
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(desk(hall))
    rounds = play(hall, organizer, delegate, by_number)
    assert len(rounds) == 5
    assert wrong("swiss", rounds) == []
    delegate.page.goto(desk(hall, "/standings"))
    expect(delegate.at(f"standing-{guest}")).to_contain_text(GUEST)
    sees_ranks(delegate, ranked(rounds, ("buchholz-cut-1", "buchholz", "direct", "wins")))


def test_six_players_meet_each_other_in_a_round_robin(hall: Venue):
    organizer = planned(hall, "round-robin")
    enter(organizer, 6)
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(desk(hall))
    rounds = play(hall, organizer, delegate, by_number)
    assert len(rounds) == 5
    assert wrong("round-robin", rounds) == []
    spectator = hall.phone()
    spectator.page.goto(desk(hall, "/standings"))
    ranks = ranked(rounds, ("direct", "sonneborn-berger", "wins"))
    sees_ranks(spectator, ranks)
    winner = min(ranks, key=lambda one: ranks[one])
    expect(spectator.at("champion")).to_have_attribute("data-person", str(winner))


def at_the_console(phone: Phone, venue: Venue, match: str, loser: str) -> None:
    """A match that is opened, begun and given up at the arbiter's console."""
    phone.page.goto(f"{venue.path}/chess/match/{match}")
    for check in (*CHECKS, "draw"):
        phone.at(f"check-{check}").check()
    phone.tap("open-match", "start-part", "more", "more-resign", f"resign-{loser}")
    phone.tap("confirm-resign")
    expect(phone.at("result")).to_be_visible()


def test_eight_players_knock_each_other_out_and_the_event_is_closed(hall: Venue):
    """The final is played at the console; a spectator reads the call and the bracket."""
    organizer = planned(hall, "knock-out")
    enter(organizer, 8)
    delegate = hall.joined("delegate", "Dana")
    delegate.page.goto(desk(hall))
    rounds = play(hall, organizer, delegate, by_number_alone, until=2)
    assert [len(one["games"]) for one in rounds] == [4, 2]
    assert wrong("knock-out", rounds) == []
    publish(organizer, 3)
    [final] = wait_for_round(delegate, 3)["matches"]
    assert {final["white"], final["black"]} == {1, 2}
    organizer.tap(f"call-{final['match']}")
    expect(organizer.at(f"match-{final['match']}")).to_have_attribute("data-state", "called")
    spectator = hall.phone()
    spectator.page.goto(hall.path)
    expect(spectator.at(f"called-{final['match']}")).to_contain_text("Player 1")
    at_the_console(delegate, hall, final["match"], "white" if final["white"] == 2 else "black")
    expect(organizer.at(f"match-{final['match']}")).to_have_attribute("data-state", "over")
    organizer.tap("close-event", "confirm-close")
    expect(organizer.at("next-step")).to_have_attribute("data-step", "over")
    spectator.tap("chess", f"event-{EVENT}", "tab-bracket")
    expect(spectator.at("champion")).to_have_attribute("data-person", "1")
    expect(spectator.at("tree-F")).to_contain_text("Player 1")
    sees_ranks(spectator, {1: 1, 2: 2})


def by_number_alone(white: int, black: int) -> str:
    return "white" if white < black else "black"


def test_a_round_is_changed_by_hand_with_warnings_and_drawn_anew_with_a_reason(hall: Venue):
    organizer = planned(hall, "swiss", 3)
    enter(organizer, 4)
    organizer.page.goto(desk(hall))
    publish(organizer, 1)
    first = wait_for_round(organizer, 1)["matches"]
    paper = hall.paper_phone("judge", "Ann")
    organizer.sees_unsent(0)
    organizer.tap("draw-again")
    one, other = first[0]["white"], first[1]["white"]
    organizer.tap(f"pick-{one}", f"pick-{other}")
    expect(organizer.at("publish")).to_be_disabled()
    organizer.type("draw-reason", "They are brothers")
    organizer.tap("publish")
    changed = f"match-{first[0]['match']}"
    expect(organizer.at(changed)).to_contain_text(f"Player {other}")
    second = wait_for_round(organizer, 1)["matches"]
    assert (second[0]["white"], second[1]["white"]) == (other, one)
    organizer.sees_unsent(0)
    for match in second:
        on_paper(paper, match, "white")
    organizer.tap("draw")
    drawn = organizer.at("draft").locator("li").first
    expect(drawn).to_be_visible()
    expect(organizer.at("draw-warnings")).to_have_count(0)
    organizer.tap(f"pick-{second[0]['black']}", f"pick-{second[1]['white']}")
    expect(organizer.at("draw-warnings")).to_contain_text("have met in round 1")

"""Chess matches for the browser tests: an event in its first round, and friendly matches.

Nothing here runs while nobody looks: what plays is paused, so that every visit finds the same.
"""

import time
from typing import Any

from server.rules.door import handle
from tests.browser.written import Hall, Paper
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

EVENT = "chess"
PLAYING, AT_THE_CUBES, OVER, NOT_BEGUN = (f"chess-r1-m{number}" for number in (1, 2, 3, 4))
"""Of round 1: paused in a double move, at the covers, won by mate, only paired."""
TIME, JUDGING = "chess-r0-m901", "chess-r0-m902"
"""Friendly matches: one by Time, paused in its second block; one whose cubes are to be judged."""
FORKED = "chess-r0-m903"
"""A friendly match that two devices went on with apart."""
NAMES = (
    "Qing Zhang (张清)",
    "Ada Haddad",
    "Minjun Kim (김민준)",
    "Noa Levi",
    "Sora Park (박소라)",
    "Wei Chen (陈伟)",
    "Ines Duarte",
    "Otto Lindqvist",
)
CONFIG = {"ruleset": "twice@2", "format": "FAST"}
CHECKS = ["cubes", "covers", "scrambles", "board", "format", "draw"]


def document() -> dict[str, Any]:
    """Eight competitors, and a round of 3x3x3 beside the chess."""
    people = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    return small(
        id="Chess2026",
        name="Chess and Cubes 2026",
        shortName="Chess and Cubes",
        persons=people,
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )


def write(paper: Paper, stream: str, *facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Operations of one stream, each of which has seen the one before; `facts` have `kind`, `body`
    and perhaps `subject`."""
    made: list[dict[str, Any]] = []
    for fact in facts:
        base = [id_of(made[-1])] if made else []
        made.append(
            paper.pen.make(fact["kind"], fact["body"], fact.get("subject"), base, stream=stream)
        )
    paper.hand_in(*made)
    return made


def opened(
    white: int, black: int, config: dict[str, Any] | None = None, table: int | None = 1
) -> dict[str, Any]:
    """The opening of a match between two competitors."""
    sides = {"white": white, "black": black}
    body = {
        "game": "chess",
        "config": {**CONFIG, **(config or {}), "cover_seed": "hall"},
        "players": {
            side: {"person": number, "name": NAMES[number - 1]} for side, number in sides.items()
        },
        "table": table,
        "draw": {"by": "pairing", "white": "white"},
        "checks": CHECKS,
        "at_zero": int(time.time() * 1000) - 3_600_000,
    }
    return {"kind": "match.open", "body": body}


class Score:
    """The events of a match, written one after the other in the match's own time."""

    def __init__(self, **config: Any) -> None:
        self.config = {**CONFIG, **config, "cover_seed": "hall"}
        self.events: list[dict[str, Any]] = []
        self.at_ms = 0

    def add(self, do: str, after_ms: int = 1_000, **rest: Any) -> "Score":
        """One more event, so long after the one before."""
        self.at_ms += after_ms
        self.events.append({"at_ms": self.at_ms, "do": do, **rest})
        return self

    def now(self) -> dict[str, Any]:
        """The match as the rules have it now; nothing may have been refused."""
        call = {"call": "chess.replay", "config": self.config, "events": self.events}
        value: dict[str, Any] = handle(call)["value"]
        assert value["refused"] == []
        return value

    def part(self) -> "Score":
        """Five seconds a move until both quotas are reached; the board is confirmed."""
        if self.now()["state"] == "READY":
            self.add("start")
        while self.now()["state"] == "PLAY":
            self.add("move", 5_000)
        return self.add("confirm-board")

    def solves(self, white_cs: int, black_cs: int) -> "Score":
        """Both solve the cube under the cover, to be judged."""
        self.add("go", cover=self.now()["cube"]["cover"])
        times = sorted({"white": white_cs, "black": black_cs}.items(), key=lambda one: one[1])
        for player, cs in times:
            late = 10 * cs + 5 - (self.at_ms - self.events_go())
            self.add("stop", late, player=player)
        return self

    def events_go(self) -> int:
        """When the running cubes began."""
        return next(one["at_ms"] for one in reversed(self.events) if one["do"] == "go")

    def good(self) -> "Score":
        """Both solves are good; the first accepted one may decide."""
        for player in ("white", "black"):
            if self.now()["state"] == "CUBE_JUDGE":
                self.add("verdict", player=player, verdict="ok")
        return self

    def facts(self, white: int, black: int, table: int | None = None) -> list[dict[str, Any]]:
        """As operations of the match's stream."""
        events = [{"kind": "match.event", "body": one} for one in self.events]
        return [opened(white, black, self.config, table), *events]


def round_one(hall: Hall) -> None:
    """Eight entrants, four tables, each as its name above says."""
    desk = hall.paper("organizer", "Olga", EVENT)
    plan = {
        "game": "chess",
        "name": "ChessCubing Twice",
        "format": "swiss",
        "rounds": 3,
        "config": CONFIG,
        "tie_breaks": ["buchholz", "direct", "wins"],
        "scrambles": "match",
        "tables": 4,
    }
    people = range(1, len(NAMES) + 1)
    entrants = [
        {"kind": "entrant.add", "subject": {"person": n}, "body": {"rating": 1500 + 40 * n}}
        for n in people
    ]
    pairing = {
        "round": 1,
        "matches": [{"match": n, "table": n, "white": n, "black": n + 4} for n in (1, 2, 3, 4)],
        "byes": [],
    }
    calls = [
        {"kind": "match.call", "body": {"match": f"{EVENT}-r1-m{n}", "table": n}} for n in (3, 4)
    ]
    write(
        desk,
        EVENT,
        {"kind": "side.plan", "body": plan},
        *entrants,
        {"kind": "pairing.publish", "body": pairing},
        *calls,
    )
    judge = hall.paper("judge", "Noa Levi", PLAYING)
    double = Score().part().solves(1_842, 2_107).good().add("start").add("pause", 3_000)
    write(judge, PLAYING, *double.facts(1, 5, 1))
    write(judge, AT_THE_CUBES, *Score().part().facts(2, 6, 2))
    mate = Score().add("start").add("move", 4_000, check=True).add("move", 6_000).add("mate", 5_000)
    write(judge, OVER, *mate.facts(3, 7, 3))


def friendly(hall: Hall) -> None:
    """Two matches outside any round."""
    judge = hall.paper("judge", "Sora Kim", TIME)
    blocks = Score(ruleset="time@1").part().solves(3_500, 11_000).good().add("move", 7_000)
    write(judge, TIME, *blocks.add("pause", 2_000).facts(1, 2))
    write(judge, JUDGING, *Score().part().solves(1_234, 1_251).facts(3, 4))


def forked(hall: Hall) -> None:
    """The other device has an event more, and the two cannot both be right."""
    judge, other = hall.paper("judge", "Noa Levi", FORKED), hall.paper("judge", "Wei Chen", FORKED)
    begun = Score().add("start").add("move", 4_000)
    made = write(judge, FORKED, *begun.facts(5, 6, 4))
    here = {"at_ms": 9_000, "do": "resign", "player": "black", "words": "He shook hands."}
    there = [{"at_ms": 8_500, "do": "move", "captured": "n"}, {"at_ms": 14_000, "do": "move"}]
    for paper, events in ((judge, [here]), (other, there)):
        seen = id_of(made[-1])
        for body in events:
            envelope = paper.pen.make("match.event", body, None, [seen], stream=FORKED)
            paper.hand_in(envelope)
            seen = id_of(envelope)

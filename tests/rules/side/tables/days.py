"""Days of table games as their folds tell them, written by hand or by chance."""

import copy
from random import Random
from typing import Any

from hypothesis import strategies as st

from server.rules.door import handle

EVENT = "rummikub"
QUALIFIER = [{"rounds": [4, 4], "advance": 8}]
FINAL = [{"rounds": [4, 4], "advance": 4}, {"rounds": [4], "advance": None}]


def asked(call: str, **arguments: Any) -> Any:
    """The reply's value, or its error."""
    reply = handle({"call": call, **arguments})
    return reply["value"] if reply["ok"] else reply["error"]


def out(person: int) -> dict[str, Any]:
    return {"person": person, "out": True}


def left(person: int, total: int, jokers: int = 0, **more: Any) -> dict[str, Any]:
    return {"person": person, "sum": total, "jokers": jokers, **more}


def unmelded(person: int, on_purpose: bool = False) -> dict[str, Any]:
    return {"person": person, "melded": False, "on_purpose": on_purpose}


class Day:
    """An event's fold as it grows, and those of its tables."""

    def __init__(self, people: list[int], stages: Any = None, **plan: Any) -> None:
        stages = QUALIFIER if stages is None else stages
        self.name = EVENT
        self.event: dict[str, Any] = {
            "plan": {"stages": copy.deepcopy(stages), "tie_breaks": [], "op": "p", **plan},
            "entrants": [{"person": one, "name": f"P{one}", "quit": False} for one in people],
            "places": [],
            "draws": [],
            "cuts": [],
            "ties": [],
            "closed": False,
        }
        self.games: dict[tuple[int, int], list[dict[str, Any]]] = {}

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [
            {"stream": f"{self.name}-r{round}-t{table}", "fold": {"games": games}}
            for (round, table), games in self.games.items()
        ]

    def draw(self, round: int, *tables: list[int], **more: Any) -> "Day":
        """Everybody sits; `more` replaces facts of the draw."""
        seats = [
            {"person": person, "table": number, "seat": seat, "for": None, "moved": False}
            for number, people in enumerate(tables, 1)
            for seat, person in enumerate(people)
        ]
        made = {
            "round": round,
            "how": "tile",
            "seed": None,
            "published": True,
            "people": [person for people in tables for person in people],
            "sizes": [len(people) for people in tables],
            "seats": seats,
        }
        self.event["draws"].append({**made, **more})
        return self

    def play(self, round: int, table: int, *players: dict[str, Any], **more: Any) -> "Day":
        """The table's next game."""
        games = self.games.setdefault((round, table), [])
        games.append({"game": len(games) + 1, "players": list(players), "disputed": False, **more})
        return self

    def won(self, round: int, table: int, people: list[int], *winners: int, by: int = 10) -> "Day":
        """A game for each winner, all others with `by` left."""
        for winner in winners:
            self.play(round, table, *(out(p) if p == winner else left(p, by) for p in people))
        return self

    def standings(self) -> Any:
        return asked("tables.standings", event=self.event, tables=self.tables)

    def seating(self, round: int) -> Any:
        return asked("tables.seating", event=self.event, round=round)

    def repair(self, round: int, what: str, person: int, started: list[int] | None = None) -> Any:
        return asked(
            "tables.repair",
            event=self.event,
            round=round,
            what=what,
            person=person,
            started=started or [],
        )

    def cut(self, stage: int, *advance: int) -> "Day":
        self.event["cuts"].append({"stage": stage, "advance": list(advance), "op": "c"})
        return self

    def decline(self, person: int) -> "Day":
        self.event["places"].append({"person": person, "declined": True})
        return self

    def quit(self, person: int) -> "Day":
        for one in self.event["entrants"]:
            one["quit"] = one["quit"] or one["person"] == person
        return self


def sheet(random: Random, people: list[int]) -> list[dict[str, Any]]:
    """A game that can be scored: often with little left, so that many are level."""
    players = [left(one, random.choice([5, 5, 10, 20])) for one in people]
    for i, person in enumerate(people):
        chance = random.random()
        if chance < 0.08:
            players[i] = unmelded(person, on_purpose=chance < 0.03)
        elif chance < 0.1 and i > 1:
            players[i] = {"person": person, "absent": True}
    if random.random() < 0.9:
        winner = random.randrange(2)
        players[winner] = out(people[winner])
    else:
        players[0] = left(people[0], 1)
    return players


def deal(people: list[int]) -> list[list[int]]:
    """Tables of four, and of three at the end."""
    count = (len(people) + 3) // 4
    fours = count - (4 * count - len(people))
    tables, rest = [], list(people)
    for number in range(count):
        size = 4 if number < fours else 3
        tables.append(rest[:size])
        rest = rest[size:]
    return tables


def by_chance(random: Random, stages: Any = None, whole: bool = False) -> Day:
    """A day of six to sixteen people, played to some point or to the end of the first stage."""
    names = ["on-purpose", "no-meld", "last-round", "drawn"]
    people = random.sample(range(1, 60), random.choice([6, 7, 8, 9, 11, 12, 16]))
    stages = stages or [{"rounds": [2, 2], "advance": random.randint(1, 8)}]
    day = Day(people, stages, tie_breaks=random.sample(names, random.randint(0, 4)))
    for number, games in enumerate(stages[0]["rounds"], 1):
        tables = deal(random.sample(people, len(people)))
        day.draw(number, *tables)
        for table, seated in enumerate(tables, 1):
            for _ in range(games if whole or random.random() < 0.9 else 1):
                day.play(number, table, *sheet(random, random.sample(seated, len(seated))))
    for person in people:
        if random.random() < 0.15:
            day.event["ties"].append({"stage": 1, "person": person, "number": person % 13 + 1})
        if random.random() < 0.1:
            day.decline(person)
    return day


SEEDS = st.integers(0, 10**6)
MADE = st.shared(SEEDS.map(lambda seed: by_chance(Random(seed))), key="day of tables")
PERSON = st.integers(1, 60)
SOURCE = MADE.map(lambda day: [{"event": EVENT, "fold": day.event, "tables": day.tables}])
FOLD = MADE.map(lambda day: day.event)
ROUND = st.integers(1, 3)

GOOD = {
    "tables.seating": ({"event": FOLD, "round": ROUND}, {}),
    "tables.repair": (
        {
            "event": FOLD,
            "round": ROUND,
            "what": st.sampled_from(["late", "gone"]),
            "person": PERSON,
        },
        {"started": st.lists(st.integers(1, 4), max_size=2)},
    ),
    "tables.standings": ({"event": FOLD, "tables": MADE.map(lambda day: day.tables)}, {}),
    "tables.series": ({"final": FOLD, "events": SOURCE}, {}),
}

"""An event of tables over HTTP: four entered and seated, their first game written."""

from typing import Any

from tests.support.side import Table
from tests.support.venue import Venue

EVENT = "rummikub"
TABLE = "rummikub-r1-t1"
PLAN = {
    "game": "rummikub",
    "name": "Busan",
    "role": "qualifier",
    "place": "Busan",
    "date": "2017-06-17",
    "capacity": 32,
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {"pool_empty": "difference"},
    "tie_breaks": ["on-purpose", "no-meld", "last-round", "drawn"],
    "draw": "tile",
    "ages": [10, 99],
    "closes_before": 30,
    "stages": [{"rounds": [2], "advance": 2}],
    "day": [{"at": "14:00", "what": "round", "round": 1}],
}
GUEST = 1_001_001


def people(*others: int) -> list[dict[str, Any]]:
    """The score sheet of a game that the first wins; `others`: what the next are left with."""
    rest = [
        {"person": number, "sum": left} for number, left in zip((2, 3, GUEST), others, strict=False)
    ]
    return [{"person": 1, "out": True}, *rest]


def score(number: int, *others: int, **more: Any) -> dict[str, Any]:
    return {"game": number, "players": people(*others), **more}


def tables_event(venue: Venue, published: bool = True) -> Table:
    """The referee's device: three competitors and a guest at one table, after their first game."""
    referee = Table(venue.join("head-judge"))
    ops = [referee.make(EVENT, "side.plan", PLAN)]
    for person in (1, 2, 3, GUEST):
        body = {"name": "Kim", "age_seen": True, "in_person": True} if person == GUEST else {}
        ops.append(referee.make(EVENT, "entrant.add", body, subject={"person": person}))
    seed = {"round": 1, "how": "seed", "seed": "417", "people": [1, 2, 3, GUEST], "sizes": [4]}
    ops.append(referee.make(EVENT, "draw.open", seed))
    if published:
        ops.append(referee.make(EVENT, "draw.publish", {"round": 1}))
    at_event, referee.last = referee.last, None
    ops.append(referee.make(TABLE, "game.score", score(1, 20, 26, 2)))
    receipts = referee.seat.sync(*ops)["receipts"]
    assert {receipt["outcome"] for receipt in receipts} == {"accepted"}
    referee.on_event = at_event
    return referee

"""A side event over HTTP: `side_event(venue)` pairs a round, opens a match and begins it."""

from dataclasses import dataclass
from typing import Any

from tests.support.scripted_phone import id_of
from tests.support.venue import Seat, Venue

EVENT = "chess"
MATCH = "chess-r1-m1"
CONFIG = {"ruleset": "twice@2", "format": "FAST", "cover_seed": "s"}
PLAN = {
    "game": "chess",
    "name": "Friday night",
    "format": "round-robin",
    "config": {"ruleset": "twice@2", "format": "FAST"},
    "tie_breaks": ["direct"],
    "scrambles": "match",
}
OPENING = {
    "game": "chess",
    "config": CONFIG,
    "players": {
        "white": {"person": 1, "name": "Competitor 1"},
        "black": {"person": 2, "name": "Competitor 2"},
    },
    "table": 1,
    "draw": {"by": "pairing", "white": 1},
    "checks": ["cubes"],
    "at_zero": 1_769_850_000_000,
}


@dataclass
class Table:
    """A device at a side event, which names all that it has written itself as its base."""

    seat: Seat
    last: str | None = None
    on_event: str | None = None  # the last on the event's own stream, where it is another

    def make(self, stream: str, kind: str, body: dict[str, Any], *base: str, **other: Any) -> Any:
        """An envelope; it stands on `base`, or on the last one made here."""
        seen = base or ([self.last] if self.last else [])
        envelope = self.seat.phone.make(kind, body, other.pop("subject", None), seen, stream=stream)
        self.last = id_of(envelope)
        return envelope

    def event(self, at_ms: int, do: str, *base: str, **more: Any) -> Any:
        return self.make(MATCH, "match.event", {"at_ms": at_ms, "do": do, **more}, *base)


def side_event(venue: Venue) -> Table:
    """The arbiter's device: four entrants, a round of two matches, the first of them begun."""
    arbiter = Table(venue.join("head-judge"))
    ops = [arbiter.make(EVENT, "side.plan", PLAN)]
    for person in (1, 2, 3, 4):
        ops.append(arbiter.make(EVENT, "entrant.add", {}, subject={"person": person}))
    rows = [
        {"match": 1, "table": 1, "white": 1, "black": 2},
        {"match": 2, "table": 2, "white": 3, "black": 4},
    ]
    ops.append(arbiter.make(EVENT, "pairing.publish", {"round": 1, "matches": rows, "byes": []}))
    ops.append(arbiter.make(EVENT, "match.call", {"match": MATCH, "table": 1}))
    arbiter.last = None
    ops.append(arbiter.make(MATCH, "match.open", OPENING))
    ops.append(arbiter.event(1000, "start", words="both are ready"))
    receipts = arbiter.seat.sync(*ops)["receipts"]
    assert {receipt["outcome"] for receipt in receipts} == {"accepted"}
    return arbiter

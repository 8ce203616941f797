"""Short ways to say what happened: `event("b", 2000, "move", base="a")`, `plan("p")`."""

import hashlib

from server.rules.log import log_fold

MATCH = "chess-r1-m1"
EVENT = "chess"
CONFIG = {"ruleset": "twice@2", "format": "FAST", "cover_seed": "s"}


def op(stream: str, name: str, kind: str, body: object, base: str = "", **more: object) -> dict:
    """An operation by an arbiter at device 1, unless `more` says else."""
    made = {
        "id": name,
        "device": 1,
        "n": 1,
        "by": "7",
        "stream": stream,
        "kind": kind,
        "subject": None,
        "base": base.split(),
        "body": body,
        "at": "2026-11-30T10:00:00Z",
        "role": "head-judge",
    }
    return {**made, **more}


def opening(name: str = "o", base: str = "", body: dict | None = None, **more: object) -> dict:
    plain = {
        "game": "chess",
        "config": CONFIG,
        "players": {"white": {"person": 1, "name": "Ada"}, "black": {"name": "Bo"}},
        "draw": {"by": "app", "white": "Ada"},
        "checks": ["cubes", "covers"],
        "at_zero": 1_764_526_379_000,
    }
    return op(MATCH, name, "match.open", {**plain, **(body or {})}, base, **more)


def event(name: str, at_ms: int, do: str, base: str, body: dict | None = None, **more) -> dict:
    return op(MATCH, name, "match.event", {"at_ms": at_ms, "do": do, **(body or {})}, base, **more)


def decide(name: str, keep: str, base: str, **more: object) -> dict:
    body = {"keep": keep, "reason": "the first phone was dropped"}
    return op(MATCH, name, "match.decide", body, base, **{"device": 9, "role": "delegate", **more})


def fork() -> list[dict]:
    """A match that two devices go on with, unaware of each other: `a` once, `b` twice."""
    return [
        opening(),
        event("start", 1000, "start", "o", n=2),
        event("a1", 2000, "move", "start", n=3),
        event("b1", 2500, "move", "start", device=2, n=1),
        event("b2", 2600, "move", "b1", {"check": True}, device=2, n=2),
    ]


def plan(name: str, base: str = "", body: dict | None = None, **more: object) -> dict:
    plain = {
        "game": "chess",
        "name": "Friday night",
        "format": "swiss",
        "rounds": 3,
        "config": {"ruleset": "twice@2", "format": "FAST"},
        "tie_breaks": ["buchholz"],
        "scrambles": "match",
    }
    return op(EVENT, name, "side.plan", {**plain, **(body or {})}, base, **more)


def entrant(name: str, person: int, base: str = "", body: dict | None = None, **more) -> dict:
    return op(EVENT, name, "entrant.add", body or {}, base, subject={"person": person}, **more)


def quits(name: str, person: int, base: str, **more: object) -> dict:
    return op(EVENT, name, "entrant.quit", {}, base, subject={"person": person}, **more)


def pairing(name: str, base: str = "", body: dict | None = None, **more: object) -> dict:
    rows = [
        {"match": 2, "table": 2, "white": 3, "black": 4},
        {"match": 1, "table": 1, "white": 1, "black": 2},
    ]
    plain = {"round": 1, "matches": rows, "byes": [5]}
    return op(EVENT, name, "pairing.publish", {**plain, **(body or {})}, base, **more)


def at_event(name: str, kind: str, body: dict, base: str = "", **more: object) -> dict:
    return op(EVENT, name, kind, body, base, **more)


def fold(*ops: dict) -> dict:
    """The reply for the stream that the first of them is on."""
    return log_fold(ops[0]["stream"], list(ops))


def ids(reply: dict) -> list[str]:
    """The events in force."""
    return [row["op"] for row in reply["events"]]


def refused(reply: dict) -> dict[str, str]:
    return {row["op"]: row["reason"] for row in reply["refused"]}


def candidates(reply: dict) -> list[list[str]]:
    return [dispute["candidates"] for dispute in reply["disputes"]]


def smaller(*names: str) -> str:
    """The id that counts of several, all else being equal."""
    return min(names, key=lambda name: hashlib.sha256(name.encode()).hexdigest())

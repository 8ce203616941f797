"""Short ways to say what happened at a table: `record("b", 12.76, base="a")`."""

from server.rules.log import log_fold

STREAM = "333-r1"


def op(name: str, kind: str, body: object = None, base: str = "", **more: object) -> dict:
    """An operation on slot 1 of competitor 1, by a judge at device 2, unless `more` says else."""
    made = {
        "id": name,
        "device": 2,
        "n": 1,
        "stream": STREAM,
        "kind": kind,
        "subject": {"person": 1, "slot": 1},
        "base": base.split(),
        "body": {} if body is None else body,
        "role": "judge",
    }
    return {**made, **more}


def opening(name: str = "o", base: str = "", body: dict | None = None, **more: object) -> dict:
    plain = {"edition": "wca-2026", "event": "333", "format": "a", "people": [1, 2]}
    by_delegate = {"device": 1, "role": "delegate", "subject": None}
    return op(name, "round.open", {**plain, **(body or {})}, base, **{**by_delegate, **more})


def record(name: str, seconds: float, base: str = "", **more: object) -> dict:
    return op(name, "attempt.record", reading(seconds), base, **more)


def reading(seconds: float, *penalties: str) -> dict:
    return {"reading_ms": round(seconds * 1000), "penalties": list(penalties)}


def confirm(name: str, entry: str, base: str = "", **more: object) -> dict:
    return op(name, "attempt.confirm", {"op": entry}, base or entry, **more)


def delegate(name: str, kind: str, body: dict, base: str = "", **more: object) -> dict:
    """Something only the authority may do, with a reason."""
    by_delegate = {"device": 9, "role": "delegate"}
    return op(name, kind, {"reason": "seen on video", **body}, base, **{**by_delegate, **more})


def round_op(name: str, kind: str, body: dict | None = None, base: str = "", **more) -> dict:
    by_delegate = {"device": 1, "role": "delegate", "subject": None}
    return op(name, kind, body, base, **{**by_delegate, **more})


def sign(name: str, base: str = "o", seen: dict[str, int] | None = None, **more) -> dict:
    """A sign-off by the delegate that has seen so much of each device."""
    body = {"digest": "d", "seal": "s", **({} if seen is None else {"seen": seen})}
    return round_op(name, "round.sign", body, base, **more)


def fold(*ops: dict) -> dict:
    """The reply, for a round that is open unless one of these opens it."""
    opened = any(one["kind"] == "round.open" for one in ops)
    return log_fold(STREAM, list(ops) if opened else [opening(), *ops])


def slot(reply: dict, number: int = 1, person: int = 1) -> dict:
    [card] = [card for card in reply["cards"] if card["person"] == person]
    return card["slots"][number - 1]


def shown(*ops: dict) -> tuple:
    """(status, value, op) of the first slot."""
    line = slot(fold(*ops))
    return line["status"], line["value"], line["op"]


def refused(reply: dict) -> dict[str, str]:
    return {row["op"]: row["reason"] for row in reply["refused"]}


def proposed(reply: dict) -> list[str]:
    return [row["op"] for row in reply["proposals"]]


def candidates(reply: dict) -> list[list[str]]:
    return [dispute["candidates"] for dispute in reply["disputes"]]

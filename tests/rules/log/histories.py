"""Histories of a round as nobody would wish them: every kind, role, edition and mishap.

`history(rng)` builds one. Few people, slots and values make many conflicts.
"""

import random
from collections.abc import Callable

STREAM = "333-r1"
EDITIONS = ("wca-2008", "wca-2010", "wca-2026")
TABLE_ROLES = ("judge",) * 12 + ("delegate",) * 10 + ("head-judge",) * 2 + ("scoretaker", "viewer")
DESK_ROLES = ("delegate",) * 8 + ("organizer", "judge")
STANDINGS = ("ok",) * 40 + (None, "revoked", "bad-signature", "scope")
EVENTS = ("333",) * 8 + ("333ft", "333ft", "333mbf", "333fm")
PEOPLE = (1,) * 20 + (2, 2, 3)
SLOTS = (1,) * 20 + (2, 2, 6)
READINGS = (9990, 12340, 12348, 15000, 60000, 600000, 5)
CODES = ("A6c", "10e3", "10e3", "10e4", "8e", "A4d1")
JUNK = (None, True, False, 0, -1, 1.0, 2.5, "", "x", '\u0001"\\é', [], [1], {}, {"op": []}, 10**12)
MARKS = ("attempt.confirm", "attempt.check")
FIT_TO_NAME = ("attempt.record", "attempt.correct", "attempt.decide", "attempt.propose")
KINDS = (
    ("attempt.record",) * 24
    + ("attempt.confirm",) * 14
    + ("attempt.decide",) * 8
    + ("attempt.correct", "attempt.extra", "attempt.void", "attempt.propose") * 4
    + ("attempt.check",) * 8
    + ("attempt.scrambled", "attempt.hologram", "notice.post")
    + ("op.admit",) * 4
    + ("round.open", "round.enter", "round.quit", "round.publish", "round.sign", "round.keep")
    + ("round.close", "round.continue", "round.sign") * 3
    + ("attempt.declare",) * 3
)


def history(rng: random.Random, most: int = 30) -> list[dict]:
    """The operations in no order; now and then one came twice, or with other bytes."""
    ops = [_opening(rng, "o", []) for _ in range(rng.choice((0,) + (1,) * 16 + (2,)))]
    for i in range(rng.randrange(most)):
        ops.append(_operation(rng, f"{i:02}", ops))
    for op in list(ops):
        if rng.random() < 0.03:
            ops.append(_other_bytes(rng, op, ops))
        if rng.random() < 0.01:
            ops[rng.randrange(len(ops))][rng.choice(tuple(op))] = rng.choice(JUNK)
    rng.shuffle(ops)
    return ops


def _operation(rng: random.Random, name: str, ops: list[dict]) -> dict:
    kind = rng.choice(KINDS)
    if kind == "round.open":
        return _opening(rng, name, ops)
    return operation(
        rng, name, ops, kind, {"person": rng.choice(PEOPLE), "slot": rng.choice(SLOTS)}
    )


def operation(rng: random.Random, name: str, ops: list[dict], kind: str, subject: dict) -> dict:
    """One of this kind and about this, with whatever else may be right or wrong with it."""
    rivals = [op for op in ops if op.get("subject") == subject] or ops
    seen = base(rng, rivals if kind.startswith("attempt.") else ops, name)
    named = _named(rng, kind, seen, rivals)
    op = {
        "id": name,
        "device": rng.choice((1, 2, 3, 3, "d4")),
        "n": rng.randrange(1, 9),
        "stream": STREAM,
        "kind": kind,
        "subject": subject,
        "base": seen,
        "body": _body(rng, kind, named, ops),
        "role": rng.choice(TABLE_ROLES if kind.startswith("attempt.") else DESK_ROLES),
        "standing": rng.choice(STANDINGS),
    }
    if rng.random() < 0.7:
        op["by"] = rng.choice(("7", "8", 7))
    if rng.random() < 0.5:
        op["sha256"] = f"{rng.randrange(16):064x}"
    return op


def _opening(rng: random.Random, name: str, ops: list[dict]) -> dict:
    event = rng.choice(EVENTS)
    body = {
        "edition": rng.choice(EDITIONS),
        "event": event,
        "format": rng.choice("123am5"),
        "limit_cs": rng.choice((None, 60000, 1300)),
        "cutoff": rng.choice((None, None, {"attempts": 1, "result": 1300})),
        "cumulative": rng.choice(([], [], [STREAM, "444-r1"])),
        "people": rng.choice(([1, 2],) * 12 + ([1, 2, 3], [2])),
        "unofficial": event == "333ft" or rng.random() < 0.05,
    }
    earlier = [op["body"] for op in ops if op["kind"] == "round.open"]
    if earlier and rng.random() < 0.6:
        body = {**rng.choice(earlier), "people": body["people"]}
    if rng.random() < 0.5:
        body["reason"] = rng.choice(("the hall closes", "the hall closes", " "))
    return {
        "id": name + rng.choice("abcdef"),
        "device": 1,
        "n": rng.randrange(1, 9),
        "stream": STREAM,
        "kind": "round.open",
        "base": base(rng, ops, name),
        "body": body,
        "role": rng.choice(DESK_ROLES),
    }


def base(rng: random.Random, ops: list[dict], name: str) -> list[str]:
    """Mostly the latest, sometimes others, now and then one that is absent, to come, or itself."""
    ids = [op["id"] for op in ops]
    seen = ids[-1:] if rng.random() < 0.6 else []
    seen += [rng.choice(ids) for _ in range(rng.randrange(3)) if ids]
    if rng.random() < 0.015:
        seen.append(rng.choice(("absent", "05", "11", name)))
    return seen


def _named(rng: random.Random, kind: str, seen: list[str], rivals: list[dict]) -> object:
    """What a mark or a decision names: mostly an entry that it had seen."""
    entries = [op["id"] for op in rivals if op["kind"] in FIT_TO_NAME]
    named = rng.choice(entries) if entries else _any_id(rng, rivals)
    if kind in (*MARKS, "attempt.decide") and rng.random() < 0.9:
        seen.append(named)
    return named


def _body(rng: random.Random, kind: str, named: object, ops: list[dict]) -> object:
    bodies: dict[str, Callable[[], object]] = {
        "attempt.confirm": lambda: {"op": named},
        "attempt.check": lambda: {"op": named},
        "op.admit": lambda: {"op": _unwelcome(rng, ops), "reason": rng.choice(("r", "r", " "))},
        "attempt.record": lambda: _result(rng),
        "attempt.correct": lambda: dict(_result(rng), reason="r"),
        "attempt.propose": lambda: dict(_result(rng), reason="r"),
        "attempt.scrambled": lambda: {"scramble": rng.choice((1, 1, "E1", " ", 0))},
        "attempt.declare": lambda: {"attempted": rng.choice((9, 9, 2, 1))},
        "attempt.extra": lambda: {"reason": "r", "provisional": rng.random() < 0.3},
        "attempt.decide": lambda: _decision(rng, named),
        "round.close": lambda: {"seen": {"1": 4, "2": 2, "d4": 1}},
        "round.sign": lambda: {"digest": "d", "seal": rng.choice(("s", "s", 1)), "seen": {"1": 4}},
        "round.keep": lambda: {"from": rng.choice(("d1", "d2", " ")), "reason": "r"},
        "round.continue": lambda: {"attempts": rng.randrange(1, 3), "people": [1]},
    }
    return bodies.get(kind, dict)()


def _decision(rng: random.Random, named: object) -> dict:
    if rng.random() < 0.6:
        return {"keep": named, "reason": "r"}
    return {"result": _result(rng), "reason": "r"}


def _any_id(rng: random.Random, ops: list[dict]) -> object:
    return rng.choice(ops)["id"] if ops else "absent"


def _unwelcome(rng: random.Random, ops: list[dict]) -> object:
    """Somebody whose standing is not ok, if there is any."""
    unwelcome = [op for op in ops if op.get("standing", "ok") != "ok"]
    return _any_id(rng, unwelcome or ops)


def _result(rng: random.Random) -> dict:
    """Mostly a time; the others fit other events, or none."""
    which = rng.random()
    if which < 0.75:
        body = {"reading_ms": rng.choice(READINGS[:3] if which < 0.6 else READINGS)}
        codes = [rng.choice(CODES) for _ in range(rng.choice((0, 0, 0, 0, 1, 2)))]
        return dict(body, penalties=codes) if rng.random() < 0.8 else body
    if which < 0.8:
        return {"declared": rng.choice(("dnf", "dns", "dns", "lost")), "penalties": []}
    if which < 0.88:
        return {
            "value": rng.choice((1234, 1234, -1, -2, 0, 24)),
            "source": rng.choice(("paper", "paper", "web")),
        }
    if which < 0.96:
        cubes = rng.randrange(1, 5)
        seconds = rng.choice((90, 3600))
        return {
            "attempted": 4,
            "solved": cubes,
            "seconds": seconds,
            "penalties": ["A6c"] * (cubes % 2),
        }
    inspected = {"reading_ms": 12340, "inspection_ms": rng.choice((15500, 18000))}
    written = {"scramble": "R U", "solution": rng.choice(("U' R'", "U\u2019  R'", "U'", "R3"))}
    odd = {"reading_ms": 12340, "colour": "red"}
    return rng.choice((inspected, {"stopwatch_cs": 1234}, written, odd))


def _other_bytes(rng: random.Random, op: dict, ops: list[dict]) -> dict:
    """Something else under the same id, or the same under another stamp."""
    other = dict(op)
    if rng.random() < 0.5:
        other.update(standing=rng.choice(STANDINGS), role=rng.choice(TABLE_ROLES))
    else:
        other = dict(_operation(rng, "xx", ops), id=op["id"])
    return other

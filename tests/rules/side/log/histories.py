"""Histories of a match and of a side event as nobody would wish them.

`match_history(rng)` and `event_history(rng)` build one, in no order; few devices, people and rounds
make many conflicts. Those of Rummikub are in `tables_histories`.
"""

import random

from tests.rules.side.log.scenes import EVENT, MATCH, entrant, op, opening, pairing, plan

JUNK = (None, True, False, 0, -1, 1.5, "", "x", '\u0001"\\é', [], [1], {}, {"op": []}, 10**12)
STANDINGS = ("ok",) * 30 + (None, "revoked", "scope")
ROLES = ("head-judge",) * 8 + ("delegate",) * 3 + ("judge", "judge", "organizer", "viewer")
DEVICES = (1, 1, 1, 2, 2, 3, "d4")
DOES = ("start", "move", "move", "move", "undo", "pause", "go", "stop")
OF_A_MATCH = ("match.event",) * 20 + ("match.decide",) * 4 + ("match.open",) * 2 + ("op.admit",)
OF_A_MATCH += ("match.hologram", "side.plan")
OF_AN_EVENT = ("side.plan",) * 4 + ("entrant.add",) * 6 + ("entrant.quit",) * 3
OF_AN_EVENT += ("pairing.publish",) * 5 + ("match.call",) * 3 + ("scramble.set",) * 3
OF_AN_EVENT += ("scramble.key", "scramble.key", "side.close", "op.admit", "match.event")


def match_history(rng: random.Random, most: int = 30) -> list[dict]:
    ops = [opening("o")] if rng.random() < 0.9 else []
    for i in range(rng.randrange(most)):
        ops.append(_match_op(rng, f"{i:02}", ops))
    return spoiled(rng, ops, _match_op)


def event_history(rng: random.Random, most: int = 30) -> list[dict]:
    ops = [plan("p")] if rng.random() < 0.8 else []
    for i in range(rng.randrange(most)):
        ops.append(_event_op(rng, f"{i:02}", ops))
    return spoiled(rng, ops, _event_op)


def _match_op(rng: random.Random, name: str, ops: list[dict]) -> dict:
    kind = rng.choice(OF_A_MATCH)
    device = rng.choice(DEVICES)
    seen = base_of(rng, ops, name, device)
    if kind == "match.open":
        made = opening(name, "", {"table": rng.randrange(1, 3)})
        made["body"]["reason"] = rng.choice(("the wrong clock", "the wrong clock", " ", None))
    else:
        made = op(MATCH, name, kind, _match_body(rng, kind, ops))
    return dressed(rng, made, seen, device)


def _match_body(rng: random.Random, kind: str, ops: list[dict]) -> object:
    if kind == "match.decide":
        return {"keep": latest(rng, ops), "reason": rng.choice(("seen", "seen", "seen", " "))}
    if kind == "op.admit":
        return {"op": unwelcome(rng, ops), "reason": "r"}
    body = {"at_ms": rng.randrange(9) * 1000, "do": rng.choice(DOES)}
    if body["do"] in ("go", "stop"):
        body |= {"cover": 1, "player": "white", "cs": 1234}
    if rng.random() < 0.2:
        body |= {"words": "w", "check": True}
    if rng.random() < 0.05:
        body[rng.choice(("at_ms", "do", "words", "move"))] = rng.choice(JUNK)
    return body


def _event_op(rng: random.Random, name: str, ops: list[dict]) -> dict:
    kind = rng.choice(OF_AN_EVENT)
    device = rng.choice(DEVICES)
    seen = base_of(rng, ops, name, device)
    person = rng.choice((1, 2, 3, 1_001_001))
    if kind == "side.plan":
        made = plan(name, body={"rounds": rng.randrange(3, 5)})
    elif kind == "entrant.add":
        made = entrant(name, person, body={"rating": rng.choice((1500, 1600))})
    elif kind == "pairing.publish":
        round_ = {"round": rng.randrange(1, 3), "byes": rng.choice(([5], [6], [1]))}
        made = pairing(name, body=round_)
    else:
        made = op(EVENT, name, kind, _event_body(rng, kind, ops), subject={"person": person})
    if kind in ("side.plan", "pairing.publish"):
        made["body"]["reason"] = rng.choice(("two came late", "two came late", " "))
    return dressed(rng, made, seen, device)


def _event_body(rng: random.Random, kind: str, ops: list[dict]) -> object:
    match = f"chess-r1-m{rng.randrange(1, 3)}"
    bodies: dict[str, object] = {
        "match.call": {"match": match, "table": rng.randrange(1, 3)},
        "scramble.key": {"key": rng.choice("ab"), "name": "Cy"},
        "scramble.set": {"of": match, "cycle": 1, "box": {"text": rng.choice("ab")}},
        "op.admit": {"op": unwelcome(rng, ops), "reason": "r"},
    }
    return bodies.get(kind, {})


def dressed(rng: random.Random, made: dict, seen: list[str], device: object) -> dict:
    more = {
        "base": seen,
        "device": device,
        "n": rng.randrange(1, 20),
        "role": rng.choice(ROLES),
        "standing": rng.choice(STANDINGS),
    }
    if made["kind"] == "op.admit":
        more["role"] = "delegate"
    if rng.random() < 0.4:
        more["sha256"] = f"{rng.randrange(16):064x}"
    return {**made, **more}


def base_of(rng: random.Random, ops: list[dict], name: str, device: object) -> list[str]:
    """The heads, as a phone in touch has them; its own last; something else, or what is absent."""
    ids = [one["id"] for one in ops]
    own = [one["id"] for one in ops if one["device"] == device]
    which = rng.random()
    if which < 0.4:
        named = {below for one in ops for below in one["base"]}
        seen = [op_id for op_id in ids if op_id not in named]
    elif which < 0.75:
        seen = own[-1:] or ids[:1]
    else:
        seen = [rng.choice(ids) for _ in range(rng.randrange(3)) if ids]
    return seen + [rng.choice(("absent", "05", "11", name))] * (rng.random() < 0.01)


def latest(rng: random.Random, ops: list[dict]) -> object:
    ids = [one["id"] for one in ops] or ["absent"]
    return rng.choice(ids[-4:]) if rng.random() < 0.9 else rng.choice((*ids, *JUNK))


def unwelcome(rng: random.Random, ops: list[dict]) -> object:
    unwelcome = [one["id"] for one in ops if one.get("standing") not in ("ok", None)]
    return rng.choice(unwelcome or ["absent"])


def spoiled(rng: random.Random, ops: list[dict], make) -> list[dict]:
    """Now and then one came with other bytes, or with nonsense in a field."""
    for one in list(ops):
        if rng.random() < 0.02:
            ops.append({**make(rng, "xx", ops), "id": one["id"]})
    for one in ops:
        if rng.random() < 0.01:
            one[rng.choice(tuple(one))] = rng.choice(JUNK)
    rng.shuffle(ops)
    return ops

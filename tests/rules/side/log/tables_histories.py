"""Histories of an event of tables and of a table as nobody would wish them.

`tables_history(rng)` and `table_history(rng)` build one, in no order.
"""

import random

from tests.rules.side.log.histories import DEVICES, base_of, dressed, latest, spoiled, unwelcome
from tests.rules.side.log.scenes import op
from tests.rules.side.log.tables_scenes import EVENT, PEOPLE, TABLE, draw, entrant, plan, sheet

OF_TABLES = ("side.plan",) * 4 + ("entrant.add",) * 8 + ("entrant.quit",) * 3
OF_TABLES += ("draw.open",) * 5 + ("draw.seat",) * 16 + ("seat.move",) * 8 + ("draw.publish",) * 3
OF_TABLES += ("place.decline", "place.accept", "cut.decide", "cut.decide") + ("tie.draw",) * 4
OF_TABLES += ("side.close", "op.admit", "game.score")
OF_A_TABLE = ("game.score",) * 10 + ("game.purpose",) * 4 + ("game.decide",) * 4
OF_A_TABLE += ("game.note", "table.confirm", "table.confirm", "op.admit", "side.plan")
REASONS = ("two came late", "two came late", " ")


def tables_history(rng: random.Random, most: int = 30) -> list[dict]:
    ops = [plan("p", body={"capacity": 3}), draw("d")] if rng.random() < 0.9 else []
    for i in range(rng.randrange(most)):
        ops.append(_event_op(rng, f"{i:02}", ops))
    return spoiled(rng, ops, _event_op)


def table_history(rng: random.Random, most: int = 20) -> list[dict]:
    ops = [sheet("s")] if rng.random() < 0.8 else []
    for i in range(rng.randrange(most)):
        ops.append(_table_op(rng, f"{i:02}", ops))
    return spoiled(rng, ops, _table_op)


def _event_op(rng: random.Random, name: str, ops: list[dict]) -> dict:
    kind, device = rng.choice(OF_TABLES), rng.choice(DEVICES)
    seen = base_of(rng, ops, name, device)
    person = rng.choice(PEOPLE[:2] if kind == "tie.draw" else PEOPLE)
    if kind == "side.plan":
        body = {"capacity": rng.choice((2, 3, 4, None)), "reason": rng.choice(REASONS)}
        made = plan(name, body=body)
    elif kind == "entrant.add":
        made = entrant(name, person, body={"name": rng.choice((None, "Ada"))})
    elif kind == "draw.open":
        how = {"how": rng.choice(("tile", "tile", "seed")), "seed": rng.choice("ab")}
        made = draw(name, body={**how, "reason": rng.choice(REASONS)})
    else:
        made = op(EVENT, name, kind, _body(rng, kind, ops), subject={"person": person})
    made["at"] = f"2026-11-30T10:0{rng.randrange(10)}:00Z"
    return dressed(rng, made, seen, device)


def _body(rng: random.Random, kind: str, ops: list[dict]) -> object:
    place = {"round": 1, "table": rng.randrange(1, 3), "seat": rng.randrange(4)}
    nowhere = {"round": 1, "table": None, "seat": None}
    draws = [one["id"] for one in ops if one["kind"] == "draw.open"] or ["absent"]
    bodies: dict[str, object] = {
        "draw.seat": {**place, "draw": rng.choice(draws)},
        "seat.move": {
            **rng.choice((place, place, nowhere)),
            "for": rng.choice((None, None, 1)),
            "reason": rng.choice(("r", "r", "r", " ")),
        },
        "draw.publish": {"round": rng.choice((1, 1, 1, 2))},
        "cut.decide": {"stage": 1, "advance": [rng.choice(PEOPLE)], "reason": "r"},
        "tie.draw": {"stage": 1, "number": rng.randrange(1, 15)},
        "op.admit": {"op": unwelcome(rng, ops), "reason": "r"},
    }
    return bodies.get(kind, {})


def _table_op(rng: random.Random, name: str, ops: list[dict]) -> dict:
    kind, device = rng.choice(OF_A_TABLE), rng.choice(DEVICES)
    seen = base_of(rng, ops, name, device)
    number = rng.randrange(1, 3)
    sheets = [one["id"] for one in ops if one["kind"] == "game.score"]
    bodies: dict[str, object] = {
        "game.purpose": {"game": number, "on_purpose": rng.random() < 0.7, "reason": "r"},
        "game.decide": {"game": number, "keep": latest(rng, ops), "reason": "r"},
        "game.note": {"game": number, "what": "redeal"},
        "table.confirm": {"saw": rng.sample(sheets, min(len(sheets), rng.randrange(3)))},
        "op.admit": {"op": unwelcome(rng, ops), "reason": "r"},
    }
    if kind == "game.score":
        rows = [{"person": 1, "out": True}, {"person": 2, "sum": rng.randrange(1, 4)}]
        made = sheet(name, "", {"game": number, "players": rows, "reason": rng.choice(REASONS)})
    else:
        subject = {"person": rng.randrange(1, 3)}
        made = op(TABLE, name, kind, bodies.get(kind, {}), subject=subject)
    made["at"] = f"2026-11-30T10:0{rng.randrange(10)}:00Z"
    return dressed(rng, made, seen, device)

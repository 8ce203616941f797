"""Histories of a Head to Head: mostly played as it should be, and what may come in between.

`duel(rng)` builds one, mostly for four places, with people of few different times.
"""

import random

from tests.rules.log.histories import DESK_ROLES, STREAM, base, operation

MATCHES = ("SF-1", "SF-1", "SF-2", "SF-2", "final", "third", "QF-1", "QF-2")
TIMES = (900, 900, 901, 950, 1200)
KINDS = (
    ("attempt.record",) * 6
    + ("attempt.decide", "attempt.correct", "attempt.extra", "attempt.void") * 2
    + ("attempt.confirm", "attempt.propose", "op.admit", "round.continue")
    + ("round.quit", "round.enter", "round.enter", "round.close")
    + ("match.settle",) * 10
    + ("round.open",) * 2
)
SLOTS = (101, 101, 102, 103, 201, 201, 202, 136, 301, 1)


def duel(rng: random.Random, most: int = 14) -> list[dict]:
    """The operations in no order."""
    people = [4, 1, 3, 2, 7, 6][: rng.choice((3, 4, 4, 4, 4, 6))]
    ops = [_opening(rng, "o", people, [])]
    for stage in (1, 2, 3)[: stages(people)]:
        points = rng.choice((1, 3, 3, 4, 7, 7))
        for person in people:
            ops += _records(rng, person, stage, points)
    rng.shuffle(ops)
    for i in range(rng.randrange(most)):
        ops.append(_between(rng, f"{i:02}", people, ops))
    rng.shuffle(ops)
    return ops


def stages(people: list[int]) -> int:
    return 2 if len(people) <= 4 else 3


def _records(rng: random.Random, person: int, stage: int, points: int) -> list[dict]:
    """Attempts one after the other; who is stronger mostly has the better time."""
    ops = []
    for point in range(1, points + 1):
        if rng.random() < 0.03:
            continue
        strong = rng.choice((0, 20 * person))
        value = rng.choice((-1, -2)) if rng.random() < 0.1 else rng.choice(TIMES) + strong
        op = {
            "id": f"p{person}-{stage}-{point}",
            "device": person,
            "n": point,
            "stream": STREAM,
            "kind": "attempt.record",
            "subject": {"person": person, "slot": 100 * stage + point},
            "base": [],
            "body": {"value": value, "source": "paper"},
            "role": "judge",
        }
        ops.append(op)
    return ops


def _between(rng: random.Random, name: str, people: list[int], ops: list[dict]) -> dict:
    kind = rng.choice(KINDS)
    if kind == "round.open":
        return _opening(rng, name, people, ops)
    subject = {"person": rng.choice((*people, 5)), "slot": rng.choice(SLOTS)}
    op = operation(rng, name, ops, kind, subject)
    if kind == "match.settle":
        settled = [one["id"] for one in ops if one["kind"] == kind]
        op["base"] = [one for one in settled if rng.random() < 0.5]
        op["body"] = _settling(rng, people)
        op["role"] = rng.choice(("judge", "judge", "delegate", "scoretaker", "organizer"))
    return op


def _settling(rng: random.Random, people: list[int]) -> dict:
    winner, other = rng.sample(people, 2)
    won = rng.choice(([winner] * 3, [winner, None, winner, winner], [winner, other], []))
    body = {"match": rng.choice(MATCHES), "winner": winner, "won": won}
    if rng.random() < 0.5:
        body["reason"] = rng.choice(("the video", "the video", " "))
    if rng.random() < 0.05:
        body["won"] = rng.choice((None, [0], [winner] * 36))
    return body


def _opening(rng: random.Random, name: str, people: list[int], ops: list[dict]) -> dict:
    sets = [1] * stages(people) + [rng.choice((1, 1, 1, 2))]
    bracket = {"places": 2 ** stages(people), "first_to": sets}
    bracket |= {"seeds": list(people), "draw": "d"}
    body = {
        "edition": "wca-2026",
        "event": "333",
        "format": "h",
        "people": sorted(people),
        "head_to_head": bracket,
        "limit_cs": rng.choice((None, None, 1100)),
    }
    earlier = [op["body"] for op in ops if op["kind"] == "round.open"]
    if earlier and rng.random() < 0.5:
        body = {**earlier[0], "head_to_head": {**bracket, "first_to": [*sets[:-1], 1]}}
        rng.shuffle(body["head_to_head"]["seeds"])
    wrong = rng.random()
    if wrong < 0.06:
        body = {**body, **rng.choice(WRONG), "people": body["people"]}
    elif wrong < 0.08:
        body["people"] = [*body["people"], 5]
    if rng.random() < 0.6:
        body["reason"] = "a place is free"
    return {
        "id": name + rng.choice("abcdef"),
        "device": 9,
        "n": 1,
        "stream": STREAM,
        "kind": "round.open",
        "base": base(rng, ops, name) or [op["id"] for op in ops if op["kind"] == "round.open"],
        "body": body,
        "role": rng.choice(DESK_ROLES),
    }


FINE = {"places": 4, "first_to": [1, 1, 1], "seeds": [1, 2, 3, 4]}
WRONG = (
    {"edition": "wca-2010"},
    {"event": "222"},
    {"event": "222", "unofficial": True},
    {"format": "a"},
    {"head_to_head": None},
    {"head_to_head": {}},
    {"head_to_head": {**FINE, "places": 6}},
    {"head_to_head": {**FINE, "first_to": [2, 1, 1]}},
    {"head_to_head": {**FINE, "first_to": [1, 1]}},
    {"head_to_head": {**FINE, "first_to": [1, 1, 4]}},
    {"head_to_head": {**FINE, "seeds": [1, 1, 2, 3]}},
    {"head_to_head": {**FINE, "seeds": []}},
    {"head_to_head": {**FINE, "draw": 7}},
)

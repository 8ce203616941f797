"""A round to measure with: every operation of so many people with five attempts each."""

from typing import Any


def operations(people: int, attempts: int = 5) -> list[dict[str, Any]]:
    """`log.fold` operations: the opening, then an entry for every attempt, all different."""
    opening = {
        **common(1, "round.open", []),
        "role": "delegate",
        "body": {
            "edition": "wca-2026",
            "event": "333",
            "format": "a",
            "cutoff": None,
            "limit_cs": 60000,
            "cumulative": [],
            "advancement": None,
            "people": list(range(1, people + 1)),
        },
    }
    entries = [
        {
            **common(2 + person * attempts + slot, "attempt.record", [opening["id"]]),
            "role": "judge",
            "subject": {"person": person + 1, "slot": slot + 1},
            "body": {"reading_ms": 9000 + (person * 7919 + slot * 104729) % 50000, "penalties": []},
        }
        for person in range(people)
        for slot in range(attempts)
    ]
    return [opening, *entries]


def common(n: int, kind: str, base: list[str]) -> dict[str, Any]:
    return {
        "id": f"01900000-0000-7000-8000-{n:012d}",
        "device": 1,
        "n": n,
        "by": "Bench",
        "stream": "333-r1",
        "kind": kind,
        "base": base,
        "at": "2026-11-28T01:00:00Z",
        "schema": 1,
    }

"""The demo's morning: a round that is over and two under way, with what a delegate has to look at.

An act is what reaches the server together. Every story is a list of acts, in the order of arrival.
"""

import random
from collections import Counter
from typing import Any

from server.desk.demo.groups import in_time, signature_of, without_signature
from server.desk.demo.morning import MINUTE, Morning
from server.desk.demo.moves import Move, Pen
from server.desk.demo.readings import MISALIGNED

Act = list[Move]

SEED = 333


def acts(morning: Morning) -> list[Act]:
    """All of it, in the order of arrival."""
    return [*_first_round(morning), *_second_round(morning), *_pyraminx(morning)]


def _first_round(morning: Morning) -> list[Act]:
    """Closed, and then one more attempt arrives from a phone that had no network."""
    pen = _pen("333-r1")
    opening = morning.open(pen)
    *early, slow = morning.cast.judges
    scored = morning.score(pen, early, [*early[:-1], slow])
    late = [move for move in scored if move.device == slow and move.kind == "attempt.record"][-1]
    scored = without_signature(scored, late)
    scored.remove(late)
    seen = Counter(str(move.device) for move in [opening, *scored])
    closing = pen.write(
        max(move.at for move in scored) + MINUTE,
        morning.cast.delegate,
        "round.close",
        {"seen": dict(seen)},
        after=opening,
    )
    return [[opening], scored, [closing], [late]]


def _second_round(morning: Morning) -> list[Act]:
    """Half done; a judge asks to change what has been signed, and two signatures are missing."""
    pen = _pen("333-r2")
    opening = morning.open(pen)
    pair = morning.cast.judges[:2]
    scored = morning.score(pen, pair, pair)
    entry, second, third = _without_penalty(scored, slot=2)[:3]
    signed = signature_of(scored, entry)
    asked = pen.write(
        signed.at + 4 * MINUTE,
        signed.device,
        "attempt.correct",
        {**entry.body, "penalties": [MISALIGNED], "reason": morning.reason},
        entry.about,
        after=signed,
    )
    return [[opening], in_time([*without_signature(scored, second, third), asked])]


def _pyraminx(morning: Morning) -> list[Act]:
    """In the middle; for two attempts the score taker's paper says otherwise than the judge."""
    pen = _pen("pyram-r1")
    opening = morning.open(pen)
    pair = morning.cast.judges[2:4]
    scored = morning.score(pen, pair, pair)
    swapped, penalised, unsigned = _without_penalty(scored, slot=1)[:3]
    digits = {**swapped.body, "reading_ms": _digits_swapped(swapped.body["reading_ms"])}
    typed = [
        _typed(pen, morning, swapped, digits),
        _typed(pen, morning, penalised, {**penalised.body, "penalties": [MISALIGNED]}),
    ]
    return [[opening], without_signature(scored, swapped, unsigned), typed]


def _without_penalty(moves: list[Move], slot: int) -> list[Move]:
    """The records of everybody's attempt `slot` that are a plain time, in order of time."""
    return [
        move
        for move in moves
        if move.kind == "attempt.record"
        and move.about
        and move.about[1] == slot
        and move.body.get("declared") is None
        and move.body["penalties"] == []
    ]


def _pen(stream: str) -> Pen:
    return Pen(stream, random.Random(f"{SEED} {stream}"))


def _typed(pen: Pen, morning: Morning, entry: Move, body: dict[str, Any]) -> Move:
    """The same attempt typed from paper by somebody who had not seen the judge's entry."""
    at = entry.at + 5 * MINUTE
    return pen.write(at, morning.cast.scoretaker, "attempt.record", body, entry.about)


def _digits_swapped(reading_ms: int) -> int:
    """A reading with its tenths and hundredths the other way round, in milliseconds."""
    seconds, thousandths = divmod(reading_ms, 1000)
    tenths, hundredths = divmod(thousandths // 10, 10)
    return seconds * 1000 + hundredths * 100 + tenths * 10

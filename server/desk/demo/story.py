"""The demo's morning: a round that is over and two under way, with what a delegate has to look at.

An act is what reaches the server together. Every story is a list of acts, in the order of arrival.
"""

import random
from collections import Counter
from typing import Any

from server.desk.demo.groups import entry_of, in_time, signature_of, without_signature
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
    first, second, third = morning.came(pen)[:3]
    signed = signature_of(scored, entry_of(scored, first, 2))
    asked = pen.write(
        signed.at + 4 * MINUTE,
        signed.device,
        "attempt.correct",
        {
            "reading_ms": entry_of(scored, first, 2).body["reading_ms"],
            "penalties": [MISALIGNED],
            "reason": morning.reason,
        },
        (first, 2),
        after=signed,
    )
    unsigned = [entry_of(scored, second, 4), entry_of(scored, third, 1)]
    return [[opening], in_time([*without_signature(scored, *unsigned), asked])]


def _pyraminx(morning: Morning) -> list[Act]:
    """In the middle; for two attempts the score taker's paper says otherwise than the judge."""
    pen = _pen("pyram-r1")
    opening = morning.open(pen)
    pair = morning.cast.judges[2:4]
    scored = morning.score(pen, pair, pair)
    first, second, third = morning.came(pen)[:3]
    swapped, penalised = entry_of(scored, first, 1), entry_of(scored, second, 2)
    typed = [
        _typed(pen, morning, swapped, {"reading_ms": _digits_swapped(swapped), "penalties": []}),
        _typed(pen, morning, penalised, {**penalised.body, "penalties": [MISALIGNED]}),
    ]
    scored = without_signature(scored, swapped, entry_of(scored, third, 3))
    return [[opening], scored, typed]


def _pen(stream: str) -> Pen:
    return Pen(stream, random.Random(f"{SEED} {stream}"))


def _typed(pen: Pen, morning: Morning, entry: Move, body: dict[str, Any]) -> Move:
    """The same attempt typed from paper by somebody who had not seen the judge's entry."""
    assert entry.subject
    about = (entry.subject["person"], entry.subject["slot"])
    at = entry.at + 5 * MINUTE
    return pen.write(at, morning.cast.scoretaker, "attempt.record", body, about)


def _digits_swapped(entry: Move) -> int:
    """The reading with its hundredths and tenths the other way round, in milliseconds."""
    seconds, thousandths = divmod(entry.body["reading_ms"], 1000)
    tenths, hundredths = divmod(thousandths // 10, 10)
    return seconds * 1000 + hundredths * 100 + tenths * 10

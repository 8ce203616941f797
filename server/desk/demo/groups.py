"""A group at its tables: every attempt is recorded by a judge and signed by the competitor."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from server.desk.demo.moves import Move, Pen
from server.desk.demo.readings import body_of

SIGNING = timedelta(seconds=14)
"""From the judge's entry to the competitor's signature."""

Card = dict[int, list[int]]
"""{person: attempts}"""


def score(pen: Pen, cards: Card, judges: list[int], begin: datetime, end: datetime) -> list[Move]:
    """The moves of a group, in order of time. A judge has the same people for all attempts."""
    moves = []
    for i, judge in enumerate(judges):
        mine = sorted(cards)[i :: len(judges)]
        turns = [(slot, one) for slot in range(max(map(len, cards.values()))) for one in mine]
        step = (end - begin) / max(1, len(turns))
        for turn, (slot, one) in enumerate(turns):
            at = begin + step * (turn + pen.dice.random() / 2)
            body = body_of(cards[one][slot], pen.dice)
            entry = pen.write(at, judge, "attempt.record", body, (one, slot + 1))
            moves += [entry, pen.confirm(entry, at + SIGNING)]
    return in_time(moves)


def in_time(moves: Iterable[Move]) -> list[Move]:
    """The moves in the order in which they were made."""
    return sorted(moves, key=lambda move: move.at)


def signature_of(moves: list[Move], entry: Move) -> Move:
    """The confirmation of an entry."""
    return next(move for move in moves if move.body.get("op") == entry.id)


def without_signature(moves: list[Move], *entries: Move) -> list[Move]:
    """The same moves, but nobody signed these entries."""
    unsigned = {entry.id for entry in entries}
    return [move for move in moves if move.body.get("op") not in unsigned]

"""Rows a second that a real server takes in: batches of a hundred, from one phone and from eight.

The floor is what the machine gives today with the same bytes and durability and nothing of ours:
SQLite alone, one transaction a batch. The ratio to it says more than the figure.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import islice, product
from pathlib import Path
from typing import Any

from tests.bench.table import Figure
from tests.browser.venue import ROUND, PaperPhone, Venue
from tests.support.scripted_phone import id_of

Envelope = dict[str, Any]
BATCH = 100
BATCHES = 24
ATTEMPTS = 5
PEOPLE = range(1, 1 + BATCH * BATCHES // ATTEMPTS)
CLIENTS = (1, 8)


def measure(venue: Callable[[], Venue]) -> list[Figure]:
    """Rows a second for each number of clients at a new venue, and for SQLite alone."""
    figures, floor = [], 0.0
    for clients in CLIENTS:
        with closing(venue()) as hall:
            phones = [hall.paper_phone("judge", f"Judge {place}") for place in range(clients)]
            batches = entries(phones, opened(hall))
            floor = floor or sqlite_alone(hall.folder, batches[0])
            rate = rows_a_second(phones, batches)
        figures.append(Figure(f"intake, batches of {BATCH}, {clients} at once", f"{rate:,.0f} /s"))
    return [*figures, Figure(f"SQLite alone, batches of {BATCH}", f"{floor:,.0f} /s")]


def opened(hall: Venue) -> str:
    """The id of the round's opening."""
    delegate = hall.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(PEOPLE)
    delegate.hand_in(opening)
    return id_of(opening)


def entries(phones: Sequence[PaperPhone], opening: str) -> list[list[list[Envelope]]]:
    """The batches of each phone: together every attempt of the round once."""
    slots = iter(product(PEOPLE, range(1, 1 + ATTEMPTS)))
    return [
        [
            [
                phone.pen.record(person, slot, 9000 + 10 * (person % 97) + slot, [opening])
                for person, slot in islice(slots, BATCH)
            ]
            for _ in range(BATCHES // len(phones))
        ]
        for phone in phones
    ]


def rows_a_second(phones: Sequence[PaperPhone], batches: list[list[list[Envelope]]]) -> float:
    """All phones at once, each sending its batches one after the other."""

    def send(phone: PaperPhone, mine: list[list[Envelope]]) -> None:
        for batch in mine:
            receipts = phone.venue.sync(phone.token, *batch, streams=())["receipts"]
            assert {receipt["outcome"] for receipt in receipts} == {"accepted"}

    start = time.perf_counter()
    with ThreadPoolExecutor(len(phones)) as pool:
        list(pool.map(send, phones, batches))
    return BATCH * BATCHES / (time.perf_counter() - start)


def sqlite_alone(folder: Path, batches: list[list[Envelope]]) -> float:
    """The same rows into a bare table, as durable as the server's."""
    with closing(sqlite3.connect(folder / "floor.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE row (seq INTEGER PRIMARY KEY, stream TEXT, raw TEXT)")
        start = time.perf_counter()
        for batch in batches:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(
                "INSERT INTO row (stream, raw) VALUES (?, ?)",
                [(ROUND, envelope["raw"]) for envelope in batch],
            )
            connection.execute("COMMIT")
        return BATCH * len(batches) / (time.perf_counter() - start)

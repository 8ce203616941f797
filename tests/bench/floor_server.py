"""The floor: what Flask and SQLite cost when they do nothing but number, store and give back."""

import os
import sqlite3
import threading
from typing import Any

from flask import Flask, g, request

FILE = os.environ["MATSIDE_FLOOR"]
app = Flask(__name__)
turn = threading.Lock()


def connected() -> sqlite3.Connection:
    connection = sqlite3.connect(FILE, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


with connected() as first:
    first.execute("CREATE TABLE head (competition TEXT PRIMARY KEY, seq INTEGER)")
    first.execute("CREATE TABLE log (competition, seq, raw, PRIMARY KEY (competition, seq))")


@app.before_request
def connect() -> None:
    g.database = connected()


@app.teardown_request
def disconnect(_fault: object) -> None:
    g.database.close()


@app.post("/<competition>")
def take(competition: str) -> dict[str, Any]:
    raws = [one["raw"] for one in request.get_json()["ops"]]
    with turn:
        g.database.execute("BEGIN IMMEDIATE")
        head = g.database.execute("SELECT seq FROM head WHERE competition = ?", (competition,))
        before = (head.fetchone() or (0,))[0]
        rows = [(competition, seq, raw) for seq, raw in enumerate(raws, before + 1)]
        g.database.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        g.database.execute("REPLACE INTO head VALUES (?, ?)", (competition, before + len(raws)))
        g.database.execute("COMMIT")
    return {"receipts": [{"seq": seq} for _, seq, _ in rows]}


@app.get("/<competition>/<int:seq>")
def give(competition: str, seq: int) -> dict[str, Any]:
    beyond = "SELECT seq, raw FROM log WHERE competition = ? AND seq > ? ORDER BY seq LIMIT 1000"
    rows = g.database.execute(beyond, (competition, seq)).fetchall()
    return {"ops": [{"raw": raw, "seq": seq} for seq, raw in rows]}

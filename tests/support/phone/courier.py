"""What goes up and what an answer does to the disk: the app's `store/exchange.js`, in Python."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tests.support.phone.disk import Disk, Row, Seat

BATCH = 200


def outgoing(disk: Disk, seat: Seat, streams: Iterable[str]) -> tuple[list[Row], bytes]:
    """The rows that are sent, and the body of the request."""
    own = disk.waiting(seat.device)
    rows = own[:BATCH]
    if not disk.authors_first:
        rows += list(disk.offers.values())[: BATCH - len(rows)]
    request = {
        "epoch": disk.epoch,
        "cursors": {name: disk.cursors.get(name, 0) for name in streams},
        "ops": [row.envelope for row in rows],
        "have": {"unsent": len(own)},
    }
    return rows, json.dumps(request).encode()


def apply(disk: Disk, rows: list[Row], reply: dict[str, Any]) -> bool:
    """Receipts, operations and cursors at once; whether the server is another than before."""
    assert len(reply["receipts"]) == len(rows), "one receipt for each envelope, by position"
    for row, receipt in zip(rows, reply["receipts"], strict=True):
        _settle(disk, row, receipt)
    restarted = disk.epoch is not None and disk.epoch != reply["epoch"]
    if restarted:
        _start_over(disk, {row.op["id"] for row in rows}, reply["epoch"])
    else:
        _take_over(disk, reply)
    return restarted


def hand_over(disk: Disk, lost: int, current: int) -> None:
    """What waits in the name of a seat that the server knows no more goes up through another."""
    for row in disk.waiting(lost):
        disk.outbox[row.op["id"]] = replace(row, waiting=current)


def fetch_again(disk: Disk, stream: str) -> None:
    """From its beginning; what is known of it stays until the server has given all."""
    disk.cursors[stream] = 0
    disk.again |= {stream}


def _settle(disk: Disk, row: Row, receipt: dict[str, Any]) -> None:
    """What the server has named waits no more."""
    if receipt["id"] != row.op["id"] and receipt["outcome"] != "quarantined":
        return
    if row.seat is None:
        disk.offers.pop(row.bytes, None)
        return
    stamp = receipt.get("stamp", row.stamp)
    named = replace(row, waiting=None, outcome=receipt["outcome"], stamp=stamp)
    disk.outbox[row.op["id"]] = named


def _take_over(disk: Disk, reply: dict[str, Any]) -> None:
    for envelope in reply["ops"]:
        row = numbered(envelope)
        disk.operations[row.op["stream"], envelope["stamp"]["seq"]] = row
        disk.offers.pop(row.bytes, None)
    disk.epoch = reply["epoch"]
    disk.cursors.update(reply["cursors"])
    complete = {name for name in disk.again if name in reply["digests"]}
    disk.again -= complete
    for stream, seq in list(disk.operations):
        if stream in complete and seq > disk.cursors[stream]:
            del disk.operations[stream, seq]


def _start_over(disk: Disk, just_sent: set[str], epoch: str) -> None:
    """All that was ever made or seen here waits to be sent, all that the server has is fetched."""
    for op_id, row in disk.outbox.items():
        if op_id not in just_sent:
            disk.outbox[op_id] = replace(row, waiting=row.seat, outcome=None, stamp=None)
    for row in disk.operations.values():
        if row.op["id"] not in disk.outbox:
            disk.offers[row.bytes] = row
    disk.operations.clear()
    disk.cursors.clear()
    disk.again = frozenset()
    disk.epoch = epoch
    disk.authors_first = True


def numbered(envelope: dict[str, Any]) -> Row:
    raw, stamp = envelope["raw"], envelope["stamp"]
    return Row(json.loads(raw), raw, stamp["sha256"], envelope.get("sig"), stamp)

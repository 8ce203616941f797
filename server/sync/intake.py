"""Taking operations in: decided, numbered, stored and folded in one transaction."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any

from server import faults
from server.base import now
from server.db import writing
from server.models import competition, device, operation, stream
from server.models.server_identity import identity
from server.sync import boards, outcomes, quarantine, waking
from server.sync.decide import Author, Decision, Duplicate, Known, New, Stored, decide
from server.sync.envelope import Incoming, Rubbish, read
from server.sync.shape import Operation
from server.sync.stamp import stamp

Receipt = dict[str, Any]

# So many are looked up with one statement; every database takes as many parameters.
CHUNK = 500


def take(competition_id: str, sender: int, envelopes: list[Any]) -> list[Receipt]:
    """Take in what the device `sender` brings; one receipt for each envelope, by position.

    Everything is committed together or not at all, and nothing is dropped (I1, I5). Within
    `writing()` it becomes part of the transaction around it.
    """
    incoming = [read(envelope) for envelope in envelopes]
    with writing():
        competition.lock(competition_id)
        known = _known(competition_id, sender, incoming)
        decisions = [decide(one, known) for one in incoming]
        by_stream = _by_stream(decisions)
        # Taken in one order, so that two transactions never wait for each other's boards.
        warm = {
            name: boards.hold(competition_id, name, by_stream[name][0].stored.seq - 1)
            for name in sorted(by_stream)
        }
        _store(competition_id, sender, decisions, known)
        told = {
            name: outcomes.fold(competition_id, name, warm[name], news)
            for name, news in by_stream.items()
        }
        faults.point("after-fold")
        return [_receipt(decision, told) for decision in decisions]


def _known(competition_id: str, sender: int, incoming: list[Incoming | Rubbish]) -> Known:
    ops = [one.op for one in incoming if isinstance(one, Incoming)]
    known = Known(
        sender=sender,
        server=identity().server,
        authors=_authors(competition_id, {op["device"] for op in ops}),
        heads=stream.heads(competition_id),
    )
    for stored in _near(competition_id, ops):
        known.add(stored)
    return known


def _authors(competition_id: str, numbers: set[int]) -> dict[int, Author]:
    return {
        one.number: Author(one.role, one.scope, one.public_key, one.revoked_at is not None)
        for one in device.authors(competition_id, numbers)
    }


def _near(competition_id: str, ops: list[Operation]) -> set[Stored]:
    """What is stored with the same ids or at the same places of the same devices."""
    rows: list[Any] = []
    for some in _chunks(ops):
        rows.extend(operation.with_ids(competition_id, [op["id"] for op in some]))
        by_device = itemgetter("device")
        for number, theirs in groupby(sorted(some, key=by_device), key=by_device):
            for first, last in runs(op["n"] for op in theirs):
                rows.extend(operation.at_places(competition_id, number, first, last))
    return {Stored(*row) for row in rows}


def runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """(first, last) of each stretch without a gap: what a phone hands in is mostly one. Pure."""
    found: list[tuple[int, int]] = []
    for n in sorted(numbers):
        if found and n <= found[-1][1] + 1:
            found[-1] = (found[-1][0], n)
        else:
            found.append((n, n))
    return found


def _chunks(ops: list[Operation]) -> Iterable[list[Operation]]:
    return (ops[start : start + CHUNK] for start in range(0, len(ops), CHUNK))


def _store(competition_id: str, sender: int, decisions: list[Decision], known: Known) -> None:
    news = [one for one in decisions if isinstance(one, New)]
    quarantine.keep(competition_id, sender, [one for one in decisions if isinstance(one, Rubbish)])
    operation.add_all(_rows(competition_id, news))
    heads = {name: known.heads[name] for name in {one.incoming.op["stream"] for one in news}}
    stream.advance(competition_id, heads)
    waking.publish_once_committed(competition_id, heads)


def _rows(competition_id: str, news: list[New]) -> list[tuple[Any, ...]]:
    """As `operation.add_all` takes them."""
    when = operation.LOG_ROWS.value("received_at", now())
    return [
        (
            competition_id,
            incoming.op["stream"],
            stored.seq,
            stored.op_id,
            stored.device,
            stored.n,
            incoming.op["kind"],
            incoming.raw,
            incoming.sig,
            stored.sha256,
            stored.role,
            stored.standing,
            stored.server,
            when,
        )
        for incoming, stored in ((one.incoming, one.stored) for one in news)
    ]


def _by_stream(decisions: list[Decision]) -> dict[str, list[New]]:
    found: dict[str, list[New]] = defaultdict(list)
    for decision in decisions:
        if isinstance(decision, New):
            found[decision.incoming.op["stream"]].append(decision)
    return found


def _receipt(decision: Decision, told: dict[str, dict[int, outcomes.Told]]) -> Receipt:
    """`told` is by stream and `seq`."""
    if isinstance(decision, Rubbish):
        return {
            "id": None,
            "outcome": "quarantined",
            "seq": None,
            "reason": decision.reason,
        }
    stored = decision.stored
    receipt = {"id": stored.op_id, "seq": stored.seq, "stamp": stamp(stored)}
    if isinstance(decision, Duplicate):
        receipt["outcome"] = "duplicate"
    else:
        receipt.update(told[decision.incoming.op["stream"]][stored.seq])
    return receipt

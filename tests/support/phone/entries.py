"""A stream as a phone sees it: one entry for the same bytes, with the latest stamp of all."""

import hashlib
from collections.abc import Iterable

from tests.support.phone.disk import Bytes, Disk, Row

Verdict = tuple[str, str]  # role and standing: what the fold reads besides the operation


def entries(disk: Disk, stream: str) -> list[Row]:
    """What the server numbered before one's own, that before what an earlier server had."""
    merged: dict[Bytes, Row] = {}
    for rows in (disk.offers.values(), disk.outbox.values(), _numbered(disk)):
        for row in rows:
            if row.op["stream"] == stream:
                merged[row.bytes] = row
    return list(merged.values())


def _numbered(disk: Disk) -> list[Row]:
    """By number: what came before its author comes again, proven, with a later one."""
    return [row for _, row in sorted(disk.operations.items(), key=lambda one: one[0])]


def standing(row: Row) -> str:
    return row.stamp["standing"] if row.stamp else "ok"


def verdict(row: Row) -> Verdict:
    role = row.stamp["role"] if row.stamp else row.role
    assert role is not None
    return role, standing(row)


def fold_input(row: Row) -> dict:
    role, how = verdict(row)
    return {**row.op, "sha256": row.sha256, "role": role, "standing": how}


def log_digest(known: Iterable[Row]) -> str:
    """Over the sorted lines of what a server has stamped."""
    lines = [
        f"{row.op['id']} {row.sha256} {' '.join(verdict(row))}\n" for row in known if row.stamp
    ]
    return hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()


def heads(disk: Disk, stream: str, subject: dict[str, int] | None) -> list[str]:
    """The base of an operation made now: what no other in its subject's graph had seen."""
    graph = [
        row.op
        for row in entries(disk, stream)
        if row.outcome != "quarantined" and belongs(row.op, subject)
    ]
    seen = {head for op in graph for head in op["base"]}
    return sorted({op["id"] for op in graph} - seen)


def belongs(op: dict, subject: dict[str, int] | None) -> bool:
    """A slot has a graph of its own; else the round's operations, and what is said of a person."""
    of, wanted = op["subject"] or {}, subject or {}
    if "slot" in wanted:
        return of == wanted
    if "slot" in of:
        return False
    return op["kind"].startswith("round.") or ("person" in wanted and of == wanted)

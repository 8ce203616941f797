"""Whether a round still says what was signed off: its stored operations are folded anew (I8).

Nothing that is warm in memory is trusted. What differs is named by attempt, and as what: `bytes` of
the entry that was signed, its `value`, the kept `hash`, or another `entry` that came after.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from server.models import operation, sealed_attempt
from server.models.sealed_attempt import SealedAttempt
from server.rules.log import Board
from server.sync import boards, sealing

Found = dict[str, Any]


def check(competition_id: str, stream: str) -> Found:
    """`{"round", "sign", "by", "at", "digest", "seal", "holds", "kept", "lines", "attempts",
    "operations"}`; `sign` is null where nothing is signed off.

    `lines` are those of the stored operations now. `kept`: what was kept is what was signed.
    """
    rows = operation.after(competition_id, stream, 0)
    board, hashes = _folded(stream, rows)
    changed = [_changed(row) for row in rows if _hash(row.raw) != row.sha256]
    found: Found = {"round": stream, "sign": board.sign, "operations": changed}
    found.update(dict.fromkeys(("by", "at", "device", "digest", "seal")))
    found.update(attempts=[], lines=[], kept=False, holds=not changed)
    if board.sign is None:
        return found
    said = next(json.loads(row.raw) for row in rows if row.op_id == board.sign)
    found.update(by=said.get("by"), at=said.get("at"), device=said.get("device"))
    found.update(digest=said["body"]["digest"], seal=said["body"]["seal"])
    now, _ = sealing.sealed(board.reply()["cards"], hashes)
    kept = sealed_attempt.of_sign(competition_id, stream, board.sign)
    found["kept"] = sealing.seal_over([row.hash for row in kept]) == found["seal"]
    found["attempts"] = differences(kept, now, hashes)
    found["lines"] = [{name: row[name] for name in ("person", "slot", "hash")} for row in now]
    found["holds"] = found["kept"] and not found["attempts"] and not changed
    return found


def differences(
    kept: Sequence[SealedAttempt], now: Sequence[sealing.Line], hashes: dict[str, str]
) -> list[Found]:
    """`{"person", "slot", "what": […]}` of the attempts that are not as they were kept. Pure."""
    today = {(line["person"], line["slot"]): line for line in now}
    found = []
    for row in kept:
        line = today.pop((row.person, row.slot), None)
        same = line is not None and line["op"] == row.op
        what = {
            "entry": not same,
            "bytes": hashes.get(row.op) != row.sha256,
            "value": same and line is not None and line["value"] != row.value,
            "hash": row.hash != sealing.hash_of(row.person, row.slot, row.value, row.sha256),
        }
        if any(what.values()):
            named = [name for name in sorted(what) if what[name]]
            found.append({"person": row.person, "slot": row.slot, "what": named})
    more = [{"person": person, "slot": slot, "what": ["entry"]} for person, slot in today]
    return sorted(found + more, key=lambda one: (one["person"], one["slot"]))


def _folded(stream: str, rows: Sequence[Any]) -> tuple[Board, dict[str, str]]:
    """The board of what can still be read, and the SHA-256 of the bytes as they are now."""
    board, ops = Board(stream), []
    hashes: dict[str, tuple[bool, str]] = {}
    for row in rows:
        now = _hash(row.raw)
        mine = (row.standing != "ok", now)
        hashes[row.op_id] = min(mine, hashes.get(row.op_id, mine))
        if isinstance(said := _read(row.raw), dict):
            ops.append(boards.fold_input(said, now, row.role, row.standing))
    board.feed(ops)
    return board, {op_id: now for op_id, (_, now) in hashes.items()}


def _changed(row: Any) -> Found:
    """An operation whose bytes are not those that were stored."""
    said = _read(row.raw)
    subject = said.get("subject") if isinstance(said, dict) else None
    about = subject if isinstance(subject, dict) else {}
    named = {name: about.get(name) for name in ("person", "slot")}
    whole = {name: one if type(one) is int else None for name, one in named.items()}
    return {"op": row.op_id, "seq": row.seq, **whole}


def _read(raw: str) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return None


def _hash(raw: str) -> str:
    return hashlib.sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()

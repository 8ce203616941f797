"""Reading an envelope: either it is an operation, or it is rubbish with a reason. Pure."""

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any

import msgspec

from server.sync import shape

MAX_BYTES = 16_384

_SIG = re.compile(r"[0-9A-Za-z_-]{1,200}={0,2}")


class Incoming(msgspec.Struct, frozen=True):
    """An operation as it came: the exact text, its hash, and what the text says."""

    raw: str
    sig: str | None
    sha256: str
    op: shape.Operation


@dataclass(frozen=True, slots=True)
class Rubbish:
    """What is no operation. `reason` is `not-text`, `too-large`, `not-json` or `malformed`."""

    raw: str
    sha256: str
    reason: str


def read(envelope: Any) -> Incoming | Rubbish:
    """`{"raw": text, "sig"?}` → an operation, or rubbish. A stamp that it carries is ignored."""
    raw = envelope.get("raw") if isinstance(envelope, dict) else None
    if not isinstance(raw, str):
        return _rubbish(json.dumps(envelope), "not-text")
    try:
        data = raw.encode()
    except UnicodeEncodeError:
        return _rubbish(raw, "not-text")
    if len(data) > MAX_BYTES:
        return _rubbish(raw, "too-large")
    try:
        op = shape.operation(data)
    except (msgspec.DecodeError, RecursionError):
        op = _newer(data)
    sig = envelope.get("sig")
    if op is None or not shape.well_named(op) or not _is_signature(sig):
        return _rubbish(raw, "malformed" if _is_json(raw) else "not-json")
    return Incoming(raw, sig, hashlib.sha256(data).hexdigest(), op)


def _newer(data: bytes) -> Any:
    """An operation of a newer schema, which may have changed all but the number plate; or None."""
    try:
        plate = shape.number_plate(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    return plate if plate["schema"] > shape.SCHEMA else None


def _is_json(raw: str) -> bool:
    try:
        json.loads(raw, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return False
    return True


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _rubbish(raw: str, reason: str) -> Rubbish:
    # What no database can hold as text is written out as escapes.
    text = raw.encode(errors="backslashreplace").decode().replace("\x00", "\\x00")
    return Rubbish(text, hashlib.sha256(text.encode()).hexdigest(), reason)


def _is_signature(sig: Any) -> bool:
    return sig is None or (isinstance(sig, str) and len(sig) <= 200 and bool(_SIG.fullmatch(sig)))

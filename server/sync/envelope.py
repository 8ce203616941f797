"""Reading an envelope: either it is an operation, or it is rubbish with a reason. Pure."""

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, NamedTuple

MAX_BYTES = 16_384
# What an integer column holds on every database.
MAX_NUMBER = 2**31 - 1
# The newest shape of an operation that this server understands.
SCHEMA = 1

_ID = re.compile(r"[0-9A-Za-z-]{8,64}")
_STREAM = re.compile(r"[0-9a-z]+(-[0-9a-z]+)*")
_KIND = re.compile(r"[a-z]+\.[a-z]+")
_SIG = re.compile(r"[0-9A-Za-z_-]{1,200}={0,2}")


class Incoming(NamedTuple):
    """An operation as it came: the exact text, its hash, and what the text says."""

    raw: str
    sig: str | None
    sha256: str
    op: dict[str, Any]


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
        op = _DECODER.decode(raw)
    except (ValueError, RecursionError):
        return _rubbish(raw, "not-json")
    sig = envelope.get("sig")
    if not _is_operation(op) or not _is_signature(sig) or _has_lone_surrogate(raw, op):
        return _rubbish(raw, "malformed")
    return Incoming(raw, sig, hashlib.sha256(data).hexdigest(), op)


def _rubbish(raw: str, reason: str) -> Rubbish:
    # What no database can hold as text is written out as escapes.
    text = raw.encode(errors="backslashreplace").decode().replace("\x00", "\\x00")
    return Rubbish(text, hashlib.sha256(text.encode()).hexdigest(), reason)


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER = json.JSONDecoder(parse_constant=_no_constant)


def _is_operation(op: Any) -> bool:
    """Whether it can be numbered and kept. A newer schema may have changed all the rest."""
    if not isinstance(op, dict):
        return False
    named = (
        _matches(_ID, op.get("id"), 64)
        and _matches(_STREAM, op.get("stream"), 48)
        and _matches(_KIND, op.get("kind"), 40)
        and _counts(op.get("device"))
        and _counts(op.get("n"))
        and _counts(op.get("schema"))
    )
    return named and (op["schema"] > SCHEMA or _has_parts(op))


def _has_parts(op: dict[str, Any]) -> bool:
    base = op.get("base")
    return (
        isinstance(base, list)
        and all(isinstance(head, str) for head in base)
        and isinstance(op.get("body"), dict)
        and isinstance(op.get("at"), str)
        and isinstance(op.get("subject"), dict | None)
        and isinstance(op.get("by"), str | None)
        and isinstance(op.get("prev"), str | None)
    )


def _matches(pattern: re.Pattern[str], value: Any, longest: int) -> bool:
    return isinstance(value, str) and len(value) <= longest and bool(pattern.fullmatch(value))


def _counts(value: Any) -> bool:
    return type(value) is int and 1 <= value <= MAX_NUMBER


def _is_signature(sig: Any) -> bool:
    return sig is None or _matches(_SIG, sig, 200)


def _has_lone_surrogate(raw: str, op: dict[str, Any]) -> bool:
    """Half a character, written as an escape: no host could hash the state that holds it."""
    if "\\ud" not in raw.lower():
        return False
    try:
        json.dumps(op, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False

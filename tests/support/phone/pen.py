"""Making an operation on a phone: durable at once, with its number taken (I1)."""

import base64
import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePrivateKey
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.phone.disk import Disk, Row
from tests.support.phone.entries import heads

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def append(
    disk: Disk,
    new_id: Callable[[], str],
    stream: str,
    kind: str,
    subject: dict[str, int] | None,
    body: dict[str, Any],
    days_off: int = 0,
) -> Row:
    """Entry and counter, in one transaction; `days_off` is how wrong the phone's clock is."""
    seat = disk.seat
    op = {
        "id": new_id(),
        "device": seat.device,
        "n": seat.next,
        "prev": seat.prev,
        "by": seat.by,
        "stream": stream,
        "kind": kind,
        "subject": subject,
        "base": heads(disk, stream, subject),
        "body": body,
        "at": (NOON + timedelta(days=days_off)).isoformat().replace("+00:00", "Z"),
        "schema": 1,
    }
    raw = json.dumps(op, separators=(",", ":"), ensure_ascii=False)
    sha256 = hashlib.sha256(raw.encode()).hexdigest()
    sig = sign(seat.key, raw) if seat.key else None
    row = Row(op, raw, sha256, sig, seat=seat.device, role=seat.role, waiting=seat.device)
    disk.outbox[op["id"]] = row
    disk.seats[seat.device] = replace(seat, next=seat.next + 1, prev=sha256)
    return row


def sign(key: EllipticCurvePrivateKey, raw: str) -> str:
    """As WebCrypto does: r‖s in base64url."""
    r, s = decode_dss_signature(key.sign(raw.encode(), ECDSA(SHA256())))
    return _base64url(r.to_bytes(32) + s.to_bytes(32))


def public_key(key: EllipticCurvePrivateKey) -> str:
    """As a phone sends it when it joins: the uncompressed point in base64url."""
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _base64url(point)


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

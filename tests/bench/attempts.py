"""Attempts to measure with: a round of two thousand people, all entered by one phone."""

import base64
import json
from collections.abc import Sequence
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.scripted_phone import ScriptedPhone

Envelope = dict[str, Any]
PEOPLE = range(1, 2001)
SLOTS = 5
ATTEMPTS = len(PEOPLE) * SLOTS


def attempts(phone: ScriptedPhone, opening: str, many: int = ATTEMPTS) -> list[Envelope]:
    """The first `many` attempts of the round, one entry each."""
    return [
        phone.record(1 + i // SLOTS, 1 + i % SLOTS, 9000 + i * 7919 % 50000, [opening])
        for i in range(many)
    ]


def requests(envelopes: Sequence[Envelope], batch: int) -> list[bytes]:
    """The bodies with which a phone hands these in, `batch` at a time."""
    return [
        json.dumps({"cursors": {}, "ops": envelopes[start : start + batch]}).encode()
        for start in range(0, len(envelopes), batch)
    ]


class Key:
    """A device's key, as WebCrypto would keep it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def public(self) -> str:
        """The uncompressed point, in base64url."""
        form = (Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(self._key.public_key().public_bytes(*form))

    def signed(self, envelope: Envelope) -> Envelope:
        """The envelope with the signature over its `raw`."""
        r, s = decode_dss_signature(self._key.sign(envelope["raw"].encode(), ec.ECDSA(SHA256())))
        return {**envelope, "sig": _text(r.to_bytes(32) + s.to_bytes(32))}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

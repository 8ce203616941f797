"""Checking a device's signature: ECDSA P-256 over the bytes of `raw`, as WebCrypto writes it."""

import base64
import binascii

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

HALF = 32
POINT = 65


def read_key(text: str) -> bytes:
    """The uncompressed point in base64url → its 65 bytes. ValueError if it is none of P-256."""
    point = _decode(text)
    if len(point) != POINT:
        raise ValueError("not an uncompressed point")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return point


def verifies(public_key: bytes, raw: str, sig: str) -> bool:
    """Whether `sig` (base64url of r‖s, 64 bytes) is this key's signature over `raw`."""
    try:
        pair = _decode(sig)
    except ValueError:
        return False
    if len(pair) != 2 * HALF:
        return False
    r, s = int.from_bytes(pair[:HALF]), int.from_bytes(pair[HALF:])
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    try:
        key.verify(encode_dss_signature(r, s), raw.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def _decode(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("not base64url") from error

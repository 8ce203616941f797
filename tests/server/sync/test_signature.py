"""Signatures as WebCrypto makes them: r and s side by side, in base64url."""

import base64

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.sync.signature import read_key, verifies

RAW = '{"by": "김민준"}'


def in_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sign(key: ec.EllipticCurvePrivateKey, raw: str) -> str:
    r, s = decode_dss_signature(key.sign(raw.encode(), ec.ECDSA(SHA256())))
    return in_base64url(r.to_bytes(32) + s.to_bytes(32))


@pytest.fixture(scope="module")
def key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def test_the_authors_signature_verifies(key):
    assert verifies(public_point(key), RAW, sign(key, RAW))


def test_padding_is_allowed(key):
    assert verifies(public_point(key), RAW, sign(key, RAW) + "==")


def test_one_changed_byte_does_not_verify(key):
    assert not verifies(public_point(key), RAW + " ", sign(key, RAW))


def test_anothers_signature_does_not_verify(key):
    other = ec.generate_private_key(ec.SECP256R1())
    assert not verifies(public_point(key), RAW, sign(other, RAW))


@pytest.mark.parametrize("sig", ["", "A", "AAAA", "!" * 86, in_base64url(bytes(64)), "Ä"])
def test_what_is_no_signature_does_not_verify(key, sig):
    assert not verifies(public_point(key), RAW, sig)


def test_a_key_is_its_uncompressed_point(key):
    assert read_key(in_base64url(public_point(key))) == public_point(key)


@pytest.mark.parametrize("text", ["", "AAAA", "!", in_base64url(b"\x04" + bytes(64)), "Ä"])
def test_what_is_no_point_of_the_curve_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 (the caller needs no more than that)
        read_key(text)

"""Secrets that people type and tokens that devices keep. The database holds their hashes alone.

A secret is never compared with another: its hash is looked up. How long that takes may tell how
much of a hash is right, and whoever cannot choose the secret's hash learns nothing from it.
"""

import hashlib
import secrets

# Crockford's 32 symbols: no I, L, O or U, which hands and eyes mistake for others.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans("ILO", "110")
SYMBOLS = 10


def new_code() -> str:
    """A code of ten symbols (50 bits) as it is shown: `7QK2M-X4D9T`."""
    symbols = "".join(secrets.choice(ALPHABET) for _ in range(SYMBOLS))
    return f"{symbols[:5]}-{symbols[5:]}"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def code_hash(typed: str) -> str:
    """The hash of a code however it was typed: case, spaces, dashes and look-alikes do not matter.

    >>> code_hash("7qk2m x4d9t") == code_hash("7QK2M-X4D9T")
    True
    """
    symbols = "".join(symbol for symbol in typed.upper() if symbol.isalnum())
    return _hash(symbols.translate(MISREAD))


def token_hash(token: str) -> str:
    return _hash(token)


def _hash(secret: str) -> str:
    # Plain SHA-256 is enough: what is hashed is random and long, not a password.
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()

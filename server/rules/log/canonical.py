"""Canonical JSON and SHA-256, the same bytes on every host.

Keys sorted, no spaces, UTF-8. MicroPython's `json` neither sorts nor escapes as CPython's does.

>>> canonical({"b": [1, None], "a": "é"})
'{"a":"é","b":[1,null]}'
"""

import binascii
import hashlib
import json

ESCAPES = {
    '"': '\\"',
    "\\": "\\\\",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\b": "\\b",
    "\f": "\\f",
}


def canonical(value):
    """The text of a JSON value."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{" + ",".join([quoted(k) + ":" + canonical(value[k]) for k in sorted(value)]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([canonical(item) for item in value]) + "]"
    return json.dumps(value)


def quoted(text):
    """A string as JSON; only what must be escaped is."""
    if text and ('"' in text or "\\" in text or min(text) < " "):
        text = "".join([_escape(character) for character in text])
    return '"' + text + '"'


def _escape(character):
    if character in ESCAPES:
        return ESCAPES[character]
    return "\\u00%02x" % ord(character) if character < " " else character


def sha256(text):
    """The hexadecimal SHA-256 of a text's UTF-8; half a surrogate pair does not stop it."""
    try:
        encoded = text.encode()
    except UnicodeError:
        encoded = text.encode("utf-8", "surrogatepass")
    return binascii.hexlify(hashlib.sha256(encoded).digest()).decode()

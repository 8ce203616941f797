"""Canonical JSON and SHA-256, the same bytes on every host.

Keys sorted, no spaces, UTF-8. MicroPython's `json` neither sorts nor escapes as CPython's does.
A reply holds whole numbers and is flat; of what phones sent, fractions, which hosts write
differently, and what is nested too deep for a host's stack become `OTHER`: no rule reads them.

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
OTHER = '"~"'
DEEPEST = 20


def canonical(value, depth=0):
    """The text of a JSON value."""
    if isinstance(value, str):
        return quoted(value)
    if value is None or isinstance(value, (bool, int)):
        return json.dumps(value)
    if depth == DEEPEST or not isinstance(value, (dict, list)):
        return OTHER
    if isinstance(value, list):
        return "[" + ",".join([canonical(item, depth + 1) for item in value]) + "]"
    pairs = [quoted(name) + ":" + canonical(value[name], depth + 1) for name in sorted(value)]
    return "{" + ",".join(pairs) + "}"


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

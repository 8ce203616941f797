"""JSON text in and out, the same on every host.

CPython and MicroPython differ in three ways that a caller could see: CPython takes `NaN`,
MicroPython leaves the two halves of a surrogate pair apart, and only CPython can hold half a pair.
"""

import json
import sys

from .errors import RulesError, bad


def read(string):
    """The value that the text spells, `bad-json` if none, `bad-argument` for half a pair.

    >>> read('"\\\\ud83e\\\\udde9"') == "\U0001f9e9"
    True
    """
    try:
        value = _loads(string)
    except ValueError:
        raise RulesError("bad-json", None, "not JSON")
    return joined(value, "") if _may_hold_halves(string) else value


def write(value):
    """The text of a reply."""
    return json.dumps(value)


def _no_constant(name):
    raise ValueError(name + " is not JSON")


def _loads(string):
    if sys.implementation.name == "micropython":
        return json.loads(string)
    return json.loads(string, parse_constant=_no_constant)


def _may_hold_halves(string):
    """Whether it is worth looking at every string: half a pair is escaped, or is there as it is."""
    if "\\ud" in string or "\\uD" in string:
        return True
    try:
        string.encode()
    except UnicodeError:
        return True
    return False


def joined(value, path):
    """`value` with every surrogate pair made one character."""
    if isinstance(value, str):
        return _join(value, path)
    if isinstance(value, list):
        return [joined(value[i], path + "[" + str(i) + "]") for i in range(len(value))]
    if isinstance(value, dict):
        prefix = path + "." if path else ""
        whole = {}
        for key in sorted(value):
            name = _join(key, path)
            whole[name] = joined(value[key], prefix + name)
        return whole
    return value


def _join(string, path):
    characters = []
    high = 0
    for character in string:
        code = ord(character)
        low = 0xDC00 <= code <= 0xDFFF
        if bool(high) != low:
            raise bad(path or None, "half a surrogate pair")
        if low:
            characters.append(chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00))
            high = 0
        elif 0xD800 <= code <= 0xDBFF:
            high = code
        else:
            characters.append(character)
    if high:
        raise bad(path or None, "half a surrogate pair")
    return "".join(characters)

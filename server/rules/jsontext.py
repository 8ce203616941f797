"""JSON text in and out, the same on every host.

CPython and MicroPython differ in ways that a caller could see: CPython takes `NaN`, MicroPython
leaves the two halves of a surrogate pair apart, and only CPython can hold half a pair. One is left
as it is: MicroPython forgives a missing comma. A phone's requests come from `JSON.stringify`.
"""

import json
import sys

from .errors import RulesError, at, bad


class Written(dict):
    """A reply's value whose own text is known: it is long, and most of it was written before."""

    def __init__(self, value, text):
        super().__init__(value)
        self.text = text


def write(reply):
    """The text of a reply of the door."""
    value = reply.get("value")
    if isinstance(value, Written):
        return '{"ok": true, "value": ' + value.text + "}"
    return json.dumps(reply)


def read(string):
    """The value that the text spells. ValueError if none, `bad-argument` for half a pair.

    >>> read('"\\\\ud83e\\\\udde9"') == "\\U0001f9e9"
    True
    """
    value = _loads(string)
    return joined(value) if _may_hold_halves(string) else value


def joined(value):
    """`value` with every surrogate pair made one character."""
    if isinstance(value, str):
        return _join(value)
    if isinstance(value, list):
        return [_within(at(index), entry) for index, entry in enumerate(value)]
    if isinstance(value, dict):
        names = [(_join(key), key) for key in sorted(value)]
        return {name: _within(name, value[key]) for name, key in names}
    return value


def _within(step, value):
    try:
        return joined(value)
    except RulesError as error:
        error.within(step)
        raise


def _join(string):
    characters = []
    high = 0
    for character in string:
        code = ord(character)
        low = 0xDC00 <= code <= 0xDFFF
        if bool(high) != low:
            raise bad(None, "half a surrogate pair")
        if low:
            characters.append(chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00))
            high = 0
        elif 0xD800 <= code <= 0xDBFF:
            high = code
        else:
            characters.append(character)
    if high:
        raise bad(None, "half a surrogate pair")
    return "".join(characters)


def _loads(string):
    if sys.implementation.name == "micropython":
        return json.loads(string)
    return json.loads(string, parse_constant=_no_constant)


def _no_constant(name):
    raise ValueError(name + " is not JSON")


def _may_hold_halves(string):
    """Whether it is worth looking at every string: half a pair is escaped, or is there as it is."""
    if "\\ud" in string or "\\uD" in string:
        return True
    try:
        string.encode()
    except UnicodeError:
        return True
    return False

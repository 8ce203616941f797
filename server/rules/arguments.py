"""Checks of arguments, as small functions that are put together in `schemas.py`.

A check takes a value and its path, and returns the value or raises `bad-argument` with the path.
Fields are pairs of a name and a check, in the order in which faults are reported; a name that
ends in `?` may be absent.

>>> check((("digits", text), ("locale?", text)), {"digits": "10234"})
{'digits': '10234'}
"""

from .errors import RulesError, bad

MOST = 9999999999


def check(fields, given, path=""):
    """The arguments of `given` as a new dict; unknown names first, then each field in its order."""
    if not isinstance(given, dict):
        raise bad(path or None, "not an object")
    prefix = path + "." if path else ""
    known = [name.rstrip("?") for name, _ in fields]
    for name in sorted(given):
        if name not in known:
            raise RulesError("unknown-field", prefix + name, "not an argument of this call")
    checked = {}
    for name, rule in fields:
        plain = name.rstrip("?")
        if plain in given:
            checked[plain] = rule(given[plain], prefix + plain)
        elif plain == name:
            raise bad(prefix + name, "missing")
    return checked


def integer(least=0, most=MOST):
    """An integer from `least` to `most`. Booleans and floats (`99.0` too) are not integers."""

    def rule(value, path):
        if type(value) is not int:
            raise bad(path, "not an integer")
        if not least <= value <= most:
            raise bad(path, "not from " + str(least) + " to " + str(most))
        return value

    return rule


def text(value, path):
    """Any string."""
    if not isinstance(value, str):
        raise bad(path, "not a text")
    return value


def flag(value, path):
    """`true` or `false`."""
    if type(value) is not bool:
        raise bad(path, "not true or false")
    return value


def record(value, path):
    """An object whose keys are looked at elsewhere."""
    if not isinstance(value, dict):
        raise bad(path, "not an object")
    return value


def one_of(*words):
    """One of a few words."""

    def rule(value, path):
        if not isinstance(value, str) or value not in words:
            raise bad(path, "not one of " + ", ".join(words))
        return value

    return rule


def fields(*pairs):
    """An object with these fields."""

    def rule(value, path):
        return check(pairs, value, path)

    return rule


def list_of(item, most=None):
    """A list, at most `most` long, of what `item` checks."""

    def rule(value, path):
        if not isinstance(value, list):
            raise bad(path, "not a list")
        if most is not None and len(value) > most:
            raise bad(path, "more than " + str(most))
        return [item(value[i], path + "[" + str(i) + "]") for i in range(len(value))]

    return rule


def or_null(rule):
    """What `rule` checks, or null."""

    def either(value, path):
        return None if value is None else rule(value, path)

    return either

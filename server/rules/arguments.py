"""Checks of arguments, as small functions that are put together in `schemas.py`.

A check takes a value and returns it, or raises `bad-argument`. Fields are pairs of a name and a
check, in the order in which faults are reported; a name that ends in `?` may be absent.

>>> fields(("digits", text), ("locale?", text))({"digits": "10234"})
{'digits': '10234'}
"""

from .errors import RulesError, at, bad

MOST = 9999999999
SMALL = 1 << 29  # MicroPython compares with larger ones slowly


def fields(*pairs, others=False):
    """An object with these fields, and no `others` beside them: a strange name is found first."""
    rows = [(name.rstrip("?"), not name.endswith("?"), rule) for name, rule in pairs]
    known = set([row[0] for row in rows])

    def check(given):
        if not isinstance(given, dict):
            raise bad(None, "not an object")
        here = 0
        for name, needed, rule in rows:
            if name in given:
                here += 1
                try:
                    rule(given[name])
                except RulesError as error:
                    strange(given)
                    error.within(name)
                    raise
            elif needed:
                strange(given)
                raise bad(name, "missing")
        if here < len(given):
            strange(given)
        return given

    def strange(given):
        if not (others or known.issuperset(given)):
            name = min([name for name in given if name not in known])
            raise RulesError("unknown-field", name, "not an argument of this call")

    return check


def integer(least=0, most=MOST):
    """An integer from `least` to `most`. Booleans and floats (`99.0` too) are not integers."""

    near = min(most, SMALL)

    def rule(value):
        if type(value) is not int:
            raise bad(None, "not an integer")
        if least <= value <= near:
            return value
        if not least <= value <= most:
            raise bad(None, "not from " + str(least) + " to " + str(most))
        return value

    return rule


def integers(least, most):
    """A list of integers from `least` to `most`: there are many, so first without a call each."""
    one_by_one = list_of(integer(least, most))
    kind, whole = type, int  # names of a closure are found sooner than built-in ones

    def rule(value):
        if isinstance(value, list):
            for entry in value:
                if kind(entry) is not whole or entry < least or entry > most:
                    break
            else:
                return value
        return one_by_one(value)

    return rule


def text(value):
    """Any string."""
    if not isinstance(value, str):
        raise bad(None, "not a text")
    return value


def flag(value):
    """`true` or `false`."""
    if type(value) is not bool:
        raise bad(None, "not true or false")
    return value


def record(value):
    """An object whose keys are looked at elsewhere."""
    if not isinstance(value, dict):
        raise bad(None, "not an object")
    return value


def one_of(*words):
    """One of a few words."""

    def rule(value):
        if not isinstance(value, str) or value not in words:
            raise bad(None, "not one of " + ", ".join(words))
        return value

    return rule


def by_name(item):
    """An object with any names, each holding what `item` checks."""

    def rule(value):
        for name in sorted(record(value)):
            try:
                item(value[name])
            except RulesError as error:
                error.within(name)
                raise
        return value

    return rule


def list_of(item, most=None, least=0):
    """A list, from `least` to `most` long, of what `item` checks."""

    def rule(value):
        if not isinstance(value, list):
            raise bad(None, "not a list")
        if most is not None and len(value) > most:
            raise bad(None, "more than " + str(most))
        if len(value) < least:
            raise bad(None, "fewer than " + str(least))
        for index, entry in enumerate(value):
            try:
                item(entry)
            except RulesError as error:
                error.within(at(index))
                raise
        return value

    return rule


def or_null(rule):
    """What `rule` checks, or null."""

    def either(value):
        return None if value is None else rule(value)

    return either

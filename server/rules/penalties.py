"""Penalty codes: what each does to an attempt, and how those of +2 add up.

A code of an edition does one of six things: +2 for the `start`, the `stop` or the `solved-state`,
`dnf`, `dns`, and `other` consequences, which leave the attempt's value alone.
`code#variant` is one of two effects of one number; the bare code is the milder of them.

>>> plus2(edition("wca-2010"), ["A6c", "A6d"])
(0, 200)
"""

from .errors import at, bad

PLUS2_CS = 200
BEFORE = ("start",)
AFTER = ("stop", "solved-state")
PLUS2 = BEFORE + AFTER


def effect(table, code):
    """What a code does, or None if the edition does not have it."""
    return table["effects"].get(code)


def known(table, codes):
    """Refuses a code of no, or of another, edition."""
    for index, code in enumerate(codes):
        if effect(table, code) is None:
            raise bad("penalties" + at(index), "not a code of this edition")


def ruled(table, codes, verdict):
    """The codes that rule `dnf` or `dns`, each once, in their order."""
    causes = []
    for code in codes:
        if effect(table, code) == verdict and code not in causes:
            causes.append(code)
    return causes


def plus2(table, codes):
    """Centiseconds before and after the solve: a number counts once, a group up to its most."""
    return _group_cs(table, codes, BEFORE), _group_cs(table, codes, AFTER)


def _group_cs(table, codes, groups):
    total = 0
    for group in groups:
        numbers = []
        for code in codes:
            number = code.split("#")[0]
            if effect(table, code) == group and number not in numbers:
                numbers.append(number)
        most = table["most_plus2"]  # A4e, A6i: 1 of a group, or as many as there are
        total += len(numbers) if most is None else min(len(numbers), most)
    return total * PLUS2_CS

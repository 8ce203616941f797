"""Checks that the bodies of several side events share."""

from ....arguments import fields, list_of, or_null, record, text
from ....errors import bad
from ....log.bodies import words

DEEPEST = 8


def holding(*pairs):
    """An object with these fields, and whatever else."""
    return fields(*pairs, others=True)


def plain(value, depth=0):
    """Whole numbers, texts, true, false, null and lists and objects of these: the same on every
    host, and the same once written."""
    if isinstance(value, (list, dict)):
        if depth == DEEPEST:
            raise bad(None, "too deep")
        parts = value if isinstance(value, list) else [value[name] for name in sorted(value)]
        for part in parts:
            plain(part, depth + 1)
    elif not (value is None or isinstance(value, (bool, int, str))):
        raise bad(None, "a fraction")
    return value


def plain_record(value):
    return plain(record(value))


def each_once(value):
    """A list in which nothing stands twice."""
    if len(set(value)) < len(value):
        raise bad(None, "twice")
    return value


REASON = ("reason?", or_null(text))
WHY = ("reason", words)
QUIT = holding(REASON)
TEXTS = list_of(text)

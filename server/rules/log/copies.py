"""Which operation an id stands for, should a host be handed several under it.

One id is one operation: the one whose standing is ok, then the one whose bytes have the smaller
SHA-256. A device's own operation comes back stamped; of two copies of the same content the stamped
one counts, so that a phone and the server fold the same role and standing.
"""

from .canonical import canonical, sha256

STAMP = ("role", "standing", "sha256")


def same(op, other):
    """Whether it is the very same operation under the very same stamp."""
    return canonical(op["as_it_came"]) == canonical(other["as_it_came"])


def chosen(copies):
    """The copy that counts, whatever the order in which they came."""
    by_content = {}
    for op in copies:
        text = content(op)
        if text not in by_content or _in_group(op) < _in_group(by_content[text]):
            by_content[text] = op
    return min([by_content[text] for text in by_content], key=_between_groups)


def content(op):
    """The operation without its stamp, as canonical JSON."""
    rest = dict(op["as_it_came"])
    for name in STAMP:
        rest.pop(name, None)
    return canonical(rest)


def _in_group(op):
    stamped = isinstance(op["as_it_came"].get("sha256"), str)
    return (not stamped, op["standing"] != "ok", _bytes(op), canonical(op["as_it_came"]))


def _between_groups(op):
    return (op["standing"] != "ok", _bytes(op), canonical(op["as_it_came"]))


def _bytes(op):
    stamp = op["as_it_came"].get("sha256")
    return stamp if isinstance(stamp, str) else sha256(content(op))

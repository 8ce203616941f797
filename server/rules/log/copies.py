"""Which operation an id stands for, should a host be handed several under it.

One id is one operation: the one whose standing is ok, then the one whose bytes have the smaller
SHA-256. Where even that is equal, or no stamp tells the bytes, the texts of the operations decide.
"""

from .canonical import canonical, sha256

STAMP = ("role", "standing", "sha256")


def counts_before(op, other):
    """Whether `op` is the one that counts, of two under one id; false for one that came again."""
    return _rank(op) < _rank(other)


def _rank(op):
    came = op["as_it_came"]
    stamped = came.get("sha256")
    hashed = stamped if isinstance(stamped, str) else sha256(_unstamped(came))
    return (op["standing"] != "ok", hashed, canonical(came))


def _unstamped(came):
    return canonical({name: came[name] for name in came if name not in STAMP})

"""What an operation's stamp says of it: `ok`, or the first reason why it is held back (I5). Pure.

The order matters: until the author is proven, what is known about the author means nothing.
"""

from msgspec import Struct

OK = "ok"
# With these the author named in the operation may have had no part in it.
UNPROVEN = ("bad-signature", "unsigned-relay")


class Facts(Struct, frozen=True):
    """What intake found out about one operation and its author."""

    own: bool  # it came with the author's own token
    signature: bool | None  # None: unsigned, or the author has no key
    reused: bool  # its id or its (device, n) belongs to other bytes
    newer: bool  # a schema that this server does not know
    revoked: bool
    in_scope: bool


def standing(facts: Facts) -> str:
    """The standing that the stamp keeps for ever."""
    if facts.signature is False:
        return "bad-signature"
    if not facts.own and facts.signature is None:
        return "unsigned-relay"
    if facts.reused:
        return "id-reused"
    if facts.newer:
        return "schema"
    if facts.revoked:
        return "revoked"
    if not facts.in_scope:
        return "scope"
    return OK

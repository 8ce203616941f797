"""What becomes of each envelope: rubbish, a duplicate, or an operation with its stamp. Pure.

The database is not asked here. `Known` holds all that intake has looked up beforehand.
"""

from collections import defaultdict
from dataclasses import dataclass, field

from msgspec import Struct

from server.sync import signature
from server.sync.envelope import Incoming, Rubbish
from server.sync.shape import SCHEMA
from server.sync.standing import UNPROVEN, Facts, standing
from server.sync.streams import in_scope

# The role of an author whom this competition has never met: no table grants it anything.
STRANGER = "stranger"


@dataclass(frozen=True, slots=True)
class Author:
    """A device of this competition, as far as its operations are concerned."""

    role: str
    scope: str | None
    public_key: bytes | None
    revoked: bool


class Stored(Struct, frozen=True):
    """An operation that is in the log, or is about to be: who made it, and its stamp."""

    op_id: str
    device: int
    n: int
    seq: int
    sha256: str
    role: str
    standing: str
    server: str


class Duplicate(Struct, frozen=True):
    stored: Stored


class New(Struct, frozen=True):
    incoming: Incoming
    stored: Stored


Decision = Rubbish | Duplicate | New


@dataclass(slots=True)
class Known:
    """What is already there. Every new operation is added, so that a request may repeat itself."""

    sender: int
    server: str
    authors: dict[int, Author]
    heads: dict[str, int]
    _by_id: dict[str, list[Stored]] = field(default_factory=lambda: defaultdict(list))
    _by_place: dict[tuple[int, int], list[Stored]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def add(self, stored: Stored) -> None:
        self._by_id[stored.op_id].append(stored)
        self._by_place[stored.device, stored.n].append(stored)

    def same(self, incoming: Incoming) -> Stored | None:
        """The stored operation that has the very same bytes; of two, the one of a proven author."""
        alike = self._by_id.get(incoming.op["id"])
        if not alike:
            return None
        same = (one for one in alike if one.sha256 == incoming.sha256)
        return min(same, key=lambda one: (one.standing in UNPROVEN, one.seq), default=None)

    def collides(self, incoming: Incoming) -> bool:
        """Whether its id or its place belongs to other bytes, sent by a proven author."""
        op = incoming.op
        same_id = self._by_id.get(op["id"], [])
        same_place = self._by_place.get((op["device"], op["n"]), [])
        near = same_id + same_place
        return bool(near) and any(one.standing not in UNPROVEN for one in near)


def decide(incoming: Incoming | Rubbish, known: Known) -> Decision:
    """Decide on one envelope, and remember it in `known`.

    A relay may have come before its author. A stamp never changes, so the same bytes are stored
    once more when they come proven, with a stamp of their own; the fold takes the one that is ok.
    """
    if isinstance(incoming, Rubbish):
        return incoming
    same = known.same(incoming)
    if same and same.standing not in UNPROVEN:
        return Duplicate(same)
    author = known.authors.get(incoming.op["device"])
    verdict = standing(_facts(incoming, author, known))
    if same and verdict in UNPROVEN:
        return Duplicate(same)
    stored = _stamp(incoming, author, verdict, known)
    known.add(stored)
    return New(incoming, stored)


def _facts(incoming: Incoming, author: Author | None, known: Known) -> Facts:
    op = incoming.op
    return Facts(
        own=op["device"] == known.sender,
        signature=_signature(incoming, author),
        reused=known.collides(incoming),
        newer=op["schema"] > SCHEMA,
        revoked=author is not None and author.revoked,
        in_scope=author is None or in_scope(author.scope, op["stream"]),
    )


def _stamp(incoming: Incoming, author: Author | None, verdict: str, known: Known) -> Stored:
    op = incoming.op
    seq = known.heads.get(op["stream"], 0) + 1
    known.heads[op["stream"]] = seq
    role = author.role if author else STRANGER
    return Stored(
        op["id"], op["device"], op["n"], seq, incoming.sha256, role, verdict, known.server
    )


def _signature(incoming: Incoming, author: Author | None) -> bool | None:
    if incoming.sig is None or author is None or author.public_key is None:
        return None
    return signature.verifies(author.public_key, incoming.raw, incoming.sig)

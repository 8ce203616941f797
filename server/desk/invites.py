"""Inviting: making a link or code for a role, listing and revoking them, using one up."""

from datetime import timedelta

from server.base import now
from server.db import db, writing
from server.desk import secrets
from server.models import Invite, invite, round
from server.problem import Problem
from server.sync.streams import is_side

# How often an invite can be used unless it says so. A volunteers' code hangs on the wall for the
# day: an installed app on iOS has its own storage, so one phone may join twice.
USES = {"judge": 200, "scoretaker": 200, "head-judge": 1, "delegate": 1, "organizer": 1}
# Whoever holds one of these can change results; a link that was passed on must be worth nothing.
ONCE = ("delegate", "organizer")
HOURS = 14 * 24
FIRST_LINK_HOURS = 24


def create_invite(
    competition_id: str | None,
    role: str,
    scope: str | None = None,
    uses: int | None = None,
    hours: int | None = None,
) -> tuple[Invite, str]:
    """A new invite and its secret, which is shown now and never again."""
    uses = USES[role] if uses is None else uses
    if role in ONCE and uses != 1:
        raise Problem("invite-once", "uses")
    if competition_id and scope and not _known(competition_id, scope):
        raise Problem("bad-scope", "scope")
    secret = secrets.new_code()
    made = Invite(
        competition_id=competition_id,
        secret_hash=secrets.code_hash(secret),
        role=role,
        scope=scope,
        uses_left=uses,
        expires_at=now() + timedelta(hours=hours or HOURS),
    )
    with writing():
        db.session.add(made)
    return made, secret


def _known(competition_id: str, scope: str) -> bool:
    """Whether a device can be kept to this: a planned round, or a side event or a part of it."""
    return is_side(scope) or round.find(competition_id, scope) is not None


def create_first_link() -> tuple[Invite, str]:
    """The first organizer's invite, which makes a competition. Older ones stop working."""
    with writing():
        invite.revoke_first_links()
        return create_invite(None, "organizer", hours=FIRST_LINK_HOURS)


def link(base: str, made: Invite, secret: str) -> str:
    """The address to open. The secret is in the fragment, which no browser sends to any server."""
    page = "join" if made.competition_id else "start"
    return f"{base.rstrip('/')}/{page}#{secret}"


def usable(secret: str) -> Invite:
    """The invite of this secret. Raises Problem when it is unknown, revoked, expired or used up."""
    found = invite.by_hash(secrets.code_hash(secret))
    if found is None:
        raise Problem("invite-unknown", "secret")
    if found.revoked_at:
        raise Problem("invite-revoked", "secret")
    if found.expires_at <= now():
        raise Problem("invite-expired", "secret")
    if found.uses_left < 1:
        raise Problem("invite-used-up", "secret")
    return found


def usable_first_link(secret: str) -> Invite:
    return _of_kind(usable(secret), first=True)


def use(secret: str, first: bool = False) -> Invite:
    """Use the invite once. Call it within `writing()`, so that what follows fails with it."""
    found = _of_kind(usable(secret), first)
    if not invite.use_one(found):
        raise Problem("invite-used-up", "secret")
    return found


def revoke(competition_id: str, invite_id: int) -> None:
    with writing():
        found = invite.find(competition_id, invite_id)
        if found is None:
            raise Problem("not-found")
        found.revoked_at = found.revoked_at or now()


def _of_kind(found: Invite, first: bool) -> Invite:
    """An invite to a competition does not make one, and the other way round."""
    if (found.competition_id is None) != first:
        raise Problem("invite-unknown", "secret")
    return found

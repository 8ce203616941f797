"""Devices of a competition: joining with an invite, being seen, being revoked."""

from datetime import timedelta

from server.base import now
from server.db import db, writing
from server.desk import invites, moving, secrets
from server.models import Device, competition, device, invite
from server.problem import Problem
from server.sync import signature

# A device that only asks is written down as seen this often, not at every request.
SEEN_AGAIN = timedelta(seconds=20)


def join(secret: str, name: str, public_key: str | None = None) -> tuple[Device, str]:
    """Use an invite: the new device and its token, which is given out now and never again."""
    with writing():
        used = invites.use(secret)
        assert used.competition_id is not None
        made, token = admit(used.competition_id, name, used.role, used.scope, public_key)
        moving.note_move(used, made)
        return made, token


def admit(
    competition_id: str,
    name: str,
    role: str,
    scope: str | None = None,
    public_key: str | None = None,
) -> tuple[Device, str]:
    """A new device that can sign in, and its token."""
    token = secrets.new_token()
    with writing():
        made = add_device(competition_id, name, role, scope)
        made.token_hash = secrets.token_hash(token)
        made.public_key = _key(public_key)
        made.last_seen = now()
        db.session.flush()
        return made, token


def add_device(competition_id: str, name: str, role: str, scope: str | None = None) -> Device:
    """A new device that nobody can sign in as: the importer is one."""
    with writing():
        competition.lock(competition_id)
        made = Device(
            competition_id=competition_id,
            number=device.next_number(competition_id),
            name=name,
            role=role,
            scope=scope,
            unsent=0,
        )
        db.session.add(made)
        db.session.flush()
        return made


def by_token(token: str) -> Device | None:
    return device.by_token_hash(secrets.token_hash(token))


def news(seen_device: Device, unsent: int, healed: int) -> bool:
    """Whether `seen` has something to write down."""
    last = seen_device.last_seen
    said = (seen_device.unsent, seen_device.healed)
    return said != (unsent, healed) or last is None or now() - last > SEEN_AGAIN


def seen(seen_device: Device, unsent: int, healed: int) -> None:
    """The device was here, holds `unsent` operations without a receipt, and has mended `healed`
    differences to the server so far."""
    with writing():
        device.seen(seen_device.competition_id, seen_device.number, now(), unsent, healed)


def rename(competition_id: str, number: int, name: str) -> None:
    """Call the device by another name. What it has entered names it by its number, as before."""
    with writing():
        _the_device(competition_id, number).name = name


def revoke(competition_id: str, number: int) -> None:
    """What it sends from now on is kept but not applied; it can read nothing any more."""
    with writing():
        found = _the_device(competition_id, number)
        found.revoked_at = found.revoked_at or now()
        invite.revoke_moves(competition_id, number)


def _the_device(competition_id: str, number: int) -> Device:
    found = device.find(competition_id, number)
    if found is None:
        raise Problem("not-found")
    return found


def _key(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        return signature.read_key(text)
    except ValueError:
        raise Problem("bad-key", "public_key") from None

"""Moving a seat to another browser of its owner: an app installed on iOS has a storage of its own,
and the invite that let the browser's tab in may be used up."""

from datetime import timedelta

from server.base import now
from server.db import writing
from server.desk import invites
from server.models import Device, Invite, device, invite
from server.problem import Problem

# From one screen of a phone to another of the same phone.
GOOD_FOR = timedelta(minutes=15)


def move_code(of: Device) -> tuple[Invite, str]:
    """An invite for one use, with the seat's own role and scope. An earlier one stops working.

    Raises Problem `seat-moved`: one seat moves once, so that nobody lets in others by it.
    """
    with writing():
        if of.moved_to is not None:
            raise Problem("seat-moved")
        invite.revoke_moves(of.competition_id, of.number)
        made, secret = invites.create_invite(of.competition_id, of.role, of.scope, uses=1)
        made.moves = of.number
        made.expires_at = now() + GOOD_FOR
        return made, secret


def note_move(used: Invite, to: Device) -> None:
    """The seat that this invite moves is at another device now. What it holds it still hands in."""
    if used.moves is None:
        return
    before = device.find(to.competition_id, used.moves)
    if before:
        before.moved_to = to.number

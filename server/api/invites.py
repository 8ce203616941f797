"""Invites of a competition: made, listed and revoked by its organizers and delegates; and the one
that every device may make, which moves its own seat to another browser."""

from typing import Any

import segno
from flask import current_app, request
from flask_smorest import Blueprint
from marshmallow import Schema, fields, validate

from server.api.finding import the_competition
from server.api.guard import for_devices, me
from server.api.shapes import plain
from server.base import iso
from server.desk import invites, moving
from server.models import Invite, invite
from server.rules.roles import ROLES

blueprint = Blueprint("invites", __name__, url_prefix="/api/competitions", description=__doc__)

HOSTS = ("organizer", "delegate")


class NewInvite(Schema):
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    scope = fields.String(load_default=None, allow_none=True, validate=plain)
    uses = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(1, 1000)
    )
    hours = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(1, 24 * 90)
    )


class InviteShape(Schema):
    id = fields.Integer()
    role = fields.String()
    scope = fields.String(allow_none=True)
    uses = fields.Integer(metadata={"description": "How often it can still be used."})
    expires = fields.String()
    revoked = fields.Boolean()


class FreshInvite(InviteShape):
    url = fields.String()
    secret = fields.String(metadata={"description": "Told once; only its hash is kept."})
    qr = fields.String(metadata={"description": "The link as an SVG image."})


@blueprint.post("/<competition_id>/invites")
@for_devices(*HOSTS)
@blueprint.arguments(NewInvite)
@blueprint.response(201, FreshInvite)
def create_invite(wanted: dict[str, Any], competition_id: str) -> dict[str, Any]:
    """A new invite: its link, its code and its QR image."""
    return fresh(*invites.create_invite(the_competition(competition_id).id, **wanted))


@blueprint.post("/<competition_id>/move")
@for_devices()
@blueprint.response(201, FreshInvite)
def move_seat(competition_id: str) -> dict[str, Any]:
    """A code that moves the caller's own seat to another browser: one use, a quarter of an hour."""
    return fresh(*moving.move_code(me()))


@blueprint.get("/<competition_id>/invites")
@for_devices(*HOSTS)
@blueprint.response(200, InviteShape(many=True))
def list_invites(competition_id: str) -> list[dict[str, Any]]:
    """The competition's invites, the newest first, without their secrets."""
    return [shape(one) for one in invite.invites_of(competition_id)]


@blueprint.delete("/<competition_id>/invites/<int:invite_id>")
@for_devices(*HOSTS)
@blueprint.response(204)
def revoke_invite(competition_id: str, invite_id: int) -> None:
    """The invite stops working; who has joined with it stays."""
    invites.revoke(competition_id, invite_id)


def fresh(made: Invite, secret: str) -> dict[str, Any]:
    url = invites.link(base_url(), made, secret)
    return {**shape(made), "url": url, "secret": secret, "qr": qr(url)}


def base_url() -> str:
    """The address at which the caller has reached this server, so that the invited can too."""
    origin = request.headers.get("Origin", "")
    configured: str = current_app.config["MATSIDE_BASE_URL"]
    return origin if origin.startswith(("http://", "https://")) else configured


def shape(one: Invite) -> dict[str, Any]:
    return {
        "id": one.id,
        "role": one.role,
        "scope": one.scope,
        "uses": one.uses_left,
        "expires": iso(one.expires_at),
        "revoked": one.revoked_at is not None,
    }


def qr(url: str) -> str:
    """An SVG without colours or size of its own, so that the app's styles decide."""
    return segno.make(url, error="m").svg_inline(omitsize=True, border=4)

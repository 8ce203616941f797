"""Getting in: with an invite, or as the first organizer with a competition's file."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields, validate

from server import words
from server.api.guard import public
from server.api.limits import at_most
from server.api.marker import Reply, marked
from server.api.often import guessing, not_too_often, this_address
from server.api.shapes import NAME, FromAnyApp
from server.config import MEGABYTE
from server.desk import competitions, devices, invites
from server.exchange.wcif.errors import WcifInvalid
from server.models import Device, competition
from server.problem import Problem
from server.rules.editions import EDITIONS

blueprint = Blueprint("joining", __name__, url_prefix="/api", description=__doc__)

LARGEST_FILE = 32 * MEGABYTE


class Secret(FromAnyApp):
    secret = fields.String(required=True, validate=validate.Length(1, 100))


class Joining(Secret):
    name = fields.String(required=True, validate=NAME)
    # The point of the key that it signs with (65 bytes, uncompressed), in base64url.
    public_key = fields.String(load_default=None, allow_none=True)


class Starting(Joining):
    edition = fields.String(required=True, validate=validate.OneOf(sorted(EDITIONS)))
    wcif = fields.Raw(required=True, allow_none=True)


class Seat(Schema):
    device = fields.Integer()
    token = fields.String()
    role = fields.String()
    competition = fields.String()
    competition_name = fields.String()
    scope = fields.String(allow_none=True)
    name = fields.String()


@blueprint.post("/join")
@public
@blueprint.arguments(Joining)
@blueprint.response(201, Seat)
def join(joining: dict[str, Any]) -> Reply:
    """Use an invite: this browser becomes a device of the competition."""
    with guessing():
        return marked(seat(*devices.join(**joining)))


@blueprint.post("/start")
@public
@blueprint.arguments(Secret)
@blueprint.response(204)
def check_first_link(asked: dict[str, Any]) -> None:
    """Whether the first organizer's link still works."""
    with guessing():
        invites.usable_first_link(asked["secret"])


@blueprint.post("/competitions")
@public
@not_too_often("imports", this_address)
@at_most(LARGEST_FILE)
@blueprint.arguments(Starting)
@blueprint.response(201, Seat)
def start(starting: dict[str, Any]) -> Reply:
    """Make a competition from its file; whoever holds the first organizer's link may."""
    try:
        with guessing():
            return marked(seat(*competitions.start(**starting)))
    except WcifInvalid as error:
        said = words.text(error.message_id, **error.arguments)
        raise Problem("wcif-invalid", error.path, said) from error


def seat(device: Device, token: str) -> dict[str, Any]:
    """What the device keeps: who it is, and the token that says so."""
    mine = competition.find(device.competition_id)
    return {
        "device": device.number,
        "token": token,
        "role": device.role,
        "competition": device.competition_id,
        "competition_name": mine.name if mine else "",
        "scope": device.scope,
        "name": device.name,
    }

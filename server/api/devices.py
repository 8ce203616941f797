"""Devices of a competition: when each was last seen, what it still holds; naming, revoking one."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import fields

from server.api.guard import for_devices
from server.api.shapes import NAME, DeviceShape, FromAnyApp
from server.base import iso
from server.desk import devices
from server.models import device
from server.sync import quarantine
from server.sync.gaps import gaps

blueprint = Blueprint("devices", __name__, url_prefix="/api/competitions", description=__doc__)

HOSTS = ("organizer", "delegate")


class DeviceState(DeviceShape):
    last_seen = fields.String(allow_none=True)
    unsent = fields.Integer()
    missing = fields.List(fields.Integer())
    quarantined = fields.Integer(
        metadata={"description": "How many things it has sent that are no operations."}
    )
    healed = fields.Integer(
        metadata={"description": "How often it found that it differed from here, and mended it."}
    )
    revoked = fields.Boolean()
    moved_to = fields.Integer(
        allow_none=True, metadata={"description": "The device that has taken over its seat."}
    )


class Naming(FromAnyApp):
    name = fields.String(required=True, validate=NAME)


@blueprint.get("/<competition_id>/devices")
@for_devices(*HOSTS)
@blueprint.response(200, DeviceState(many=True))
def list_devices(competition_id: str) -> list[dict[str, Any]]:
    """Every device, by number."""
    missing, rubbish = gaps(competition_id), quarantine.counts(competition_id)
    return [
        {
            "device": one.number,
            "name": one.name,
            "role": one.role,
            "scope": one.scope,
            "last_seen": iso(one.last_seen),
            "unsent": one.unsent,
            "missing": missing.get(one.number, []),
            "quarantined": rubbish.get(one.number, 0),
            "healed": one.healed,
            "revoked": one.revoked_at is not None,
            "moved_to": one.moved_to,
        }
        for one in device.devices_of(competition_id)
    ]


@blueprint.patch("/<competition_id>/devices/<int:number>")
@for_devices(*HOSTS)
@blueprint.arguments(Naming)
@blueprint.response(204)
def rename_device(naming: dict[str, Any], competition_id: str, number: int) -> None:
    """It is called otherwise from now on: on this list, and in every phone's next kit."""
    devices.rename(competition_id, number, naming["name"])


@blueprint.delete("/<competition_id>/devices/<int:number>")
@for_devices(*HOSTS)
@blueprint.response(204)
def revoke_device(competition_id: str, number: int) -> None:
    """It can read nothing any more; what it still hands in is kept, but not applied."""
    devices.revoke(competition_id, number)

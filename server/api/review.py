"""The review list: what a delegate should look at, and which devices send what nobody can read."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from server.api.guard import for_devices
from server.models import review_item
from server.sync import quarantine

blueprint = Blueprint("review", __name__, url_prefix="/api/competitions", description=__doc__)


class Item(Schema):
    id = fields.Integer(allow_none=True)
    what = fields.String()
    stream = fields.String(allow_none=True)
    person = fields.Integer(allow_none=True)
    slot = fields.Integer(allow_none=True)
    op = fields.String(allow_none=True)
    reason = fields.String(allow_none=True)
    since = fields.String(allow_none=True)
    device = fields.Integer(metadata={"description": "Of `rubbish`: who has sent it."})
    count = fields.Integer(metadata={"description": "Of `rubbish`: how many things."})


@blueprint.get("/<competition_id>/review")
@for_devices("delegate", "organizer", "head-judge")
@blueprint.response(200, Item(many=True))
def list_open(competition_id: str) -> list[dict[str, Any]]:
    """What is open, the oldest first; then what is in quarantine, a device a line."""
    items = [item.public() for item in review_item.open_items(competition_id)]
    return items + quarantine.listed(competition_id)

"""Whether a signed round still says what was signed off: computed from what is stored."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from server.api.finding import the_competition, the_round
from server.api.guard import for_devices
from server.desk import verify

blueprint = Blueprint("seals", __name__, url_prefix="/api/competitions", description=__doc__)


class SealedLine(Schema):
    person = fields.Integer()
    slot = fields.Integer()
    hash = fields.String()


class Difference(Schema):
    person = fields.Integer()
    slot = fields.Integer()
    what = fields.List(fields.String(metadata={"description": "bytes, value, hash, entry"}))


class ChangedOperation(Schema):
    op = fields.String()
    seq = fields.Integer()
    person = fields.Integer(allow_none=True)
    slot = fields.Integer(allow_none=True)


class Seal(Schema):
    round = fields.String()
    sign = fields.String(allow_none=True)
    by = fields.String(allow_none=True)
    device = fields.Raw(allow_none=True)
    at = fields.String(allow_none=True)
    digest = fields.String(allow_none=True)
    seal = fields.String(allow_none=True)
    holds = fields.Boolean()
    kept = fields.Boolean()
    lines = fields.List(fields.Nested(SealedLine))
    attempts = fields.List(fields.Nested(Difference))
    operations = fields.List(fields.Nested(ChangedOperation))


@blueprint.get("/<competition_id>/rounds/<round_id>/seal")
@for_devices("organizer", "delegate")
@blueprint.response(200, Seal)
def show_seal(competition_id: str, round_id: str) -> dict[str, Any]:
    """The round folded anew from its stored operations, held against what its sign-off kept."""
    the_competition(competition_id)
    the_round(competition_id, round_id)
    return verify.check(competition_id, round_id)

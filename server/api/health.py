"""Whether the server is up and its database answers."""

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from server.api.guard import public
from server.models import competition
from server.sync.version import rules_version

blueprint = Blueprint("health", __name__, url_prefix="/api", description=__doc__)


class Health(Schema):
    ok = fields.Boolean()
    competitions = fields.Integer()
    rules_version = fields.String()


@blueprint.get("/health")
@public
@blueprint.response(200, Health)
def health() -> dict[str, object]:
    """200 when requests can be served."""
    return {"ok": True, "competitions": competition.count(), "rules_version": rules_version()}

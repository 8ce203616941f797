"""Competitions: the public list, one of them, and the kit for its devices."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields
from werkzeug import Response

from server.api.conditional import conditional
from server.api.finding import the_competition
from server.api.guard import for_devices, me, public
from server.api.shapes import (
    CompetitionOverview,
    CompetitionShape,
    CompetitionSummary,
    Competitor,
    DeviceShape,
    EventShape,
    PlannedWithStatus,
)
from server.desk import kit
from server.models import Competition, competition

blueprint = Blueprint("competitions", __name__, url_prefix="/api/competitions", description=__doc__)


class Kit(Schema):
    competition = fields.Nested(CompetitionShape)
    me = fields.Nested(DeviceShape)
    people = fields.List(fields.Nested(Competitor))
    events = fields.List(fields.Nested(EventShape))
    rounds = fields.List(fields.Nested(PlannedWithStatus))
    devices = fields.List(fields.Nested(DeviceShape))
    streams = fields.List(fields.String())
    rules_version = fields.String()
    epoch = fields.String()
    server = fields.String()


@blueprint.get("")
@public
@blueprint.response(200, CompetitionSummary(many=True))
def list_competitions() -> list[Competition]:
    """Every competition on this server, the latest first."""
    return competition.every()


@blueprint.get("/<competition_id>")
@public
@blueprint.response(200, CompetitionOverview)
def show_competition(competition_id: str) -> dict[str, Any]:
    """A competition with its events and rounds, without people."""
    return kit.overview(the_competition(competition_id))


@blueprint.get("/<competition_id>/kit")
@for_devices()
@blueprint.response(200, Kit)
def show_kit(competition_id: str) -> Response:
    """All that a device needs to work without network. Has an ETag."""
    return conditional(kit.kit(the_competition(competition_id), me()), "private, no-cache")

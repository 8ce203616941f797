"""Side events for everybody: which there are, how each stands, every match and every table."""

from collections.abc import Callable
from typing import Any

from flask import current_app
from flask_smorest import Blueprint
from werkzeug import Response

from server.api.conditional import conditional_text
from server.api.finding import the_competition
from server.api.guard import public
from server.api.rounds import CACHE_CONTROL
from server.api.side.shapes import SideEventShape, SideOverview, SidePart
from server.desk import side
from server.models import stream
from server.problem import Problem
from server.rules.log.refusal import home

blueprint = Blueprint("side", __name__, url_prefix="/api/competitions", description=__doc__)


@blueprint.get("/<competition_id>/side")
@public
@blueprint.response(200, SideOverview)
def show_side_events(competition_id: str) -> Response:
    """The side events, and the matches that belong to no round. Has an ETag."""
    heads = _heads(competition_id)
    return _answer(lambda: side.overview(competition_id, heads))


@blueprint.get("/<competition_id>/side/<event>")
@public
@blueprint.response(200, SideEventShape)
def show_side_event(competition_id: str, event: str) -> Response:
    """A side event as it is now. Has an ETag."""
    heads = _heads(competition_id)
    if event not in side.streams(heads) or "-" in event:
        raise Problem("not-found")
    return _answer(lambda: side.event(competition_id, event, heads))


@blueprint.get("/<competition_id>/side/<event>/<part>")
@public
@blueprint.response(200, SidePart)
def show_side_part(competition_id: str, event: str, part: str) -> Response:
    """A match or a table as it is now, as `log.fold` has it. Has an ETag."""
    heads = side.streams(_heads(competition_id), event)
    if part not in heads or home(part) not in ("match", "table"):
        raise Problem("not-found")
    return _answer(lambda: side.part(competition_id, part, heads[part]))


def _heads(competition_id: str) -> dict[str, int]:
    the_competition(competition_id)
    return stream.heads(competition_id)


def _answer(make: Callable[[], dict[str, Any]]) -> Response:
    return conditional_text(current_app.json.dumps(make()), CACHE_CONTROL)

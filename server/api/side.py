"""Side events for everybody: which there are, how each stands, and every match event by event."""

from collections.abc import Callable
from typing import Any

from flask import current_app
from flask_smorest import Blueprint
from marshmallow import Schema, fields
from werkzeug import Response

from server.api.conditional import conditional_text
from server.api.finding import the_competition
from server.api.guard import public
from server.api.rounds import CACHE_CONTROL
from server.api.shapes import PersonShape
from server.desk import side
from server.models import stream
from server.problem import Problem

blueprint = Blueprint("side", __name__, url_prefix="/api/competitions", description=__doc__)


class SidePlayer(Schema):
    # Null of somebody who is no competitor here.
    person = fields.Integer(allow_none=True)
    name = fields.String()


class SidePlayers(Schema):
    white = fields.Nested(SidePlayer)
    black = fields.Nested(SidePlayer)


class SideResult(Schema):
    # `mate`, `resign`, `arbiter`
    by = fields.String()
    winner = fields.String(allow_none=True)
    reason = fields.String(allow_none=True)


class SideOutcome(Schema):
    stream = fields.String()
    players = fields.Nested(SidePlayers, allow_none=True)
    table = fields.Integer(allow_none=True)
    # As `chess.replay` says as of the match's last event; null before it was opened.
    state = fields.String(allow_none=True)
    part = fields.Integer(allow_none=True)
    started = fields.Boolean()
    result = fields.Nested(SideResult, allow_none=True)
    # Half points of `white` and `black`.
    points = fields.Dict(fields.String(), fields.Integer(), allow_none=True)
    disputes = fields.Integer()


class SideLine(Schema):
    event = fields.String()
    game = fields.String(allow_none=True)
    name = fields.String(allow_none=True)
    format = fields.String(allow_none=True)
    entrants = fields.Integer()
    rounds = fields.Integer()
    closed = fields.Boolean()
    seq = fields.Integer()


class SideOverview(Schema):
    events = fields.List(fields.Nested(SideLine))
    # Those that belong to no round.
    matches = fields.List(fields.Nested(SideOutcome))


class SidePlan(Schema):
    op = fields.String()
    game = fields.String()
    name = fields.String()
    format = fields.String()
    rounds = fields.Integer(allow_none=True)
    # Of `chess.replay`.
    config = fields.Dict()
    tie_breaks = fields.List(fields.String())
    scrambles = fields.String()
    tables = fields.Integer(allow_none=True)


class SideEntrant(Schema):
    person = fields.Integer()
    name = fields.String(allow_none=True)
    rating = fields.Integer(allow_none=True)
    quit = fields.Boolean()
    op = fields.String()


class SidePaired(Schema):
    match = fields.String()
    number = fields.Integer()
    table = fields.Integer(allow_none=True)
    white = fields.Integer()
    black = fields.Integer()


class SideRound(Schema):
    round = fields.Integer()
    op = fields.String()
    matches = fields.List(fields.Nested(SidePaired))
    byes = fields.List(fields.Integer())


class SideCall(Schema):
    match = fields.String()
    table = fields.Integer()
    op = fields.String()
    at = fields.String(allow_none=True)
    times = fields.Integer()


class SideEventShape(Schema):
    event = fields.String()
    people = fields.List(fields.Nested(PersonShape))
    plan = fields.Nested(SidePlan, allow_none=True)
    entrants = fields.List(fields.Nested(SideEntrant))
    rounds = fields.List(fields.Nested(SideRound))
    calls = fields.List(fields.Nested(SideCall))
    closed = fields.Boolean()
    # As in `log.fold`.
    disputes = fields.List(fields.Dict())
    matches = fields.List(fields.Nested(SideOutcome))
    digest = fields.String()
    as_of = fields.String(allow_none=True)
    seq = fields.Integer()


class SideOpened(Schema):
    op = fields.String()
    game = fields.String()
    config = fields.Dict()
    players = fields.Nested(SidePlayers)
    table = fields.Integer(allow_none=True)
    draw = fields.Dict()
    checks = fields.List(fields.String())
    at_zero = fields.Integer(metadata={"description": "ms since 1970 at the match's zero"})


class SideHappened(Schema):
    op = fields.String()
    device = fields.Raw()
    at = fields.String(allow_none=True)
    # As `chess.replay` takes it.
    event = fields.Dict()
    move = fields.Dict()


class SideBranch(Schema):
    head = fields.String()
    devices = fields.List(fields.Raw())
    ops = fields.List(fields.String())
    match = fields.Nested(SideOpened, allow_none=True)
    # How many events lie before all branches.
    common = fields.Integer()
    events = fields.List(fields.Nested(SideHappened))


class SideMatch(Schema):
    match = fields.Nested(SideOpened, allow_none=True)
    events = fields.List(fields.Nested(SideHappened))
    branches = fields.List(fields.Nested(SideBranch))
    disputes = fields.List(fields.Dict())
    outcome = fields.Nested(SideOutcome)
    digest = fields.String()
    as_of = fields.String(allow_none=True)
    seq = fields.Integer()


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


@blueprint.get("/<competition_id>/side/<event>/<match>")
@public
@blueprint.response(200, SideMatch)
def show_side_match(competition_id: str, event: str, match: str) -> Response:
    """A match as it is now: its events as `log.fold` has them. Has an ETag."""
    heads = side.streams(_heads(competition_id), event)
    if match not in heads or "-m" not in match:
        raise Problem("not-found")
    return _answer(lambda: side.match(competition_id, match, heads[match]))


def _heads(competition_id: str) -> dict[str, int]:
    the_competition(competition_id)
    return stream.heads(competition_id)


def _answer(make: Callable[[], dict[str, Any]]) -> Response:
    return conditional_text(current_app.json.dumps(make()), CACHE_CONTROL)

"""Public standings of a round, cheap enough for a hall full of phones."""

import time
from typing import Any, NamedTuple

from flask import current_app
from flask_smorest import Blueprint
from marshmallow import Schema, fields
from werkzeug import Response

from server.api.conditional import conditional_text, etag_of
from server.api.finding import the_competition, the_round
from server.api.guard import public
from server.api.shapes import PersonShape, Planned
from server.desk.marks import NO_MARKS, Marks, marks
from server.desk.pair import pair_standings
from server.desk.standings import standings
from server.models import stream
from server.sync import boards

blueprint = Blueprint("rounds", __name__, url_prefix="/api/competitions", description=__doc__)

# Any cache on the way may answer for so long, and so may this process.
SECONDS = 2
CACHE_CONTROL = f"public, max-age={SECONDS}"


class Row(Schema):
    person = fields.Integer()
    rank = fields.Integer(allow_none=True)
    best = fields.Integer()
    average = fields.Integer()
    attempts = fields.List(fields.Integer())
    texts = fields.List(fields.String())
    best_text = fields.String()
    average_text = fields.String()
    counting = fields.List(fields.Integer())
    state = fields.String()
    # Of the single and of the average: `world`, `continental`, `national`, `personal`.
    marks = fields.Dict(fields.String(), fields.List(fields.String()))


class Set(Schema):
    points = fields.List(fields.Integer())
    won = fields.List(fields.Integer(allow_none=True))
    winner = fields.Integer(allow_none=True)
    by = fields.String(allow_none=True)


class Match(Schema):
    """Of a Head to Head; a person is null while it is not known, 0 where there is nobody."""

    match = fields.String()
    people = fields.List(fields.Integer(allow_none=True))
    seeds = fields.List(fields.Integer(allow_none=True))
    first_to = fields.Integer()
    sets = fields.List(fields.Nested(Set))
    score = fields.List(fields.Integer())
    attempts = fields.List(fields.List(fields.Integer()))
    texts = fields.List(fields.List(fields.String()))
    decided = fields.Boolean()
    winner = fields.Integer(allow_none=True)
    loser = fields.Integer(allow_none=True)
    walkover = fields.Boolean()
    settled = fields.String(allow_none=True)
    next = fields.Dict(fields.String(), fields.Integer(), allow_none=True)
    unread = fields.Integer()


class Stage(Schema):
    stage = fields.String()
    matches = fields.List(fields.Nested(Match))


class Bracket(Schema):
    stages = fields.List(fields.Nested(Stage))
    ready = fields.List(fields.String())
    complete = fields.Boolean()


class PairRow(Schema):
    person = fields.Integer()
    rank = fields.Integer(allow_none=True)
    best = fields.Integer()
    average = fields.Integer()
    best_text = fields.String()
    average_text = fields.String()
    # 1 or 2: whose result counts.
    round = fields.Integer()


class Pair(Schema):
    rounds = fields.List(fields.String())
    rows = fields.List(fields.Nested(PairRow))
    # Whether both are closed.
    over = fields.Boolean()


class Standings(Schema):
    round = fields.Nested(Planned)
    status = fields.String()
    people = fields.List(fields.Nested(PersonShape))
    rows = fields.List(fields.Nested(Row))
    bracket = fields.Nested(Bracket, allow_none=True)
    podium = fields.List(fields.Integer())
    disputes = fields.Integer()
    # How sure the records are: `provisional`, `recognised`, or null where none are known.
    records = fields.String(allow_none=True)
    # Of Dual Rounds, the standings over both.
    pair = fields.Nested(Pair, allow_none=True)
    as_of = fields.String(allow_none=True)
    seq = fields.Integer()


class Page(NamedTuple):
    """An answer that is ready, and when it was made."""

    text: str
    etag: str
    made: float


@blueprint.get("/<competition_id>/rounds/<round_id>")
@public
@blueprint.response(200, Standings)
def show_round(competition_id: str, round_id: str) -> Response:
    """The round's standings as they are now. Has an ETag."""
    page = _page(competition_id, round_id)
    return conditional_text(page.text, CACHE_CONTROL, page.etag)


def _page(competition_id: str, round_id: str) -> Page:
    head = stream.head(competition_id, round_id)
    if not head:
        pair = pair_standings(the_round(competition_id, round_id))
        return _make(competition_id, round_id, boards.Warm(round_id), pair=pair)
    with boards.reading(competition_id, round_id, head) as warm:
        page = _good(warm)
    if page:
        return page
    # These look at other rounds' boards, so they are made while no board is held.
    planned = the_round(competition_id, round_id)
    found, pair = marks(the_competition(competition_id), planned), pair_standings(planned)
    with boards.reading(competition_id, round_id, head) as warm:
        page = _good(warm) or _make(competition_id, round_id, warm, found, pair)
        warm.derived["page"] = page
    return page


def _good(warm: boards.Warm) -> Page | None:
    page: Page | None = warm.derived.get("page")
    return page if page and time.monotonic() - page.made <= SECONDS else None


def _make(
    competition_id: str,
    round_id: str,
    warm: boards.Warm,
    found: Marks = NO_MARKS,
    pair: dict[str, Any] | None = None,
) -> Page:
    competition, planned = the_competition(competition_id), the_round(competition_id, round_id)
    fold = warm.board.reply()
    body: dict[str, Any] = standings(competition, planned, fold, warm.seq, found, pair)
    text = current_app.json.dumps(body)
    return Page(text, etag_of(text), time.monotonic())

"""The records that stood before a competition: for everybody to read, for its hosts to bring in."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import request
from flask_smorest import Blueprint
from marshmallow import Schema, fields
from werkzeug import Response

from server import words
from server.api.conditional import conditional, conditional_text
from server.api.finding import the_competition
from server.api.guard import for_devices, public
from server.api.limits import at_most
from server.api.rounds import CACHE_CONTROL
from server.config import MEGABYTE
from server.desk import records
from server.exchange.records.errors import RecordsInvalid
from server.problem import Problem

blueprint = Blueprint("records", __name__, url_prefix="/api/competitions", description=__doc__)

HOSTS = ("organizer", "delegate")
LARGEST_LIST = MEGABYTE
CSV = "text/csv"
COLUMNS = {
    "description": "A list with the columns `region,event,type,value`: `KR,333,single,5.43`.",
    "content": {CSV: {"schema": {"type": "string"}}},
    "required": True,
}

View = Callable[..., Any]


class RecordShape(Schema):
    region = fields.String(
        metadata={"description": "`world`, a continent (`_Asia`), or a country (`KR`)."}
    )
    event = fields.String()
    type = fields.String()
    value = fields.Integer()
    text = fields.String()


class ChangedRecord(RecordShape):
    was = fields.String()


class Records(Schema):
    as_of = fields.String(allow_none=True)
    records = fields.List(fields.Nested(RecordShape))
    continents = fields.Dict(fields.String(), fields.String())
    dates = fields.Dict(fields.String(), fields.String())


class RecordChanges(Schema):
    as_of = fields.String(allow_none=True)
    added = fields.List(fields.Nested(RecordShape))
    changed = fields.List(fields.Nested(ChangedRecord))
    removed = fields.List(fields.Nested(RecordShape))
    same = fields.Integer()


def telling_faults(view: View) -> View:
    """A fault of the list is answered with its line and column, in the person's language."""

    @wraps(view)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            return view(*args, **kwargs)
        except RecordsInvalid as error:
            said = words.text(error.message_id, **error.arguments)
            place = f"{error.line}:{error.column}" if error.column else str(error.line)
            raise Problem("records-invalid", place, said) from error

    return told


@blueprint.get("/<competition_id>/records")
@public
@blueprint.response(200, Records)
def show_records(competition_id: str) -> Response:
    """The records, and what it takes to mark results by them. Has an ETag."""
    return conditional(records.records(the_competition(competition_id)), CACHE_CONTROL)


@blueprint.get("/<competition_id>/records.csv")
@public
@blueprint.response(200, {"type": "string"}, content_type=CSV)
def show_records_as_csv(competition_id: str) -> Response:
    """The same list as it can be brought in again. Has an ETag."""
    text = records.as_csv(the_competition(competition_id))
    return conditional_text(text, CACHE_CONTROL, mimetype=CSV)


@blueprint.post("/<competition_id>/records/look")
@for_devices(*HOSTS)
@at_most(LARGEST_LIST)
@blueprint.doc(requestBody=COLUMNS)
@blueprint.response(200, RecordChanges)
@telling_faults
def look_at_records(competition_id: str) -> dict[str, Any]:
    """What a list would change. Nothing is changed."""
    return records.look(the_competition(competition_id), request.get_data())


@blueprint.put("/<competition_id>/records")
@for_devices(*HOSTS)
@at_most(LARGEST_LIST)
@blueprint.doc(requestBody=COLUMNS)
@blueprint.response(204)
@telling_faults
def replace_records(competition_id: str) -> None:
    """Put a list in the place of the one that is there; one with a fault changes nothing."""
    records.replace(competition_id, request.get_data())

"""The exchange of operations: one round trip, both ways."""

from typing import Any

from flask import Response
from flask_smorest import Blueprint
from marshmallow import Schema, ValidationError, fields, post_load, validate
from msgspec import json

from server.api.guard import for_devices, me
from server.api.limits import at_most
from server.api.parsing import QuickParser
from server.api.shapes import Envelope, FromAnyApp, Stamp
from server.config import MEGABYTE
from server.limits.spending import limits
from server.sync.exchange import Request, exchange

blueprint = Blueprint("sync", __name__, url_prefix="/api/competitions", description=__doc__)
blueprint.ARGUMENTS_PARSER = QuickParser()

MOST_OPERATIONS = 200
MOST_STREAMS = 500
# As many operations of the largest size, with every quote in them escaped.
LARGEST = 8 * MEGABYTE
COUNT = validate.Range(0, 2**31 - 1)


def some_operations(value: Any) -> None:
    """A validator: a list, whatever is in it, and not too long; only a list has a length."""
    if not isinstance(value, list):
        raise ValidationError("Not a valid list.")
    validate.Length(max=MOST_OPERATIONS)(value)


class Have(FromAnyApp):
    unsent = fields.Integer(strict=True, load_default=0, validate=COUNT)
    healed = fields.Integer(strict=True, load_default=0, validate=COUNT)


class Exchange(FromAnyApp):
    cursors = fields.Dict(
        keys=fields.String(validate=validate.Length(1, 48)),
        values=fields.Integer(strict=True, validate=COUNT),
        load_default=dict,
        validate=validate.Length(max=MOST_STREAMS),
    )
    epoch = fields.String(load_default=None, allow_none=True)
    # Each is an envelope; what is none goes to quarantine rather than failing the others.
    ops = fields.Raw(
        load_default=list,
        validate=some_operations,
        metadata={"type": "array", "maxItems": MOST_OPERATIONS},
    )
    have = fields.Nested(Have, load_default=lambda: {"unsent": 0, "healed": 0})

    @post_load
    def to_request(self, data: dict[str, Any], **_kwargs: Any) -> Request:
        have = data.pop("have")
        return Request(**data, **have)


class Receipt(Schema):
    id = fields.String(allow_none=True)
    outcome = fields.String(
        validate=validate.OneOf(
            ["accepted", "duplicate", "held", "proposed", "refused", "quarantined"]
        )
    )
    seq = fields.Integer(allow_none=True)
    reason = fields.String()
    missing = fields.List(fields.String())
    stamp = fields.Nested(Stamp)


class Digests(Schema):
    log = fields.String()
    state = fields.String()


class Gap(Schema):
    device = fields.Integer()
    missing = fields.List(fields.Integer())


class Exchanged(Schema):
    receipts = fields.List(fields.Nested(Receipt))
    ops = fields.List(fields.Nested(Envelope))
    cursors = fields.Dict(keys=fields.String(), values=fields.Integer())
    more = fields.Boolean()
    epoch = fields.String()
    rules_version = fields.String()
    digests = fields.Dict(keys=fields.String(), values=fields.Nested(Digests))
    gaps = fields.List(fields.Nested(Gap))


@blueprint.post("/<competition_id>/sync")
@for_devices(revoked=True)
@at_most(LARGEST)
@blueprint.arguments(Exchange())
@blueprint.response(200, Exchanged)
def sync(request: Request, competition_id: str) -> Response:
    """Hand in operations and fetch the others'. 200 for every outcome; 5xx means *try again*."""
    limits().spend("operations", me().key, len(request.ops))
    # Already plain JSON: a thousand envelopes need no second look by a schema.
    return Response(json.encode(exchange(me(), request)), mimetype="application/json")

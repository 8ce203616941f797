"""The plan of an event's rounds: organizers and delegates add one, change one, take one out."""

from typing import Any

from flask_smorest import Blueprint
from marshmallow import fields, validate

from server.api.finding import the_competition
from server.api.guard import for_devices
from server.api.shapes import FromAnyApp, Planned
from server.desk import plan
from server.rules.formats import FORMATS
from server.rules.schemas import MOST_ATTEMPT

blueprint = Blueprint("plan", __name__, url_prefix="/api/competitions", description=__doc__)

HOSTS = ("organizer", "delegate")
LONGEST_CS = 24 * 360_000
POSITIVE = validate.Range(1, MOST_ATTEMPT)
SOLVES = validate.Range(1, 5)
CONDITIONS = ("ranking", "percent", "result")


class CutoffIn(FromAnyApp):
    attempts = fields.Integer(strict=True, required=True, validate=SOLVES)
    result = fields.Integer(strict=True, required=True, validate=POSITIVE)


class AdvancementIn(FromAnyApp):
    type = fields.String(required=True, validate=validate.OneOf(CONDITIONS))
    level = fields.Integer(strict=True, required=True, validate=POSITIVE)


class QualificationIn(FromAnyApp):
    type = fields.String(required=True, validate=validate.OneOf(("ranking", "result")))
    level = fields.Integer(strict=True, required=True, validate=POSITIVE)
    of = fields.String(validate=validate.OneOf(("single", "average")))


class HeadToHeadIn(FromAnyApp):
    places = fields.Integer(strict=True, required=True, validate=validate.Range(1, 100))
    first_to = fields.List(
        fields.Integer(strict=True, validate=validate.Range(1, 3)), required=True
    )


class PhaseIn(FromAnyApp):
    attempts = fields.Integer(strict=True, required=True, validate=SOLVES)
    level = fields.Integer(strict=True, required=True, validate=POSITIVE)


class PlanChanges(FromAnyApp):
    """What is not named stays."""

    format = fields.String(validate=validate.OneOf(sorted({*FORMATS, "h"})))
    limit_cs = fields.Integer(strict=True, allow_none=True, validate=validate.Range(1, LONGEST_CS))
    cumulative = fields.List(fields.String(), validate=validate.Length(max=50))
    cutoff = fields.Nested(CutoffIn, allow_none=True)
    advancement = fields.Nested(AdvancementIn, allow_none=True)
    dual = fields.Boolean()
    head_to_head = fields.Nested(HeadToHeadIn, allow_none=True)
    qualification = fields.Nested(QualificationIn, allow_none=True)
    phases = fields.List(fields.Nested(PhaseIn), validate=validate.Length(max=4))
    accepted = fields.List(
        fields.String(),
        load_default=[],
        metadata={"description": "Regulations that somebody has read and answers for."},
    )


class NewRound(PlanChanges):
    """A round behind all others of its event."""

    number = fields.Integer(
        strict=True,
        required=True,
        metadata={"description": "Which one it will be, so that two people do not add two."},
    )
    format = fields.String(required=True, validate=validate.OneOf(sorted({*FORMATS, "h"})))
    before = fields.Nested(
        AdvancementIn,
        load_default=None,
        allow_none=True,
        metadata={"description": "Who goes on from the round that was the final."},
    )


@blueprint.post("/<competition_id>/events/<event_id>/rounds")
@for_devices(*HOSTS)
@blueprint.arguments(NewRound)
@blueprint.response(201, Planned)
def add_round(wanted: dict[str, Any], competition_id: str, event_id: str) -> dict[str, Any]:
    """Add a round to the event; what was its final gets a condition in the same step."""
    apart = {name: wanted.pop(name) for name in ("number", "before", "accepted")}
    made = plan.add_round(the_competition(competition_id), event_id, wanted=wanted, **apart)
    return {**made.plan(), "groups": made.groups}


@blueprint.patch("/<competition_id>/rounds/<round_id>/plan")
@for_devices(*HOSTS)
@blueprint.arguments(PlanChanges)
@blueprint.response(200, Planned)
def change_round(changes: dict[str, Any], competition_id: str, round_id: str) -> dict[str, Any]:
    """Change the plan of a round that is not opened yet."""
    accepted = changes.pop("accepted")
    made = plan.change_round(the_competition(competition_id), round_id, changes, accepted)
    return {**made.plan(), "groups": made.groups}


@blueprint.delete("/<competition_id>/rounds/<round_id>/plan")
@for_devices(*HOSTS)
@blueprint.response(204)
def remove_round(competition_id: str, round_id: str) -> None:
    """Take out the event's last round, if it is not opened yet."""
    plan.remove_round(the_competition(competition_id), round_id)

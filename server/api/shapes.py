"""The shapes that several requests and answers share."""

from marshmallow import EXCLUDE, Schema, ValidationError, fields, validate


def plain(text: str) -> None:
    """A validator: there is something in the text, and every database can store it."""
    if not text.strip() or "\x00" in text or text.encode(errors="ignore").decode() != text:
        raise ValidationError("Not a text that can be stored.")


# What a device is called.
NAME = validate.And(validate.Length(1, 200), plain)


class FromAnyApp(Schema):
    """A request whose app may be newer than this server: what it says beside the known is passed
    over, so that entries of a phone that was updated first still come in (I1)."""

    class Meta:
        unknown = EXCLUDE


class Cutoff(Schema):
    attempts = fields.Integer()
    result = fields.Integer()


class Advancement(Schema):
    type = fields.String()
    level = fields.Integer()


class HeadToHead(Schema):
    places = fields.Integer()
    first_to = fields.List(fields.Integer())


class Qualification(Schema):
    type = fields.String()
    level = fields.Integer()
    of = fields.String()


class Phase(Schema):
    attempts = fields.Integer()
    level = fields.Integer()


class Group(Schema):
    id = fields.String()
    number = fields.Integer()
    start = fields.String(allow_none=True)
    end = fields.String(allow_none=True)
    room = fields.String(allow_none=True)
    people = fields.List(fields.Integer())


class Planned(Schema):
    id = fields.String()
    event = fields.String()
    number = fields.Integer()
    format = fields.String()
    limit_cs = fields.Integer(allow_none=True)
    cumulative = fields.List(fields.String())
    cutoff = fields.Nested(Cutoff, allow_none=True)
    advancement = fields.Nested(Advancement, allow_none=True)
    start = fields.String(allow_none=True)
    dual = fields.Boolean()
    head_to_head = fields.Nested(HeadToHead, allow_none=True)
    qualification = fields.Nested(Qualification, allow_none=True)
    phases = fields.List(fields.Nested(Phase))
    groups = fields.List(fields.Nested(Group))


class PlannedWithStatus(Planned):
    status = fields.String()


class EventShape(Schema):
    id = fields.String()
    official = fields.Boolean()
    rounds = fields.List(fields.String())


class CompetitionSummary(Schema):
    id = fields.String()
    name = fields.String()
    start_date = fields.String()
    end_date = fields.String()
    edition = fields.String()


class CompetitionShape(CompetitionSummary):
    short_name = fields.String()
    timezone = fields.String()


class CompetitionOverview(CompetitionShape):
    events = fields.List(fields.Nested(EventShape))
    rounds = fields.List(fields.Nested(PlannedWithStatus))
    side = fields.Boolean()


class PersonShape(Schema):
    number = fields.Integer()
    name = fields.String()
    local_name = fields.String(allow_none=True)
    country = fields.String()


class Competitor(PersonShape):
    wca_id = fields.String(allow_none=True)
    events = fields.List(fields.String())
    # By event: `single`, `average`, `single_rank` and `average_rank` (the world's), where known.
    bests = fields.Dict(fields.String(), fields.Dict(fields.String(), fields.Integer()))


class DeviceShape(Schema):
    device = fields.Integer()
    name = fields.String()
    role = fields.String()
    scope = fields.String(allow_none=True)


class Stamp(Schema):
    seq = fields.Integer()
    sha256 = fields.String()
    role = fields.String()
    standing = fields.String()
    server = fields.String()


class Envelope(Schema):
    raw = fields.String(required=True)
    sig = fields.String()
    stamp = fields.Nested(Stamp)

"""What the answers about events of tables, and about a table, hold: as `log.fold` has it."""

from marshmallow import Schema, fields


class SideChange(Schema):
    """What a later plan changed on the day, and why."""

    op = fields.String()
    at = fields.String(allow_none=True)
    reason = fields.String(allow_none=True)
    was = fields.Dict()
    now = fields.Dict()


class SideSeat(Schema):
    person = fields.Integer()
    table = fields.Integer()
    # The colour of the tile: 0 black, 1 blue, 2 red, 3 orange.
    seat = fields.Integer()
    # Whose seat a substitute took.
    taken_for = fields.Integer(allow_none=True, data_key="for")
    op = fields.String()
    moved = fields.Boolean()


class SideDraw(Schema):
    round = fields.Integer()
    op = fields.String()
    # `tile`, `seed`
    how = fields.String()
    seed = fields.String(allow_none=True)
    people = fields.List(fields.Integer())
    sizes = fields.List(fields.Integer())
    published = fields.Boolean()
    seats = fields.List(fields.Nested(SideSeat))


class SideCut(Schema):
    stage = fields.Integer()
    advance = fields.List(fields.Integer())
    reason = fields.String()
    op = fields.String()


class SideTie(Schema):
    stage = fields.Integer()
    person = fields.Integer()
    number = fields.Integer()
    op = fields.String()


class SidePlace(Schema):
    person = fields.Integer()
    declined = fields.Boolean()
    reason = fields.String(allow_none=True, metadata={"description": "never told in public"})
    op = fields.String()


class SideTableFold(Schema):
    games = fields.List(fields.Dict())
    notes = fields.List(fields.Dict())
    confirmed = fields.List(fields.Dict())
    disputes = fields.List(fields.Dict())


class SideTable(Schema):
    stream = fields.String()
    fold = fields.Nested(SideTableFold)

"""What the answers about side events hold, whatever is played in them."""

from marshmallow import Schema, fields

from server.api.shapes import PersonShape
from server.api.side.matches import SideCall, SideMatch, SideOutcome, SideRound
from server.api.side.tables import (
    SideChange,
    SideCut,
    SideDraw,
    SidePlace,
    SideTable,
    SideTableFold,
    SideTie,
)


class SideLine(Schema):
    event = fields.String()
    # `chess`, `rummikub`
    game = fields.String(allow_none=True)
    name = fields.String(allow_none=True)
    # Of an event of matches; role, place and date of one of tables.
    format = fields.String(allow_none=True)
    role = fields.String(allow_none=True)
    place = fields.String(allow_none=True)
    date = fields.String(allow_none=True)
    entrants = fields.Integer()
    # That were paired, or whose draw is published.
    rounds = fields.Integer()
    closed = fields.Boolean()
    seq = fields.Integer()


class SideOverview(Schema):
    events = fields.List(fields.Nested(SideLine))
    # Those that belong to no round.
    matches = fields.List(fields.Nested(SideOutcome))


class SideEntrant(Schema):
    person = fields.Integer()
    name = fields.String(allow_none=True)
    quit = fields.Boolean()
    op = fields.String()
    # Of an event of matches.
    rating = fields.Integer(allow_none=True)
    # Of an event of tables.
    waiting = fields.Boolean()
    age_seen = fields.Boolean()
    came_from = fields.String(allow_none=True, data_key="from")
    at = fields.String(allow_none=True)


class SideStamp(Schema):
    digest = fields.String()
    as_of = fields.String(allow_none=True)
    seq = fields.Integer()


class SideEventShape(SideStamp):
    event = fields.String()
    people = fields.List(fields.Nested(PersonShape))
    # What `side.plan` said, and `op`.
    plan = fields.Dict(allow_none=True)
    entrants = fields.List(fields.Nested(SideEntrant))
    closed = fields.Boolean()
    # As in `log.fold`.
    disputes = fields.List(fields.Dict())
    # Of an event of matches.
    rounds = fields.List(fields.Nested(SideRound))
    calls = fields.List(fields.Nested(SideCall))
    matches = fields.List(fields.Nested(SideOutcome))
    # Of an event of tables.
    changes = fields.List(fields.Nested(SideChange))
    draws = fields.List(fields.Nested(SideDraw))
    cuts = fields.List(fields.Nested(SideCut))
    ties = fields.List(fields.Nested(SideTie))
    places = fields.List(fields.Nested(SidePlace))
    # As `tables.standings` has them.
    standings = fields.Dict()
    tables = fields.List(fields.Nested(SideTable))


class SidePart(SideMatch, SideTableFold):
    """A match, or a table with its `stream`."""

    stream = fields.String()

"""What the answers about events of matches, and about a match, hold."""

from marshmallow import Schema, fields


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

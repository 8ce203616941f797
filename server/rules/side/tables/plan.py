"""An event's stages, rounds and draws by their numbers; rounds are numbered through all stages."""

EVERYBODY = 1 << 28  # so many go on from a stage that has no cut


def stages_of(event):
    """`[{"stage", "rounds": [(round, games)], "advance"}]`; none before there is a plan.

    `advance` is null only of the last stage: nobody goes on.
    """
    stages, before = [], 0
    for i, one in enumerate(event["plan"]["stages"] if event["plan"] else ()):
        rounds = [(before + j + 1, games) for j, games in enumerate(one["rounds"])]
        stages.append({"stage": i + 1, "rounds": rounds, "advance": one.get("advance")})
        before += len(rounds)
    for one in stages[:-1]:
        if one["advance"] is None:
            one["advance"] = EVERYBODY
    return stages


def draw_of(event, number):
    """The draw of a round, or None."""
    found = [draw for draw in event["draws"] if draw["round"] == number]
    return found[-1] if found else None


def seated(draw):
    """Where a draw has put people; who was taken off has no table."""
    return [one for one in draw["seats"] if one["table"] is not None] if draw else []


def gone(event):
    """Who has left the event."""
    return set([one["person"] for one in event["entrants"] if one["quit"]])


def place_of(stream):
    """The round and the table in the name of a table's stream, `rummikub-r1-t3`.

    >>> place_of("rummikub2-r1-t16")
    (1, 16)
    """
    parts = stream.split("-")
    return int(parts[-2][1:]), int(parts[-1][1:])

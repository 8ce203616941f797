"""Side events as the public sees them: who plays, who won, and all that was played in them.

Made from the same folds and the same calls that a phone makes. What only those at the tables need
is left out: scramblers' keys and boxes, who held a device, and an arbiter's own words.
"""

from server.desk.side import matches, tables
from server.desk.side.public import Reply
from server.rules.log.refusal import home
from server.sync import boards
from server.sync.streams import is_side


def streams(heads: dict[str, int], event: str | None = None) -> dict[str, int]:
    """{stream: seq} of all side events, or of one and of what is played in it."""
    return {
        name: seq
        for name, seq in sorted(heads.items())
        if is_side(name) and (event is None or name == event or name.startswith(f"{event}-"))
    }


def overview(competition_id: str, heads: dict[str, int]) -> Reply:
    """Every side event in a line, and every match that belongs to no round."""
    known = streams(heads)
    return {
        "events": [
            _line(competition_id, name, seq)
            for name, seq in known.items()
            if home(name) in ("side", "tables")
        ],
        "matches": [
            matches.line(competition_id, name, seq)
            for name, seq in known.items()
            if home(name) == "match" and "-r0-" in name
        ],
    }


def event(competition_id: str, name: str, heads: dict[str, int]) -> Reply:
    """A side event as it stands, with what its matches or its tables came to."""
    made = tables.event if home(name) == "tables" else matches.event
    return made(competition_id, name, streams(heads, name))


def part(competition_id: str, name: str, seq: int) -> Reply:
    """A match or a table as it stands."""
    made = tables.table if home(name) == "table" else matches.match
    return made(competition_id, name, seq)


def _line(competition_id: str, name: str, seq: int) -> Reply:
    fold = boards.reply(competition_id, name, seq)
    plan = fold["plan"] or {}
    rounds = fold["rounds"] if "rounds" in fold else tables.published(fold)
    return {
        "event": name,
        **{key: plan.get(key) for key in ("game", "name", "format", "role", "place", "date")},
        "entrants": len([one for one in fold["entrants"] if not one["quit"]]),
        "rounds": len(rounds),
        "closed": fold["closed"],
        "seq": seq,
    }

"""Side events as the public sees them: who plays, who won, and each match as it was played.

Made from the same folds and the same calls that a phone makes. What only those at the tables need
is left out: scramblers' keys and boxes, who held a device, and an arbiter's own words.
"""

from typing import Any

from server.base import iso
from server.models import operation, person
from server.rules.log.refusal import home
from server.rules.side.chess import chess_replay
from server.sync import boards
from server.sync.streams import is_side

Reply = dict[str, Any]

SHOWN = ("number", "name", "local_name", "country")
POINTS = {"white": {"white": 2, "black": 0}, "black": {"white": 0, "black": 2}}
SHARED = {"white": 1, "black": 1}


def streams(heads: dict[str, int], event: str | None = None) -> dict[str, int]:
    """{stream: seq} of all side events, or of one and of the matches in it."""
    return {
        name: seq
        for name, seq in sorted(heads.items())
        if is_side(name) and (event is None or name == event or name.startswith(f"{event}-"))
    }


def overview(competition_id: str, heads: dict[str, int]) -> Reply:
    """Every side event in a line, and every match that belongs to no round."""
    known = streams(heads)
    return {
        "events": [_line(competition_id, name, known[name]) for name in _of("side", known)],
        "matches": [
            match_line(competition_id, name, known[name])
            for name in _of("match", known)
            if "-r0-" in name
        ],
    }


def event(competition_id: str, name: str, heads: dict[str, int]) -> Reply:
    """A side event as it stands: plan, entrants, rounds, calls, and what each match came to."""
    known = streams(heads, name)
    fold = boards.reply(competition_id, name, known[name])
    numbers = {one["person"] for one in fold["entrants"]}
    everybody = [one.public() for one in person.people_of(competition_id)]
    return {
        "event": name,
        "people": [
            {key: one[key] for key in SHOWN} for one in everybody if one["number"] in numbers
        ],
        **{key: fold[key] for key in ("plan", "entrants", "rounds", "calls", "closed", "disputes")},
        "matches": [
            match_line(competition_id, match, known[match]) for match in _of("match", known)
        ],
        "digest": fold["digest"],
        "as_of": iso(operation.last_received(competition_id, name)),
        "seq": known[name],
    }


def match(competition_id: str, name: str, seq: int) -> Reply:
    """A match, every event in force and every way on of a fork, and how it stands."""
    fold = boards.reply(competition_id, name, seq)
    return {
        "match": fold["match"],
        "events": [_public(row) for row in fold["events"]],
        "branches": [
            {**branch, "events": [_public(row) for row in branch["events"]]}
            for branch in fold["branches"]
        ],
        "disputes": fold["disputes"],
        "outcome": match_line(competition_id, name, seq),
        "digest": fold["digest"],
        "as_of": iso(operation.last_received(competition_id, name)),
        "seq": seq,
    }


def match_line(competition_id: str, name: str, seq: int) -> Reply:
    """Who plays in a match and what it has come to as of its last event, computed once a state."""
    with boards.reading(competition_id, name, seq) as warm:
        if "outcome" not in warm.derived:
            warm.derived["outcome"] = {"stream": name, **outcome(warm.board.reply())}
        found: Reply = warm.derived["outcome"]
    return found


def outcome(fold: Reply) -> Reply:
    """Of a match's fold. `points` are half points, null while the match goes on. Pure."""
    opened = fold["match"]
    line: Reply = {
        "players": opened and opened["players"],
        "table": opened and opened["table"],
        "state": None,
        "part": None,
        "started": False,
        "result": None,
        "points": None,
        "disputes": len(fold["disputes"]),
    }
    if not opened:
        return line
    replay = chess_replay(opened["config"], [row["event"] for row in fold["events"]])
    result = replay["result"]
    return {
        **line,
        "state": replay["state"],
        "part": replay["part"],
        "started": replay["state"] != "READY" or replay["part"] > 1,
        "result": result,
        "points": POINTS.get(result["winner"], SHARED) if result else None,
    }


def _line(competition_id: str, name: str, seq: int) -> Reply:
    fold = boards.reply(competition_id, name, seq)
    plan = fold["plan"] or {}
    return {
        "event": name,
        **{key: plan.get(key) for key in ("game", "name", "format")},
        "entrants": len([one for one in fold["entrants"] if not one["quit"]]),
        "rounds": len(fold["rounds"]),
        "closed": fold["closed"],
        "seq": seq,
    }


def _of(kind: str, known: dict[str, int]) -> list[str]:
    return [name for name in known if home(name) == kind]


def _public(row: Reply) -> Reply:
    return {key: row[key] for key in row if key not in ("by", "words")}

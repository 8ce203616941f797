"""An event of matches as the public sees it, and each match as it was played."""

from server.desk.side.public import Reply, people, stamp
from server.rules.log.refusal import home
from server.rules.side.chess import chess_replay
from server.sync import boards

POINTS = {"white": {"white": 2, "black": 0}, "black": {"white": 0, "black": 2}}
SHARED = {"white": 1, "black": 1}


def event(competition_id: str, name: str, known: dict[str, int]) -> Reply:
    """Plan, entrants, rounds, calls, and what each match came to; `known`: its streams' heads."""
    fold = boards.reply(competition_id, name, known[name])
    return {
        "event": name,
        "people": people(competition_id, {one["person"] for one in fold["entrants"]}),
        **{key: fold[key] for key in ("plan", "entrants", "rounds", "calls", "closed", "disputes")},
        "matches": [
            line(competition_id, match, seq)
            for match, seq in known.items()
            if home(match) == "match"
        ],
        **stamp(competition_id, name, known[name], fold),
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
        "outcome": line(competition_id, name, seq),
        **stamp(competition_id, name, seq, fold),
    }


def line(competition_id: str, name: str, seq: int) -> Reply:
    """Who plays in a match and what it has come to as of its last event, computed once a state."""
    with boards.reading(competition_id, name, seq) as warm:
        if "outcome" not in warm.derived:
            warm.derived["outcome"] = {"stream": name, **outcome(warm.board.reply())}
        found: Reply = warm.derived["outcome"]
    return found


def outcome(fold: Reply) -> Reply:
    """Of a match's fold. `points` are half points, null while the match goes on. Pure."""
    opened = fold["match"]
    shown: Reply = {
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
        return shown
    replay = chess_replay(opened["config"], [row["event"] for row in fold["events"]])
    result = replay["result"]
    return {
        **shown,
        "state": replay["state"],
        "part": replay["part"],
        "started": replay["state"] != "READY" or replay["part"] > 1,
        "result": result,
        "points": POINTS.get(result["winner"], SHARED) if result else None,
    }


def _public(row: Reply) -> Reply:
    return {key: row[key] for key in row if key not in ("by", "words")}

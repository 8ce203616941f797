"""Streams of a match for tests: mostly what an arbiter could do next, and at telling moments.

Limits are short, so that a replay that ticks through every millisecond gets to the end of one.
"""

from random import Random

from hypothesis import strategies as st

from server.rules.side.chess.config import Settings
from server.rules.side.chess.match import PLAYERS, Match
from server.rules.side.chess.timers import next_due
from server.rules.side.chess.undo import Course

LATEST = 40_000  # ms of a stream
FITTING = {
    "READY": ["start"] * 9,
    "PLAY": ["move"] * 14 + ["mate", "lost-claim"],
    "CLOSED": ["confirm-board"] * 9,
    "CUBE_READY": ["go"] * 9,
    "CUBE_RUN": ["stop"] * 9 + ["give-up", "verdict", "verdict", "verdict"],
    "CUBE_JUDGE": ["verdict"] * 9,
    "ENDED": ["undo"],
}
RARE = ["pause", "undo", "resign", "arbiter-end"]
EVERY = sorted({do for fitting in FITTING.values() for do in fitting} | {*RARE, "resume"})


def config(random: Random) -> dict:
    """Either ruleset, any option, limits of a few seconds."""
    ruleset = random.choice(["twice@2", "time@1"])
    chosen: dict = {"ruleset": ruleset, "format": random.choice(["FAST", "FREEZE", "MASTERS"])}
    options: dict[str, list] = {
        "part_seconds": [2, 5, 9, 30],
        "move_seconds": [1, 1, 2, 3, None],
        "cover_seed": ["", "acc", "세계|1"],
    }
    if ruleset == "twice@2":
        options["last_basis"] = ["played", "turn"]
    else:
        options["clock_seconds"] = [1, 2, 5, 600]
        options["cap_seconds"] = [1, 2, 120]
        options["zero_clock"] = ["clamp", "negative", "lose_turns", "lose_turns"]
    for name, values in options.items():
        if name in ("part_seconds", "move_seconds") or random.random() < 0.7:
            chosen[name] = random.choice(values)
    return chosen


def stream(random: Random, most: int = 60) -> dict:
    """Arguments of `chess.replay`."""
    given = config(random)
    course = Course(Match(Settings(given)), most)
    events: list[dict] = []
    at = random.choice([0, 0, 7])
    while len(events) < random.randint(most // 2, most) and at < LATEST:
        event = {"at_ms": at, **_event(random, course.match)}
        course.take(len(events), event)
        events.append(event)
        at = _later(random, course.match, at)
    now = max([at, *(event["at_ms"] for event in events)])
    return {"config": given, "events": events, "now_ms": now}


def _later(random: Random, match: Match, at: int) -> int:
    """Soon, at once, or around the moment at which a timer falls due."""
    due = next_due(match)
    if due is None or random.random() < 0.7:
        return at + random.choice([0, 1, 5, 9, 10, 11, 100, 333, 700])
    return max(at, due + match.paused + random.choice([-1, 0, 0, 1, 1, 1500]))


def _event(random: Random, match: Match) -> dict:
    if match.pause_began is not None:
        likely = ["resume"] * 6 + ["resign", "undo", "move"]
    else:
        likely = FITTING[match.state] * 2 + RARE[:2]
    if random.random() < 0.03:
        likely = EVERY
    event = filled(random, random.choice(likely), match)
    if event["do"] == "undo" and random.random() < 0.4:
        others = ["move", "verdict", *(do for do in EVERY if do not in ("undo", "pause", "resume"))]
        event["instead"] = filled(random, random.choice(others), match)
    return event


def filled(random: Random, do: str, match: Match) -> dict:
    """The event with its fields, mostly those of the side that can do it."""
    on_move = PLAYERS[match.turn]
    player = random.choice(PLAYERS)
    cs = random.choice([50, 100, 101, 150, 300])
    fields: dict[str, dict] = {
        "move": {
            "player": random.choice([on_move, on_move, on_move, player]),
            "check": random.random() < 0.3,
            "captured": random.choice([None, None, None, "p", "q", "r", "b"]),
        },
        "mate": {"player": player, "captured": random.choice([None, "q"])},
        "lost-claim": {
            "player": random.choice([on_move, player]),
            "reason": random.choice(["time", "no-move"]),
        },
        "go": {
            "cover": match.cover[0]
            if match.cover and random.random() < 0.9
            else random.randint(1, 4)
        },
        "stop": {"player": player, "cs": cs},
        "give-up": {"player": player},
        "verdict": {
            "player": player,
            "verdict": random.choice(["ok", "ok", "plus2", "dnf"]),
            "cs": cs,
        },
        "resign": {"player": player},
        "arbiter-end": {"reason": "outside", "winner": random.choice([None, "white", "black"])},
    }
    needed = {"lost-claim": ["player"], "go": ["cover"], "arbiter-end": ["reason"]}
    chosen = {
        name: value
        for name, value in fields.get(do, {}).items()
        if name in needed.get(do, ["player", "verdict"] if do not in ("move", "mate") else [])
        or random.random() < 0.5
    }
    return {"do": do, **chosen}


STREAMS = st.integers(0, 2**48).map(lambda seed: stream(Random(seed)))
CONFIGS = st.integers(0, 2**48).map(lambda seed: config(Random(seed)))
EVENTS = STREAMS.map(lambda arguments: arguments["events"])

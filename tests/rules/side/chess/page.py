"""The tables of `docs/chess.md`: every state, every event, and what the rules make of the two."""

from collections.abc import Callable
from typing import Any

from tests.rules.side.chess.scenes import Match, double

OTHER = {"white": "black", "black": "white"}


def counted_in_check() -> Match:
    """Black stands in check and has lost the limit once: the turn is counted and kept."""
    match = Match().started().do("move", check=True)
    match.at += 20_500
    return match


def parrying() -> Match:
    return Match().started().moves(11).do("move", check=True)


def judging() -> Match:
    match = Match().started().a_part().uncovered()
    return match.do("stop", 15_000, player="white").do("stop", player="black")


IN_PLAY: dict[str, Callable[[], Match]] = {
    "DOUBLE1": double,
    "DOUBLE2": lambda: double().do("move"),
    "NORMAL": lambda: Match().started(),
    "NORMAL in check": lambda: Match().started().do("move", check=True),
    "… and counted": counted_in_check,
    "PARRY": parrying,
}
BESIDE_PLAY: dict[str, Callable[[], Match]] = {
    "READY": Match,
    "CLOSED": lambda: Match().started().a_part(),
    "CUBE_READY": lambda: Match().started().a_part().do("confirm-board"),
    "CUBE_RUN": lambda: Match().started().a_part().uncovered(),
    "CUBE_JUDGE": judging,
    "ENDED": lambda: Match().started().do("resign", player="black"),
    "paused": lambda: Match().started().do("pause"),
}
EVENTS: dict[str, dict[str, Any]] = {
    "start": {},
    "move": {},
    "move that gives check": {"check": True},
    "move that takes a rook or queen": {"captured": "q"},
    "mate": {},
    "mate, said by the other side": {"player": "the other"},
    "lost-claim: no move to make": {"player": "on move", "reason": "no-move"},
    "lost-claim: time, with a limit": {"player": "on move", "reason": "time"},
    "lost-claim against the other side": {"player": "the other", "reason": "no-move"},
    "confirm-board": {},
    "go with the designated cover": {"cover": "designated"},
    "go with another": {"cover": "another"},
    "stop": {"player": "on move"},
    "give-up": {"player": "on move"},
    "verdict": {"player": "on move", "verdict": "ok"},
    "resign": {"player": "on move"},
    "arbiter-end": {"reason": "the hall closes"},
    "pause": {},
    "resume": {},
    "undo": {},
}


def table(states: dict[str, Callable[[], Match]]) -> str:
    """Markdown: a row an event and a timer, a column a state."""
    rows = [["event", *states], ["---"] * (len(states) + 1)]
    for event in EVENTS:
        rows.append([event, *(_cell(build(), event) for build in states.values())])
    for timer, due in TIMERS.items():
        rows.append([f"*{timer}*", *(due(build()) for build in states.values())])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _cell(match: Match, event: str) -> str:
    before = match.seen(1000)
    do = event.split(" ")[0].rstrip(":,")
    match.do(do, **{name: _filled(value, before) for name, value in EVENTS[event].items()})
    after = match.seen()
    refused = [entry["reason"] for entry in after["refused"]]
    return f"no: `{refused[-1]}`" if refused else _change(before, after)


def _filled(value: Any, told: dict[str, Any]) -> Any:
    on_move = told["on_move"] or "white"
    cover = (told["cube"] or {"cover": 3})["cover"]
    names = {
        "on move": on_move,
        "the other": OTHER[on_move],
        "designated": cover,
        "another": cover % 4 + 1,
    }
    return names.get(value, value) if isinstance(value, str) else value


def _change(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Where it leads, whether a move was counted, and whether the turn passed."""
    words = [after["phase"] or after["state"]]
    if after["paused"] is not before["paused"] and after["state"] != "ENDED":
        words.append("paused" if after["paused"] else "goes on")
    if sum(after["counts"].values()) > sum(before["counts"].values()):
        words.append("counted")
    if before["phase"] and after["phase"]:
        words.append("kept" if before["on_move"] == after["on_move"] else "passes")
    return ", ".join(words)


def _limit(match: Match) -> str:
    told = match.seen()
    left = told["timers"]["move_ms"]
    if left is None or told["paused"]:
        return "does not run"
    before = match.seen(left)
    return _change(before, match.seen(left + 1))


def _part(match: Match) -> str:
    """With no limit a move, so that nothing else falls due."""
    if match.seen()["paused"] or match.seen()["phase"] in (None, "PARRY"):
        return "does not run"
    told = match.seen()
    match.config = {**match.config, "move_seconds": None}
    if told["turn_counted"]:  # which only a limit brings about
        match.do("lost-claim", 0, player=told["on_move"])
    left = match.seen()["timers"]["part_ms"]
    return _change(match.seen(left), match.seen(left + 1))


def _clock(match: Match) -> str:
    """The same events in Time, on clocks that run out where a turn would be lost for it."""
    told = match.seen()
    if told["double"]:
        return "not in Time"
    if told["paused"] or not told["phase"]:
        return "does not run"
    options = {"ruleset": "time@1", "zero_clock": "lose_turns", "move_seconds": None}
    match.config = {"format": "FAST", "clock_seconds": 100, **options}
    if told["turn_counted"]:
        match.do("lost-claim", 0, player=told["on_move"])
    left = match.seen()["clocks_ms"][match.seen()["on_move"]]
    before, after = match.seen(left), match.seen(left + 1)
    return "plays on at 0" if before["log"] == after["log"] else _change(before, after)


def _won(match: Match) -> str:
    """White was stopped and accepted, Black still runs."""
    if match.seen()["state"] != "CUBE_RUN":
        return "does not run"
    match.do("stop", 15_000, player="white").do("verdict", 0, player="white", verdict="plus2")
    return _change(match.seen(2009), match.seen(2010))


TIMERS = {
    "limit of a move": _limit,
    "clock at zero (`lose_turns`)": _clock,
    "end of the part": _part,
    "an accepted solve has won": _won,
}
PARTS = {"in play": IN_PLAY, "beside play": BESIDE_PLAY}

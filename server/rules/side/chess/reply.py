"""What is told of a match: the same keys in every state, null where there is nothing to say."""

from . import clocks, cube
from .match import PLAYERS

STEPS = {"DOUBLE1": "free", "DOUBLE2": "second"}


def reply(course):
    """The value of `chess.replay`."""
    match = course.match
    playing = match.state == "PLAY"
    is_time = match.settings.is_time
    moving = playing or match.state == "READY" or (is_time and match.state != "ENDED")
    if playing:
        clocks.run(match)
    return {
        "state": match.state,
        "part": match.part,
        "counts": _both(match.counts),
        "quota": match.settings.quota,
        "last": None if match.last is None else PLAYERS[match.last],
        "paused": match.pause_began is not None,
        "phase": match.phase,
        "turn_counted": match.turn_counted,
        "on_move": PLAYERS[match.turn] if moving else None,
        "in_check": PLAYERS[match.turn] if match.in_check else None,
        "timers": _timers(match) if playing else {"part_ms": None, "move_ms": None},
        "double": _double(match),
        "cube": _cube(match) if match.state[:4] == "CUBE" else None,
        "sign": clocks.sign(match) if is_time else None,
        "clocks_ms": _both(match.clocks) if is_time else None,
        "debt_ms": _both(match.debts) if is_time else None,
        "result": match.result,
        "undone": sorted(course.undone),
        "refused": course.refused,
        "log": match.log,
    }


def _both(pair):
    return {"white": pair[0], "black": pair[1]}


def _timers(match):
    part = match.part_due - (0 if match.phase == "PARRY" else match.game)
    move = None if match.move_due is None else match.move_due - match.game
    return {"part_ms": part, "move_ms": move}


def _double(match):
    step = "announced" if match.double and match.state == "READY" else STEPS.get(match.phase)
    return None if step is None else {"player": PLAYERS[match.turn], "step": step}


def _cube(match):
    number, cycle, anew = match.cover
    return {
        "attempt": match.attempt,
        "cover": number,
        "cycle": cycle,
        "rescramble": anew,
        "white": _solve(match, 0),
        "black": _solve(match, 1),
    }


def _solve(match, side):
    running = match.game - match.went if match.running[side] else None
    cs, result = match.stopped[side], match.results[side]
    return {
        "running_ms": running,
        "cs": cs,
        "verdict": match.verdicts[side],
        "result_cs": result,
        "capped": match.settings.is_time and _capped(match.settings.cap_ms, running, cs, result),
    }


def _capped(cap, running, cs, result):
    if result == cube.DNF or (running is not None and running >= cap):
        return True
    return any(value is not None and 10 * value >= cap for value in (cs, result))

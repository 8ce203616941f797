"""The moves of a part: turns, quotas, the double move, checks and parries, lost turns (T1-T16).

What an arbiter enters comes as an event and is refused by a reason; what a timer does has none.
"""

from . import clocks
from .match import PLAYERS, put

KINDS = {"DOUBLE1": "free", "DOUBLE2": "second", "NORMAL": "normal", "PARRY": "parry"}
HEAVY = ("r", "q")  # what the second move of a double may not take (T8)


def start(match, event=None):
    """The part begins (T1-T3, M1, M2)."""
    match.log.append(
        {
            "at_ms": match.at,
            "what": "start",
            "part": match.part,
            "player": PLAYERS[match.turn],
            "double": match.double,
        }
    )
    match.state = "PLAY"
    match.counts, match.last = (0, 0), None
    match.attempt = 0
    match.part_due = match.game + match.settings.part_ms
    match.clock_from = match.game
    _turn(match, match.turn, "DOUBLE1" if match.double else "NORMAL", False)
    match.double = False


def move(match, event):
    """A move was made (T4, T5, T7, T8, T10, T15)."""
    if "player" in event and event["player"] != PLAYERS[match.turn]:
        return "not-on-move"
    check = event.get("check", False)
    reason = _unlawful(match, check, event.get("captured"))
    if reason is None:
        _moved(match, check, event.get("captured"), False)
    return reason


def mate(match, event):
    """A move that mates, or the word that the last one did."""
    if "player" in event and event["player"] != PLAYERS[match.turn]:
        if not match.in_check:
            return "not-mate"
        end(match, "mate", event["player"], None)
        return None
    reason = _unlawful(match, True, event.get("captured"))
    if reason is None:
        winner = PLAYERS[match.turn]
        _moved(match, True, event.get("captured"), True)
        end(match, "mate", winner, None)
    return reason


def lost_claim(match, event):
    """The arbiter says that a turn is lost: no limit runs, or there is no move to make."""
    if event["player"] != PLAYERS[match.turn]:
        return "not-on-move"
    if event.get("reason", "time") == "time":
        if match.settings.move_ms is not None:
            return "timer-decides"
    elif match.in_check:
        return "in-check"
    lose(match, "claim")
    return None


def resign(match, event):
    """The other wins (T21)."""
    end(match, "resign", PLAYERS[1 - PLAYERS.index(event["player"])], None)


def arbiter_end(match, event):
    """Outside the rules: with a reason, perhaps a winner."""
    end(match, "arbiter", event.get("winner"), event["reason"])


def lose(match, by, times=1):
    """The turn is lost, or once more (T6, T9, T11, T12, T16)."""
    phase, side = match.phase, match.turn
    counted = phase != "DOUBLE1" and phase != "PARRY" and not match.turn_counted
    kept = not counted or match.in_check
    if match.losses is not None:  # of this turn, and not counted either
        match.times += times
        match.log[match.losses]["times"] = match.times
    else:
        if not counted:
            match.losses, match.times = len(match.log), times
        match.log.append(
            {
                "at_ms": match.at,
                "what": "lost",
                "player": PLAYERS[side],
                "kind": KINDS[phase],
                "counted": counted,
                "by": by,
                "kept": kept,
                "times": times,
            },
        )
    if counted:
        match.counts = put(match.counts, side, match.counts[side] + 1)
    if not kept:
        if match.settings.turns_are_last:  # reading 9
            match.last = side
        _turn(match, 1 - side, "NORMAL", False)
    else:
        _limit(match, times)
        if phase == "DOUBLE1":  # the advantage is gone, the turn is not (T6, reading 11)
            match.phase, match.losses = "NORMAL", None
        match.turn_counted = match.turn_counted or counted
    _quotas(match)


def part_over(match):
    """The part's time is up (T13, T14)."""
    match.log.append({"at_ms": match.at, "what": "part-time", "part": match.part})
    _over(match, "time")


def end(match, by, winner, reason):
    """The match is over."""
    leave(match, "ENDED")
    match.result = {"by": by, "winner": winner, "reason": reason}
    match.log.append(
        {"at_ms": match.at, "what": "ended", "by": by, "winner": winner, "reason": reason}
    )


def leave(match, state):
    """No more moves: clocks and limits stand still."""
    if match.state == "PLAY":
        clocks.run(match)
    match.state, match.phase = state, None
    match.in_check = match.turn_counted = False
    match.losses = match.pause_began = None


def _unlawful(match, check, captured):
    if match.phase == "DOUBLE1" and check:
        return "free-move-check"
    if match.phase == "DOUBLE2" and captured in HEAVY:
        return "second-move-capture"
    return None


def _moved(match, check, captured, mated):
    phase, side = match.phase, match.turn
    counted = phase == "DOUBLE2" or (phase == "NORMAL" and not match.turn_counted)
    match.log.append(
        {
            "at_ms": match.at,
            "what": "move",
            "player": PLAYERS[side],
            "kind": KINDS[phase],
            "counted": counted,
            "check": check,
            "captured": captured,
            "mate": mated,
        },
    )
    if counted:
        match.counts = put(match.counts, side, match.counts[side] + 1)
    match.last = side
    if mated:
        return
    if phase == "DOUBLE1":
        match.phase = "DOUBLE2"
        _limit(match)
    elif phase == "PARRY":
        _turn(match, 1 - side, "PARRY", check)
        if not check:
            _close(match, "parry")
    else:
        _turn(match, 1 - side, "NORMAL", check)
        _quotas(match)


def _turn(match, side, phase, in_check):
    clocks.run(match)
    match.turn, match.phase, match.in_check = side, phase, in_check
    match.turn_counted = False
    match.losses = None
    _limit(match)


def _limit(match, times=1):
    """A new limit from now on; `times` of them where those before the last run out as well."""
    limit = match.settings.move_ms
    match.move_due = None if limit is None else match.game + times * limit


def _quotas(match):
    """E1: both have played as often as the format says."""
    quota = match.settings.quota
    if match.counts[0] >= quota and match.counts[1] >= quota and match.phase != "PARRY":
        _over(match, "quota")


def _over(match, by):
    """No part ends with a king in check."""
    if not match.in_check:
        _close(match, by)
        return
    match.phase, match.turn_counted, match.losses = "PARRY", False, None
    match.part_due -= match.game  # what is left of it stands still (reading 6)
    match.log.append({"at_ms": match.at, "what": "parry", "player": PLAYERS[match.turn], "by": by})


def _close(match, by):
    match.log.append({"at_ms": match.at, "what": "closed", "part": match.part, "by": by})
    leave(match, "CLOSED")

"""What falls due by itself: a limit per move, a clock at zero, the end of a part, a won cube.

A timer that is due at a moment fires there, before everything that is later than that moment.
"""

from . import clocks, cube, play


def advance(match, at):
    """On to `at`, letting fire what is due before it; nothing is while a match is paused."""
    if match.pause_began is None:
        game = at - match.paused
        while True:
            due, fire = _first(match)
            if due is None or due >= game:
                break
            match.game, match.at = due, due + match.paused
            fire(match, game)
        match.game = game
    match.at = at


def next_due(match):
    """In game time, or None: when the match changes by itself."""
    return _first(match)[0]


def _first(match):
    """Of what is due at one moment: the limit, then the clock, then the part."""
    if match.state == "CUBE_RUN":
        return match.won_at, _won
    if match.state != "PLAY":
        return None, None
    due, fire = match.move_due, _limit
    if match.phase != "PARRY":
        if match.settings.zero_loses and match.phase == "NORMAL" and not match.in_check:
            zero = clocks.zero_due(match)
            if due is None or zero < due:
                due, fire = zero, _zero
        if due is None or match.part_due < due:
            due, fire = match.part_due, _part
    return due, fire


def _limit(match, until):
    """Where further losses change nothing, all up to `until` are taken at once."""
    times = 1
    if match.phase == "PARRY" or match.turn_counted:
        if match.phase != "PARRY":
            until = min(until, match.part_due + 1)
        times = (until - 1 - match.game) // match.settings.move_ms + 1
    play.lose(match, "timer", times)


def _zero(match, until):
    play.lose(match, "clock")


def _part(match, until):
    play.part_over(match)


def _won(match, until):
    cube.decide(match)

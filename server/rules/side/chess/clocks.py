"""The players' clocks in Time: they run for the side on move, and the cubes change them (M5-M8)."""

from .match import put


def run(match):
    """Writes down what the clock of the side on move has lost up to now."""
    if match.settings.is_time:
        match.clocks = put(match.clocks, match.turn, standing(match))
        match.clock_from = match.game


def standing(match):
    """What the clock of the side on move shows now, ms."""
    left = match.clocks[match.turn] - (match.game - match.clock_from)
    return left if left > 0 or match.settings.may_owe else 0


def zero_due(match):
    """When the side on move has used up its clock."""
    return match.clock_from + match.clocks[match.turn]


def sign(match):
    """Odd blocks take time, even ones give it (reading 31)."""
    return "-" if match.part % 2 else "+"


def adjust(match):
    """Both results change the clocks: one's own in a block `-`, the other's in a block `+`."""
    minus = match.part % 2 == 1
    changes, unpaid = [0, 0], [0, 0]
    for side in (0, 1):
        if minus:
            cost = capped(match, match.results[side])
            paid = cost if match.settings.may_owe else min(cost, match.clocks[side])
            changes[side], unpaid[side] = -paid, cost - paid
        else:
            changes[side] = capped(match, match.results[1 - side])
    match.clocks = (match.clocks[0] + changes[0], match.clocks[1] + changes[1])
    match.debts = (match.debts[0] + unpaid[0], match.debts[1] + unpaid[1])
    match.log.append(
        {
            "at_ms": match.at,
            "what": "clocks",
            "part": match.part,
            "sign": sign(match),
            "white_ms": changes[0],
            "black_ms": changes[1],
            "unpaid_ms": {"white": unpaid[0], "black": unpaid[1]},
        },
    )


def capped(match, result):
    """What a result in cs weighs, ms: never more than the cap, and a DNF is the cap (M7)."""
    cap = match.settings.cap_ms
    return cap if result < 0 else min(10 * result, cap)

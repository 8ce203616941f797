"""What the rest of a card can still bring: the average at best and at worst, and what it takes.

>>> card_outlook("wca-2026", "333", "a", [1000, 1100, 1200, 1300])["average"]
{'best': 1100, 'worst': 1200, 'so_far': None}
"""

from .averages import nearest, scoring
from .cutoff import cutoff_state
from .editions import edition as edition_table
from .editions import event_result
from .formats import attempts_of, drops, fits, ranks_by_average
from .schemas import MOST_ATTEMPT
from .timing import DNF, NONE, TEN_MINUTES

BEST = 1  # the smallest of times and of moves


def card_outlook(edition, event, format, attempts, cutoff=None, target=None, unofficial=False):
    """Arguments and reply: `card.outlook`.

    `left`: how many attempts are still to be done, 0 behind a missed cutoff. `average`: `best` with
    the least that there can be in all of them, `worst` with DNF, and so 0, no average, while the
    cutoff may be missed (9g); `so_far`, the mean of results none of which will be dropped, else
    None; None where the format has no average. `needs`: what one of the attempts `left` must be for
    the cutoff, None when that is decided. `target`: the largest next attempt with which the target,
    by what ranks, can still be reached or beaten; None when even a DNF leaves it so, 0 for none.
    """
    table = edition_table(edition)
    result = event_result(table, event, unofficial)
    fits(format, attempts)
    card = list(attempts) + [NONE] * (attempts_of(format) - len(attempts))
    state = cutoff_state(table, cutoff, card)
    score = scoring(table, result, format)

    def ending(card, value):
        """`(best, average)` when all that is blank is `value`; behind a missed cutoff it stays."""
        phase = len(card) if cutoff is None else cutoff["attempts"]
        filled = [one if one != NONE else value for one in card]
        missed = cutoff_state(table, cutoff, filled) == "missed"
        return score(filled[:phase] + card[phase:] if missed else filled)

    reply = {
        "left": 0 if state == "missed" else card.count(NONE),
        "average": None,
        "needs": _needs(table, cutoff, card) if state == "open" else None,
    }
    if score([BEST] * len(card))[1] != NONE:
        reply["average"] = {
            "best": ending(card, BEST)[1],
            "worst": ending(card, DNF)[1],
            "so_far": None if drops(format) else _mean(table, result, card),
        }
    if target is not None:
        of = 1 if ranks_by_average(format) else 0
        at = card.index(NONE) if reply["left"] else None
        reply["target"] = _target(target, lambda value: ending(_with(card, at, value), BEST)[of])
    return reply


def _with(card, at, value):
    """The card with the attempt; a card that is over stays as it is."""
    return card if at is None else card[:at] + [value] + card[at + 1 :]


def _mean(table, result, card):
    done = [value for value in card if value != NONE]
    if not done or min(done) < NONE:
        return None
    total, number = sum(done), len(done)
    if result == "moves":
        return nearest(100 * total, number, table["moves_mean_step"])
    return nearest(total, number, 1 if total < TEN_MINUTES * number else 100)  # 9f1, 9f2


def _needs(table, cutoff, card):
    """Any of the attempts before the cutoff will do, so each that is left may be it (9g)."""
    how = "better_than" if table["cutoff"] == "lt" else "at_most"
    left = card[: cutoff["attempts"]].count(NONE)
    return {"type": "cutoff", how: cutoff["result"], "left": left}


def _target(target, at_best):
    """The largest next attempt: a worse one never makes a better end, so it can be searched for."""

    def reached(value):
        return NONE < at_best(value) <= target

    if reached(DNF):
        return None
    low, high = NONE, MOST_ATTEMPT
    while low < high:
        middle = (low + high + 1) // 2
        if reached(middle):
            low = middle
        else:
            high = middle - 1
    return low

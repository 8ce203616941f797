"""Best and average of a round's attempts: one rounding, half up, on whole numbers (9f).

>>> counting("a", [1100, 1200, -1, 1300, 1000])
[0, 1, 3]
"""

from .formats import FORMATS, attempts_of, drops, ranks_by_average
from .timing import DNF, DNS, NONE, TEN_MINUTES, WORST


def best(table, attempts):
    """The best attempt; without one DNF (9f7), or DNS where the edition says so (9f5a)."""
    results = [value for value in attempts if value > NONE]
    if results:
        return min(results)
    tried = [value for value in attempts if value != NONE]
    if not tried:
        return NONE
    return table["all_dns"] if all(value == DNS for value in tried) else DNF


def complete(name, attempts):
    """Whether every attempt of the format is there."""
    return len(attempts) == FORMATS[name][0] and NONE not in attempts


def counting(name, attempts):
    """Indices of the attempts in the average, without the earliest best and the latest worst."""
    indices = range(len(attempts))
    if not drops(name):
        return list(indices)
    keys = [value if value > NONE else WORST for value in attempts]
    first = keys.index(min(keys))
    last = len(keys) - 1 - keys[::-1].index(max(keys))
    return [i for i in indices if i not in (first, last)]  # 9f8


def average(table, result, name, attempts):
    """The average by the format, 0 where it has none, DNF where an attempt that counts is one."""
    return scoring(table, result, name)(attempts)[1]


def scoring(table, result, name):
    """The function from attempts to (best, average) of a round: what its format asks, asked once.

    >>> scoring(edition("wca-2026"), "time", "a")([1100, 1200, -1, 1300, 1000])
    (1000, 1200)
    """
    if not ranks_by_average(name):
        name = table["statistic"].get(name)  # 9b3b, 9b6b: an average that never ranks
    if name is None or result == "multi":
        return lambda attempts: (best(table, attempts), NONE)
    slots, trims = attempts_of(name), drops(name)
    number = slots - 2 if trims else slots
    longest = TEN_MINUTES * number

    double = 2 * number

    def score(attempts):
        if len(attempts) != slots:
            return best(table, attempts), NONE
        first, total = min(attempts), sum(attempts)
        if first > NONE:
            if trims:
                total -= first + max(attempts)  # 9f8
        elif NONE in attempts:
            return best(table, attempts), NONE
        else:
            missed = [value for value in attempts if value < NONE]
            first = best(table, attempts)
            if len(missed) > (1 if trims else 0):
                return first, DNF  # 9f9, 9f11
            total -= first + missed[0]
        if result == "moves":
            return first, nearest(100 * total, number, table["moves_mean_step"])
        if total < longest:
            return first, (2 * total + number) // double  # 9f1: the nearest 0.01 s, as `nearest`
        return first, nearest(total, number, 100)  # 9f2: the nearest second from ten minutes

    return score


def nearest(total, number, step):
    """`total / number` to the nearest multiple of `step`, half up.

    >>> nearest(5, 2, 1)
    3
    """
    return (2 * total + number * step) // (2 * number * step) * step

"""Best and average of a round's attempts: one rounding, half up, on whole numbers (9f).

>>> counting("a", [1100, 1200, -1, 1300, 1000])
[0, 1, 3]
"""

from .formats import attempts_of, drops, ranks_by_average
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
    return len([value for value in attempts if value != NONE]) == attempts_of(name)


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
    if not ranks_by_average(name):
        name = table["statistic"].get(name)  # 9b3b, 9b6b: an average that never ranks
    if name is None or result == "multi" or not complete(name, attempts):
        return NONE
    values = [attempts[i] for i in counting(name, attempts)]
    if min(values) < NONE:
        return DNF  # 9f9, 9f11
    return mean(table, result, values)


def mean(table, result, values):
    """The mean, rounded once: times to 0.01 s or, from ten minutes, 1 s; moves as 100 x mean."""
    total, number = sum(values), len(values)
    if result == "moves":
        return nearest(100 * total, number, table["moves_mean_step"])
    if total < TEN_MINUTES * number:
        return nearest(total, number, 1)  # 9f1
    return nearest(total, number, 100)  # 9f2


def nearest(total, number, step):
    """`total / number` to the nearest multiple of `step`, half up.

    >>> nearest(5, 2, 1)
    3
    """
    return (2 * total + number * step) // (2 * number * step) * step

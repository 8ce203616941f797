"""Whether there are rounds left behind the next one, in which nobody meets anybody twice.

While everybody still has so many left to meet that half of all are left in the last round, any
round will do (a graph in which everybody has half of the others as neighbours can be paired,
Dirac). Only events of more rounds than half their entrants have to look.
"""

MOST_TRIED = 4000


def enough(near, count):
    """Whether `count` rounds can follow whatever they are. `near`: of each, whom they may meet."""
    return min([len(row) for row in near]) - (count - 1) >= len(near) // 2 or count <= 0


def rounds_of(near, count):
    """`count` rounds in which everybody meets somebody else each time, as lists of mates.

    None if there are none, or if they were not found in `MOST_TRIED` steps. Depth first: who has
    the fewest left to meet comes first, and the first of all meets others in rising order, since
    rounds may change places.
    """
    if min([len(row) for row in near]) < count:
        return None
    size = len(near)
    near = [set(row) for row in near]
    rounds = [[None] * size]
    steps = []  # (who, whom, those not tried yet)
    options = None
    for _ in range(MOST_TRIED):
        now = rounds[-1]
        if options is None:
            who, options = _next(near, now, rounds[-2][0] if len(rounds) > 1 else -1)
        if options:
            whom = options.pop(0)
            steps.append((who, whom, options))
            near[who].remove(whom)
            near[whom].remove(who)
            now[who], now[whom] = whom, who
            options = None
            if None not in now:
                if len(rounds) == count:
                    return rounds
                rounds.append([None] * size)
        elif steps:
            if now[0] is None:
                rounds.pop()
            who, whom, options = steps.pop()
            near[who].add(whom)
            near[whom].add(who)
            rounds[-1][who] = rounds[-1][whom] = None
        else:
            return None
    return None


def _next(near, now, least):
    """(who is next in a round, whom they may meet); the first meets somebody behind `least`."""
    if now[0] is None:
        return 0, sorted([other for other in near[0] if other > least])
    found = []
    for one, mate in enumerate(now):
        if mate is None:
            free = sorted([other for other in near[one] if now[other] is None])
            found.append((len(free), one, free))
    return min(found)[1:]

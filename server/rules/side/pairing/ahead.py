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
    size = len(near)
    open_ = [set(row) for row in near]
    if min([len(row) for row in open_]) < count:
        return None
    rounds = [[None] * size]
    steps = []  # (who, whom, those not tried yet)
    options = sorted(open_[0])
    who = 0
    for _ in range(MOST_TRIED):
        if options:
            whom = options.pop(0)
            steps.append((who, whom, options))
            open_[who].remove(whom)
            open_[whom].remove(who)
            rounds[-1][who], rounds[-1][whom] = whom, who
            if None not in rounds[-1]:
                if len(rounds) == count:
                    return rounds
                rounds.append([None] * size)
        elif steps:
            if rounds[-1] == [None] * size:
                rounds.pop()
            who, whom, options = steps.pop()
            open_[who].add(whom)
            open_[whom].add(who)
            rounds[-1][who] = rounds[-1][whom] = None
            continue
        else:
            return None
        now = rounds[-1]
        least = size
        for one in range(size):
            if now[one] is None:
                free = [other for other in open_[one] if now[other] is None]
                if now == [None] * size:
                    free = [other for other in free if len(rounds) == 1 or other > rounds[-2][0]]
                if len(free) < least:
                    least, who, options = len(free), one, sorted(free)
                if now == [None] * size:
                    break
    return None

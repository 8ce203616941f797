"""Swiss system, our own: nobody meets anybody twice, and the round is the best that there is.

Best is, in this order: somebody who sits out (once at most, and with a point) is the last in the
standings who can; few absolute wishes for a colour hurt (see `colours.py`); pairs across few
groups of equal points; few other wishes for a colour hurt; and within a group the first meets the
first of its lower half. All are sums, and the round with the least is found, so there is a round
whenever one without a rematch exists.
"""

from ...errors import RulesError
from ...order import in_order
from .ahead import enough, rounds_of
from .colours import had, seated, wish
from .matching import cheapest

FARTHEST = 25  # five groups apart, squared: those farther apart are as bad
LARGEST = 1 << 27  # MicroPython is slow with larger whole numbers than a few of these


def swiss(event, planned=None):
    """(matches, byes) of the next round. Errors `over`, `no-pairing`."""
    number = len(event.rounds) + 1
    if planned and number > planned:
        raise RulesError("over")
    line = standing_line(event)
    found = _best(event, line)
    left = (planned or number) - number
    if found and left:
        found = _with_rest(event, line, found, left)
    if not found:
        raise RulesError("no-pairing")
    pairs, byes = found
    matches = [seated(event, high, low, i + 1) for i, (high, low) in enumerate(pairs)]
    return matches, byes


def standing_line(event):
    """Who is in, by points and then as seeded."""
    keys = [(-event.points(person), i, person) for i, person in enumerate(event.active)]
    return [key[-1] for key in in_order(keys)]


def _best(event, line):
    """([(higher, lower)] from the first table on, byes), or None."""
    if len(line) % 2 == 0:
        pairs = paired(event, line)
        return pairs and (pairs, [])
    for person in reversed(line):
        if not event.had_bye(person):
            pairs = paired(event, [other for other in line if other != person])
            if pairs:
                return pairs, [person]
    return None


def paired(event, line):
    """The best pairs of these, in the order of their higher one; None if there are none."""
    mates = cheapest(costs(event, line))
    if mates is None:
        return None
    return [(line[i], line[mate]) for i, mate in enumerate(mates) if i < mate]


def costs(event, line):
    """Of each the list of (whom they may meet, cost): one even number for all that is weighed.

    A step in something that comes first costs more than all pairs can in what comes behind it.
    """
    wishes = [wish(had(event, person)) for person in line]
    places = _groups(event, line)
    pairs = len(line) // 2
    groups = places[-1][0] + 1
    by_group = pairs * min((groups - 1) ** 2, FARTHEST) + 1
    by_wish = 2 * pairs + 1
    crooked = min(len(line) ** 2, max(16, LARGEST // (2 * by_group * by_wish * pairs)))
    hurts = [0, 2 * (crooked * pairs + 1), 4 * (crooked * pairs + 1)]
    apart = [hurts[1] * by_wish * min(k * k, FARTHEST) for k in range(groups)]
    hurts.append(hurts[1] * by_wish * by_group)
    rows = [[] for _ in line]
    for i, high in enumerate(line):
        met = event.met[high]
        group, place, size = places[i]
        half = size // 2
        colour, strength = wishes[i][:2]
        for j in range(i + 1, len(line)):
            if line[j] in met:
                continue
            other, off, _ = places[j]
            if other != group:  # the last of the one meets the first of the other
                off = (size - 1 - place) ** 2 + off**2
            elif place < half <= off:
                off = (off - place - half) ** 2
            else:  # two of the same half
                off = 2 * half**2
            cost = apart[other - group] + 2 * (off if off < crooked else crooked)
            if colour and wishes[j][0] == colour:
                cost += hurts[min(strength, wishes[j][1])]
            rows[i].append((j, cost))
            rows[j].append((i, cost))
    return rows


def _groups(event, line):
    """Of each: the number of its group from 0, its place in it from 0, and how many are in it."""
    points = [event.points(person) for person in line]
    found = []
    group = place = 0
    for i, now in enumerate(points):
        if i and now != points[i - 1]:
            group, place = group + 1, 0
        found.append((group, place, points.count(now)))
        place += 1
    return found


def _with_rest(event, line, found, left):
    """The same round, or another, if the best one would leave no rounds behind it."""
    index = {person: i for i, person in enumerate(line)}
    size = len(line)
    near = [[index[p] for p in line if p != one and p not in event.met[one]] for one in line]
    if size % 2:  # the place that is free is somebody whom everybody meets once
        free = [i for i in range(size) if not event.had_bye(line[i])]
        for i in free:
            near[i].append(size)
        near.append(free)
    mates = [size] * len(near)
    for pair in found[0]:
        one, other = index[pair[0]], index[pair[1]]
        mates[one], mates[other] = other, one
    if size % 2:
        mates[size] = index[found[1][0]]
    after = [[other for other in row if other != mates[i]] for i, row in enumerate(near)]
    if enough(after, left) or rounds_of(after, left):
        return found
    rounds = rounds_of(near, left + 1)
    if not rounds:
        return found
    weights = [dict(row) for row in costs(event, line)]
    chosen = min(
        rounds,
        key=lambda one: (
            -one[size] if size % 2 else 0,
            sum([weights[i].get(one[i], 0) for i in range(size)]),
        ),
    )
    pairs = [(line[i], line[chosen[i]]) for i in range(size) if i < chosen[i] < size]
    return pairs, [line[chosen[size]]] if size % 2 else []

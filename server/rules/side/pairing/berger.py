"""Round robin: everybody meets everybody once, by the Berger tables.

Numbers in the table are the seeds of who was in the first round; the highest is free where they are
odd, and the first who comes late takes it.

>>> table(4)
[[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
"""

from ...errors import RulesError
from .colours import seated
from .event import BLACK, WHITE
from .matching import cheapest


def table(places):
    """The rounds of an even number: of each the pairs of numbers, white first.

    The last number meets 1 and then half the table on, by turns with black and white; the others
    sit around whom it meets.
    """
    ring = places - 1
    rounds = []
    for r in range(ring):
        pivot = r * (places // 2) % ring
        pairs = [(pivot + 1, places) if r % 2 == 0 else (places, pivot + 1)]
        for step in range(1, places // 2):
            pairs.append(((pivot + step) % ring + 1, (pivot - step) % ring + 1))
        rounds.append(pairs)
    return rounds


def round_robin(event, planned=None):
    """(matches, byes) of the next round.

    The table's next one; whoever is to meet somebody who has quit sits out. Where that cannot be
    (more came late than the table has places for, or somebody met out of turn), and behind the
    table, who has not met meets: as many as can, first those who have the most before them.
    """
    if not unmet(event):
        raise RulesError("over")
    pairs = _of_table(event) or _caught_up(event)
    busy = [person for pair in pairs for person in pair.values()]
    return pairs, [person for person in event.active if person not in busy]


def unmet(event):
    """Pairs of who is in and has not met, in the order of the seeds."""
    active = event.active
    return [
        (one, other)
        for i, one in enumerate(active)
        for other in active[i + 1 :]
        if other not in event.met[one]
    ]


def _of_table(event):
    """The next round of the table; None where it has none, or does not fit any more."""
    people = event.founders()
    places = len(people) + len(people) % 2
    people = people + [person for person in event.active if person not in people]
    number = len(event.rounds)
    if len(people) > places or number >= places - 1:
        return None
    pairs = []
    for pair in table(places)[number]:
        if max(pair) <= len(people):
            white, black = [people[place - 1] for place in pair]
            if white in event.active and black in event.active:
                if black in event.met[white]:
                    return None
                pairs.append({WHITE: white, BLACK: black})
    return pairs


def _caught_up(event):
    """As many pairs as can be of who has not met: those who have costs more than all others."""
    active = event.active
    left = [len([other for other in active if other not in event.met[one]]) for one in active]
    size = len(active) + len(active) % 2
    dear = 4 * size * size
    rows = [[] for _ in range(size)]
    for i in range(size):
        for j in range(i):
            cost = dear
            if i < len(active) and active[j] not in event.met[active[i]]:
                cost = 2 * (2 * size - left[i] - left[j])
            rows[i].append((j, cost))
            rows[j].append((i, cost))
    pairs = []
    for i, mate in enumerate(cheapest(rows)):
        if i < mate < len(active) and active[mate] not in event.met[active[i]]:
            pairs.append(seated(event, active[i], active[mate], len(pairs) + 1))
    return pairs

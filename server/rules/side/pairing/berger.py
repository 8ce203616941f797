"""Round robin: everybody meets everybody once, by the Berger tables.

Numbers in the table are the seeds of who was in the first round; the highest is free where they are
odd, and the first who comes late takes it.

>>> table(4)
[[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
"""

from ...errors import RulesError
from .colours import seated
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
    open_pairs = unmet(event)
    if not open_pairs:
        raise RulesError("over", None, "all have met")
    pairs = _of_table(event)
    if pairs is None:
        pairs = [
            seated(event, high, low, i + 1)
            for i, (high, low) in enumerate(_caught_up(event, open_pairs))
        ]
    busy = set([person for pair in pairs for person in pair.values()])
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
    people = people + [
        person for person in event.seeds if person not in people and person in event.active
    ]
    number = len(event.rounds)
    if len(people) > places or number >= places - 1:
        return None
    active = set(event.active)
    pairs = []
    for white, black in table(places)[number]:
        if max(white, black) <= len(people):
            one, other = people[white - 1], people[black - 1]
            if one in active and other in active:
                if other in event.met[one]:
                    return None
                pairs.append({"white": one, "black": other})
    return pairs or None


def _caught_up(event, open_pairs):
    """As many pairs as can be of these: whoever is left over has a place beside nobody."""
    active = event.active
    index = {person: i for i, person in enumerate(active)}
    left = [0] * len(active)
    for pair in open_pairs:
        for person in pair:
            left[index[person]] += 1
    rows = [[] for _ in range(2 * len(active))]
    most = 2 * max(left)
    for pair in open_pairs:
        one, other = index[pair[0]], index[pair[1]]
        cost = 2 * (most - left[one] - left[other])
        rows[one].append((other, cost))
        rows[other].append((one, cost))
    # A second of everybody, beside whom it costs more to be than all the pairs do together.
    free = len(active)
    dear = 2 * (most + 1) * (free + 1)
    for i in range(free):
        rows[i].append((free + i, dear))
        rows[free + i].append((i, dear))
        for j in range(free):
            if i != j:
                rows[free + i].append((free + j, 0))
    mates = cheapest(rows)
    return [(active[i], active[mates[i]]) for i in range(free) if i < mates[i] < free]

"""The cheapest pairs are the cheapest of all, and there are some whenever there can be."""

from functools import cache
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from server.rules.side.pairing.matching import cheapest


def graph(random: Random) -> list[list[tuple[int, int]]]:
    """Up to twelve people; few or many may meet, at costs that are often the same."""
    size, share = random.randint(1, 12), random.choice([0.2, 0.3, 0.5, 0.8, 1])
    most = random.choice([0, 1, 3, 10, 10**6])
    rows: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for one in range(size):
        for other in range(one + 1, size):
            if random.random() < share:
                cost = 2 * random.randint(0, most)
                rows[one].append((other, cost))
                rows[other].append((one, cost))
    return rows


def least(rows: list[list[tuple[int, int]]]) -> int | None:
    """The least sum, by trying everything."""

    @cache
    def of(left: tuple[int, ...]) -> int | None:
        if not left:
            return 0
        found = []
        for other, cost in rows[left[0]]:
            if other in left:
                rest = of(tuple(one for one in left[1:] if one != other))
                if rest is not None:
                    found.append(rest + cost)
        return min(found, default=None)

    return of(tuple(range(len(rows))))


@settings(max_examples=1500)
@given(st.integers(0, 10**9))
def test_pairs_are_the_cheapest_of_all_and_there_whenever_they_can_be(seed):
    rows = graph(Random(seed))
    mates = cheapest(rows)
    wanted = least(rows)
    if wanted is None:
        assert mates is None
    else:
        assert mates is not None
        assert all(mates[mate] == one != mate for one, mate in enumerate(mates))
        assert sum(dict(rows[one])[mate] for one, mate in enumerate(mates)) == 2 * wanted


def test_rings_within_rings_are_opened_again():
    """A ring of five with a ring of three in it, and tails that pull from several sides."""
    edges = {
        (0, 1): 0, (1, 2): 0, (2, 0): 0, (2, 3): 0, (3, 4): 0, (4, 5): 2, (5, 6): 0, (6, 2): 2,
        (0, 7): 6, (1, 8): 8, (4, 9): 4,
    }  # fmt: skip
    rows: list[list[tuple[int, int]]] = [[] for _ in range(10)]
    for (one, other), cost in edges.items():
        rows[one].append((other, cost))
        rows[other].append((one, cost))
    mates = cheapest(rows)
    assert mates == [7, 8, 3, 2, 9, 6, 5, 0, 1, 4]

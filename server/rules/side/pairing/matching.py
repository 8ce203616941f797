"""The cheapest way to put everybody into pairs, whoever may meet whom.

Edmonds' method of blossoms with prices: everybody pays a price, and no pair costs less than the
two pay together. From everybody who is free trees
grow along pairs that cost just what is paid: `OUTER` wants a mate, `INNER` is one whose mate goes
along. Two trees that touch give one pair more; a tree that touches itself closes an odd ring, a
blossom, which acts as one from then on and has a price of its own. Where nothing touches, prices
move as far as they may. Prices move at most 4 n times before a pair is won, and no more than n
blossoms are closed, each at one look at the pairs of its people: so it ends after c n⁴ steps for
n people at the very most, about n³ in practice; and it finds pairs for all if there are any.
"""

OUTER, INNER = 1, 2
FAR = 1 << 60  # more than any cost


def cheapest(rows):
    """The mate of everybody, at the least sum of costs; None if they cannot all be paired.

    `rows`: of everybody, numbered from 0, a list of (whom they may meet, cost), the same in both
    directions. Costs are even, so that halves stay whole, and not below 0.

    >>> cheapest([[(1, 0), (2, 2)], [(0, 0), (3, 2)], [(0, 2)], [(1, 2)]])
    [2, 3, 0, 1]
    """
    if not all(rows):
        return None
    return _Search(rows).run()


class _Search:
    def __init__(self, rows):
        self.n = n = len(rows)
        self.rows = rows
        self.mate = [None] * n
        self.top = list(range(n))  # of a person: the outermost blossom
        self.up = list(range(n))  # of a person or blossom: what holds it, itself at the top
        self.rings = {}  # of a blossom: its parts in order, the first holds who is mated outside
        self.links = {}  # of a blossom: (person, person) from each part to the next
        self.base = list(range(n))  # who is mated outside
        self.extra = {}  # the price of a blossom
        self.price = [min([cost for _, cost in row]) // 4 * 2 for row in self.rows]
        for one in range(n):
            self._meet(one)

    def _meet(self, one):
        """Before the search: raise a price until somebody is near, and take them if free."""
        if self.mate[one] is None:
            price = self.price
            gap = min([cost - price[two] for two, cost in self.rows[one]])
            price[one] = gap
            for two, cost in self.rows[one]:
                if cost - price[two] == gap and self.mate[two] is None:
                    self.mate[one], self.mate[two] = two, one
                    return

    def run(self):
        while None in self.mate:
            if not self._phase():
                return None
        return self.mate

    def _people(self, node):
        if node < self.n:
            return [node]
        return [person for part in self.rings[node] for person in self._people(part)]

    def _phase(self):
        """One pair more; False if that cannot be."""
        self.label = {}
        self.entry = {}  # of an inner blossom: (outer person, person in it)
        self.near = [None] * self.n  # the nearest outer person in another blossom,
        self.gaps = [FAR] * self.n  # and what the two pay too little
        self.queue = []
        for person in range(self.n):
            if self.mate[person] is None:
                self._outer(self.top[person])
        while True:
            while self.queue:
                if self._look(self.queue.pop()):
                    return True
            if not self._move():
                return False
            for other in range(self.n):
                if self.gaps[other] == 0 and self._touch(self.near[other], other):
                    return True
            for node in sorted(self.rings):
                if self.up[node] == node and self.label.get(node) == INNER and not self.extra[node]:
                    self._open(node)

    def _outer(self, node):
        self.label[node] = OUTER
        self.queue += self._people(node)

    def _look(self, one):
        """Everybody near an outer person."""
        price, gaps, top = self.price, self.gaps, self.top
        own = price[one]
        for other, cost in self.rows[one]:
            gap = cost - own - price[other]
            if gap < gaps[other] and top[other] != top[one]:
                gaps[other] = gap
                self.near[other] = one
                if gap == 0 and self._touch(one, other):
                    return True
        return False

    def _move(self):
        """Prices, until something is near; False if nothing ever will be."""
        step = FAR
        label, gaps = self.label, self.gaps
        labels = [label.get(node) for node in self.top]
        for other, gap in enumerate(gaps):
            if labels[other] != INNER and gap < FAR:
                step = min(step, gap // 2 if labels[other] else gap)
        for node in self.rings:
            if self.up[node] == node and label.get(node) == INNER:
                step = min(step, self.extra[node] // 2)
        if step == FAR:
            return False
        for person, kind in enumerate(labels):
            if kind != INNER and gaps[person] < FAR:
                gaps[person] -= 2 * step if kind else step
            if kind:
                self.price[person] += step if kind == OUTER else -step
        for node in self.rings:
            if self.up[node] == node and node in label:
                self.extra[node] += 2 * step if label[node] == OUTER else -2 * step
        return True

    def _touch(self, one, other):
        """An outer person is near somebody. True if that gives one pair more."""
        node, found = self.top[one], self.top[other]
        if node == found:
            return False
        label = self.label.get(found)
        if label is None:
            self.label[found] = INNER
            self.entry[found] = (one, other)
            self._outer(self.top[self.mate[self.base[found]]])
        elif label == OUTER:
            paths = self._path(node), self._path(found)
            if paths[0][-1] != paths[1][-1]:
                self._wed(one, other)
                self._wed(other, one)
                return True
            self._close(one, other, paths)
        return False

    def _path(self, node):
        """From an outer one to the root of its tree."""
        path = [node]
        while self.mate[self.base[node]] is not None:
            inner = self.top[self.mate[self.base[node]]]
            node = self.top[self.entry[inner][0]]
            path += [inner, node]
        return path

    def _wed(self, one, other):
        """`one` takes `other`, and whoever is left by that the next one along the tree."""
        while True:
            node = self.top[one]
            left = self.mate[self.base[node]]
            self._turn(node, one)
            self.mate[one] = other
            if left is None:
                return
            inner = self.top[left]
            outside, inside = self.entry[inner]
            self._turn(inner, inside)
            self.mate[inside] = outside
            one, other = outside, inside

    def _turn(self, node, person):
        """Within a blossom everybody but this person has a mate from now on."""
        if node < self.n:
            return
        ring, links = self.rings[node], self.links[node]
        place = ring.index(self._part(node, person))
        self._turn(ring[place], person)
        size = len(ring)
        pairs = range(place + 1, size, 2) if place % 2 else range(place - 2, -1, -2)
        for i in pairs:
            one, other = links[i]
            self._turn(ring[i], one)
            self._turn(ring[(i + 1) % size], other)
            self.mate[one], self.mate[other] = other, one
        self.rings[node] = ring[place:] + ring[:place]
        self.links[node] = links[place:] + links[:place]
        self.base[node] = person

    def _part(self, node, person):
        """The part of a blossom in which somebody is."""
        while self.up[person] != node:
            person = self.up[person]
        return person

    def _close(self, one, other, paths):
        """A blossom of the two paths down to where they meet."""
        left, right = paths
        meet = next(node for node in left if node in right)
        left, right = left[: left.index(meet)], right[: right.index(meet)]
        node = len(self.up)
        self.rings[node] = [meet] + left[::-1] + right
        links = [(two, first) for first, two in self._steps(left)][::-1]
        self.links[node] = links + [(one, other)] + self._steps(right)
        self.base.append(self.base[meet])
        self.extra[node] = 0
        self.up.append(node)
        for part in self.rings[node]:
            self.up[part] = node
            if self.label[part] == INNER:
                self.queue += self._people(part)
        self.label[node] = OUTER
        people = self._people(node)
        for person in people:
            self.top[person] = node
        outside = [self.label.get(top) == OUTER and top != node for top in self.top]
        for person in people:  # the nearest may be within it now
            nearest, least = None, FAR
            for two, cost in self.rows[person]:
                if outside[two] and cost - self.price[two] < least:
                    nearest, least = two, cost - self.price[two]
            self.near[person] = nearest
            self.gaps[person] = least if nearest is None else least - self.price[person]

    def _steps(self, path):
        """The pairs of people from each part of a path up to the next."""
        steps = []
        for i, node in enumerate(path):
            if i % 2:
                outside, inside = self.entry[node]
                steps.append((inside, outside))
            else:
                steps.append((self.base[node], self.mate[self.base[node]]))
        return steps

    def _open(self, node):
        """An inner blossom whose price is gone falls into its parts."""
        ring, links = self.rings.pop(node), self.links.pop(node)
        for part in ring:
            self.up[part] = part
            for person in self._people(part):
                self.top[person] = part
        entry = self.entry[node]
        place = ring.index(self.top[entry[1]])
        size = len(ring)
        while True:
            inner = ring[place]
            self.label[inner] = INNER
            self.entry[inner] = entry
            if place == 0:
                return
            if place % 2:  # its mate is the next, and on from there to the first
                self._outer(ring[place + 1])
                entry = links[place + 1]
                place = (place + 2) % size
            else:
                self._outer(ring[place - 1])
                entry = links[place - 2][1], links[place - 2][0]
                place -= 2

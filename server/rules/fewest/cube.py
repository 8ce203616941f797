"""A 3x3x3 cube as 54 stickers: each stands at a point of space, and a turn moves the points.

Axes are x to the right, y up and z to the front, as in the rotations x, y and z. A sticker is two
steps out on its face's axis, so that R's nine have x = 2.

>>> solved(turned(turned(SOLVED, 0, (1,), 1), 0, (1,), 3))
True
"""

# (axis, side), in the order in which a state is told: U R F D L B.
FACES = ((1, 1), (0, 1), (2, 1), (1, -1), (0, -1), (2, -1))
LETTERS = "URFDLB"


def _points(axis, side):
    """The nine points of a face, row by row as one looks at it with U (for U: B) upwards."""
    rows = []
    for down in (1, 0, -1):
        for right in (-1, 0, 1):
            rows.append(_point(axis, side, right, down))
    return rows


def _point(axis, side, right, up):
    if axis == 1:
        return (right, 2 * side, -up * side)
    if axis == 0:
        return (2 * side, up, -right * side)
    return (right * side, up, 2 * side)


POINTS = []
for _axis, _side in FACES:
    POINTS += _points(_axis, _side)
PLACE = {point: i for i, point in enumerate(POINTS)}
SOLVED = "".join([letter * 9 for letter in LETTERS])


def _quarter(axis, layer):
    """For each place the place whose sticker comes there, the layer turned as R, U or F turn."""
    b, c = (axis + 1) % 3, (axis + 2) % 3
    comes = list(range(54))
    for i, point in enumerate(POINTS):
        if max(-1, min(1, point[axis])) == layer:
            to = [0, 0, 0]
            to[axis], to[b], to[c] = point[axis], point[c], -point[b]
            comes[PLACE[tuple(to)]] = i
    return comes


QUARTERS = {(axis, layer): _quarter(axis, layer) for axis in range(3) for layer in (-1, 0, 1)}


def turned(state, axis, layers, quarters):
    """The state after so many quarter turns, seen from the axis's positive end, clockwise."""
    for layer in layers:
        comes = QUARTERS[axis, layer]
        for _ in range(quarters % 4):
            state = "".join([state[i] for i in comes])
    return state


def solved(state):
    """Whether each face has one colour, however the cube is held (12i+)."""
    return all(state[i : i + 9] == state[i] * 9 for i in range(0, 54, 9))

"""Which colour somebody should have next, how much, and who has it of two.

The difference of whites and blacks should stay within two, and nobody should have one colour
three times in a row: that is an `ABSOLUTE` wish. Behind it come whoever has had one colour more
often, and whoever had it last. Rounds without a match do not count.
"""

from .event import BLACK, WHITE

NONE, MILD, STRONG, ABSOLUTE = 0, 1, 2, 3
OTHER = {WHITE: BLACK, BLACK: WHITE, None: None}


def had(event, person):
    """The colours of somebody's matches, in order."""
    return [game["colour"] for game in event.games[person] if game["colour"]]


def wish(colours):
    """(colour, strength, whites minus blacks without sign, how often the last came in a row).

    >>> wish(["white", "black", "white"])
    ('black', 2, 1, 1)
    """
    if not colours:
        return (None, NONE, 0, 0)
    over = 2 * colours.count(WHITE) - len(colours)
    last, row = colours[-1], 1
    while row < len(colours) and colours[-1 - row] == last:
        row += 1
    wanted = OTHER[last]
    if over:
        wanted = BLACK if over > 0 else WHITE
    if abs(over) < 2 <= row:
        wanted = OTHER[last]
    strength = ABSOLUTE if abs(over) >= 2 or row >= 2 else STRONG if over else MILD
    return (wanted, strength, abs(over), row)


def seated(event, high, low, board):
    """`{"white","black"}` of two, of whom `high` stands before `low`, at this board, from 1.

    The stronger wish first; of equal ones the contrary of the last round in which they had
    different colours, then the wish of `high`. Without any, `high` has white at odd boards.
    """
    first, second = had(event, high), had(event, low)
    one, other = wish(first), wish(second)
    if one[0] is None and other[0] is None:
        colour = WHITE if board % 2 else BLACK
    elif one[0] is None or (one[0] == other[0] and other[1:] > one[1:]):
        colour = OTHER[other[0]]
    else:
        colour = one[0]
        if one == other:
            for back in range(1, min(len(first), len(second)) + 1):
                if first[-back] != second[-back]:
                    colour = second[-back]
                    break
    return {WHITE: high, BLACK: low} if colour == WHITE else {WHITE: low, BLACK: high}

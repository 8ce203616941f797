"""What tiles and failings are worth (source 003, 4. 벌칙규정), and how many tiles there are."""

JOKER = 50
ABSENT = -100
FLAT = {"no-meld": -100, "on-purpose": -200}

HIGHEST = 13
COPIES = 2
COLOURS = "KBRO"  # black, blue, red, orange
JOKERS = 2
EIGHT = COPIES * len(COLOURS)  # so many have one number
MOST_SUM = EIGHT * HIGHEST * (HIGHEST + 1) // 2
MOST_TILES = EIGHT * HIGHEST + JOKERS
MELD = 30
RACK = 14


def possible(total, count):
    """Whether so many tiles with numbers can have this sum: eight have a 1, eight a 2.

    >>> possible(9, 8), possible(9, 9), possible(27, 2)
    (True, False, False)
    """
    if count < 0:
        return False
    full = count // EIGHT
    least = EIGHT * full * (full + 1) // 2 + count % EIGHT * (full + 1)
    return least <= total <= (HIGHEST + 1) * count - least

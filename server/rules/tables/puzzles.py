"""The puzzle of an event, and of how many layers (a Magic: tiles) it is made; written by hand."""

PUZZLES = {
    "222": ("cube", 2),
    "333": ("cube", 3),
    "333bf": ("cube", 3),
    "333ft": ("cube", 3),
    "333mbf": ("cube", 3),
    "333oh": ("cube", 3),
    "444": ("cube", 4),
    "444bf": ("cube", 4),
    "555": ("cube", 5),
    "555bf": ("cube", 5),
    "666": ("cube", 6),
    "777": ("cube", 7),
    "clock": ("clock", None),
    "magic": ("magic", 8),
    "minx": ("megaminx", 3),
    "mmagic": ("magic", 12),
    "pyram": ("pyraminx", 3),
    "skewb": ("skewb", 2),
    "sq1": ("square1", 3),
}

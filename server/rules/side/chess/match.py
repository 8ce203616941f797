"""Where a match stands at one moment.

A side is 0 for White and 1 for Black. A pair has a value for each side and is never changed in
place: so a copy of the attributes is a copy of the match, and an undo can go back to it.
"""

PLAYERS = ("white", "black")
NOBODY = (None, None)


def put(pair, side, value):
    """The pair with another value for this side.

    >>> put((1, 2), 0, 5)
    (5, 2)
    """
    return (value, pair[1]) if side == 0 else (pair[0], value)


class Match:
    """`at` is the last moment; `game` is that without `paused`, all pauses: durations are in it."""

    def __init__(self, settings):
        self.settings = settings
        self.at = self.game = self.paused = 0
        self.pause_began = None
        self.state = "READY"
        self.phase = None
        self.part = 1
        self.counts = (0, 0)
        self.last = None  # who played last in this part, until the next one is in PLAY
        self.turn = 0  # who is on move, or will be
        self.double = False  # who starts has a double move
        self.in_check = False  # the side on move
        self.turn_counted = False
        self.move_due = None
        self.part_due = 0
        self.clocks = (settings.clock_ms, settings.clock_ms)
        self.debts = (0, 0)
        self.clock_from = 0  # since when the clock of the side on move has not been written down
        self.cube_phases = self.attempt = 0
        self.covers = None  # the numbers of this cycle, in order
        self.cover = None  # number, cycle, whether all are scrambled anew
        self.went = 0
        self.running = (False, False)
        self.stopped = self.verdicts = self.results = NOBODY
        self.won_at = None  # when an accepted result has won if the other still runs
        self.result = None
        self.log = []
        self.losses = None  # where the log counts losses of this turn that are not counted
        self.times = 0

    def kept(self):
        """All that is needed to come back to this moment."""
        return self.__dict__.copy(), len(self.log)

    def back(self, kept):
        """Back to that moment, as if nothing had been since."""
        values, length = kept
        for name in values:
            setattr(self, name, values[name])
        del self.log[length:]
        if self.losses is not None:
            self.log[self.losses]["times"] = self.times

"""States and events: what an event does in the states that allow it; in others it is refused.

`docs/chess.md` has every cell, in words.
"""

from . import cube, pauses, play

LIVE = ("READY", "PLAY", "CLOSED", "CUBE_READY", "CUBE_RUN", "CUBE_JUDGE")

EVENTS = {
    "start": (("READY",), play.start),
    "move": (("PLAY",), play.move),
    "mate": (("PLAY",), play.mate),
    "lost-claim": (("PLAY",), play.lost_claim),
    "confirm-board": (("CLOSED",), cube.confirm_board),
    "go": (("CUBE_READY",), cube.go),
    "stop": (("CUBE_RUN",), cube.stop),
    "give-up": (("CUBE_RUN",), cube.give_up),
    "verdict": (("CUBE_RUN", "CUBE_JUDGE"), cube.verdict),
    "resign": (LIVE, play.resign),
    "arbiter-end": (LIVE, play.arbiter_end),
    "pause": (LIVE, pauses.pause),
    "resume": (LIVE, pauses.resume),
}
WHILE_PAUSED = ("resume", "resign", "arbiter-end")


def take(match, event):
    """Does what an event says, now; or changes nothing and says why not."""
    do = event["do"]
    if match.state == "ENDED":
        return "ended"
    if match.pause_began is not None:
        if do not in WHILE_PAUSED:
            return "paused"
    elif do == "resume":
        return "not-paused"
    states, act = EVENTS[do]
    if match.state not in states:
        return "state"
    return act(match, event)

"""A pause: game time, and with it every timer, stands still until play is resumed."""


def pause(match, event):
    """Everything stands still from now on."""
    match.pause_began = match.at
    match.log.append({"at_ms": match.at, "what": "pause"})


def resume(match, event):
    """Everything that was due is due later, by as long as the pause was."""
    match.paused += match.at - match.pause_began
    match.pause_began = None
    match.log.append({"at_ms": match.at, "what": "resume"})

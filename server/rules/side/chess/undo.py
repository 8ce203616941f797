"""What was accepted, and the way back: an undo computes the match as if an event had never been."""

from .table import take
from .timers import advance

NEVER_UNDONE = ("pause", "resume", "undo")


class Course:
    """The accepted events of a match, each with the moment to come back to if it is undone.

    `until` is the index of the last undo of the stream: moments behind it are not kept.
    """

    def __init__(self, match, until):
        self.match = match
        self.until = until
        self.steps = []  # (index, at_ms, event, moment before it)
        self.undone = []
        self.refused = []

    def take(self, index, event):
        """One more event of the stream."""
        at = event["at_ms"]
        if event["do"] == "undo":
            reason = self._undo(index, at, event)
        else:
            advance(self.match, at)
            reason = self._step(index, at, event)
        if reason is not None:
            entry = {"index": index, "at_ms": at, "do": event["do"], "reason": reason}
            self.refused.append(entry)

    def _step(self, index, at, event):
        wanted = index < self.until and event["do"] not in NEVER_UNDONE
        moment = self.match.kept() if wanted else None
        reason = take(self.match, event)
        if reason is None:
            self.steps.append((index, at, event, moment))
        return reason

    def _undo(self, index, at, event):
        advance(self.match, at)
        place = len(self.steps) - 1
        while place >= 0 and self.steps[place][2]["do"] in NEVER_UNDONE:
            place -= 1
        if place < 0:
            return "nothing-to-undo"
        former, when, _, moment = self.steps[place]
        now, log = self.match.kept(), self.match.log[:]
        behind = self.steps[place + 1 :]
        steps, self.steps = self.steps, self.steps[:place]
        self.match.back(moment)
        if "instead" in event and self._step(index, when, event["instead"]) is not None:
            self.steps = steps
            self.match.log[:] = log
            self.match.back(now)
            return "instead-refused"
        for step in behind + [(index, at, {"do": "undo", "undoes": former}, None)]:
            self._again(step)
        self.undone.append(former)
        return None

    def _again(self, step):
        """What was accepted behind an undone event: pauses, resumptions and undos alone.

        A pause behind what now ends the match has nothing to hold up, and stands in no list.
        """
        _, at, event, _ = step
        advance(self.match, at)
        if event["do"] == "undo":
            self.match.log.append(
                {"at_ms": self.match.at, "what": "undo", "undoes": event["undoes"]}
            )
        else:
            take(self.match, event)
        self.steps.append(step)

"""A match told step by step, for tests that read as what happens at a table."""

from typing import Any, Self

from server.rules import door

QUOTA = 6  # of FAST


class Match:
    """What has happened at a table so far; each step comes `after` so many ms."""

    def __init__(self, **config: Any) -> None:
        self.config = {"ruleset": "twice@2", "format": "FAST", **config}
        self.events: list[dict[str, Any]] = []
        self.at = 0

    def do(self, what: str, after: int = 1000, **fields: Any) -> Self:
        """One event more."""
        self.at += after
        self.events.append({"at_ms": self.at, "do": what, **fields})
        return self

    def started(self) -> Self:
        """The first part runs from 0."""
        return self.do("start", 0)

    def moves(self, number: int, after: int = 5000) -> Self:
        """So many moves in turn."""
        for _ in range(number):
            self.do("move", after)
        return self

    def a_part(self) -> Self:
        """Both play their quota; who began does not play last."""
        return self.moves(2 * QUOTA)

    def uncovered(self) -> Self:
        """The board is confirmed and both cube timers run."""
        self.do("confirm-board")
        return self.do("go", cover=self.seen()["cube"]["cover"])

    def solved(self, white: int, black: int) -> Self:
        """A cube phase with these results in cs; -1 gives up."""
        self.uncovered()
        went = self.at
        for cs, player in sorted([(white, "white"), (black, "black")]):
            do = {"do": "give-up"} if cs < 0 else {"do": "stop", "cs": cs}
            self.at = max(self.at, went + 10 * max(cs, 1))
            self.events.append({"at_ms": self.at, "player": player, **do})
        for cs, player in ((white, "white"), (black, "black")):
            if cs > 0:
                self.do("verdict", 1000, player=player, verdict="ok")
        return self

    def seen(self, after: int = 0) -> dict[str, Any]:
        """What the replay tells so long after the last step."""
        request = {"call": "chess.replay", "config": self.config, "events": self.events}
        reply = door.handle({**request, "now_ms": self.at + after})
        assert reply["ok"], reply
        return reply["value"]

    def said(self, what: str, after: int = 0) -> list[dict[str, Any]]:
        """The log's entries of one kind."""
        return [entry for entry in self.seen(after)["log"] if entry["what"] == what]

    def refusals(self) -> list[str]:
        """Why events were refused, in order."""
        return [entry["reason"] for entry in self.seen()["refused"]]


def double(**config: Any) -> Match:
    """White has won the first cube, was not last, and begins part 2 with a double move."""
    return Match(**config).started().a_part().solved(1500, 2000).do("start")


def time(**config: Any) -> Match:
    """A match of Time."""
    return Match(ruleset="time@1", **config)

"""Plays the acts of a story: each device makes its operations, and the server takes them in."""

from itertools import groupby

from server.base import iso
from server.db import writing
from server.desk.demo.cast import Cast
from server.desk.demo.moves import Move
from server.sync import intake
from server.sync.author import Author


class Stage:
    """The devices of one demo, and how many operations each has made."""

    def __init__(self, competition_id: str, cast: Cast) -> None:
        self.competition_id = competition_id
        self.cast = cast
        self.authors = {
            number: Author(device, by=cast.names[number]) for number, device in cast.devices.items()
        }

    def play(self, act: list[Move]) -> None:
        """Hand in the moves of an act, one device after the other."""
        by_device = sorted(act, key=lambda move: (move.device, move.at))
        for number, moves in groupby(by_device, key=lambda move: move.device):
            envelopes = [self._envelope(move) for move in moves]
            intake.take(self.competition_id, number, envelopes)

    def leave(self, story: list[list[Move]], holding: dict[int, int]) -> None:
        """Write down when each device was last here, and how many operations it still holds."""
        last = {move.device: move.at for act in story for move in act}
        with writing():
            for number, device in self.cast.devices.items():
                device.last_seen = last.get(number)
                device.unsent = holding.get(number, 0)

    def _envelope(self, move: Move) -> dict[str, str]:
        return self.authors[move.device].make(
            stream=move.stream,
            kind=move.kind,
            subject=move.subject,
            base=list(move.base),
            body=move.body,
            at=str(iso(move.at)),
            op_id=move.id,
        )

"""A phone: its disk, what it holds in memory, and the exchanges that it makes."""

from collections.abc import Callable, Iterable
from typing import Any

from tests.support.phone import courier, pen
from tests.support.phone.disk import Disk, Row, Seat
from tests.support.phone.entries import entries, log_digest
from tests.support.phone.fold import Folds
from tests.support.phone.line import NoAnswer, Send

NO_SUCH_PLACE = 401
READS_REVIEW = ("head-judge", "delegate", "organizer")


class Phone:
    """One phone at one competition, following `streams`."""

    def __init__(self, streams: Iterable[str], new_id: Callable[[], str]) -> None:
        self.streams = tuple(streams)
        self.new_id = new_id
        self.disk = Disk()
        self.days_off = 0
        self.healed = 0
        self.handed_over = 0
        self.crash()

    def crash(self) -> None:
        """All that is not on the disk is gone."""
        self._folds = Folds()
        self._fetched_for: dict[str, dict[str, str]] = {}

    def wipe(self) -> None:
        self.disk = Disk()
        self.crash()

    def sit(self, seat: Seat) -> None:
        """Take the place that the server gave; entries may still wait in the name of an older."""
        before = self.disk.seats.get(seat.device)
        if before is not None:  # its numbers are used up
            seat = Seat(
                seat.device,
                seat.token,
                seat.role,
                seat.by,
                seat.scope,
                seat.key,
                before.next,
                before.prev,
            )
        self.disk.seats[seat.device] = seat
        self.disk.current = seat.device

    @property
    def seat(self) -> Seat:
        return self.disk.seat

    @property
    def followed(self) -> tuple[str, ...]:
        reads_review = self.seat.role in READS_REVIEW
        return tuple(name for name in self.streams if name != "review" or reads_review)

    def append(
        self, stream: str, kind: str, body: dict[str, Any], subject: dict[str, int] | None = None
    ) -> Row:
        """Make an operation; it is saved when this returns."""
        return pen.append(self.disk, self.new_id, stream, kind, subject, body, self.days_off)

    def board(self, stream: str) -> dict[str, Any]:
        return self._folds.reply(stream, entries(self.disk, stream))

    def digests(self, stream: str) -> dict[str, str]:
        log = log_digest(entries(self.disk, stream))
        return {"log": log, "state": self.board(stream)["digest"]}

    def exchange(self, send: Send) -> None:
        """What waits goes up and what is new comes down, until both have all. Raises NoAnswer."""
        for device, seat in list(self.disk.seats.items()):
            if device != self.disk.current and self.disk.waiting(device):
                try:
                    self._until_settled(send, seat, ())
                except NoAnswer as no:
                    if no.status == NO_SUCH_PLACE:
                        self.handed_over += len(self.disk.waiting(device))
                        courier.hand_over(self.disk, device, self.seat.device)
        self._until_settled(send, self.seat, self.followed)

    def _until_settled(self, send: Send, seat: Seat, streams: tuple[str, ...]) -> None:
        restarts = 0
        while True:
            rows, body = courier.outgoing(self.disk, seat, streams)
            reply = send(seat.token, body)
            restarted = courier.apply(self.disk, rows, reply)
            restarts += restarted
            assert restarts < 2, "two servers under one name"
            if restarted or reply["more"] or len(rows) == courier.BATCH:
                continue
            if not self._must_heal(reply):
                return

    def _must_heal(self, reply: dict[str, Any]) -> bool:
        """Compare digests once nothing waits; fetch a stream that differs again, but once."""
        again = False
        for stream, theirs in reply["digests"].items():
            offered = any(row.op["stream"] == stream for row in self.disk.offers.values())
            if self.disk.unsent() or offered:
                continue
            if self.digests(stream) == theirs:
                self._fetched_for.pop(stream, None)
            elif self._fetched_for.get(stream) != theirs:
                self._fetched_for[stream] = theirs
                self.healed += 1
                courier.fetch_again(self.disk, stream)
                self._folds.forget(stream)
                again = True
        return again

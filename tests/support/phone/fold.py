"""The boards that a phone keeps warm: fed with what is new, begun anew after another verdict."""

from typing import Any

from server.rules.log import Board
from tests.support.phone.disk import Bytes, Row
from tests.support.phone.entries import Verdict, fold_input, verdict


class Folds:
    """A board a stream, in memory only."""

    def __init__(self) -> None:
        self._boards: dict[str, tuple[Board, dict[Bytes, Verdict]]] = {}

    def reply(self, stream: str, known: list[Row]) -> dict[str, Any]:
        """The value of `log.fold` of all that the phone knows."""
        now = {row.bytes: verdict(row) for row in known}
        board, fed = self._boards.get(stream) or self._new(stream)
        if any(now.get(one) != before for one, before in fed.items()):
            board, fed = self._new(stream)
        board.feed([fold_input(row) for row in known if row.bytes not in fed])
        fed.update(now)
        reply: dict[str, Any] = board.reply()
        return reply

    def forget(self, stream: str) -> None:
        self._boards.pop(stream, None)

    def _new(self, stream: str) -> tuple[Board, dict[Bytes, Verdict]]:
        self._boards[stream] = (Board(stream), {})
        return self._boards[stream]

"""The way to the server, where a phone knows no more than whether an answer came."""

import json
from collections.abc import Callable
from typing import Any

from flask import Flask

from server.faults import Killed

# (token, body) → the answer. Raises NoAnswer.
Send = Callable[[str, bytes], dict[str, Any]]


class NoAnswer(Exception):
    """Nothing that a phone could apply came back; `status` is 0 where nothing came at all."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Line:
    """Requests to the application in this process; `died` is called when the server did."""

    def __init__(self, app: Flask, path: str, died: Callable[[], None]) -> None:
        self.app = app
        self._path = path
        self._died = died

    def send(self, token: str, body: bytes) -> dict[str, Any]:
        try:
            reply = self.app.test_client().post(
                f"{self._path}/sync",
                data=body,
                content_type="application/json",
                headers={"Authorization": f"Bearer {token}"},
            )
        except Killed:
            self._died()
            raise NoAnswer from None
        if reply.status_code != 200:
            raise NoAnswer(reply.status_code)
        answer: dict[str, Any] = json.loads(reply.data)
        return answer

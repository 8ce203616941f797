"""One client with one connection, kept open as browsers do."""

import time
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Self


class Client:
    def __init__(self, port: int, token: str | None = None) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self._headers = {"Content-Type": "application/json"}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self._connection.close()

    def get(self, path: str) -> bytes:
        return self._asked("GET", path, None)

    def post(self, path: str, body: bytes) -> bytes:
        return self._asked("POST", path, body)

    def seconds(self, path: str, bodies: Sequence[bytes]) -> float:
        """How long all of them take, one after the other, each answered before the next."""
        start = time.perf_counter()
        for body in bodies:
            self.post(path, body)
        return time.perf_counter() - start

    def _asked(self, method: str, path: str, body: bytes | None) -> bytes:
        self._connection.request(method, path, body, self._headers)
        reply = self._connection.getresponse()
        answer = reply.read()
        assert reply.status in (200, 201), (reply.status, answer[:500])
        return answer

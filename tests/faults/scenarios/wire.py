"""How a request gets to the server: within this process, or over a real connection."""

import json
from http.client import HTTPConnection
from typing import Any, NamedTuple, Protocol

from flask import Flask


class Answer(NamedTuple):
    """What came back. `json` is None where there is no body."""

    status: int
    json: Any


class Wire(Protocol):
    def __call__(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> Answer:
        """`body` is sent as JSON, or as it is when it is bytes; `a_b` is the header `A-B`."""


class InProcess:
    """To an application in this process; another may take its place."""

    def __init__(self, app: Flask) -> None:
        self.app = app

    def __call__(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> Answer:
        reply = self.app.test_client().open(
            path, method=method, data=_bytes(body), headers=_headers(token, headers)
        )
        return Answer(reply.status_code, reply.get_json(silent=True))


class OverTcp:
    """To a server at a port of this machine; a connection a request."""

    def __init__(self, port: int) -> None:
        self._port = port

    def __call__(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> Answer:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=30)
        try:
            connection.request(method, path, _bytes(body), _headers(token, headers))
            reply = connection.getresponse()
            data = reply.read()
        finally:
            connection.close()
        return Answer(reply.status, json.loads(data) if data else None)


def _bytes(body: Any) -> bytes:
    if body is None:
        return b""
    return body if isinstance(body, bytes) else json.dumps(body).encode()


def _headers(token: str | None, more: dict[str, str]) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in more.items()}
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    return {"Content-Type": "application/json", **bearer, **named}

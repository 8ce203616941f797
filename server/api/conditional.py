"""Answers that a client may already have: an ETag, and 304 when it does."""

import hashlib
from typing import Any

from flask import current_app, request
from werkzeug import Response


def conditional(body: Any, cache_control: str) -> Response:
    """`body` as JSON with the ETag of its bytes."""
    return conditional_text(current_app.json.dumps(body), cache_control)


def conditional_text(
    text: str, cache_control: str, etag: str | None = None, mimetype: str = "application/json"
) -> Response:
    response = Response(text, mimetype=mimetype)
    response.headers["Cache-Control"] = cache_control
    response.set_etag(etag or etag_of(text))
    return response.make_conditional(request)


def etag_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]

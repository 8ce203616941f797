"""Errors on the wire: `application/problem+json` with a code for programs and words for people."""

import json
from typing import Any

from flask import Flask, Response, current_app
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from server import words
from server.problem import Problem

MIMETYPE = "application/problem+json"

# What the framework refuses by itself, by status.
CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "request-too-large",
    415: "bad-request",
    422: "bad-field",
}


def init_app(app: Flask) -> None:
    app.register_error_handler(Problem, answer)
    app.register_error_handler(HTTPException, answer_http)
    app.register_error_handler(Exception, answer_fault)


def answer(problem: Problem) -> Response:
    body = {
        "type": f"urn:matside:problem:{problem.code}",
        "title": words.text(f"error-{problem.code}"),
        "status": problem.status,
        "code": problem.code,
    }
    if problem.field:
        body["field"] = problem.field
    if problem.detail:
        body["detail"] = problem.detail
    text = json.dumps(body, ensure_ascii=False)
    later = {"Retry-After": str(problem.retry_after)} if problem.retry_after else {}
    return Response(text, problem.status, later, mimetype=MIMETYPE)


def answer_http(error: HTTPException) -> Response:
    """A refusal of Flask, Werkzeug or marshmallow."""
    if error.code is not None and error.code < 400:
        return error.get_response()  # type: ignore[return-value]
    code = CODES.get(error.code or 500)
    if code is None:
        return answer_fault(error)
    field, detail = _first_message(getattr(error, "data", {}).get("messages", {}))
    problem = Problem(code, field, detail)
    response = answer(problem)
    if isinstance(error, MethodNotAllowed):
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods or ()))
    return response


def answer_fault(error: Exception) -> Response:
    """A fault of ours: logged whole, told as *try again*."""
    current_app.logger.error("unexpected fault", exc_info=error)
    return answer(Problem("internal"))


def _first_message(messages: Any) -> tuple[str | None, str | None]:
    """marshmallow's `{"json": {"ops": {0: ["…"]}}}` → ("ops[0]", "…")."""
    path = ""
    place = messages
    while isinstance(place, dict) and place:
        key, place = next(iter(place.items()))
        path += f"[{key}]" if isinstance(key, int) else f".{key}"
    # Without where it was: `json` or `query` says nothing to anybody.
    field = path.removeprefix(".").partition(".")[2]
    first = place[0] if isinstance(place, list) and place else None
    return field or None, first if isinstance(first, str) else None

"""The quick way of reading a body takes what the usual one takes, and as the same."""

import json

import pytest
from flask import Flask, request
from marshmallow import Schema
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import HTTPException

from server.api.parsing import QuickParser

BODIES = (
    '{"ops": [{"raw": "가나"}], "epoch": null}',
    '{"n": 123456789012345678901234567890, "x": 1E5}',
    '{"twice": 1, "twice": 2}',
    '{"half": "\\ud800"}',
    '{"no": [Infinity, -Infinity, 1e999]}',
)
BROKEN = ("{", '{"a": 1,}', "\x00", "[" * 9000)


def read(parser, body):
    with Flask("reading").test_request_context(data=body, content_type="application/json"):
        return parser.load_json(request, Schema())


@pytest.mark.parametrize("body", BODIES)
def test_a_body_is_read_alike(body):
    assert read(QuickParser(), body) == read(FlaskParser(), body) == json.loads(body)


def test_not_a_number_is_taken_as_before():
    assert str(read(QuickParser(), "[NaN]")) == "[nan]"


@pytest.mark.parametrize("body", BROKEN)
def test_what_is_no_json_fails_alike(body):
    assert failure(QuickParser(), body) == failure(FlaskParser(), body) != "nothing"


def test_no_body_is_missing_alike():
    assert read(QuickParser(), "") is read(FlaskParser(), "")


def failure(parser, body):
    try:
        read(parser, body)
    except (HTTPException, RecursionError) as error:
        return f"{type(error).__name__} {getattr(error, 'code', '')}"
    return "nothing"

"""The rules over HTTP answer as the door does (I4)."""

import json

import pytest

from server.rules import call


@pytest.fixture
def ask(venue):
    seat = venue.join("judge")

    def post(body: bytes):
        headers = {**seat.headers, "Content-Type": "application/json"}
        return venue.client().post("/api/rules", data=body, headers=headers)

    return post


@pytest.mark.parametrize(
    "request_",
    [
        {"call": "time.show", "cs": 6234},
        {"call": "time.show", "cs": "x"},
        {"call": "no.such"},
        {"call": "log.fold", "stream": "333-r1", "ops": []},
        [],
    ],
)
def test_the_reply_is_the_doors_to_the_byte(ask, request_):
    text = json.dumps(request_)
    reply = ask(text.encode())
    assert (reply.status_code, reply.text) == (200, call(text))


@pytest.mark.parametrize("name", ["log.open", "log.feed", "log.close"])
def test_no_fold_is_kept_open_for_a_phone(ask, name):
    reply = ask(json.dumps({"call": name, "stream": "333-r1"}).encode())
    assert (reply.status_code, reply.json["field"]) == (422, "call")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe"])
def test_what_is_no_json_is_a_bad_request(ask, body):
    assert ask(body).json["code"] == "bad-request"


def test_a_request_may_not_be_larger_than_a_round_needs(ask):
    reply = ask(b'{"call": "' + b"x" * 2_100_000 + b'"}')
    assert (reply.status_code, reply.json["code"]) == (413, "request-too-large")

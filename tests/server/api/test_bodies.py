"""How much a route reads: no more than it needs, and it says so before it has read (I1)."""

import io
import json

import pytest

from server.config import LARGEST_BODY, MEGABYTE
from tests.server.api.test_guards import routes
from tests.support.engines import on_sqlite

SMALL = LARGEST_BODY
LARGEST = {
    "POST /api/join": SMALL,
    "POST /api/start": SMALL,
    "POST /api/competitions": 32 * MEGABYTE,
    "POST /api/rules": 2 * MEGABYTE,
    "POST /api/competitions/<competition_id>/sync": 8 * MEGABYTE,
    "POST /api/competitions/<competition_id>/invites": SMALL,
    "PATCH /api/competitions/<competition_id>/devices/<int:number>": SMALL,
    "POST /api/competitions/<competition_id>/events/<event_id>/rounds": SMALL,
    "PATCH /api/competitions/<competition_id>/rounds/<round_id>/plan": SMALL,
    "POST /api/competitions/<competition_id>/records/look": MEGABYTE,
    "PUT /api/competitions/<competition_id>/records": MEGABYTE,
}
UNREAD = "POST /api/competitions/<competition_id>/move"
# A body of unknown length, as gunicorn hands it on.
CHUNKED = {"HTTP_TRANSFER_ENCODING": "chunked", "wsgi.input_terminated": True}
# What a stream may be asked for before its length is refused: the server reads in pieces.
A_PIECE = 128 * 1024


class Pouring(io.RawIOBase):
    """A body that goes on for `size` bytes, and knows how much of it was read."""

    def __init__(self, size):
        self.left, self.poured = size, 0

    def readable(self):
        return True

    def readinto(self, room):
        many = min(len(room), self.left)
        room[:many] = b"x" * many
        self.left -= many
        self.poured += many
        return many


def send(venue, route, body, **environ):
    method, path = route.split(" ")
    path = path.replace("<competition_id>", venue.competition).replace("<int:number>", "1")
    return venue.client().open(
        path,
        method=method,
        content_type="application/json",
        headers=venue.join("organizer").headers,
        environ_overrides={"wsgi.input": body, **environ},
    )


@on_sqlite
def test_every_route_that_takes_a_body_is_in_the_list(server):
    taking = {route for route in routes(server) if route.split(" ")[0] in ("POST", "PUT", "PATCH")}
    assert taking == {*LARGEST, UNREAD}


@on_sqlite
def test_where_nothing_is_asked_nothing_is_read(venue):
    body = Pouring(10 * SMALL)
    assert send(venue, UNREAD, body, **CHUNKED).status_code == 201
    assert body.poured == 0


@on_sqlite
@pytest.mark.parametrize("route", LARGEST)
def test_a_body_that_says_it_is_too_long_is_refused_unread(venue, route):
    body = Pouring(LARGEST[route] + 1)
    reply = send(venue, route, body, CONTENT_LENGTH=str(LARGEST[route] + 1))
    assert (reply.status_code, reply.json["code"]) == (413, "request-too-large")
    assert body.poured == 0


@on_sqlite
@pytest.mark.parametrize("route", LARGEST)
def test_a_body_that_does_not_say_how_long_it_is_is_cut_off_in_time(venue, route):
    """However long it goes on; what is cut off is no JSON any more, and no list of records."""
    body = Pouring(10 * LARGEST[route])
    reply = send(venue, route, body, **CHUNKED)
    refused = (422, "records-invalid") if "/records" in route else (400, "bad-request")
    assert (reply.status_code, reply.json["code"]) == refused
    assert LARGEST[route] <= body.poured <= LARGEST[route] + A_PIECE


@on_sqlite
def test_a_round_of_1300_operations_fits_into_a_question_to_the_rules(venue):
    """What a phone asks whose own rules have not come up."""
    judge = venue.join("judge")
    made = [judge.phone.record(1 + k % 260, 1 + k % 5, 12340, by="김민준") for k in range(1_300)]
    stamp = {"sha256": "0" * 64, "role": "judge", "standing": "ok"}
    ops = [{**json.loads(one["raw"]), **stamp} for one in made]
    ask = {"call": "log.fold", "stream": "333-r1", "ops": ops}
    assert MEGABYTE / 4 < len(json.dumps(ask)) < LARGEST["POST /api/rules"] / 2
    reply = venue.client().post("/api/rules", json=ask, headers=judge.headers)
    assert reply.json["value"]["round"] == {"status": "not-open"}

"""gunicorn as in production: connections break off, the process is killed, phones go on (I1)."""

import json
import socket

import pytest

from tests.faults.scenarios.hall import Hall
from tests.faults.scenarios.phone import agree
from tests.faults.scenarios.wire import OverTcp
from tests.support.live_server import LiveServer


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with LiveServer(tmp_path_factory.mktemp("hall") / "instance") as running:
        yield running


@pytest.fixture(scope="module")
def hall(server):
    link = server.flask("first-link")
    made = Hall(OverTcp(server.port), link.strip().rpartition("#")[2])
    made.open()
    return made


def break_off(server, phone, part):
    """Announce a whole request, send `part` of it and hang up."""
    body = json.dumps(phone.request()).encode()
    head = (
        f"POST {phone.path}/sync HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {phone.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(head.encode() + body[: int(len(body) * part)])


@pytest.mark.parametrize("part", [0, 0.5, 0.99])
def test_a_connection_that_breaks_off_stores_nothing_and_the_next_one_all(server, hall, part):
    phone = hall.join("judge")
    person = 1 + int(part * 4)
    for slot in (1, 2, 3, 4, 5):
        phone.record(person, slot, 10_000 + 10 * slot)
    break_off(server, phone, part)
    assert [one["outcome"] for one in phone.send()] == ["accepted"] * 5
    assert hall.attempts(person) == [1001, 1002, 1003, 1004, 1005]


def test_a_phone_that_hangs_up_before_the_answer_asks_again_and_nothing_is_stored_twice(
    server, hall
):
    phone = hall.join("judge")
    phone.record(6, 1, 12340)
    break_off(server, phone, 1)
    (receipt,) = phone.send()
    assert receipt["outcome"] in ("accepted", "duplicate")
    assert phone.numbers_of(phone) == [1]
    assert agree(phone, hall.organizer)


def test_what_was_acknowledged_before_a_kill_is_there_after_it_and_the_phones_go_on(server, hall):
    one, other = hall.join("judge"), hall.join("judge")
    entry = one.record(6, 2, 12340)
    one.send()
    other.record(6, 2, 12350)
    other.lose_the_answer()
    server.kill()
    server.start()
    assert [one["outcome"] for one in other.send()] == ["duplicate"]
    assert len(hall.review("dispute")) == 1
    delegate = hall.join("delegate")
    delegate.send()
    delegate.decide(6, 2, keep=entry)
    delegate.send()
    assert (hall.attempts(6)[1], hall.review()) == (1234, [])
    assert agree(one, other, delegate)
    assert "Traceback" not in server.log

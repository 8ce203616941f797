"""The server as it really runs: events through gunicorn, stopping, the log."""

import json
import time
from http.client import HTTPConnection
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.support.engines import on_sqlite
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone

OPEN_WCIF = Path(__file__).parents[1] / "data" / "MatsideOpen2022.wcif.json"


@pytest.fixture
def running(tmp_path, database_url):
    with LiveServer(tmp_path / "instance", database_url=database_url) as server:
        yield server


def post(server, path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = Request(f"{server.base_url}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as reply:
        return json.load(reply)


def next_event(lines):
    for line in lines:
        if line.startswith(b"data: "):
            return json.loads(line.removeprefix(b"data: "))
    raise AssertionError("the stream ended")


def test_a_listener_is_woken_and_does_not_keep_the_server_from_stopping(running):
    competition = running.import_wcif(OPEN_WCIF)
    secret = running.invite(competition, "judge")["secret"]
    seat = post(running, "/api/join", {"secret": secret, "name": "Ada"})
    listener = HTTPConnection("127.0.0.1", running.port, timeout=30)
    listener.request("GET", f"/api/competitions/{competition}/events")
    lines = listener.getresponse()
    heads = {}
    while "skewb-r1" not in heads:
        told = next_event(lines)
        heads[told["stream"]] = told["seq"]

    phone = ScriptedPhone(seat["device"])
    body = {"ops": [phone.record(1, 1, 12340)]}
    post(running, f"/api/competitions/{competition}/sync", body, seat["token"])
    assert next_event(lines) == {"stream": "333-r1", "seq": heads["333-r1"] + 1}

    begun = time.monotonic()
    running.stop()
    assert time.monotonic() - begun < 10
    listener.close()
    assert secret not in running.log
    assert seat["token"] not in running.log


@on_sqlite
def test_asked_for_more_processes_than_sqlite_takes_it_says_so_and_serves(tmp_path, engine):
    with LiveServer(tmp_path / "instance", WEB_CONCURRENCY="3") as server:
        assert server.log.count("3 processes were asked for, but SQLite takes one") == 1

"""Two gunicorns on one PostgreSQL, one of them with two processes: they serve one competition."""

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import create_engine, text

from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone

OPEN_WCIF = Path(__file__).parents[2] / "data" / "MatsideOpen2022.wcif.json"
PROCESSES = ("1", "2")
"""Of each host."""
SOON = 5.0
PHONES = 6
BATCHES = 10
BATCH = 5


@pytest.fixture(scope="module")
def database(postgres_engine, tmp_path_factory):
    with postgres_engine.database(tmp_path_factory.mktemp("database")) as url:
        yield url


@pytest.fixture(scope="module")
def hosts(database, tmp_path_factory):
    folder = tmp_path_factory.mktemp("hosts")
    one, other = (
        LiveServer(folder / many, database_url=database, WEB_CONCURRENCY=many, MATSIDE_LIMITS="off")
        for many in PROCESSES
    )
    with one, other:
        yield one, other
        # Stopping in good order would wait for the streams of events.
        one.kill()
        other.kill()


@pytest.fixture(scope="module")
def competition(hosts):
    return hosts[0].import_wcif(OPEN_WCIF)


@pytest.fixture(scope="module")
def seat(hosts, competition):
    """Lets a judge's phone in, by the first host."""
    secret = hosts[0].invite(competition, "judge")["secret"]
    return lambda stream="333-r1": Phone(hosts[0], competition, secret, stream)


def post(host, path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = Request(f"{host.base_url}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as reply:
        return json.load(reply)


class Phone:
    """A device that has joined, and talks to whichever host the test says."""

    def __init__(self, host, competition, secret, stream):
        seat = post(host, "/join", {"secret": secret, "name": "Ada"})
        self._path = f"/competitions/{competition}/sync"
        self._token = seat["token"]
        self.stream = stream
        self.pen = ScriptedPhone(seat["device"], stream)

    def sync(self, host, *envelopes, cursor=None):
        body = {"ops": envelopes, "cursors": {} if cursor is None else {self.stream: cursor}}
        return post(host, self._path, body, self._token)

    def digests(self, host):
        """What the host says of the whole stream, from its own board."""
        cursor, more = 0, True
        while more:
            answer = self.sync(host, cursor=cursor)
            cursor, more = answer["cursors"][self.stream], answer["more"]
        return answer["digests"][self.stream]


def next_event(lines):
    for line in lines:
        if line.startswith(b"data: "):
            return json.loads(line.removeprefix(b"data: "))
    raise AssertionError("the stream ended")


def test_what_one_host_takes_in_wakes_a_listener_of_the_other(hosts, competition, seat):
    """Of the other's two processes, whichever has the listener."""
    phone = seat("333-r2")
    path = f"/api/competitions/{competition}/events"
    listeners = [HTTPConnection("127.0.0.1", hosts[1].port, timeout=30) for _ in range(4)]
    streams = []
    for listener in listeners:
        listener.request("GET", path)
        streams.append(listener.getresponse())
    known = {}
    while "skewb-r1" not in known:
        known.update((told["stream"], told["seq"]) for told in map(next_event, streams))

    phone.sync(hosts[0], phone.pen.record(1, 1, 12340))
    sent = time.monotonic()
    moved = [wait_for(lines, phone.stream) for lines in streams]
    assert time.monotonic() - sent < SOON
    assert {one["seq"] for one in moved} == {known.get(phone.stream, 0) + 1}
    for listener in listeners:
        listener.close()


def wait_for(lines, stream):
    while (told := next_event(lines))["stream"] != stream:
        pass
    return told


def test_the_warm_board_of_one_host_follows_what_the_other_takes_in(hosts, seat):
    phone = seat()
    before = phone.digests(hosts[1])
    assert phone.digests(hosts[0]) == before
    for taking, other in (hosts, hosts[::-1]):
        phone.sync(taking, phone.pen.record(1, 1, 10_000 + phone.pen.n))
        after = phone.digests(other)
        assert after != before
        assert after == phone.digests(taking)
        before = after


def test_under_load_on_all_of_them_numbers_have_no_gap_and_no_twin(hosts, seat, database):
    phones = [seat("333-r9") for _ in range(PHONES)]
    receipts = []

    def work(phone, turn):
        for batch in range(BATCHES):
            envelopes = [phone.pen.record(1, 1, 10_000 + n) for n in range(BATCH)]
            answer = phone.sync(hosts[(turn + batch) % 2], *envelopes)
            receipts.extend(answer["receipts"])

    threads = [
        threading.Thread(target=work, args=(phone, turn)) for turn, phone in enumerate(phones)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    many = PHONES * BATCHES * BATCH
    assert sorted(one["seq"] for one in receipts) == list(range(1, many + 1))
    stored = rows(database, "SELECT op_id, seq FROM operation WHERE stream = '333-r9' ORDER BY seq")
    assert stored == sorted(((one["id"], one["seq"]) for one in receipts), key=lambda row: row[1])
    first, *others = (phones[0].digests(host) for host in (*hosts, hosts[1], hosts[1]))
    assert others == [first] * 3


def test_an_invite_is_used_up_whichever_host_is_asked(hosts, competition, seat):
    """Whoever gets in has a number that nobody else has."""
    before = seat().pen.device
    made = hosts[0].flask("invite", competition, "--role", "judge", "--uses", "3")
    secret = json.loads(made)["secret"]

    def join(turn):
        try:
            return post(hosts[turn % 2], "/join", {"secret": secret, "name": "Ada"})["device"]
        except HTTPError as refused:
            return json.load(refused)["code"]

    with ThreadPoolExecutor(8) as pool:
        outcomes = list(pool.map(join, range(8)))
    assert outcomes.count("invite-used-up") == 5
    joined = sorted(one for one in outcomes if one != "invite-used-up")
    assert joined == [before + 1, before + 2, before + 3]


def test_all_of_them_are_one_server(hosts, seat, database):
    """One identity for stamps, one epoch for cursors."""
    phone = seat()
    assert len({phone.sync(host)["epoch"] for host in hosts for _ in range(3)}) == 1
    assert rows(database, "SELECT count(DISTINCT server) FROM operation") == [(1,)]


def rows(url, query):
    engine = create_engine(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found

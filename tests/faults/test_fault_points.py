"""The server dies at each named point, another comes up on the database, the phone repeats (I1).

First in this process, at every passing of a point that an exchange has; then a real gunicorn, whose
process ends there as it does by `kill -9`.
"""

import json
import time
import urllib.request
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError

import pytest

from server import create_app, faults
from server.models import operation
from server.models.stream import head
from server.sync import boards
from tests.server.applications import close
from tests.support.live_server import LiveServer
from tests.support.phone import Line, NoAnswer, Phone, Seat
from tests.support.venue import ID, PEOPLE, Venue, add_competition

ROUND = "333-r1"
OPEN_WCIF = Path(__file__).parents[1] / "data" / "MatsideOpen2022.wcif.json"
# A round that the file does not have.
EMPTY_ROUND = "333-r9"
ENTRIES = 12
# Late enough that the process which comes up next gets further before it ends as well.
PASSING = 9
PATIENCE = 2000


class Hall:
    """One database, a server on it that may be replaced, and the phones that know nothing of it."""

    def __init__(self, url):
        self.url = url
        self.start()
        with self.app.app_context():
            add_competition()

    def start(self):
        self.app = create_app({"SQLALCHEMY_DATABASE_URI": self.url})

    def stop(self):
        close(self.app)

    def phone(self, role):
        phone = Phone([ROUND], ids(role))
        seat = Venue(self.app).join(role)
        phone.sit(Seat(seat.device, seat.token, role, role))
        return phone

    def exchange(self, phone):
        phone.exchange(Line(self.app, f"/api/competitions/{ID}", lambda: None).send)

    def log(self):
        with self.app.app_context():
            return operation.after(ID, ROUND, 0), head(ID, ROUND)


def ids(prefix):
    numbers = iter(range(1, 10_000))
    return lambda: f"{prefix}-{next(numbers):08}"


@pytest.fixture
def hall(database_url):
    hall = Hall(database_url)
    yield hall
    hall.stop()


def enter(phone, person, reading_ms, stream=ROUND):
    subject = {"person": person, "slot": 1}
    phone.append(stream, "attempt.record", {"reading_ms": reading_ms, "penalties": []}, subject)


def open_round(hall):
    organizer = hall.phone("organizer")
    body = {"edition": "wca-2026", "event": "333", "format": "a", "people": list(PEOPLE)}
    organizer.append(ROUND, "round.open", body)
    hall.exchange(organizer)
    return organizer


@pytest.mark.parametrize("point", faults.POINTS)
def test_a_server_that_dies_there_loses_nothing_and_doubles_nothing(hall, point):
    """Whatever was not answered is sent again, to a server that may have it already (I1, I3)."""
    organizer, judge = open_round(hall), hall.phone("judge")
    deaths = 0
    while dies(hall, judge, point, passing=deaths + 1):
        deaths += 1
    assert deaths >= 1

    hall.exchange(organizer)
    rows, last = hall.log()
    assert [row.seq for row in rows] == list(range(1, last + 1))
    made = [*organizer.disk.outbox.values(), *judge.disk.outbox.values()]
    assert sorted(row.raw for row in rows) == sorted(row.raw for row in made)
    with hall.app.app_context(), boards.reading(ID, ROUND) as warm:
        assert judge.digests(ROUND) == organizer.digests(ROUND) == warm.digests()
    assert judge.healed == organizer.healed == 0


def dies(hall, judge, point, passing):
    """Two entries and an exchange in which the server may die; then it is answered all the same."""
    for person in PEOPLE[:2]:
        enter(judge, person, 10_000 + 1000 * passing)
    with faults.armed(point, passing) as trap:
        if not trap_springs(hall, judge):
            return False
    assert trap.struck
    assert judge.disk.unsent() == 2
    hall.stop()
    hall.start()
    hall.exchange(judge)
    assert judge.disk.unsent() == 0
    return True


def trap_springs(hall, judge):
    try:
        hall.exchange(judge)
    except NoAnswer:
        return True
    return False


def test_a_point_that_nobody_named_is_a_mistake():
    with pytest.raises(ValueError, match="no such fault"):
        faults.of_environment("after-lunch:1")
    with pytest.raises(ValueError, match="no such fault"), faults.armed("after-commit", 0):
        raise AssertionError


def test_a_trap_strikes_once_and_only_at_its_passing():
    faults.point("before-reply")
    with faults.armed("before-reply", 2) as trap:
        faults.point("before-reply")
        faults.point("after-commit")
        with pytest.raises(faults.Killed):
            faults.point("before-reply")
        faults.point("before-reply")
    assert trap.struck
    faults.point("before-reply")


def test_a_gunicorn_that_ends_at_any_point_keeps_what_it_acknowledged(tmp_path, monkeypatch):
    """The process is gone within the statement, as by `kill -9`; its master begins another."""
    with LiveServer(tmp_path / "instance") as server:
        competition = server.import_wcif(OPEN_WCIF)
        secret = server.invite(competition, "judge")["secret"]
        joined = post(server, "/api/join", {"secret": secret, "name": "judge"})
        phone = Phone([EMPTY_ROUND], ids("judge"))
        phone.sit(Seat(joined["device"], joined["token"], "judge", "judge"))
        path = f"/api/competitions/{competition}/sync"

        def send(token, body):
            try:
                return post(server, path, json.loads(body), token)
            except (URLError, HTTPException, ConnectionError, TimeoutError):
                raise NoAnswer from None

        for point in faults.POINTS:
            server.stop()
            monkeypatch.setenv(faults.VARIABLE, f"{point}:{PASSING}")
            server.start()
            assert deaths(phone, send) >= 1, point

        made = ENTRIES * len(faults.POINTS)
        assert phone.disk.unsent() == 0
        assert sorted(phone.disk.operations) == [(EMPTY_ROUND, n + 1) for n in range(made)]
        assert phone.healed == 0


def deaths(phone, send):
    """Enter, one exchange each; how often nobody answered."""
    unanswered = 0
    for person in range(1, ENTRIES + 1):
        enter(phone, person, 9000 + person, EMPTY_ROUND)
        unanswered += until_answered(phone, send)
    return unanswered


def post(server, path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(
        server.base_url + path, json.dumps(body).encode(), headers, method="POST"
    )
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


def until_answered(phone, send):
    """How many times nobody answered."""
    for failures in range(PATIENCE):
        try:
            phone.exchange(send)
        except NoAnswer:
            time.sleep(0.01)
            continue
        return failures
    raise AssertionError("no answer")

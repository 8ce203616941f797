"""A cursor passes over nothing: a number is visible only after all that are smaller (I1).

Two transactions number at the same time and the second is ready first. Where numbers are handed
out without waiting, its number can be read before the smaller one, and a cursor that went on from
there never meets the other. The same check is made of such a numbering and of ours.
"""

import threading
from collections.abc import Callable

import pytest
from sqlalchemy import text

from server.base import now
from server.db import db, writing
from server.models import Operation, competition, operation, stream
from server.sync import intake
from tests.support.scripted_phone import ScriptedPhone
from tests.support.venue import ID

STREAM = "333-r1"
# So long the second may take; it is held up by the first or it is not.
MOMENT = 0.5
PATIENCE_SECONDS = 30

# Stores an operation with this id in the write transaction around it.
Numbering = Callable[[str], None]


def store(op_id: str, seq: int) -> None:
    row = {"competition_id": ID, "stream": STREAM, "seq": seq, "op_id": op_id, "device": 1, "n": 1}
    stamp = {"sha256": "", "role": "judge", "standing": "ok", "server": "", "received_at": now()}
    db.session.add(Operation(**row, **stamp, kind="attempt.record", raw="{}"))
    db.session.flush()


def naive(op_id: str) -> None:
    """The database's own counter: never the same number twice, and that is all it promises."""
    store(op_id, db.session.scalar(text("SELECT nextval('counter')")))


def ours(op_id: str) -> None:
    competition.lock(ID)
    seq = stream.head(ID, STREAM) + 1
    store(op_id, seq)
    stream.advance(ID, {STREAM: seq})


def met_by_a_cursor(apps, numbering: Numbering, patience: float = MOMENT) -> list[str]:
    """The ids that a reader meets who goes on from the last number each time; first when the
    second is done, or after so many seconds."""
    one, other = apps
    first_is_ready, first_may_end = threading.Event(), threading.Event()

    def first() -> None:
        with one.app_context(), writing():
            numbering("first")
            first_is_ready.set()
            assert first_may_end.wait(PATIENCE_SECONDS)

    def second() -> None:
        assert first_is_ready.wait(PATIENCE_SECONDS)
        with other.app_context(), writing():
            numbering("second")

    threads = [threading.Thread(target=first), threading.Thread(target=second)]
    for thread in threads:
        thread.start()
    assert first_is_ready.wait(PATIENCE_SECONDS)
    threads[1].join(patience)
    met = read_on(one, [])
    first_may_end.set()
    for thread in threads:
        thread.join()
    return [op_id for op_id, _ in read_on(one, met)]


def read_on(app, met: list[tuple[str, int]]) -> list[tuple[str, int]]:
    cursor = met[-1][1] if met else 0
    with app.app_context():
        return [*met, *((row.op_id, row.seq) for row in operation.after(ID, STREAM, cursor))]


@pytest.fixture
def counter(venues):
    """The sequence that the naive numbering draws from, for the length of the test."""
    with venues[0].app.app_context(), writing():
        db.session.execute(text("CREATE SEQUENCE counter"))
    yield
    with venues[0].app.app_context(), writing():
        db.session.execute(text("DROP SEQUENCE counter"))


@pytest.mark.usefixtures("venues")
def test_no_late_commit_is_passed_over(apps):
    assert met_by_a_cursor(apps, ours) == ["first", "second"]


@pytest.mark.usefixtures("counter")
def test_numbers_that_do_not_wait_let_a_cursor_pass_over_a_late_commit(apps):
    """What the lock is for: this is the fault that it prevents."""
    assert met_by_a_cursor(apps, naive, PATIENCE_SECONDS) == ["second"]


def test_intake_on_another_host_waits_for_the_one_that_was_first(venues):
    seats = [venue.join("judge") for venue in venues]
    first, second = ([ScriptedPhone(seat.device).record(1, 1, 12340)] for seat in seats)
    receipts = {}

    def late() -> None:
        with venues[1].app.app_context():
            receipts["late"] = intake.take(ID, seats[1].device, second)

    thread = threading.Thread(target=late)
    with venues[0].app.app_context():
        with writing():
            receipts["early"] = intake.take(ID, seats[0].device, first)
            thread.start()
            thread.join(MOMENT)
            assert "late" not in receipts
        thread.join()
    assert [receipts[which][0]["seq"] for which in ("early", "late")] == [1, 2]


def test_whoever_only_names_the_competition_does_not_wait(venues):
    """An invitation made while somebody numbers is not held up by it."""
    with venues[0].app.app_context(), writing():
        competition.lock(ID)
        assert venues[1].invite("judge")
